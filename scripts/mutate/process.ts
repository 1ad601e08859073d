/** The process that is all mutants, as its parent sees it: started anew whenever it was ended or spoilt. */
import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { NONE, isAnswer, type Answer, type Order } from './orders.ts';

/** Without an answer for so long (milliseconds), a mutant does not come to an end. */
const PATIENCE = 120_000;

/** How a mutant fared with scenarios: the first that fails, an end without an answer, or nothing. */
export type Fate = { readonly by: string } | 'endless' | 'alive';

export interface Mutable {
  reach(scenarios: readonly string[]): Promise<Answer>;
  /** Plays scenarios as a mutant; a mutant that acts while the program is loaded needs a process of its own. */
  attempt(mutant: number, scenarios: readonly string[], own: boolean): Promise<Fate>;
  close(): void;
}

/** An answer, or `null` where the process ended or had to be ended. */
function ask(child: ChildProcess, order: Order): Promise<Answer | null> {
  return new Promise((resolve) => {
    const finish = (message: unknown): void => {
      clearTimeout(timer);
      child.removeAllListeners();
      resolve(isAnswer(message) ? message : null);
    };
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
    }, PATIENCE);
    child.once('message', finish);
    child.once('exit', () => finish(undefined));
    child.once('error', () => finish(undefined));
    child.send(order);
  });
}

/** The process, given the file with the mutated sources. */
export function mutable(written: string): Mutable {
  let child: ChildProcess | null = null;
  const start = (active: number): ChildProcess =>
    fork(join(import.meta.dirname, 'child.ts'), [written, String(active)], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
  const warm = (): ChildProcess => (child ??= start(NONE));
  const end = (): void => {
    child?.kill('SIGKILL');
    child = null;
  };
  const inOwn = async (mutant: number, scenarios: readonly string[]): Promise<Fate> => {
    const own = start(mutant);
    const answer = await ask(own, { do: 'try', mutant, scenarios });
    own.kill('SIGKILL');
    return answer === null ? { by: 'loading' } : fateOf(answer);
  };
  return {
    async reach(scenarios) {
      const answer = await ask(warm(), { do: 'reach', scenarios });
      if (answer === null) throw new Error('the scenarios did not come to an end');
      return answer;
    },
    async attempt(mutant, scenarios, own) {
      if (own) return inOwn(mutant, scenarios);
      const answer = await ask(warm(), { do: 'try', mutant, scenarios });
      if (answer === null || answer.spoilt === true) end();
      if (answer === null) return 'endless';
      return answer.spoilt === true ? inOwn(mutant, scenarios) : fateOf(answer);
    },
    close: end,
  };
}

function fateOf({ failed = [] }: Answer): Fate {
  const [by] = failed;
  return by === undefined ? 'alive' : { by };
}
