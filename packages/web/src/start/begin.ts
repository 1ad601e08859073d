/** Ways to start a game from the start page. Each creates a table, stores its keys and returns its path. */
import type { BadPack, ErrorCode, LessonId } from '@kickdoor/protocol';
import { DEFAULT_SHEET, type SheetId } from '@kickdoor/rules';
import type { Language } from '@kickdoor/words';
import { tablePath } from '../app/router.ts';
import { autostart, firstSettings, toRequest, withGame } from '../lobby/new-game.ts';
import { bringPack, createLesson, createTable } from '../net/api.ts';
import { keepTableKeys, persona, type Persona } from '../net/keys.ts';
import { hasWon } from './kept.ts';

/** The game's path, or the reason why there is none. */
export type Started = { readonly path: string } | { readonly problem: ErrorCode | 'offline' };

/** The reason why a pack can't be played with friends. */
export interface Refused {
  readonly problem: ErrorCode | 'offline';
  readonly mistakes: BadPack['mistakes'];
}

/** The player who starts a game. */
export interface Beginner {
  readonly language: Language;
  /** The name for a player who hasn't entered one. */
  readonly me: string;
}

function personaOf({ me }: Beginner): Persona {
  return persona() ?? { name: me, sex: 'female' };
}

function seated(answer: Created, here = false): Started {
  if (!answer.ok) return { problem: answer.code };
  const { table, host, secret } = answer.value;
  keepTableKeys(table, {
    host,
    ...(secret === null ? {} : { secret }),
    ...(here ? { here } : {}),
  });
  return { path: tablePath(table) };
}

/**
 * Starts a game against bots with a sheet, three of them where it seats as many: on the server or, if that can't be
 * reached or with `here`, in this browser. The bots are novices until somebody has won here.
 */
export function solo(sheet: SheetId, who: Beginner, here = false): Promise<Started> {
  const settings = firstSettings(sheet);
  const bots = Array.from({ length: settings.seats - 1 }, (_, at) => at + 1);
  const strength = hasWon() ? 'regular' : 'novice';
  const wish = {
    ...toRequest(settings),
    // Nobody is kept waiting by a player among bots.
    pace: 'none' as const,
    bots,
    strengths: bots.map(() => strength),
    language: who.language,
    player: personaOf(who),
  };
  return somewhere(here, async (isHere) => {
    const answer = await createTable(wish, isHere);
    if (answer.ok) autostart.add(answer.value.table);
    return answer;
  });
}

type Created = Awaited<ReturnType<typeof createTable>>;

/** Creates a table on the server; in this browser if requested, or if no server answers. */
async function somewhere(here: boolean, make: (isHere: boolean) => Promise<Created>): Promise<Started> {
  const answer = here ? null : await make(false);
  if (answer !== null && (answer.ok || answer.code !== 'offline')) return seated(answer);
  return seated(await make(true), true);
}

/**
 * Creates a table for friends. A player who has entered a name sits down at once; others enter theirs at the table, so
 * that their friends recognize them.
 */
export async function withFriends({ language }: Beginner): Promise<Started> {
  const player = persona();
  return seated(
    await createTable({
      ...toRequest(firstSettings(DEFAULT_SHEET)),
      language,
      ...(player === null ? {} : { player }),
    }),
  );
}

/**
 * Creates a table for friends with an own pack, as its bundle, on a sheet; returns all mistakes if the server finds
 * any.
 */
export async function hostPack(
  bundle: Blob,
  sheet: SheetId,
  { language }: Pick<Beginner, 'language'>,
): Promise<Started | Refused> {
  const brought = await bringPack(bundle, language);
  if (!brought.ok) return { problem: brought.code, mistakes: brought.mistakes };
  const { id, pack } = brought.value;
  const first = firstSettings(sheet);
  const settings = { ...first, ...withGame(first, { sheet, more: [id] }) };
  const player = persona();
  return seated(
    await createTable({
      ...toRequest(settings),
      packs: [pack],
      language,
      ...(player === null ? {} : { player }),
    }),
  );
}

/** Starts a guided game. */
export function lesson(name: LessonId, who: Beginner): Promise<Started> {
  const wish = { lesson: name, language: who.language, player: personaOf(who) };
  return somewhere(false, (isHere) => createLesson(wish, isHere));
}
