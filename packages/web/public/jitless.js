// The content security policy forbids `eval`, and zod would trigger a warning by trying it. Zod reads this before any
// schema is created, whatever order the page's modules load in.
globalThis.__zod_globalConfig = { jitless: true };
