import { useState } from 'react';
import { Form } from 'react-aria-components';
import { PersonaFields } from '../lobby/PersonaFields.tsx';
import { keepPersona, persona, type Persona } from '../net/keys.ts';
import { Button } from '../ui/Button.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { useWords } from '../words/WordsContext.tsx';
import '../lobby/lobby.css';

interface PersonaSheetProps {
  /** The name for a player who hasn't entered one. */
  readonly fallback: string;
  /** Called with the new name, or with `null` if nothing was changed. */
  readonly onClose: (name: string | null) => void;
}

/** Asks for the character's name and sex, for this game and the next. */
export function PersonaSheet({ fallback, onClose }: PersonaSheetProps) {
  const words = useWords();
  const [player, setPlayer] = useState<Persona>(() => persona() ?? { name: fallback, sex: 'female' });
  return (
    <Sheet title={words.say('start-who')} onClose={() => onClose(null)} testId="persona-sheet">
      <Form
        className="sit-form"
        onSubmit={(event) => {
          event.preventDefault();
          const kept = { ...player, name: player.name.trim() };
          keepPersona(kept);
          onClose(kept.name);
        }}
      >
        <PersonaFields value={player} onChange={setPlayer} />
        <Button tone="main" type="submit" data-testid="keep-persona">
          {words.say('start-keep')}
        </Button>
      </Form>
    </Sheet>
  );
}
