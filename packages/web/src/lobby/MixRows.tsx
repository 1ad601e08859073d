import { MOST_TABLE_PACKS, type SetInfo, type TableInfo, type TableSettings } from '@kickdoor/protocol';
import { mixable, useHostPacks, useNamedSets, useSets } from '../net/sets.ts';
import { Switch } from '../ui/Switch.tsx';
import { namedElsewhere, setPhrase } from '../words/set-names.ts';
import { NamingSets, SetName } from '../words/SetNames.tsx';
import { useSpoken, useWords } from '../words/WordsContext.tsx';
import { AddPack } from './AddPack.tsx';
import { moreOf, setsOf, withGame, withPack } from './new-game.ts';

export interface MixRowsProps {
  readonly settings: TableSettings;
  readonly change: (part: Partial<TableSettings>) => void;
  /** Whether the table is in this browser, which only has the built-in sets. */
  readonly isHere: boolean;
  /** The packs that its host has brought. */
  readonly packs: TableInfo['packs'];
}

/** Sets mixed into the game besides the sheet's own (`mixing.decks`). */
export function MixRows({ settings, change, isHere, packs }: MixRowsProps) {
  const words = useWords();
  const { sheet } = settings;
  const known = useSets();
  const mayBring = useHostPacks() !== 'off' && !isHere && packs.length < MOST_TABLE_PACKS;
  const brought = packs.map((pack): SetInfo => ({ ...pack, builtIn: false }));
  const own = setsOf({ sheet, more: [] });
  const offered = mixable([...known, ...brought], sheet, own);
  const there = offered.filter(({ builtIn }) => builtIn || !isHere);
  const more = moreOf(settings);
  return (
    <fieldset className="mix-rows">
      <legend className="choices-label">{words.say('new-mix')}</legend>
      {there.map(({ id: set }) => (
        <Switch
          key={set}
          testId={`mix-${set}`}
          isSelected={more.includes(set)}
          onChange={(on) => {
            const next = offered.filter(({ id }) => (id === set ? on : more.includes(id)));
            change(withGame(settings, { sheet, more: next.map(({ id }) => id) }));
          }}
        >
          <SetName set={set} />
        </Switch>
      ))}
      {more.length === 0 ? null : (
        <p className="field-hint" data-testid="mix-cards">
          {words.say('new-mix-cards', { count: cardsIn([...known, ...brought], settings.sets) })}
        </p>
      )}
      {mayBring ? <AddPack onPack={(pack) => change(withPack(settings, pack))} /> : null}
      {there.length < offered.length ? (
        <p className="field-hint" data-testid="mix-not-here">
          {words.say('new-mix-here')}
        </p>
      ) : null}
    </fieldset>
  );
}

/** How many cards these sets have together. */
function cardsIn(known: readonly SetInfo[], sets: readonly string[]): number {
  const chosen = sets.flatMap((set) => known.find(({ id }) => id === set) ?? []);
  return chosen.reduce((sum, { doors, treasures }) => sum + doors + treasures, 0);
}

/** Lists the chosen sets whose card names are in another language than the player's. */
export function NameLanguages({ sets }: { readonly sets: readonly string[] }) {
  const { language, words } = useSpoken();
  const known = useNamedSets();
  const called = new Intl.DisplayNames([language], { type: 'language' });
  return namedElsewhere(sets, language, known).map((other) => (
    <p key={other.language} className="field-hint" data-testid="names-in-other-language">
      <NamingSets
        sets={other.sets}
        text={words.say('new-names', {
          language: called.of(other.language) ?? other.language,
          sets: other.sets.map((set) => setPhrase(words, set, known)),
        })}
      />
    </p>
  ));
}
