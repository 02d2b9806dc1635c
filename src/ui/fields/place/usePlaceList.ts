import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { emptyPlace, fieldOf, isExactly, type PlaceField, type PlaceOption } from './placeField.ts';
import { MIN_QUERY_CHARS, type PlaceSearcher, usePlaceSearch } from './usePlaceSearch.ts';

interface PlaceListOptions {
  readonly value: PlaceField;
  readonly error?: string | undefined;
  readonly withCodes: boolean;
  readonly freeText?: boolean | undefined;
  readonly search: PlaceSearcher;
  readonly onChange: (value: PlaceField) => void;
  readonly onSearchFailed: () => void;
}

/** No option. */
const NONE = -1;

/**
 * The list below a place field: when it is there, which option is active, and what keys do with it. The first match is
 * active, so Enter or Tab takes it; Escape, a click outside `root` and leaving the field close it. Where any words will
 * do, none is active before an arrow key, and none is taken that was not picked.
 */
export function usePlaceList(root: RefObject<HTMLElement | null>, options: PlaceListOptions) {
  const { value, error, withCodes, freeText = false, search, onChange, onSearchFailed } = options;
  const [open, setOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState(freeText ? NONE : 0);
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
  }, [open, root]);

  const show = () => setOpen(true);
  const type = (text: string) => {
    setOpen(true);
    setActiveIndex(freeText ? NONE : 0);
    onChange({ text, place: null });
  };
  const pick = (place: PlaceOption) => {
    setOpen(false);
    onChange(fieldOf(place, withCodes));
  };
  const leave = () => {
    setOpen(false);
    // Typed out in full and never picked: it is meant all the same.
    const meant = !freeText && status === 'ready' && places.find((place) => isExactly(place, value.text));
    if (meant) pick(meant);
  };
  const move = (step: number) => {
    if (!shown) setOpen(true);
    else if (places.length > 0) setActiveIndex(nextIndex(step));
  };
  const nextIndex = (step: number) => {
    if (activeIndex === NONE) return step > 0 ? 0 : places.length - 1;
    return (activeIndex + step + places.length) % places.length;
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

  return {
    places,
    shown,
    loading: status !== 'ready',
    /** -1 while no option is active. */
    activeIndex: active ? activeIndex : NONE,
    activate: setActiveIndex,
    show,
    type,
    pick,
    leave,
    clear: () => onChange(emptyPlace),
    onKeyDown,
  };
}
