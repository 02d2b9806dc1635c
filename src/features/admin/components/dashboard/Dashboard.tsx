import { useCallback } from 'react';
import { useData } from '@/data/door/door.ts';
import { type Analytics, chartOf, tilesOf } from '@domain/admin/analytics.ts';
import { adminWords } from '@domain/admin/words.ts';
import { DayChart } from '@/ui/charts/DayChart.tsx';
import { StatTile } from '@/ui/charts/StatTile.tsx';
import { formatCount } from '@/ui/count.ts';
import { Skeleton } from '@/ui/feedback/Skeleton.tsx';
import { Banner } from '@/ui/signs/Banner.tsx';
import { useLoaded } from '../../hooks/useLoaded.ts';
import { ListFailure } from '../ListFailure.tsx';
import { RecentEvents } from './RecentEvents.tsx';
import classes from './dashboard.module.css';

/** Three counts, thirty days of them, and what happened last (requirements §2, Admin). */
export function Dashboard({ adminId }: { readonly adminId: string }) {
  const { admin } = useData();
  const load = useCallback(() => admin.loadDashboard(adminId), [admin, adminId]);
  const { value, error, askAgain } = useLoaded(load, adminWords.analyticsFailed);
  if (error) return <ListFailure title={adminWords.analyticsScreen} error={error} onRetry={askAgain} />;
  if (!value) return <DashboardSkeleton />;
  return (
    <div className={classes.root}>
      <Figures analytics={value.analytics} />
      <RecentEvents events={value.events} now={value.at} />
    </div>
  );
}

function Figures({ analytics }: { readonly analytics: Analytics }) {
  const tiles = tilesOf(analytics);
  const samples = tiles.filter((tile) => tile.samples > 0);
  const { days, series } = chartOf(analytics);
  return (
    <>
      <div className={classes.tiles}>
        {tiles.map((tile) => (
          <StatTile
            key={tile.name}
            label={tile.label}
            value={tile.total}
            note={`${formatCount(tile.recent)} in the last ${days.length} days`}
          />
        ))}
      </div>
      {samples.length > 0 && (
        <Banner tone="sample" title="Sample events are counted in">
          {samples.map((tile) => `${tile.label}: ${formatCount(tile.samples)}`).join('. ')}. They came with
          this installation, so that there is something to look at. Nobody did them.
        </Banner>
      )}
      <DayChart title={`The last ${days.length} days`} days={days} series={series} />
      <p className={classes.note}>A day begins at midnight UTC. Today is still being counted.</p>
    </>
  );
}

function DashboardSkeleton() {
  return (
    <output className={classes.root} aria-label="Counting events">
      <span className={classes.tiles}>
        {tileLabels.map((label) => (
          <StatTile key={label} label={label} value={null} />
        ))}
      </span>
      <Skeleton height={280} />
    </output>
  );
}

const tileLabels = tilesOf({ totals: [], days: [] }).map(({ label }) => label);
