/** The kickdoor command. */
import process from 'node:process';
import { run } from './program.ts';

// The reader may close the pipe early (`kickdoor replay … | head`); that is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  throw error;
});

await run(process.argv.slice(2), process.env);
