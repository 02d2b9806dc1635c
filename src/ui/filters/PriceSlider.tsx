import { type KeyboardEvent, useId } from 'react';
import { RangeInput } from '../fields/RangeInput.tsx';
import classes from './filters.module.css';

/** Dollars. A limit of the maximum stands for "any price". */
interface PriceScale {
  /** Where the thumb stands before anybody has moved it. */
  readonly initial: number;
  readonly max: number;
  readonly step: number;
}

interface PriceSliderProps {
  readonly legend: string;
  readonly scale: PriceScale;
  /** Dollars; null while nobody has touched it, which is drawn at the initial position and limits nothing. */
  readonly value: number | null;
  /** What a limit is in the traveller's own money, below it; undefined for none. */
  readonly besideOf?: (dollars: number) => string | undefined;
  readonly onChange: (value: number) => void;
}

/** Steps that a page key, or Shift with an arrow, moves (requirements §9). */
const BIG_STEP = 10;

/** Price limit. */
export function PriceSlider({ legend, scale, value, besideOf, onChange }: PriceSliderProps) {
  const id = useId();
  const { initial, max, step } = scale;
  const position = value ?? initial;
  const words = wordsOf(value, scale);
  const beside = value === null || value >= max ? undefined : besideOf?.(value);

  const onKeyDown = (event: KeyboardEvent) => {
    const direction = bigStepOf(event);
    if (direction === 0) return;
    event.preventDefault();
    onChange(Math.min(max, Math.max(0, position + direction * BIG_STEP * step)));
  };

  return (
    <div className={classes.group}>
      <label className={classes.legend} htmlFor={id}>
        {legend}
        <output className={classes.value} htmlFor={id} data-touched={value !== null || undefined}>
          {words}
        </output>
      </label>
      <RangeInput
        id={id}
        min={0}
        max={max}
        step={step}
        value={position}
        words={words}
        touched={value !== null}
        onChange={onChange}
        onKeyDown={onKeyDown}
      />
      <span className={classes.scale} aria-hidden="true">
        <span>$0</span>
        <span>${max}+</span>
      </span>
      {beside && <p className={classes.hint}>{beside}</p>}
    </div>
  );
}

/** The limit in words: a thumb that nobody has moved stands at a price, and that limits nothing yet. */
function wordsOf(value: number | null, { initial, max }: PriceScale): string {
  if (value === null) return `Up to $${initial}, not applied`;
  return value >= max ? 'Any price' : `Up to $${value}`;
}

/** 1 for ten steps up, -1 for ten steps down, 0 for keys that the input moves by itself. */
function bigStepOf(event: KeyboardEvent): -1 | 0 | 1 {
  const arrow = event.shiftKey;
  if (event.key === 'PageUp' || (arrow && (event.key === 'ArrowRight' || event.key === 'ArrowUp'))) return 1;
  if (event.key === 'PageDown' || (arrow && (event.key === 'ArrowLeft' || event.key === 'ArrowDown'))) {
    return -1;
  }
  return 0;
}
