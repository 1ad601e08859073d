import { z } from 'zod';
import type { DeedList, DeedModule } from '../../kernel/effect.ts';
import { isMarked } from '../../chapters/conditions.ts';
import { countingItems } from '../../chapters/ignored.ts';
import { bonusOf, isItem, itemsInPlay, wornIn, worth } from '../../chapters/items.ts';
import { loseCards } from '../../chapters/table.ts';
import { sayKept, takeable } from '../../chapters/wards.ts';
import { ask, cardPicks, pickedCards } from '../../kernel/choice.ts';
import { pushDeeds } from '../../chapters/deeds.ts';
import { def, player, type Game } from '../../kernel/game.ts';
import type { CardId, Seat } from '../../model/card.ts';
import { phrase, type Phrase } from '../../model/phrase.ts';
import { defineDeed } from '../define.ts';
import { causeOf } from '../cause.ts';
import { anyStrikes } from '../../kernel/registry.ts';
import { countSchema, markedSchema } from '../schemas.ts';
import { markWords } from '../words.ts';

const WHICH = [
  'any',
  'headgear',
  'armor',
  'footgear',
  'hands',
  'one hand',
  'two hands',
  'none',
  'big',
  'small',
  'oneshot',
  'best',
  'gadget',
  'laser',
  'steed',
] as const;
type Which = (typeof WHICH)[number] | z.output<typeof markedSchema>;

/** The ones that name a worn slot. What protects other items from curses doesn't protect these. */
const WORN: ReadonlySet<Which> = new Set(['headgear', 'armor', 'footgear']);

const schema = (deeds: DeedList) =>
  z
    .strictObject({
      which: z
        .union([z.enum(WHICH), markedSchema])
        .default('any')
        .describe(
          'Equipped items of a slot (`none`: those without a slot); items in play by size, kind or mark; the equipped one with the best bonus.',
        ),
      count: z.union([countSchema, z.literal('all')]).default(1),
      chooser: z
        .enum(['victim', 'curser'])
        .default('victim')
        .describe('Who chooses if several could be lost.'),
      else: deeds.exactOptional().describe('What happens if there is nothing to lose.'),
    })
    .meta({
      description: 'Items in play are lost.',
      examples: [{ which: 'armor' }, { which: { mark: 'fire' } }],
    });

type Params = z.output<ReturnType<typeof schema>>;

/** The message that names what is lost. */
function nounOf(which: (typeof WHICH)[number]) {
  switch (which) {
    case 'one hand':
      return 'items-one-hand';
    case 'two hands':
      return 'items-two-hands';
    default:
      return `items-${which}` as const;
  }
}

/** What is lost, as a noun. */
function itemWords(which: Which, count: number | 'all'): Phrase {
  if (typeof which === 'object') {
    const mark = markWords(which.mark);
    return count === 'all' ? phrase('items-mark-all', { mark }) : phrase('items-mark', { mark, count });
  }
  const noun = nounOf(which);
  return count === 'all' ? phrase(`${noun}-all`) : phrase(noun, { count });
}

/** The matching items that are not protected from the card, least valuable first. */
function candidates(game: Game, seat: Seat, which: Which, card: CardId): CardId[] {
  const open = takeable(game, seat, listed(game, seat, which), card, WORN.has(which));
  return open.toSorted((a, b) => worth(game, a) - worth(game, b));
}

/** All matching items, protected or not: if there are none, there is nothing to lose. */
function listed(game: Game, seat: Seat, which: Which): readonly CardId[] {
  const inPlay = itemsInPlay(game, seat);
  if (typeof which === 'object') return inPlay.filter((card) => isMarked(game, seat, card, which.mark));
  switch (which) {
    case 'any':
      return inPlay;
    case 'hands':
      return [...wornIn(game, seat, 'one hand'), ...wornIn(game, seat, 'two hands')];
    case 'big':
      return inPlay.filter((card) => isBig(game, card));
    case 'small':
      return inPlay.filter((card) => !isBig(game, card));
    case 'oneshot':
      return inPlay.filter((card) => def(game, card).kind === 'oneshot');
    case 'gadget':
      return inPlay.filter((card) => def(game, card).gadget);
    case 'laser':
      return inPlay.filter((card) => def(game, card).laser);
    case 'steed':
      return player(game, seat).steeds.slice();
    case 'best':
      return best(game, seat, countingItems(game, seat));
    default:
      return wornIn(game, seat, which).filter((card) => isItem(def(game, card)));
  }
}

function isBig(game: Game, card: CardId): boolean {
  const { big, kind } = def(game, card);
  return big || kind === 'steed';
}

function best(game: Game, seat: Seat, cards: readonly CardId[]): CardId[] {
  const most = Math.max(...cards.map((card) => bonusOf(game, seat, card)));
  return cards.filter((card) => bonusOf(game, seat, card) === most);
}

/** Whether there is a choice, and who makes it: a message id suffix. */
function chosenBy(which: Which, chooser: 'victim' | 'curser'): '' | '-choice' | '-curser' {
  if (which === 'headgear' || which === 'armor' || which === 'footgear' || which === 'best') return '';
  if (chooser === 'curser') return '-curser';
  // "One of …" implies the choice.
  return which === 'any' || which === 'big' || which === 'small' || typeof which === 'object'
    ? '-choice'
    : '';
}

/** The subject loses items in play; if several match, the victim chooses. */
export const loseItem: DeedModule<'lose-item', Params> = defineDeed({
  name: 'lose-item',
  schema,
  run(game, params, frame) {
    const { subject, card, by, deed } = frame;
    if (listed(game, subject, params.which).length === 0) {
      pushDeeds(game, params.else ?? [], frame);
      return;
    }
    const from = candidates(game, subject, params.which, card);
    if (from.length === 0) {
      sayKept(game, subject, card);
      return;
    }
    const count = params.count === 'all' ? from.length : params.count;
    const seat = params.chooser === 'curser' && by >= 0 && !player(game, by).left ? by : subject;
    ask(game, {
      seat,
      about: 'deed',
      from: cardPicks(from),
      min: count,
      max: count,
      card,
      deed,
      subject,
      by,
    });
  },
  chosen(game, _params, frame, picks) {
    loseCards(game, frame.subject ?? frame.seat, pickedCards(picks), causeOf(frame));
  },
  asks: (_params, { seat, subject = seat }) =>
    seat === subject ? { ask: 'lose', whom: null } : { ask: 'lose-other', whom: subject },
  strikes(game, params, subject, card) {
    const meant = listed(game, subject, params.which).length > 0;
    if (!meant) return anyStrikes(game, params.else ?? [], subject, card);
    return candidates(game, subject, params.which, card).length > 0;
  },
  overrides: [],
  within: ({ else: otherwise = [] }) => otherwise,
  words({ which, count, chooser, else: otherwise }, told) {
    const what = itemWords(which, count);
    const lost = phrase(`deed-lose-items${count === 'all' ? '' : chosenBy(which, chooser)}`, { what });
    return otherwise === undefined ? lost : phrase('deed-or-else', { deed: lost, else: told(otherwise) });
  },
});
