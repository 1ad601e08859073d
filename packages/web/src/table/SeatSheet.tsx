import type { CardId, Seat } from '@kickdoor/rules';
import { Portrait } from '../cards/Portrait.tsx';
import { Parts } from '../combat/Parts.tsx';
import { moveKey, targetOf } from '../hand/actions.ts';
import { moveLabel } from '../hand/labels.ts';
import { SeatHours } from '../hours/SeatHours.tsx';
import { FaceRow } from '../talk/FaceRow.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { SheetAct } from '../voice/SheetAct.tsx';
import { Laid } from './Laid.tsx';
import { badges, characterOf, kindLine, portrait, seatStyle } from './seat-kind.ts';
import { Stair } from './Stair.tsx';
import { useTable } from './TableContext.ts';
import './sheets.css';

/** The headings for what somebody has in play. */
type Group = 'group-traits' | 'group-equipped' | 'group-carried' | 'group-curses';

/**
 * Everything about a player: the cards they have in play, the breakdown of their numbers, and what can be done to them.
 */
export function SeatSheet({ seat }: { readonly seat: Seat }) {
  const scene = useTable();
  const { view, pool, say, names, game, setOpen } = scene;
  const player = view.players[seat];
  const character = characterOf(scene.state.table, seat);
  if (player === undefined) return null;
  const legalMoves = game.legalMoves.filter(
    ({ move }) => targetOf(move) === `seat:${seat}` && (move.do !== 'play' || move.seat !== view.seat),
  );
  const groups: readonly (readonly [Group, readonly CardId[], boolean])[] = [
    [
      'group-traits',
      [...player.races, ...player.classes, ...player.halfBreeds, ...player.superMunchkins, ...player.talents],
      false,
    ],
    ['group-equipped', [...player.equipped, ...player.sidekicks, ...player.steeds], false],
    ['group-carried', player.carried, true],
    ['group-curses', player.curses, false],
  ];
  return (
    <Sheet wide title={player.name} onClose={() => setOpen(null)} testId="seat-sheet">
      <div className="seat-sheet" style={seatStyle(seat)}>
        <Portrait {...portrait(player, pool, character)} size={96} dead={player.dead} />
        <div className="seat-sheet-facts">
          <p className="seat-sheet-kind">{kindLine(player, scene)}</p>
          <p>
            {say('level-of', { level: player.level, last: view.options.level })} ·{' '}
            {say('hand-count', { count: player.hand })}
          </p>
          <p>
            {badges(player, scene)
              .map((badge) => say(badge))
              .join(' · ')}
          </p>
        </div>
        <div className="seat-sheet-stair">
          <Stair
            level={player.level}
            last={view.options.level}
            label={say('level-of', { level: player.level, last: view.options.level })}
          />
        </div>
      </div>
      {character === null ? null : <p data-testid="character-told">{say(`character-${character}-text`)}</p>}
      <FaceRow seat={seat} onShown={() => setOpen(null)} />
      {legalMoves.length === 0 ? null : (
        <div
          className="seat-sheet-actions"
          role="group"
          aria-label={say('seat-actions', { who: player.name })}
        >
          {legalMoves.map((legalMove, at) => (
            <SheetAct
              key={moveKey(legalMove)}
              legalMove={legalMove}
              name={
                legalMove.move.do === 'play'
                  ? say('do-play-card-on', { card: names.card(legalMove.move.card), whom: names.who(seat) })
                  : say(moveLabel(legalMove.move, names, view))
              }
              slot={`${at}/${legalMoves.length}`}
            />
          ))}
        </div>
      )}
      <SeatHours seat={seat} />
      <h3 className="pick-heading">{say('strength-is', { total: player.strength.total })}</h3>
      <Parts sum={player.strength} label={say('strength')} />
      <h3 className="pick-heading">{say('flee-is', { total: player.flee.total })}</h3>
      <Parts sum={player.flee} label={say('running')} />
      {groups.map(([title, cards, sideways]) =>
        cards.length === 0 ? null : (
          <section key={title}>
            <h3 className="pick-heading">{say(title)}</h3>
            <div className="seat-sheet-cards">
              {cards.map((card) => (
                <Laid
                  key={card}
                  player={player}
                  card={card}
                  size={sideways ? 'thumb' : 'hand'}
                  sideways={sideways}
                />
              ))}
            </div>
          </section>
        ),
      )}
    </Sheet>
  );
}
