import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import type { Width } from './useWidth.ts';
import classes from './Toolbar.module.css';

interface ToolbarProps {
  readonly width: Width;
  readonly onWidth: (width: Width) => void;
}

/** How the sheet is looked at: by day or by night, on a desk or in a hand. */
export function Toolbar({ width, onWidth }: ToolbarProps) {
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme();
  return (
    <div className={classes.root}>
      <Choice
        label="Scheme"
        value={scheme}
        options={[
          ['light', 'Light'],
          ['dark', 'Dark'],
        ]}
        onChoose={setColorScheme}
      />
      <Choice
        label="Width"
        value={width}
        options={[
          ['desk', 'Desk'],
          ['phone', 'Phone 390'],
        ]}
        onChoose={onWidth}
      />
    </div>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly (readonly [T, string])[];
  readonly onChoose: (value: T) => void;
}

function Choice<T extends string>({ label, value, options, onChoose }: ChoiceProps<T>) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- buttons, not fields: a fieldset says otherwise
    <div className={classes.choice} role="group" aria-label={label}>
      {options.map(([option, words]) => (
        <button key={option} type="button" aria-pressed={option === value} onClick={() => onChoose(option)}>
          {words}
        </button>
      ))}
    </div>
  );
}
