import { type AnalyticsEvent, describeEvent } from '@domain/admin/analytics.ts';
import { formatAge, parseInstant } from '@domain/dates/formatDates.ts';
import { EmptyState } from '@/ui/feedback/EmptyState.tsx';
import { SampleTag } from '@/ui/SampleTag.tsx';
import classes from './dashboard.module.css';

interface RecentEventsProps {
  readonly events: readonly AnalyticsEvent[];
  /** When they were read, epoch ms. */
  readonly now: number;
}

/** The newest events, newest first. Their words are a stranger's: shown as text, kept from turning the line around. */
export function RecentEvents({ events, now }: RecentEventsProps) {
  return (
    <section aria-labelledby="recent-events" className={classes.recent}>
      <h2 id="recent-events">Most recent events</h2>
      {events.length === 0 ? (
        <EmptyState title="Nothing has happened yet">
          Page views, newsletter signups and chats are listed here as they come in.
        </EmptyState>
      ) : (
        <ol className={classes.events}>
          {events.map((event, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows without an id, drawn once and never reordered
            <EventRow key={`${event.created_at} ${index}`} event={event} now={now} />
          ))}
        </ol>
      )}
    </section>
  );
}

const at = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

function EventRow({ event, now }: { readonly event: AnalyticsEvent; readonly now: number }) {
  const { label, detail, isSample } = describeEvent(event);
  const instant = parseInstant(event.created_at);
  return (
    <li className={classes.event}>
      <span className={classes.what}>
        {label} {isSample && <SampleTag>Sample</SampleTag>}
      </span>
      <bdi className={classes.detail}>{detail}</bdi>
      <time
        className={classes.when}
        dateTime={event.created_at}
        title={Number.isFinite(instant) ? at.format(instant) : undefined}
      >
        {formatAge(event.created_at, now)}
      </time>
    </li>
  );
}
