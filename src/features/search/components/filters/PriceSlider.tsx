import { type CSSProperties, type KeyboardEvent, useId } from 'react';
import { PRICE_DEFAULT, PRICE_MAX, PRICE_STEP } from '@/domain/results/offerFilters.ts';
import classes from './filters.module.css';

interface PriceSliderProps {
  readonly legend: string;
  /** Dollars; null while nobody has touched it, which is drawn at the default and limits nothing. */
  readonly value: number | null;
  readonly onChange: (value: number) => void;
}

const BIG_STEP = PRICE_STEP * 10;

/** Price limit. Page keys, and Shift with an arrow, move ten steps (spec section 9). */
export function PriceSlider({ legend, value, onChange }: PriceSliderProps) {
  const id = useId();
  const position = value ?? PRICE_DEFAULT;
  const words = priceWords(value);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = bigStepOf(event);
    if (step === 0) return;
    event.preventDefault();
    onChange(Math.min(PRICE_MAX, Math.max(0, position + step * BIG_STEP)));
  };

  return (
    <div className={classes.group}>
      <label className={classes.legend} htmlFor={id}>
        {legend}
        <output className={classes.value} htmlFor={id} data-touched={value !== null || undefined}>
          {words}
        </output>
      </label>
      <input
        id={id}
        className={classes.slider}
        type="range"
        min={0}
        max={PRICE_MAX}
        step={PRICE_STEP}
        value={position}
        data-touched={value !== null || undefined}
        style={fillStyle(position)}
        aria-valuetext={value === null ? `Any price. Move to set a limit, from $${PRICE_DEFAULT}` : words}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
        onKeyDown={onKeyDown}
      />
      <span className={classes.scale} aria-hidden="true">
        <span>$0</span>
        <span>${PRICE_MAX}+</span>
      </span>
    </div>
  );
}

/** Hands the stylesheet how far the track is filled. */
function fillStyle(position: number): CSSProperties {
  const at: Record<`--${string}`, string> = { '--at': `${(position / PRICE_MAX) * 100}%` };
  return at;
}

function priceWords(value: number | null): string {
  return value === null || value >= PRICE_MAX ? 'Any price' : `Up to $${value}`;
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
