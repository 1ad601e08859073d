/** The kickdoor command. */
import { Command } from 'commander';
import { programVersion } from './version.ts';

/** Each subcommand loads only what it needs itself. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  serve: async () => (await import('./serve.ts')).serveCommand(),
  scenario: async () => (await import('./scenario/command.ts')).scenarioCommand(),
  balance: async () => (await import('./simulate/balance.ts')).balanceCommand(),
  simulate: async () => (await import('./simulate/command.ts')).simulateCommand(),
  replay: async () => (await import('./records/replay.ts')).replayCommand(),
  verify: async () => (await import('./records/verify.ts')).verifyCommand(),
  pack: async () => (await import('./pack.ts')).packCommand(),
  version: () => Promise.resolve(versionCommand()),
};

function versionCommand(): Command {
  return new Command('version').description('print the version').action(() => {
    process.stdout.write(`${programVersion()}\n`);
  });
}

/** The subcommand that was asked for, or all of them where help has to list them. */
async function subcommands(asked: string | undefined): Promise<Command[]> {
  const only = asked === undefined ? undefined : COMMANDS[asked];
  return Promise.all((only === undefined ? Object.values(COMMANDS) : [only]).map((load) => load()));
}

const program = new Command('kickdoor')
  .description('Play the Munchkin family of card games')
  .version(programVersion());
for (const command of await subcommands(process.argv[2])) program.addCommand(command);

await program.parseAsync();
