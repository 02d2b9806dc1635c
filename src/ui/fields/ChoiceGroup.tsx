import { useCallback, useId, useRef } from 'react';
import { TextButton } from '../controls/TextButton.tsx';
import { CheckIcon } from '../icons/icons.tsx';
import fields from './fields.module.css';
import classes from './ChoiceGroup.module.css';

export interface ChoiceValue {
  /** Of the choices; `other` is among them where it was taken. */
  readonly chosen: readonly string[];
  /** What stands in the box of `other`; kept while that is off, so that nothing typed is lost. */
  readonly typed: string;
}

export const noChoice: ChoiceValue = { chosen: [], typed: '' };

interface ChoiceGroupProps {
  /** The question; names the group. */
  readonly legend: string;
  readonly hint?: string | undefined;
  readonly choices: readonly string[];
  /** The one of the choices that reveals a box for one's own words; none without it. */
  readonly other?: string;
  readonly value: ChoiceValue;
  /** `one`: radio buttons, where a choice takes the place of the one before, and a Clear beside them. */
  readonly pick?: 'one' | 'many';
  readonly error?: string | undefined;
  readonly disabled?: boolean;
  readonly onChange: (value: ChoiceValue) => void;
}

/** Preferences as tags to take along; Other reveals a box for one's own words (requirements §2, /profile). */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { legend, hint, choices, other, value, pick = 'many', error, disabled, onChange } = props;
  const id = useId();
  const { box, expect } = useRevealedBox();
  const revealed = other !== undefined && value.chosen.includes(other);

  const choose = (choice: string) => {
    if (pick === 'one') return onChange({ ...value, chosen: [choice] });
    const has = value.chosen.includes(choice);
    if (choice === other) expect(!has);
    const chosen = has ? value.chosen.filter((one) => one !== choice) : [...value.chosen, choice];
    onChange({ ...value, chosen });
  };

  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset className={fields.field} aria-describedby={described || undefined}>
      <legend className={classes.legend}>{legend}</legend>
      {hint && (
        <p className={fields.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={classes.tags} data-pick={pick}>
        {choices.map((choice) => (
          <label key={choice} className={classes.tag}>
            <input
              type={pick === 'one' ? 'radio' : 'checkbox'}
              name={id}
              checked={value.chosen.includes(choice)}
              disabled={disabled}
              onChange={() => choose(choice)}
            />
            <span className={classes.box} aria-hidden="true">
              <CheckIcon size={14} />
            </span>
            {choice}
          </label>
        ))}
        {pick === 'one' && !disabled && (
          // always there: one that came and went would take the focus along
          <TextButton
            name={`Clear: ${legend}`}
            idle={value.chosen.length === 0}
            onClick={() => onChange({ ...value, chosen: [] })}
          >
            Clear
          </TextButton>
        )}
      </div>
      {revealed && (
        <input
          ref={box}
          className={fields.input}
          dir="auto"
          aria-label={`${legend}: other`}
          placeholder="Please specify"
          value={value.typed}
          disabled={disabled}
          onChange={(event) => onChange({ ...value, typed: event.currentTarget.value })}
        />
      )}
      {error && (
        <p className={fields.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

/**
 * The box takes the focus when a check box has just asked for it: not when a saved profile arrives, and not from a
 * radio button, which the arrow keys choose in passing (WCAG 3.2.2).
 */
function useRevealedBox() {
  const asked = useRef(false);
  const box = useCallback((node: HTMLInputElement | null) => {
    if (!node || !asked.current) return;
    asked.current = false;
    node.focus();
  }, []);
  return { box, expect: (isAsked: boolean) => void (asked.current = isAsked) };
}
