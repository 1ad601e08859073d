import { HelpText } from '../help/HelpText.tsx';
import { useHelp } from '../help/help.ts';
import { aboutOf, type Schema } from '../model/schema.ts';

/** The schema's description of a field. */
export function Meaning({ schema }: { readonly schema: Schema }) {
  const about = useHelp()(aboutOf(schema));
  return about === '' ? null : (
    <p className="field-hint form-help">
      <HelpText said={about} />
    </p>
  );
}
