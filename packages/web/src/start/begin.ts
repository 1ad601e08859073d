/** The ways to begin a game from the start page. Each makes a table, keeps its keys and says where it is. */
import type { ErrorCode, LessonId } from '@kickdoor/protocol';
import { DEFAULT_SHEET, type SheetId } from '@kickdoor/rules';
import type { Language } from '@kickdoor/words';
import { tablePath } from '../app/router.ts';
import { autostart, firstSettings, toRequest } from '../lobby/new-game.ts';
import { createLesson, createTable } from '../net/api.ts';
import { keepTableKeys, persona, type Persona } from '../net/keys.ts';

/** Where the game is, or why there is none. */
export type Started = { readonly path: string } | { readonly problem: ErrorCode | 'offline' };

/** Who begins. */
export interface Beginner {
  readonly language: Language;
  /** The name of somebody who has never said theirs. */
  readonly me: string;
}

function personaOf({ me }: Beginner): Persona {
  return persona() ?? { name: me, sex: 'female' };
}

function seated(answer: Awaited<ReturnType<typeof createTable>>): Started {
  if (!answer.ok) return { problem: answer.code };
  const { table, host, secret } = answer.value;
  keepTableKeys(table, { host, ...(secret === null ? {} : { secret }) });
  return { path: tablePath(table) };
}

/** A game against bots by a sheet, three of them where it seats as many, which starts at once. */
export async function solo(sheet: SheetId, who: Beginner): Promise<Started> {
  const settings = firstSettings(sheet);
  const answer = await createTable({
    ...toRequest(settings),
    // Nobody waits for whoever plays against bots.
    pace: 'none',
    bots: Array.from({ length: settings.seats - 1 }, (_, at) => at + 1),
    language: who.language,
    player: personaOf(who),
  });
  if (answer.ok) autostart.add(answer.value.table);
  return seated(answer);
}

/**
 * A table for friends. Whoever has a name sits there at once; others say it at the table, so that their friends know
 * them.
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

/** A guided game. */
export async function lesson(name: LessonId, who: Beginner): Promise<Started> {
  return seated(await createLesson({ lesson: name, language: who.language, player: personaOf(who) }));
}
