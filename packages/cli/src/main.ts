/** The kickdoor command. */
import process from 'node:process';
import { run } from './program.ts';

// Whoever reads the output may have had enough of it (`kickdoor replay … | head`); that is no mistake.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  throw error;
});

await run(process.argv.slice(2), process.env);
