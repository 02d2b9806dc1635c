import { useId, useRef } from 'react';
import type { PlaceField } from './placeField.ts';
import { PlaceOptions } from './PlaceOptions.tsx';
import { usePlaceList } from './usePlaceList.ts';
import type { PlaceSearcher } from './usePlaceSearch.ts';
import fields from '../fields.module.css';
import classes from './PlaceCombobox.module.css';

interface PlaceComboboxProps {
  readonly label: string;
  readonly placeholder?: string;
  readonly value: PlaceField;
  readonly error?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** Airports are told apart by their codes; a city to sleep in has none. */
  readonly withCodes: boolean;
  /** Any words will do: the list only offers. */
  readonly freeText?: boolean | undefined;
  readonly hint?: string | undefined;
  /** Where a dialog's focus goes as it opens. */
  readonly 'data-autofocus'?: boolean;
  /** Asks for suggestions; must be the same function from one drawing to the next. */
  readonly search: PlaceSearcher;
  readonly onChange: (value: PlaceField) => void;
  /** The suggestions could not be fetched: the feature says so; must be the same function, too. */
  readonly onSearchFailed: () => void;
}

/**
 * A place picked from a list while typing (requirements §5, Location autocomplete), by the ARIA pattern of a
 * combobox with list autocompletion.
 */
export function PlaceCombobox(props: PlaceComboboxProps) {
  const { label, placeholder, value, error, disabled, withCodes, freeText, hint } = props;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = usePlaceList(root, props);

  return (
    <div className={fields.field} ref={root}>
      <label className={fields.label} htmlFor={`${id}-input`}>
        {label}
      </label>
      {hint && (
        <p className={fields.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={classes.box} data-invalid={error ? true : undefined}>
        <input
          ref={input}
          id={`${id}-input`}
          className={classes.input}
          type="text"
          role="combobox"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={freeText === true}
          maxLength={120}
          placeholder={placeholder}
          disabled={disabled}
          aria-autocomplete="list"
          aria-expanded={list.shown}
          aria-controls={`${id}-list`}
          aria-activedescendant={list.activeIndex < 0 ? undefined : `${id}-option-${list.activeIndex}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={
            [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
          }
          data-autofocus={props['data-autofocus']}
          // Escape closes the list first, and a dialog around it the next time
          data-mantine-stop-propagation={list.shown || undefined}
          value={value.text}
          onChange={(event) => list.type(event.currentTarget.value)}
          onFocus={list.show}
          onClick={list.show}
          onBlur={(event) => !root.current?.contains(event.relatedTarget) && list.leave()}
          onKeyDown={list.onKeyDown}
        />
        {value.text !== '' && !disabled && (
          <button
            type="button"
            className={classes.clear}
            aria-label={`Clear ${label}`}
            onClick={() => {
              list.clear();
              input.current?.focus();
            }}
          >
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="m4 4 8 8M12 4l-8 8" />
            </svg>
          </button>
        )}
        {list.shown && (
          <PlaceOptions
            id={id}
            label={label}
            places={list.places}
            withCodes={withCodes}
            loading={list.loading}
            none={freeText ? 'No place by this name: it is added as you wrote it.' : 'No matches found.'}
            activeIndex={list.activeIndex}
            onPick={list.pick}
            onActivate={list.activate}
          />
        )}
      </div>
      {error && (
        <p className={fields.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
