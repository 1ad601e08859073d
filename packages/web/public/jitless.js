// The page may not make code from text, and need not be told so by its browser: zod reads this before any schema is
// made, whatever the order in which the page's modules come.
globalThis.__zod_globalConfig = { jitless: true };
