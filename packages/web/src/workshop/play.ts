/** Plays a pack that is being made, against bots at a table of this browser: nothing of it goes anywhere. */
import type { Pack, PackFiles } from '@kickdoor/packs';
import { writeBundle } from '@kickdoor/packs/bundle';
import { baseSheet, DEFAULT_SHEET, homeSheet, SHEETS, type SheetId } from '@kickdoor/rules';
import type { CreateTable } from '@kickdoor/protocol';
import { CreatedTable } from '@kickdoor/protocol';
import type { Language } from '@kickdoor/words';
import { tablePath } from '../app/router.ts';
import { autostart, firstSettings, toRequest, withGame } from '../lobby/new-game.ts';
import { createTable } from '../net/api.ts';
import { bundleText } from '../net/bundles.ts';
import { offerContent } from '../net/content.ts';
import { keepTableKeys, persona } from '../net/keys.ts';
import { ask } from '../offline/here.ts';
import type { Started } from '../start/begin.ts';

export interface Wish {
  readonly sheet: SheetId;
  readonly language: Language;
  /** The name of somebody who has never said theirs. */
  readonly me: string;
  /** The card that is to be at hand; `null` for a game as any other. */
  readonly card: string | null;
}

/** The rule sheets that a pack can be played by, the likeliest first. */
export function sheetsFor({ sheets, source }: Pack): readonly SheetId[] {
  const beside = Object.keys(source.companions);
  const first = sheets?.[0] ?? baseSheet(beside)?.id ?? homeSheet(beside[0] ?? '')?.id ?? DEFAULT_SHEET;
  const others = SHEETS.map(({ id }) => id).filter((id) => id !== first && sheets?.includes(id) !== false);
  return [first, ...others];
}

/** A pack that is in this browser, with the files that it was made of. */
export interface OwnPack {
  readonly pack: Pack;
  readonly files: PackFiles;
}

/** Lets this browser's tables and pages have the cards of a pack; its bundle goes along if a game with it moves to a server. */
export async function offerPack({ pack, files }: OwnPack) {
  const { id, version, setHash, look, cards, words } = pack;
  const set = { id, version, setHash, look, defs: cards, words };
  const bundle = writeBundle(pack, files, []);
  const withBundle = bundle === null ? set : { ...set, bundle: bundleText(bundle) };
  const offer = await ask('offer', { set: withBundle }, () => null);
  if (offer.ok) offerContent(set);
  return offer;
}

/** Begins a game with the pack and the sheet's own sets, three seats against bots, which starts at once. */
export async function playHere(own: OwnPack, { sheet, language, me, card }: Wish): Promise<Started> {
  const { id } = own.pack;
  const offer = await offerPack(own);
  if (!offer.ok) return { problem: offer.code };
  const settings = firstSettings(sheet);
  const game = withGame(settings, { sheet, more: [id] });
  const wish: CreateTable = {
    ...toRequest({
      ...settings,
      ...game,
      seats: SEATS,
      speed: 'fast',
      pace: 'none',
      talk: 'off',
      rulings: 'host',
    }),
    bots: Array.from({ length: SEATS - 1 }, (_, at) => at + 1),
    language,
    player: persona() ?? { name: me, sex: 'female' },
  };
  const made =
    card === null
      ? await createTable(wish, true)
      : await ask('try', { wish, card: { set: id, id: card } }, (value) => CreatedTable.parse(value));
  if (!made.ok) return { problem: made.code };
  const { table, host, secret } = made.value;
  keepTableKeys(table, { host, here: true, ...(secret === null ? {} : { secret }) });
  autostart.add(table);
  return { path: tablePath(table) };
}

const SEATS = 3;
