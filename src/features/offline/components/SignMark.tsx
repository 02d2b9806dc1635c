import type { Verdict } from '@domain/readiness.ts';
import { AlertIcon, CheckIcon } from '@/ui/icons/icons.tsx';
import classes from './SignMark.module.css';

interface SignMarkProps {
  readonly verdict: Verdict;
  readonly small?: boolean;
}

/** A verdict as a sign on the trail: painted where it opens, a bare board where there is nothing. Words say it too. */
export function SignMark({ verdict, small = false }: SignMarkProps) {
  const size = small ? 16 : 20;
  return (
    <span className={classes.sign} data-verdict={verdict} data-small={small || undefined} aria-hidden="true">
      {verdict === 'opens' && <CheckIcon size={size} />}
      {verdict === 'broken' && <AlertIcon size={size} />}
    </span>
  );
}
