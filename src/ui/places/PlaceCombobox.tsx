import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import type { PickedPlace, PlaceOption } from './types.ts';
import { MIN_QUERY_CHARS, usePlaceSearch, type PlaceSearcher } from './usePlaceSearch.ts';
import { PlaceOptions } from './PlaceOptions.tsx';
import fields from '@/ui/fields/fields.module.css';
import classes from './PlaceCombobox.module.css';

/** What stands in a place field: the words typed, and the place once one was picked. */
export interface PlaceField {
  readonly text: string;
  readonly place: PickedPlace | null;
}

export const emptyPlace: PlaceField = { text: '', place: null };

/** The field as it reads once `place` is picked; the code of its airport where that matters. */
export function pickedField(place: PickedPlace, withCode: boolean): PlaceField {
  return { text: withCode && place.code ? `${place.name} (${place.code})` : place.name, place };
}

interface PlaceComboboxProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: PlaceField;
  readonly error?: string | undefined;
  /** Airports are told apart by their codes; a city to sleep in has none. */
  readonly withCodes: boolean;
  readonly search: PlaceSearcher;
  readonly onChange: (value: PlaceField) => void;
  readonly onSearchFailed: () => void;
}

/**
 * A place picked from a list while typing (spec section 5, Location autocomplete), by the ARIA pattern of a
 * combobox with list autocompletion: the first match is active, so Enter or Tab takes it.
 */
export function PlaceCombobox(props: PlaceComboboxProps) {
  const { label, placeholder, value, error, withCodes, search, onChange, onSearchFailed } = props;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState(0);
  const { status, places } = usePlaceSearch(value.text, open && !value.place, search, onSearchFailed);
  // What is wrong is said below the field, where the list would cover it; the next key takes both away.
  const shown =
    open && !error && !value.place && value.text.trim().length >= MIN_QUERY_CHARS && status !== 'failed';
  const active = shown && status === 'ready' ? places[activeIndex] : undefined;

  useEffect(() => {
    if (!open) return;
    const close = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, [open]);

  const type = (text: string) => {
    setOpen(true);
    setActiveIndex(0);
    onChange({ text, place: null });
  };
  const pick = (place: PlaceOption) => {
    setOpen(false);
    onChange(pickedField({ name: place.city_name || place.name, code: place.code }, withCodes));
  };
  const leave = () => {
    setOpen(false);
    // Typed out in full and never picked: it is meant all the same.
    const meant = status === 'ready' && places.find((place) => isExactly(place, value.text));
    if (meant) pick(meant);
  };
  const move = (step: number) => {
    if (!shown) setOpen(true);
    else if (places.length > 0) setActiveIndex((activeIndex + step + places.length) % places.length);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && shown) {
      event.preventDefault();
      if (active) pick(active);
    } else if (event.key === 'Tab' && active) {
      pick(active);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      setOpen(false);
    }
  };

  return (
    <div className={fields.field} ref={root}>
      <label className={fields.label} htmlFor={`${id}-input`}>
        {label}
      </label>
      <div className={classes.box} data-invalid={error ? true : undefined}>
        <input
          ref={input}
          id={`${id}-input`}
          className={classes.input}
          type="text"
          role="combobox"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={120}
          placeholder={placeholder}
          aria-autocomplete="list"
          aria-expanded={shown}
          aria-controls={`${id}-list`}
          aria-activedescendant={active ? `${id}-option-${activeIndex}` : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          value={value.text}
          onChange={(event) => type(event.currentTarget.value)}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          onBlur={(event) => !root.current?.contains(event.relatedTarget) && leave()}
          onKeyDown={onKeyDown}
        />
        {value.text !== '' && (
          <button
            type="button"
            className={classes.clear}
            aria-label={`Clear ${label}`}
            onClick={() => {
              onChange(emptyPlace);
              input.current?.focus();
            }}
          >
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="m4 4 8 8M12 4l-8 8" />
            </svg>
          </button>
        )}
        {shown && (
          <PlaceOptions
            id={id}
            label={label}
            places={places}
            withCodes={withCodes}
            loading={status !== 'ready'}
            activeIndex={active ? activeIndex : -1}
            onPick={pick}
            onActivate={setActiveIndex}
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

function isExactly(place: PlaceOption, text: string): boolean {
  const wanted = fold(text);
  return [place.city_name, place.name, place.code].some((name) => fold(name) === wanted);
}

/** "Sao Paulo" is São Paulo. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
}
