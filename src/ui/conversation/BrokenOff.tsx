import { AgainButton } from './AgainButton.tsx';
import classes from './conversation.module.css';

interface BrokenOffProps {
  /** Why the answer is not whole. */
  readonly why: string;
  readonly disabled?: boolean;
  readonly onGoOn: () => void;
}

/** The torn edge below what came of an answer, and the way to the rest. */
export function BrokenOff({ why, disabled = false, onGoOn }: BrokenOffProps) {
  return (
    <p className={classes.broken}>
      <span>{why}</span>
      <AgainButton label="Go on" disabled={disabled} onPress={onGoOn} />
    </p>
  );
}
