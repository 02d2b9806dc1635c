import { useId } from 'react';
import classes from './BalanceMeter.module.css';

interface BalanceMeterProps {
  /** Tokens left. */
  readonly balance: number;
  /** Tokens a month the plan grants; null or infinite has no meter, only words. */
  readonly allowance: number | null;
  readonly label?: string;
}

const count = new Intl.NumberFormat('en-US');

/** Balance over allowance, drawn as a map's scale bar of ten segments. Above the allowance it is simply full. */
export function BalanceMeter({ balance, allowance, label = 'Token balance' }: BalanceMeterProps) {
  const id = useId();
  if (allowance === null || !Number.isFinite(allowance)) {
    return (
      <p className={classes.words}>
        <span>{label}</span>
        <strong>Unlimited Tokens</strong>
      </p>
    );
  }
  const left = Math.max(0, balance);
  const percent = Math.min(100, Math.round((left / allowance) * 100));
  return (
    <div className={classes.root} data-low={percent <= 10 || undefined}>
      <p className={classes.words}>
        <span id={id}>{label}</span>
        <strong>
          {count.format(left)} / {count.format(allowance)} ({percent}%)
        </strong>
      </p>
      <div
        className={classes.bar}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no browser lets a <meter> be drawn as a scale bar
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={allowance}
        aria-valuenow={Math.min(left, allowance)}
        aria-valuetext={`${count.format(left)} of ${count.format(allowance)} tokens, ${percent}%`}
      >
        <span className={classes.fill} style={{ clipPath: `inset(0 ${100 - percent}% 0 0)` }} />
      </div>
    </div>
  );
}
