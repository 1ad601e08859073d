/** The kickdoor command. */
import process from 'node:process';
import { run } from './program.ts';

await run(process.argv.slice(2), process.env);
