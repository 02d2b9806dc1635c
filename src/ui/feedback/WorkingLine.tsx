import { Mark } from '../map/Mark.tsx';
import classes from './WorkingLine.module.css';

interface WorkingLineProps {
  /** What is being worked on. */
  readonly text: string;
  /** The mark stands there already, beside what has come. */
  readonly marked?: boolean;
}

/** Below a conversation while its answer is made: the route is being drawn. Said to nobody: a live region does that. */
export function WorkingLine({ text, marked = false }: WorkingLineProps) {
  return (
    <p className={classes.working}>
      {!marked && <Mark size={24} />}
      {text}
      <span className={classes.route} aria-hidden="true" />
    </p>
  );
}
