/** Command-line options of scripts, with errors that name the option. `--help` lists them. */
import process from 'node:process';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

/** Ends the script with a line that says why. */
export function fail(why: string): never {
  process.stderr.write(`${why}\n`);
  process.exit(2);
}

/** The given options. Ends the script if an option is unknown or lacks its value. */
export function optionsOf<const T extends ParseArgsOptionsConfig>(options: T) {
  if (process.argv.includes('--help')) {
    process.stdout.write(`${listed(options)}\n`);
    process.exit(0);
  }
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n${listed(options)}`);
  }
}

/** The options as written on the command line, with their defaults. */
function listed(options: ParseArgsOptionsConfig): string {
  const lines = Object.entries(options).map(([name, { type, default: usual }]) => {
    if (type === 'boolean') return `  --${name}`;
    return usual === undefined ? `  --${name} VALUE` : `  --${name} VALUE (${JSON.stringify(usual)})`;
  });
  return ['Options:', ...lines].join('\n');
}

/** The whole number in an option. Ends the script if it isn't one within these bounds. */
export function wholeNumber(flag: string, text: string, least = 1, most = 100_000): number {
  const number = Number(text);
  if (text.trim() !== '' && Number.isInteger(number) && number >= least && number <= most) return number;
  return fail(`--${flag} takes a whole number from ${least} to ${most}, not ${JSON.stringify(text)}`);
}
