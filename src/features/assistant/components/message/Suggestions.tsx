import type { Suggestion } from '@domain/chat/chatApi.ts';
import classes from './Suggestions.module.css';

interface SuggestionsProps {
  readonly suggestions: readonly Suggestion[];
  readonly disabled: boolean;
  /** Gets the value, which need not be the label (requirements §2). */
  readonly onChoose: (value: string) => void;
}

/** Ways on from a reply: small signposts. */
export function Suggestions({ suggestions, disabled, onChoose }: SuggestionsProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- buttons, not fields: a fieldset says otherwise
    <div className={classes.group} role="group" aria-label="Suggestions">
      {suggestions.map(({ label, value }) => (
        <button
          key={`${label}-${value}`}
          type="button"
          className={classes.suggestion}
          disabled={disabled}
          onClick={() => onChoose(value)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
