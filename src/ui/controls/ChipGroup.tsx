import classes from './ChipGroup.module.css';

interface ChipGroupProps {
  /** Names the group for those who hear it; the chips speak for themselves on screen. */
  readonly legend: string;
  readonly choices: readonly string[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One of a few, pressed like the buttons of a car radio: what is below shows that one. */
export function ChipGroup({ legend, choices, value, onChange }: ChipGroupProps) {
  return (
    <fieldset className={classes.chips}>
      <legend className="wm-hidden">{legend}</legend>
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          className={classes.chip}
          aria-pressed={choice === value}
          onClick={() => onChange(choice)}
        >
          {choice}
        </button>
      ))}
    </fieldset>
  );
}
