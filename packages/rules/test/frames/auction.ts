/** A kind of frame that no rule uses: a card is up for auction, and everybody bids Levels for it, or passes. */
import { discard } from '../../src/chapters/decks.ts';
import { living } from '../../src/chapters/who.ts';
import { defineFrame, definePrompt, type Prompt } from '../../src/frames/kind.ts';
import { pickedNumber } from '../../src/kernel/choice.ts';
import { editHand, type Game } from '../../src/kernel/game.ts';
import { refuse, type CardId, type Seat } from '../../src/index.ts';

export interface AuctionFrame {
  readonly f: 'auction';
  readonly clock: number;
  readonly card: CardId;
  /** Each seat's bid so far: a number of Levels, or 0. */
  bids: (readonly [seat: Seat, levels: number])[];
}

const BIDS = [{ number: 1 }, { number: 2 }, { number: 3 }];

function mayBid(game: Game, frame: AuctionFrame, seat: Seat): boolean {
  return living(game).includes(seat) && !frame.bids.some(([one]) => one === seat);
}

function bid(game: Game, frame: AuctionFrame, seat: Seat, levels: number): void {
  frame.bids.push([seat, levels]);
  if (!living(game).some((one) => mayBid(game, frame, one))) sell(game, frame);
}

/** Gives the card to the highest bidder; without a bid it is discarded. */
function sell(game: Game, frame: AuctionFrame): void {
  game.state.stack.pop();
  const [best] = frame.bids.filter(([, levels]) => levels > 0).toSorted((a, b) => b[1] - a[1]);
  if (best === undefined) discard(game, frame.card);
  else editHand(game, best[0]).hand.push(frame.card);
}

const prompt: Prompt<AuctionFrame> = definePrompt<AuctionFrame>({
  asked: () => null,
  answers: new Set(['choose', 'pass']),
  validate: (_frame, _seat, verb) => (prompt.answers.has(verb) ? null : refuse('timing.any-time')),
  isAnsweredBy: () => false,
  elsewhere: refuse('timing.any-time'),
  receivers: () => 'nobody',
  mayPass: mayBid,
  pass: (game, frame, seat) => bid(game, frame, seat, 0),
  choice: (game, frame, seat) =>
    mayBid(game, frame, seat)
      ? { from: BIDS, min: 1, max: 1, ordered: false, rule: 'timing.any-time' }
      : null,
  choose: (game, frame, seat, picks) => bid(game, frame, seat, pickedNumber(picks) ?? 0),
  defaultMove: (game, frame, seat) => (mayBid(game, frame, seat) ? { do: 'pass' } : null),
  clock: (frame, { limit }) => ({ id: frame.clock, kind: 'choice', ms: limit }),
  timeout: sell,
  isSettled: (game, frame) => !living(game).some((seat) => mayBid(game, frame, seat)),
  view: (_game, { card }, seat) => ({
    kind: 'choice',
    seat: seat ?? -1,
    about: 'deed',
    card,
    min: 1,
    max: 1,
    from: seat === null ? null : BIDS,
    asked: null,
    peeked: null,
    pile: null,
  }),
  // Bids are secret until the card is sold.
  remember: (frame, seat) => ({ ...frame, bids: frame.bids.filter(([one]) => one === seat) }),
});

export const auction = defineFrame<AuctionFrame>({
  run: () => false,
  holds: (frame) => [frame.card],
  copy: (frame) => ({ ...frame, bids: frame.bids.slice() }),
  without(_game, frame, seat) {
    frame.bids = frame.bids.filter(([one]) => one !== seat);
    return frame;
  },
  prompt,
});
