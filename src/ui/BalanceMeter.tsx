import { useId } from 'react';
import { formatCount } from './count.ts';
import { Skeleton } from './feedback/Skeleton.tsx';
import classes from './BalanceMeter.module.css';

interface BalanceMeterProps {
  /** Tokens left; null while it is being asked for. */
  readonly balance: number | null;
  /** Tokens a month the plan grants; null or infinite has no meter, only words. */
  readonly allowance: number | null;
  readonly label?: string;
}

/** Up to this part of the allowance the meter says that it runs low. */
const LOW_PART = 0.1;

/** Balance over allowance, drawn as a map's scale bar of ten segments. Above the allowance the bar is simply full. */
export function BalanceMeter({ balance, allowance, label = 'Token balance' }: BalanceMeterProps) {
  const id = useId();
  if (allowance === null || !Number.isFinite(allowance)) {
    return (
      <p className={classes.words} data-legible>
        <span>{label}</span>
        <strong>Unlimited Tokens</strong>
      </p>
    );
  }
  if (balance === null) {
    return (
      <div className={classes.root}>
        <p className={classes.words} data-legible>
          <span>{label}</span>
          <Skeleton width={140} height={16} />
        </p>
        <div className={classes.bar} data-loading />
      </div>
    );
  }
  const left = Math.max(0, balance);
  const percent = Math.round((left / allowance) * 100);
  const state = left === 0 ? 'out' : left / allowance <= LOW_PART ? 'low' : 'ready';
  // top-ups stay beside the month's tokens: 1091% would be true, and say nothing
  const isOver = left > allowance;
  const ofWords = `${formatCount(left)} / ${formatCount(allowance)}`;
  const overWords = `${formatCount(left)}: more than a month’s ${formatCount(allowance)}`;
  return (
    <div className={classes.root} data-state={state}>
      <p className={classes.words} data-legible>
        <span id={id}>{label}</span>
        <strong>{isOver ? overWords : `${ofWords} (${percent}%)`}</strong>
      </p>
      <div
        className={classes.bar}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no browser lets a <meter> be drawn as a scale bar
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={allowance}
        aria-valuenow={Math.min(left, allowance)}
        aria-valuetext={
          isOver
            ? `${overWords} tokens`
            : `${formatCount(left)} of ${formatCount(allowance)} tokens, ${percent}%`
        }
      >
        <span className={classes.fill} style={{ clipPath: `inset(0 ${Math.max(0, 100 - percent)}% 0 0)` }} />
      </div>
      {state !== 'ready' && (
        <p className={classes.note}>{state === 'out' ? 'Out of tokens' : 'Running low'}</p>
      )}
    </div>
  );
}
