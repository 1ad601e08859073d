/** Describes a player in words and color. */
import type { BotCharacter, TableInfo } from '@kickdoor/protocol';
import type { CardId, Phrase, PlayerView, Seat } from '@kickdoor/rules';
import { useMemo, type CSSProperties } from 'react';
import type { PortraitProps } from '../cards/Portrait.tsx';
import { usePosition, useTableState, type TableScene } from './TableContext.ts';
import { text } from '../words/say.ts';

/** Each seat has its own color, used for its token and for its name everywhere. */
export function seatStyle(seat: number): CSSProperties {
  return { '--seat-color': `var(--ui-seat-${seat % 6})` };
}

/** Race and class in words: "Elf · Wizard". */
export function kindLine(player: PlayerView, { names, say }: Pick<TableScene, 'names' | 'say'>): string {
  const traits = [...player.races, ...player.classes].map((card) => say(names.card(card)));
  const human = player.races.length === 0 ? [say('no-race')] : [];
  return [...human, ...traits].join(' · ');
}

/** Other facts about a player, in a few words each. */
export function badges(player: PlayerView, { view, state }: Pick<TableScene, 'view' | 'state'>): Phrase[] {
  const found: Phrase[] = [];
  const info = state.table?.seats.find(({ seat }) => seat === player.seat);
  if (player.left) found.push(text('badge-left'));
  if (player.dead) found.push(text('badge-dead'));
  if (view.winners.includes(player.seat)) found.push(text('badge-winner'));
  if (view.phase !== 'over') {
    if (view.turn === player.seat && view.phase !== 'setup') found.push(text('badge-turn'));
    if (view.combat?.fighter === player.seat) found.push(text('badge-fighter'));
    if (view.combat?.helper === player.seat) found.push(text('badge-helper'));
  }
  const owed = view.phase === 'over' ? 0 : (player.owed ?? 0);
  if (owed !== 0) found.push(text(owed < 0 ? 'badge-skips' : 'badge-again'));
  // Players know that they have been asked.
  if (player.asked !== null && player.seat !== view.seat) found.push(text('badge-asked'));
  if (view.phase === 'setup' && player.ready) found.push(text('badge-ready'));
  if (info?.standIn === true) found.push(text('badge-stand-in'));
  else if (info?.kind === 'vacant') found.push(text('badge-vacant'));
  else if (info !== undefined && !info.connected && info.kind === 'person') found.push(text('badge-away'));
  // Constant facts come last, because a narrow seat drops the end of the list.
  if (info !== undefined && info.strength !== null && info.strength !== 'regular') {
    found.push(text(`strength-${info.strength}`));
  }
  if (info !== undefined && info.character !== null) found.push(text(`character-${info.character}`));
  return found;
}

/** Other facts about a player. Returns the same list as long as its content is the same. */
export function useBadges(player: PlayerView): readonly Phrase[] {
  const { view } = usePosition();
  const state = useTableState();
  const ids = badges(player, { view, state })
    .map(({ id }) => id)
    .join(' ');
  return useMemo(() => (ids === '' ? [] : ids.split(' ').map((id) => ({ id }))), [ids]);
}

/** The character of a seat's bot; `null` if it has none, or a person plays. */
export function useCharacter(seat: Seat): BotCharacter | null {
  return characterOf(useTableState().table, seat);
}

/** The character of a seat's bot; `null` if it has none, or a person plays. */
export function characterOf(table: TableInfo | null, seat: Seat): BotCharacter | null {
  return table?.seats.find((there) => there.seat === seat)?.character ?? null;
}

/** The data for a portrait. */
export function portrait(
  player: PlayerView,
  pool: TableScene['pool'],
  character: BotCharacter | null,
): Pick<PortraitProps, 'races' | 'classes' | 'sex' | 'character'> {
  const id = (card: CardId) => pool.cards[card]?.id ?? '';
  return { races: player.races.map(id), classes: player.classes.map(id), sex: player.sex, character };
}
