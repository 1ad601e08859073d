/** The mutant process as seen by its parent: restarted whenever it was killed or its state was spoilt. */
import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { NONE, isAnswer, type Answer, type Order } from './orders.ts';

/** Milliseconds without an answer after which a mutant counts as endless. */
const PATIENCE = 120_000;

/** A mutant's fate: killed by this scenario, no answer, or survived. */
export type Fate = { readonly by: string } | 'endless' | 'alive';

export interface Mutable {
  reach(scenarios: readonly string[]): Promise<Answer>;
  /** Plays scenarios with a mutant; a mutant reached while the program loads needs a process of its own. */
  attempt(mutant: number, scenarios: readonly string[], own: boolean): Promise<Fate>;
  close(): void;
}

/** An answer, or `null` if the process ended or had to be killed. */
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

/** Starts the process, given the file with the mutated sources. */
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
