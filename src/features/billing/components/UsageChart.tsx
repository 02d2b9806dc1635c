import { useCallback } from 'react';
import { paths } from '@/config/paths.ts';
import { useData } from '@/data/door/door.ts';
import { useAsked } from '@/data/door/useAsked.ts';
import { formatDayMonth, localIsoDate } from '@domain/dates/formatDates.ts';
import { usageSeries } from '@domain/billing/usage.ts';
import { DayChart } from '@/ui/charts/DayChart.tsx';
import { TextLink } from '@/ui/TextLink.tsx';
import { formatCount } from '@/ui/count.ts';
import { AskedPart } from './AskedPart.tsx';
import classes from './billing.module.css';

const DAYS = 30;

/** What the assistant cost on each of the last thirty days. */
export function UsageChart({ userId }: { readonly userId: string }) {
  const { billing } = useData();
  const ask = useCallback(async () => {
    return usageSeries(await billing.loadUsage(userId, DAYS), localIsoDate(Date.now()), DAYS);
  }, [billing, userId]);
  const asking = useAsked(ask);
  return (
    <section aria-labelledby="usage">
      <h2 id="usage" className={classes.heading}>
        Usage
      </h2>
      <AskedPart asking={asking} loading="Counting your usage..." failed="Your usage could not be loaded">
        {(series) => <Chart {...series} />}
      </AskedPart>
    </section>
  );
}

function Chart({ days, tokens, chats }: ReturnType<typeof usageSeries>) {
  const sum = chats.reduce((total, count) => total + count, 0);
  if (sum === 0) {
    return (
      <div className={classes.empty}>
        <p>No chats in the last {DAYS} days. What an answer costs shows here the day it comes.</p>
        <TextLink to={paths.assistant}>Ask the assistant</TextLink>
      </div>
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
