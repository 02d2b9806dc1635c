import classes from './Clock.module.css';

/** '+1' where a flight lands on another day than it left; nothing on the same. */
export function DayOffset({ days }: { readonly days: number }) {
  if (days === 0) return null;
  return (
    <sup className={classes.days}>
      <span aria-hidden="true">{days > 0 ? `+${days}` : `−${-days}`}</span>
      <span className="wm-hidden"> {dayWords(days)}</span>
    </sup>
  );
}

function dayWords(offset: number): string {
  const days = Math.abs(offset) === 1 ? 'day' : 'days';
  return `${Math.abs(offset)} ${days} ${offset > 0 ? 'later' : 'earlier'}`;
}
