/** Shell completion. Each script is tried in its shell, if that is installed. */
import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { completionScript } from '../src/completion/scripts.ts';
import { commandEntries } from '../src/completion/tree.ts';
import { program } from '../src/program.ts';
import { cliWords } from '../src/words/words.ts';
import { ran } from './run.ts';

const entries = commandEntries(await program(cliWords('en', { plain: true })));

/** Each line as typed, with some completions it must and must not legalMove. */
const LINES: readonly (readonly [line: string, offered: readonly string[], not: readonly string[]])[] = [
  ['kickdoor si', ['simulate'], ['serve', 'check']],
  ['kickdoor pack ', ['check', 'schema'], ['serve']],
  ['kickdoor pack schema ', ['card', 'pictures'], ['check']],
  ['kickdoor simulate --sheet ', ['classic', 'winter'], ['--games']],
  ['kickdoor simulate --j', ['--json'], ['--games']],
  ['kickdoor help ba', ['balance'], ['serve']],
];

function has(shell: string): boolean {
  return spawnSync(shell, ['-c', 'exit 0']).status === 0;
}

/** What a shell offers for a line. */
function legalMoves(shell: 'bash' | 'fish', line: string): readonly string[] {
  const script = completionScript(shell, entries);
  const ask =
    shell === 'bash'
      ? `COMP_WORDS=(${line.replace(/ $/u, " ''")}); COMP_CWORD=$((\${#COMP_WORDS[@]}-1)); __kickdoor; printf '%s\\n' "\${COMPREPLY[@]}"`
      : `complete -C '${line}'`;
  const { stdout, stderr } = spawnSync(shell, ['-c', `${script}\n${ask}`], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return stdout.split('\n').map((one) => one.split('\t')[0] ?? '');
}

describe.each(['bash', 'fish'] as const)('%s', (shell) => {
  test.skipIf(!has(shell)).each(LINES)('completes `%s`', (line, offered, not) => {
    const found = legalMoves(shell, line);
    for (const word of offered) expect(found).toContain(word);
    for (const word of not) expect(found).not.toContain(word);
  });
});

test.skipIf(!has('zsh'))('zsh reads its script', () => {
  const script = completionScript('zsh', entries);
  const run = spawnSync('zsh', ['-n'], { input: script, encoding: 'utf8' });
  expect(run).toMatchObject({ status: 0, stderr: '' });
});

test.each(['bash', 'zsh', 'fish'])('`completion %s` names every command and option', async (shell) => {
  const { out, code } = await ran(['completion', shell]);
  expect(code).toBe(0);
  for (const { path, options } of entries) {
    for (const name of path) expect(out).toContain(name);
    for (const { flags } of options) expect(out).toContain((flags.at(-1) ?? '').replace(/^--/u, ''));
  }
});

test('there are no other shells', async () => {
  const { err, code } = await ran(['completion', 'tcsh']);
  expect(err).toBe("error: 'tcsh' is invalid for 'shell'. Allowed choices are bash, zsh, fish.\n");
  expect(code).toBe(1);
});
