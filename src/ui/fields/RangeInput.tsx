import type { CSSProperties, KeyboardEvent } from 'react';
import classes from './RangeInput.module.css';

interface RangeInputProps {
  readonly id: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  /** The value as it is said. */
  readonly words: string;
  /** Somebody has set it; drawn stronger. */
  readonly touched: boolean;
  readonly disabled?: boolean;
  readonly onChange: (value: number) => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

/** The slider itself; its label is its user's. */
export function RangeInput(props: RangeInputProps) {
  const { id, min, max, step, value, words, touched, disabled = false, onChange, onKeyDown } = props;
  return (
    <input
      id={id}
      className={classes.slider}
      type="range"
      min={min}
      max={max}
      step={step}
      value={value}
      disabled={disabled}
      data-touched={touched || undefined}
      style={fillStyle((value - min) / (max - min))}
      aria-valuetext={words}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
      onKeyDown={onKeyDown}
    />
  );
}

/** Hands the stylesheet how far the track is filled, 0 to 1. */
function fillStyle(part: number): CSSProperties {
  const at: Record<`--${string}`, string> = { '--at': `${part * 100}%` };
  return at;
}
