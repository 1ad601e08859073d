import { config } from 'zod';

// The page may not make code from text, and need not be told so by its browser. Schemas ask when they are made, so
// this comes before all that has any.
config({ jitless: true });
