import { SavedIcon } from '../icons/icons.tsx';
import classes from './AgeSign.module.css';

interface AgeSignProps {
  /** How old it is, in words ("2 hours ago"). */
  readonly age: string;
  /** What was seen then, in front of the age ("seen", "prices seen"). */
  readonly verb?: string;
  /** Whether it comes from this device; else it is merely not new. */
  readonly stored?: boolean;
  /** While it is being looked at again. */
  readonly checking?: boolean;
  readonly onCheckAgain?: () => void;
}

/** What is on screen was seen a while ago: since when, and the way to look again. */
export function AgeSign(props: AgeSignProps) {
  const { age, verb = 'seen', stored = false, checking = false, onCheckAgain } = props;
  return (
    <p className={classes.root} data-stored={stored || undefined}>
      {stored && <SavedIcon size={18} />}
      <span>
        {stored && (
          <>
            <strong>Saved</strong> <span aria-hidden="true">· </span>
          </>
        )}
        {stored ? verb : capital(verb)} {age}
      </span>
      {onCheckAgain && (
        <button type="button" className={classes.again} disabled={checking} onClick={onCheckAgain}>
          {checking ? 'Checking…' : 'Check again'}
        </button>
      )}
    </p>
  );
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
