import { SavedIcon } from '../icons/icons.tsx';
import classes from './AgeSign.module.css';

interface AgeSignProps {
  /** Where it comes from this device: that, in words ("Results kept on this device"). Announced, once. */
  readonly kept?: string | undefined;
  /** How old it is, in words ("2 hours ago"); null where there is no one age. Ticks unannounced. */
  readonly age: string | null;
  /** What was seen then, in front of the age ("seen", "prices seen"). */
  readonly verb?: string;
  /** While it is being looked at again. */
  readonly checking?: boolean;
  readonly onCheckAgain?: (() => void) | undefined;
}

/** What is on screen was seen a while ago: since when, and the way to look again. */
export function AgeSign({ kept, age, verb = 'seen', checking = false, onCheckAgain }: AgeSignProps) {
  const seen = age === null ? '' : `${verb} ${age}`;
  return (
    <div className={classes.root} data-kept={kept === undefined ? undefined : true}>
      {kept !== undefined && <SavedIcon size={18} />}
      <p>
        {kept !== undefined && <output className={classes.kept}>{kept}</output>}
        {kept !== undefined && seen !== '' && ', '}
        <span>{kept === undefined ? capital(seen) : seen}</span>
      </p>
      {onCheckAgain && (
        <button
          type="button"
          className={classes.again}
          aria-disabled={checking || undefined}
          onClick={() => {
            if (!checking) onCheckAgain();
          }}
        >
          {checking ? 'Checking…' : 'Check again'}
        </button>
      )}
    </div>
  );
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
