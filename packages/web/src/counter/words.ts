/** Sentences of the level counter: history, fights and connection. */
import { signed as signedFigure } from '../ui/figure.ts';
import type { CounterDeed } from '@kickdoor/protocol';
import type { Phrase } from '@kickdoor/rules';
import { text } from '../words/say.ts';
import type { CounterState } from './keep/document.ts';
import { playerOf, type Counter, type CounterFight, type CounterPlayer } from './model/counter.ts';
import { ESCAPES, type Standing } from './model/fight.ts';
import type { Happened } from './model/fold.ts';
import { roleName } from './roles.ts';

/** Entries of one kind. */
type Deed<Is extends CounterDeed['is']> = Extract<CounterDeed, { is: Is }>;

/** A number with its sign; zero has none. */
export function signed(value: number): string {
  return value === 0 ? '0' : signedFigure(value);
}

function named(counter: Counter, id: string | null): string {
  return playerOf(counter, id)?.name ?? '?';
}

/** Joins the names of several players, in a language. */
export function listOf(names: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}

/** Races and classes on one line; empty for a human without a class. */
export function rolesLine({ races, classes }: CounterPlayer, language: string): string {
  return [...races, ...classes].map((id) => roleName(id, language)).join(' · ');
}

/** An entry's effect as one sentence; `null` for entries that aren't shown. */
export function tale({ entry, before, after }: Happened, language: string): Phrase | null {
  const { deed, id } = entry;
  switch (deed.is) {
    case 'player':
      return text('count-did-player', { name: deed.name });
    case 'change':
      return taleOfChange(deed, before, after, language);
    case 'leave':
      return text('count-did-leave', { name: named(before, deed.player) });
    case 'level':
    case 'gear':
      return taleOfStep(deed, before, after);
    case 'life':
      return text(deed.dead ? 'count-did-die' : 'count-did-return', { name: named(after, deed.player) });
    case 'rules':
      return taleOfRules(deed);
    case 'roll':
      return taleOfRoll(deed, after);
    case 'again':
      return text('count-did-again');
    case 'fight':
      return text('count-did-fight', { name: named(after, deed.player), level: deed.level });
    case 'phone':
    case 'undo':
      return null;
    default:
      return taleOfFight(deed, before, after, id);
  }
}

function taleOfChange(deed: Deed<'change'>, before: Counter, after: Counter, language: string): Phrase {
  const player = playerOf(after, deed.player);
  const name = player?.name ?? '?';
  if (deed.name !== undefined) return text('count-did-name', { before: named(before, deed.player), name });
  if (deed.sex !== undefined) return text('count-did-sex', { name });
  if (deed.color !== undefined) return text('count-did-color', { name });
  const roles = player === null ? '' : rolesLine(player, language);
  return roles === '' ? text('count-did-no-roles', { name }) : text('count-did-roles', { name, roles });
}

function taleOfStep({ is, player }: Deed<'level' | 'gear'>, before: Counter, after: Counter): Phrase {
  const from = playerOf(before, player)?.[is] ?? 0;
  const to = playerOf(after, player)?.[is] ?? 0;
  return text(is === 'level' ? 'count-did-level' : 'count-did-gear', {
    name: named(after, player),
    from,
    to,
  });
}

function taleOfRules({ goal, sheet }: Deed<'rules'>): Phrase | null {
  if (goal === null) return text('count-did-no-goal');
  if (goal !== undefined) return text('count-did-goal', { level: goal });
  return sheet === undefined ? null : text(`sheet-${sheet}`);
}

/** A roll, and whether the player got away. */
export function taleOfRoll({ face, flee }: Pick<Deed<'roll'>, 'face' | 'flee'>, counter: Counter): Phrase {
  if (flee === undefined) return text('count-did-roll', { face });
  const total = face + flee.bonus;
  const args = {
    name: named(counter, flee.player),
    face,
    bonus: flee.bonus < 0 ? `− ${-flee.bonus}` : `+ ${flee.bonus}`,
    total,
  };
  return text(total >= ESCAPES ? 'count-did-escape' : 'count-did-caught', args);
}

type FightDeed = Deed<'terms' | 'bonus' | 'monster' | 'foe' | 'gone' | 'end'>;

function taleOfFight(deed: FightDeed, before: Counter, after: Counter, id: string): Phrase | null {
  const was = before.fights.find((fight) => fight.id === deed.fight);
  const is = after.fights.find((fight) => fight.id === deed.fight);
  if (was === undefined) return null;
  switch (deed.is) {
    case 'terms':
      return taleOfTerms(deed, was, after);
    case 'bonus':
      return text(`count-did-bonus-${deed.side}`, {
        from: was.bonus[deed.side],
        to: is?.bonus[deed.side] ?? 0,
      });
    case 'monster':
      return text('count-did-monster', { level: is?.monsters.find((one) => one.id === id)?.level ?? 0 });
    case 'foe': {
      const part = deed.level === undefined ? 'bonus' : 'level';
      const [from = 0, to = 0] = [was, is].map(
        (fight) => fight?.monsters.find((one) => one.id === deed.monster)?.[part],
      );
      return text(part === 'level' ? 'count-did-foe-level' : 'count-did-foe-bonus', { from, to });
    }
    case 'gone':
      return text('count-did-gone', {
        level: was.monsters.find((one) => one.id === deed.monster)?.level ?? 0,
      });
    case 'end':
      return taleOfEnd(deed, was, before, after);
  }
}

function taleOfTerms({ helper, ties }: Deed<'terms'>, { player }: CounterFight, after: Counter): Phrase {
  const name = named(after, player);
  if (ties !== undefined) return text(`count-did-ties-${ties}`);
  if (helper === undefined || helper === null) return text('count-did-alone', { name });
  return text('count-did-helper', { name, helper: named(after, helper) });
}

function taleOfEnd({ how }: Deed<'end'>, { player }: CounterFight, before: Counter, after: Counter): Phrase {
  const name = named(after, player);
  if (how !== 'won') return text(how === 'lost' ? 'count-did-lost' : 'count-did-off', { name });
  const [from, to] = [before, after].map((counter) => playerOf(counter, player)?.level ?? 0);
  return text('count-did-won', { name, from: from ?? 0, to: to ?? 0 });
}

/** Who is winning, by how much. */
export function verdict({ lead, tie, isWon }: Standing): Phrase {
  if (tie !== null) return text(`count-tie-${tie}`);
  return isWon ? text('count-winning', { by: lead }) : text('count-losing', { by: -lead });
}

/** The state of the connection. */
export function lineWords({ link, phones, unsent }: CounterState): Phrase {
  if (link === 'live') return text('count-live', { count: phones });
  if (link === 'apart' && unsent > 0) return text('count-apart-unsent', { count: unsent });
  if (link === 'apart') return text('count-apart');
  return text(
    link === 'alone' ? 'count-alone' : link === 'connecting' ? 'count-connecting' : 'count-refused',
  );
}
