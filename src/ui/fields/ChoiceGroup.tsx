import { useEffect, useId, useRef, useState } from 'react';
import { CheckIcon } from '../icons/icons.tsx';
import fields from './fields.module.css';
import classes from './ChoiceGroup.module.css';

export interface ChoiceValue {
  readonly chosen: readonly string[];
  /** Whether Other is among them. */
  readonly other: boolean;
  /** What stands in Other's box; kept while Other is off, so that nothing typed is lost. */
  readonly otherText: string;
}

export const noChoice: ChoiceValue = { chosen: [], other: false, otherText: '' };

interface ChoiceGroupProps {
  /** The question; names the group. */
  readonly legend: string;
  readonly hint?: string | undefined;
  readonly choices: readonly string[];
  readonly value: ChoiceValue;
  /** `one`: radio buttons, where a choice takes the place of the one before. */
  readonly pick?: 'one' | 'many';
  readonly withOther?: boolean;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
  readonly onChange: (value: ChoiceValue) => void;
}

/** Preferences as tags to take along; Other reveals a box for one's own words (spec section 2, /profile). */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { legend, hint, choices, value, pick = 'many', withOther = true, error, disabled, onChange } = props;
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  // The box takes the focus when its reader has just asked for it, not when a saved profile arrives.
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (asked && value.other) box.current?.focus();
  }, [asked, value.other]);

  const toggle = (choice: string) => {
    if (pick === 'one') onChange({ ...value, chosen: [choice], other: false });
    else {
      const has = value.chosen.includes(choice);
      const chosen = has ? value.chosen.filter((one) => one !== choice) : [...value.chosen, choice];
      onChange({ ...value, chosen });
    }
  };
  const toggleOther = () => {
    setAsked(true);
    onChange(pick === 'one' ? { ...value, chosen: [], other: true } : { ...value, other: !value.other });
  };

  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const tag = (label: string, checked: boolean, onToggle: () => void) => (
    <label key={label} className={classes.tag}>
      <input
        type={pick === 'one' ? 'radio' : 'checkbox'}
        name={id}
        checked={checked}
        disabled={disabled}
        onChange={onToggle}
      />
      <span className={classes.box} aria-hidden="true">
        <CheckIcon size={14} />
      </span>
      {label}
    </label>
  );
  return (
    <fieldset className={fields.field} aria-describedby={described || undefined}>
      <legend className={classes.legend}>{legend}</legend>
      {hint && (
        <p className={fields.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={classes.tags} data-pick={pick}>
        {choices.map((choice) => tag(choice, value.chosen.includes(choice), () => toggle(choice)))}
        {withOther && tag('Other', value.other, toggleOther)}
      </div>
      {withOther && value.other && (
        <input
          ref={box}
          className={fields.input}
          aria-label={`${legend}: other`}
          placeholder="Please specify"
          value={value.otherText}
          disabled={disabled}
          onChange={(event) => onChange({ ...value, otherText: event.currentTarget.value })}
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
