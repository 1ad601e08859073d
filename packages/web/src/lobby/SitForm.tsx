import { useState } from 'react';
import { Form } from 'react-aria-components';
import { joinTable } from '../net/api.ts';
import { keepPersona, keepTableKeys, persona, type Persona } from '../net/keys.ts';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/WordsContext.tsx';
import { PersonaFields } from './PersonaFields.tsx';
import { usePersonaForm } from './usePersonaForm.ts';

/** Asks for a name and a sex, and takes a seat. */
export function SitForm({ table, onSat }: { readonly table: string; readonly onSat: () => void }) {
  const words = useWords();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  async function sit(player: Persona): Promise<void> {
    setBusy(true);
    const answer = await joinTable(table, player);
    setBusy(false);
    if (!answer.ok) {
      setProblem(words.say(`error-${answer.code}`));
      return;
    }
    keepPersona(player);
    keepTableKeys(table, { secret: answer.value.secret });
    onSat();
  }
  const form = usePersonaForm(persona() ?? { name: '', sex: 'female' }, (player) => void sit(player));
  return (
    <Form className="sit-form" onSubmit={form.onSubmit}>
      <h2>{words.say('sit-title')}</h2>
      <PersonaFields {...form.fields} />
      {problem === null ? null : (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      <Button tone="main" type="submit" isDisabled={busy} data-testid="sit-down">
        {words.say('sit')}
      </Button>
    </Form>
  );
}
