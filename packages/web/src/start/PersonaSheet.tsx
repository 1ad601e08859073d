import { Form } from 'react-aria-components';
import { PersonaFields } from '../lobby/PersonaFields.tsx';
import { usePersonaForm } from '../lobby/usePersonaForm.ts';
import { keepPersona, persona } from '../net/keys.ts';
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
  const form = usePersonaForm(persona() ?? { name: fallback, sex: 'female' }, (player) => {
    keepPersona(player);
    onClose(player.name);
  });
  return (
    <Sheet title={words.say('start-who')} onClose={() => onClose(null)} testId="persona-sheet">
      <Form className="sit-form" onSubmit={form.onSubmit}>
        <PersonaFields {...form.fields} />
        <Button tone="main" type="submit" data-testid="keep-persona">
          {words.say('start-keep')}
        </Button>
      </Form>
    </Sheet>
  );
}
