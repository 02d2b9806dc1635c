/** The dashboard's figures and events (requirements §2 and §3). */
import * as z from 'zod/mini';
import { storableText } from '../text/text.ts';
import { formatDayMonth } from '../dates/formatDates.ts';

const EVENT_NAMES = ['page_view', 'newsletter_signup', 'ai_usage'] as const;
type EventName = (typeof EVENT_NAMES)[number];

const labels: Record<EventName, { readonly many: string; readonly one: string }> = {
  page_view: { many: 'Page views', one: 'Page view' },
  newsletter_signup: { many: 'Newsletter signups', one: 'Newsletter signup' },
  ai_usage: { many: 'AI chats', one: 'AI chat' },
};

/** What admin_analytics answers. */
export const analyticsSchema = z.object({
  /** Of all time. */
  totals: z.array(z.object({ event_name: z.enum(EVENT_NAMES), total: z.int(), samples: z.int() })),
  /** Days of UTC, oldest first, today last. */
  days: z.array(
    z.object({ day: z.string(), page_view: z.int(), newsletter_signup: z.int(), ai_usage: z.int() }),
  ),
});
export type Analytics = z.infer<typeof analyticsSchema>;

/** A row of analytics_events. Anybody may report a page view: its properties are a stranger's words. */
export const eventSchema = z.object({
  event_name: z.string(),
  created_at: z.string(),
  properties: z.catch(z.record(z.string(), z.unknown()), {}),
});
export type AnalyticsEvent = z.infer<typeof eventSchema>;

/** The dashboard shows the ten most recent (requirements §9). */
export const RECENT_EVENTS = 10;
const MAX_DETAIL_CHARS = 120;

interface Tile {
  readonly name: EventName;
  readonly label: string;
  readonly total: number;
  /** Of them in the days of the chart, and how many were made up. */
  readonly recent: number;
  readonly samples: number;
}

/** The three counts, in the specification's order. */
export function tilesOf({ totals, days }: Analytics): readonly Tile[] {
  return EVENT_NAMES.map((name) => {
    const counted = totals.find(({ event_name }) => event_name === name);
    return {
      name,
      label: labels[name].many,
      total: counted?.total ?? 0,
      recent: days.reduce((sum, day) => sum + day[name], 0),
      samples: counted?.samples ?? 0,
    };
  });
}

/** The chart of the three kinds, as it is drawn. */
export function chartOf({ days }: Analytics) {
  return {
    days: days.map(({ day }) => formatDayMonth(day)),
    series: EVENT_NAMES.map((name) => ({ name: labels[name].many, values: days.map((day) => day[name]) })),
  };
}

interface EventWords {
  readonly label: string;
  /** What is known of it: the path, the tokens; empty for nothing. */
  readonly detail: string;
  /** One of the seed's, which nobody did. */
  readonly isSample: boolean;
}

/** An event in words; a name that nobody knows is said as it is, and no more than 120 characters of its properties. */
export function describeEvent({ event_name, properties }: AnalyticsEvent): EventWords {
  const known = EVENT_NAMES.find((name) => name === event_name);
  const { sample, ...rest } = properties;
  const detail = Object.entries(rest)
    .map(([key, value]) => (key === 'path' ? text(value) : `${key} ${text(value)}`))
    .join(', ');
  const isLong = detail.length > MAX_DETAIL_CHARS;
  return {
    label: known ? labels[known].one : event_name,
    detail: isLong ? `${storableText(detail.slice(0, MAX_DETAIL_CHARS))}…` : detail,
    isSample: sample === true,
  };
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
