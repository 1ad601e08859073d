/** Plays a pack from the workshop against bots at a table of this browser. Nothing leaves the device. */
import type { Pack, PackFiles } from '@kickdoor/packs';
import { writeBundle } from '@kickdoor/packs/bundle';
import {
  baseSheet,
  DEFAULT_SHEET,
  homeSheet,
  RULE_IDS,
  SHEETS,
  type RuleId,
  type RuleTable,
  type SheetId,
} from '@kickdoor/rules';
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
import { z } from 'zod';

export interface Wish {
  readonly sheet: SheetId;
  readonly language: Language;
  /** The name for a player who hasn't entered one. */
  readonly me: string;
  /** The card to try; `null` for an ordinary game. */
  readonly card: string | null;
}

/** The rule sheets that a pack can be played with, the likeliest first. */
export function sheetsFor({ sheets, source }: Pack): readonly SheetId[] {
  const beside = Object.keys(source.companions);
  const first = sheets?.[0] ?? baseSheet(beside)?.id ?? homeSheet(beside[0] ?? '')?.id ?? DEFAULT_SHEET;
  const others = SHEETS.map(({ id }) => id).filter((id) => id !== first && sheets?.includes(id) !== false);
  return [first, ...others];
}

/** A pack in this browser, with its source files. */
export interface OwnPack {
  readonly pack: Pack;
  readonly files: PackFiles;
}

/** Registers a pack with this browser's tables and pages; its bundle goes along if a game with it moves to a server. */
export async function offerPack({ pack, files }: OwnPack) {
  const { id, version, setHash, look, cards, words } = pack;
  const set = { id, version, setHash, look, defs: cards, words };
  const bundle = writeBundle(pack, files, []);
  const withBundle = bundle === null ? set : { ...set, bundle: bundleText(bundle) };
  const offer = await ask('offer', { set: withBundle }, () => null);
  if (offer.ok) offerContent(set);
  return offer;
}

/** Why a card can't be tried: the rule that forbids using it, and the table on which that rule applies. */
export interface Untried {
  readonly untried: RuleId;
  readonly table: RuleTable;
}

/** The reply of the browser's tables to a request to try a card. */
const TriedTable = z.union([CreatedTable, z.object({ rule: z.enum(RULE_IDS) })]);

/**
 * Starts a game of three seats against bots, with the pack and the sheet's own sets; to try a card, at a position in
 * which it can be used.
 */
export async function playHere(own: OwnPack, wish: Wish): Promise<Started | Untried> {
  const offer = await offerPack(own);
  if (!offer.ok) return { problem: offer.code };
  const request = requestOf(own.pack, wish);
  if (wish.card === null) {
    const made = await createTable(request, true);
    if (!made.ok) return { problem: made.code };
    autostart.add(made.value.table);
    return entered(made.value);
  }
  const made = await ask('try', { wish: request, card: { set: own.pack.id, id: wish.card } }, (value) =>
    TriedTable.parse(value),
  );
  if (!made.ok) return { problem: made.code };
  if (!('rule' in made.value)) return entered(made.value);
  return { untried: made.value.rule, table: { sheet: wish.sheet, sets: request.sets ?? [] } };
}

function requestOf({ id }: Pack, { sheet, language, me }: Wish): CreateTable {
  const settings = firstSettings(sheet);
  return {
    ...toRequest({
      ...settings,
      ...withGame(settings, { sheet, more: [id] }),
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
}

/** Stores the keys of a table created in this browser. */
function entered({ table, host, secret }: CreatedTable): Started {
  keepTableKeys(table, { host, here: true, ...(secret === null ? {} : { secret }) });
  return { path: tablePath(table) };
}

const SEATS = 3;
