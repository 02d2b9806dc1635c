import { AlertIcon } from '../icons/icons.tsx';
import classes from './PlanWarnings.module.css';

/** What a plan still fails, in words; nothing for a plan that passes every check. */
export function PlanWarnings({ warnings }: { readonly warnings: readonly string[] }) {
  if (warnings.length === 0) return null;
  return (
    <aside className={classes.warnings} aria-label="Check before you book">
      <p className={classes.warningsTitle}>
        <AlertIcon size={20} />
        Check before you book
      </p>
      <ul className={classes.warningList}>
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </aside>
  );
}
