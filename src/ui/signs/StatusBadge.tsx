import classes from './StatusBadge.module.css';

/** A state in one word: green where it is "active", yellow for any other (requirements §2, User Management). */
export function StatusBadge({ status }: { readonly status: string }) {
  const active = status.trim().toLowerCase() === 'active';
  return (
    <span className={classes.badge} data-legible data-active={active || undefined}>
      {status}
    </span>
  );
}
