import { useLocation } from 'react-router-dom';
import { promptIn } from '@/features/auth/hooks/useKeptRoute.ts';
import { excerpt } from './excerpt.ts';
import classes from './AuthSheet.module.css';

/** What was asked for before the way led to the form: it is not lost. Nothing where nothing was. */
export function WaitingWords() {
  const { state }: { state: unknown } = useLocation();
  const words = typeof state === 'object' && state !== null ? promptIn({ ...state }) : null;
  return words === null ? null : <p className={classes.waiting}>Waits for you: “{excerpt(words)}”</p>;
}
