/** Assembles the shared state of a table's components. */
import { tableNames } from '@kickdoor/words';
import {
  cardsInPlay,
  type CardPool,
  type CardId,
  type Names,
  type LegalMove,
  type Sex,
  type Terms,
  type View,
} from '@kickdoor/rules';
import {
  startTransition,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { foresight } from '../foresight/foresee.ts';
import { actionsOf, byTarget } from '../hand/actions.ts';
import { isComplete } from '../hand/fill.ts';
import type { TableClient } from '../net/client.ts';
import { useChoosing } from '../prompts/useChoosing.ts';
import type { GameNow, TableState } from '../net/state.ts';
import { fightAfter } from '../voice/help-results.ts';
import { useWords } from '../words/WordsContext.tsx';
import type { Tools, Open, Position, Interaction } from './TableContext.ts';

export interface SceneProps {
  readonly client: TableClient;
  readonly state: TableState;
  readonly game: GameNow;
  readonly pool: CardPool;
  /** The sheet that is open initially; left out: none. */
  readonly opening?: Open | null;
}

/** The sheet in which a legal move is completed. */
export function composerOf(legalMove: LegalMove, from: CardId | null): Open {
  const { move } = legalMove;
  const proposed = 'cards' in move ? (move.cards ?? []) : [];
  const preset = from === null ? proposed : [from];
  if (move.do === 'ask') return { kind: 'ask', to: move.seat };
  if (move.do === 'offer') return { kind: 'trade', to: from === null ? move.seat : null, preset };
  return { kind: 'pick', like: legalMove, preset };
}

/** The names at a table; recomputed only when a player's name or sex changes. */
function useNames(pool: CardPool, { players }: View): Names {
  const called = players.map(({ name }) => name).join('\n');
  const sexes = players.map(({ sex }) => sex).join(' ');
  return useMemo(() => {
    const women = sexes.split(' ').map((sex) => sex === 'female');
    const roll = called.split('\n').map((name, seat) => ({ name, sex: sexOf(women[seat] === true) }));
    return tableNames(pool, roll);
  }, [pool, called, sexes]);
}

function sexOf(woman: boolean): Sex {
  return woman ? 'female' : 'male';
}

/** The terms that this seat last asked for in the current combat. */
function lastTermsOf(log: TableState['log'], { combat, seat }: View): Terms | null {
  if (combat === null) return null;
  const since = log.slice(log.findLastIndex(({ event }) => event.e === 'combat') + 1);
  const asked = since.findLast(({ event }) => event.e === 'asked' && event.seat === seat)?.event;
  return asked?.e === 'asked' ? { ...asked.terms, plays: [] } : null;
}

/** The parts of a scene. Each keeps its identity as long as its content is the same. */
export interface Scene {
  readonly tools: Tools;
  readonly position: Tools & Position;
  readonly interaction: Interaction;
  /** The selected card, without delay. */
  readonly held: CardId | null;
}

/** The shared state of a table, including what is open and selected on this page. */
export function useScene({ client, state, game, pool, opening = null }: SceneProps): Scene {
  const [open, setOpen] = useState<Open | null>(opening);
  const [chosen, select] = useState<CardId | null>(null);
  const [aiming, setAiming] = useState<LegalMove | null>(null);
  // Previews of a move's result are rendered at low priority.
  const aim = useCallback((legalMove: LegalMove | null) => startTransition(() => setAiming(legalMove)), []);
  const words = useWords();
  const { view, legalMoves } = game;
  const names = useNames(pool, view);
  const run = useCallback<Tools['run']>(
    (legalMove, from = null) => {
      if (isComplete(legalMove)) {
        client.move(legalMove.move);
        aim(null);
        select(null);
      } else {
        setOpen(composerOf(legalMove, from));
      }
    },
    [client, aim],
  );
  const newest = useRef<Position>(null);
  const now = useCallback(() => {
    if (newest.current === null) throw new Error('asked about a table before it was drawn');
    return newest.current;
  }, []);
  const tools = useMemo<Tools>(
    () => ({ client, pool, words, names, say: words.say, run, setOpen, select, aim, now }),
    [client, pool, words, names, run, aim, now],
  );
  const position = useMemo(() => {
    const ahead = foresight(pool, view);
    const lastTerms = lastTermsOf(state.log, view);
    return { ...tools, game, view, outlook: { pool, view, names, legalMoves, ahead, lastTerms } };
    // The log changes only when the game does.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [tools, game]);
  useLayoutEffect(() => {
    newest.current = position;
  }, [position]);
  const held = chosen !== null && isOwn(view, chosen) ? chosen : null;
  // The card itself responds to the press immediately; the available actions follow.
  const selected = useDeferredValue(held);
  const targets = useMemo(
    () => (selected === null ? NOTHING : byTarget(actionsOf({ pool, view }, legalMoves, selected))),
    [pool, view, legalMoves, selected],
  );
  const isStill = aiming !== null && legalMoves.includes(aiming);
  const aimed = isStill ? fightAfter(position.outlook, aiming) : null;
  const choosing = useChoosing(client, game);
  const interaction = useMemo<Interaction>(
    () => ({ open, selected, targets, aimed, choosing }),
    [open, selected, targets, aimed, choosing],
  );
  return { tools, position, interaction, held };
}

const NOTHING: Interaction['targets'] = new Map();

/** Whether a card can be selected: it is the seat's own, or behind the door. */
function isOwn(view: View, card: CardId): boolean {
  const me = view.players[view.seat ?? -1];
  if (me === undefined) return false;
  return card === view.door || view.hand?.includes(card) === true || cardsInPlay(me).includes(card);
}
