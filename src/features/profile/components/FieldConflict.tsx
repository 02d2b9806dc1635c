import { Button } from '@mantine/core';
import classes from './FieldConflict.module.css';

interface FieldConflictProps {
  /** The field, in words ("Travel style"). */
  readonly name: string;
  readonly mine: string;
  readonly theirs: string;
  readonly onChoose: (keep: 'mine' | 'theirs') => void;
}

/** A field that was changed here and elsewhere since: both values, and a choice. */
export function FieldConflict({ name, mine, theirs, onChoose }: FieldConflictProps) {
  return (
    <section className={classes.fork} aria-label={`${name}: changed in two places`}>
      <p className={classes.title}>This was changed on another device too. Which one stays?</p>
      <dl className={classes.values}>
        <div>
          <dt>Yours</dt>
          <dd dir="auto">{mine || 'Empty'}</dd>
        </div>
        <div>
          <dt>Saved elsewhere</dt>
          <dd dir="auto">{theirs || 'Empty'}</dd>
        </div>
      </dl>
      <div className={classes.actions}>
        <Button onClick={() => onChoose('mine')}>Keep mine</Button>
        <Button onClick={() => onChoose('theirs')}>Take the other</Button>
      </div>
    </section>
  );
}
