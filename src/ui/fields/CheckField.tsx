import type { ReactNode } from 'react';
import classes from './CheckField.module.css';

interface CheckFieldProps {
  readonly checked: boolean;
  readonly onToggle: () => void;
  /** Its words; what stands besides is set off by its own rules. */
  readonly children: ReactNode;
}

/** A check box whose whole line can be pressed. */
export function CheckField({ checked, onToggle, children }: CheckFieldProps) {
  return (
    <label className={classes.check}>
      <input type="checkbox" checked={checked} onChange={onToggle} />
      {children}
    </label>
  );
}
