import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import './choices.css';

export interface Option {
  readonly key: string;
  readonly label: string;
  /** The label's language, if it isn't the page's. */
  readonly language?: string;
}

export interface ChoicesProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly Option[];
  readonly onChange: (key: string) => void;
}

/** Radio buttons for a few visible choices. */
export function Choices({ label, value, options, onChange }: ChoicesProps) {
  return (
    <div className="choices">
      <span className="choices-label" aria-hidden>
        {label}
      </span>
      <ToggleButtonGroup
        className="choices-group"
        aria-label={label}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[value]}
        onSelectionChange={(keys) => {
          const [key] = keys;
          if (key !== undefined) onChange(String(key));
        }}
      >
        {options.map(({ key, label: text, language }) => (
          <ToggleButton key={key} id={key} className="choices-option" data-key={key}>
            <span lang={language}>{text}</span>
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}
