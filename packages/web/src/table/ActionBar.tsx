import type { Offer, Verb } from '@kickdoor/rules';
import { moveLabel, offerKey, siblings } from '../hand/actions.ts';
import { useClock } from '../prompts/useClock.ts';
import { Button, type ButtonProps } from '../ui/Button.tsx';
import { Ring } from '../ui/Ring.tsx';
import { useTable } from './TableContext.ts';
import './action-bar.css';

/** What has a button of its own, the likeliest first. All else starts from a card, a seat or the menu. */
const BUTTONS: readonly Verb[] = [
  'kick',
  'take',
  'claim',
  'accept',
  'roll',
  'charity',
  'give',
  'pass',
  'decline',
  'withdraw',
  'loot',
  'ask',
  'flee',
  'sacrifice',
  'use',
  'seize',
  'sell',
  'offer',
  'join',
  'end',
];
const MAIN: ReadonlySet<Verb> = new Set(['kick', 'claim', 'accept', 'roll', 'charity', 'give', 'pass']);
/** Verbs whose offers open a composer that asks for the rest: one button for all of them. */
const COMPOSED: ReadonlySet<Verb> = new Set(['charity', 'give', 'ask', 'sell', 'offer', 'join']);

/** One button for each thing to do: composed offers and powers are not repeated for every player. */
function buttonsOf(offers: readonly Offer[]): readonly Offer[] {
  const seen = new Set<string>();
  return BUTTONS.flatMap((verb) => offers.filter(({ move }) => move.do === verb)).filter((offer) => {
    const key = buttonKey(offer);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** What a button stands for: a power with all that it can be aimed at, or one move. */
function buttonKey(offer: Offer): string {
  const { move } = offer;
  if (COMPOSED.has(move.do)) return move.do;
  return move.do === 'use' ? `use ${move.power}` : offerKey(offer);
}

function toneOf(verb: Verb, first: boolean): NonNullable<ButtonProps['tone']> {
  if (MAIN.has(verb)) return 'main';
  return first && verb !== 'sell' && verb !== 'offer' ? 'main' : 'plain';
}

/** The buttons of what is lawful now. */
export function ActionBar() {
  const { game, say } = useTable();
  return (
    <div className="action-bar" role="group" aria-label={say('actions-title')} data-testid="actions">
      {buttonsOf(game.offers).map((offer, at) => (
        <OfferButton key={buttonKey(offer)} offer={offer} tone={toneOf(offer.move.do, at === 0)} />
      ))}
    </div>
  );
}

function OfferButton({ offer, tone }: { readonly offer: Offer } & Required<Pick<ButtonProps, 'tone'>>) {
  const { game, say, names, view, run, setOpen } = useTable();
  const clock = useClock();
  const { move } = offer;
  const several = move.do === 'use' && siblings(game.offers, offer).length > 1;
  const label = COMPOSED.has(move.do)
    ? say(`do-${move.do}`)
    : several
      ? say('do-use-which', { power: names.power(move.power) })
      : say(moveLabel(move, names, view));
  return (
    <Button
      tone={tone}
      data-testid={`do-${move.do}`}
      data-move={offerKey(offer)}
      onPress={() => {
        if (several && offer.pick === undefined) setOpen({ kind: 'which', like: offer });
        else run(offer);
      }}
    >
      {move.do === 'pass' && clock !== null ? <Ring clock={clock} label={say('the-wait')} /> : null}
      {label}
    </Button>
  );
}
