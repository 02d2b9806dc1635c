import { useCallback } from 'react';
import { useAsked } from '@/data/useAsked.ts';
import { formatDayMonth, localIsoDate } from '@/domain/dates.ts';
import { describeError } from '@/domain/errors.ts';
import { usageSeries } from '@/domain/billing/usage.ts';
import { DayChart } from '@/ui/charts/DayChart.tsx';
import { formatCount } from '@/ui/count.ts';
import { ErrorState } from '@/ui/feedback/ErrorState.tsx';
import { Spinner } from '@/ui/feedback/Spinner.tsx';
import classes from './billing.module.css';

const DAYS = 30;

/** What the assistant cost on each of the last thirty days. */
export function UsageChart({ userId }: { readonly userId: string }) {
  const ask = useCallback(async () => {
    const { loadUsage } = await import('@/data/repositories/billing.ts');
    return usageSeries(await loadUsage(userId, DAYS), localIsoDate(Date.now()), DAYS);
  }, [userId]);
  const { value, error, askAgain } = useAsked(ask);
  return (
    <section aria-labelledby="usage">
      <h2 id="usage" className={classes.heading}>
        Usage
      </h2>
      {error && (
        <ErrorState title="Your usage could not be loaded" onRetry={askAgain}>
          {describeError(error)}
        </ErrorState>
      )}
      {!error && !value && <Spinner text="Counting your usage..." />}
      {!error && value && <Chart {...value} />}
    </section>
  );
}

function Chart({ days, tokens, chats }: ReturnType<typeof usageSeries>) {
  const sum = chats.reduce((total, count) => total + count, 0);
  if (sum === 0) {
    return (
      <p className={classes.empty}>
        No chats in the last {DAYS} days. What an answer costs shows here the day it comes.
      </p>
    );
  }
  return (
    <>
      <p className={classes.sum}>
        {sum === 1 ? '1 answer' : `${formatCount(sum)} answers`} in the last {DAYS} days.
      </p>
      <DayChart
        title="Tokens a day"
        kind="bar"
        days={days.map(formatDayMonth)}
        series={[{ name: 'Tokens', values: tokens }]}
      />
    </>
  );
}
