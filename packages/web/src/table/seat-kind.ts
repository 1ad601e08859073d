/** Who somebody is, in words and colour. */
import type { Phrase, PlayerView } from '@kickdoor/rules';
import type { CSSProperties } from 'react';
import type { TableScene } from './TableContext.ts';

/** Each seat has a colour of its own, on its token and wherever its name is said. */
export function seatStyle(seat: number): CSSProperties {
  return { '--seat-color': `var(--ui-seat-${seat % 6})` };
}

/** Race and class in words: "Elf · Wizard". */
export function kindLine(player: PlayerView, { names, say }: Pick<TableScene, 'names' | 'say'>): string {
  const traits = [...player.races, ...player.classes].map((card) => say(names.card(card)));
  const human = player.races.length === 0 ? [say('no-race')] : [];
  return [...human, ...traits].join(' · ');
}

/** What is to be known of a player besides, in a few words each. */
export function badges(player: PlayerView, { view, state }: Pick<TableScene, 'view' | 'state'>): Phrase[] {
  const found: Phrase[] = [];
  const info = state.table?.seats.find(({ seat }) => seat === player.seat);
  if (player.left) found.push({ id: 'badge-left' });
  if (player.dead) found.push({ id: 'badge-dead' });
  if (view.winners.includes(player.seat)) found.push({ id: 'badge-winner' });
  if (view.turn === player.seat) found.push({ id: 'badge-turn' });
  if (view.combat?.fighter === player.seat) found.push({ id: 'badge-fighter' });
  if (view.combat?.helper === player.seat) found.push({ id: 'badge-helper' });
  if (player.asked !== null) found.push({ id: 'badge-asked' });
  if (view.phase === 'setup' && player.ready) found.push({ id: 'badge-ready' });
  if (info !== undefined && !info.connected && info.kind === 'person') found.push({ id: 'badge-away' });
  return found;
}
