import { RefreshIcon } from '../icons/icons.tsx';
import classes from './conversation.module.css';

interface AgainButtonProps {
  /** "Retry", or "Go on" where a part is there. */
  readonly label: string;
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

/** Asks again for an answer: under the old id, so that it is charged once. */
export function AgainButton({ label, disabled = false, onPress }: AgainButtonProps) {
  return (
    <button type="button" className={classes.again} disabled={disabled} onClick={onPress}>
      <RefreshIcon size={18} />
      {label}
    </button>
  );
}
