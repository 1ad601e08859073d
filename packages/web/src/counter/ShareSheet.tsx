import { QrCode } from '../share/QrCode.tsx';
import { ShareLink } from '../share/ShareLink.tsx';
import { Button } from '../ui/Button.tsx';
import { Choices } from '../ui/Choices.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { useWords } from '../words/WordsContext.tsx';
import { useShownCounter } from './CounterContext.ts';
import { lineWords } from './words.ts';

const NOBODY = 'nobody';

/** Shares a counter with other phones, as a link and a QR code. */
export function ShareSheet({ onClose }: { readonly onClose: () => void }) {
  const words = useWords();
  const { doc, state } = useShownCounter();
  const link = new URL(`/counter/${doc.id}`, location.href).href;
  return (
    <Sheet title={words.say('count-share')} onClose={onClose} testId="counter-share-sheet">
      <p>{state.shared ? words.say(lineWords(state)) : words.say('count-share-text')}</p>
      {state.shared ? (
        <ShareLink
          link={link}
          label={words.say('count-link')}
          code={<QrCode text={link} label={words.say('count-qr')} />}
        />
      ) : (
        <Button tone="main" data-testid="counter-share-now" onPress={() => doc.share()}>
          {words.say('count-share-now')}
        </Button>
      )}
      <PhoneOf />
    </Sheet>
  );
}

/** Asks whose phone this is, so that the history can name who did what. */
function PhoneOf() {
  const words = useWords();
  const { doc, state } = useShownCounter();
  const { players, phones } = state.counter;
  return (
    <Choices
      label={words.say('count-phone-of')}
      value={phones.get(doc.phone) ?? NOBODY}
      onChange={(key) => doc.act({ is: 'phone', player: key === NOBODY ? null : key })}
      options={[
        { key: NOBODY, label: words.say('count-phone-nobody') },
        ...players.map(({ id, name }) => ({ key: id, label: name })),
      ]}
    />
  );
}
