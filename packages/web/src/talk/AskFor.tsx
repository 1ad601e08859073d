import type { Said } from '../net/state.ts';
import { useTools } from '../table/TableContext.ts';
import { Button } from '../ui/Button.tsx';
import { askFor, useAskable } from './offers.ts';
import { useFresh } from './useFresh.ts';
import { offerIn } from './words.ts';

/** How long an offer of help can be accepted, in milliseconds: enough to read it and press. */
export const OFFER = 12_000;

/** Accepts a recent offer of help with one press; renders nothing if there is none. */
export function AskFor({ said }: { readonly said: Said }) {
  const { say, names, client, setOpen } = useTools();
  const ask = useAskable(said);
  const fresh = useFresh(said, OFFER);
  if (ask === null || !fresh) return null;
  const treasures = offerIn(said.what) ?? 0;
  return (
    <Button
      size="small"
      tone="main"
      data-testid="ask-for"
      onPress={() => {
        setOpen(null);
        client.move(askFor(ask, treasures));
      }}
    >
      {say('talk-ask', { who: names.who(said.seat), treasures })}
    </Button>
  );
}
