/** Thirty days of three kinds, made up for the styleguide; the same at each look. */
import type { Series } from '@/ui/charts/scale.ts';

const DAY_MS = 86_400_000;
const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

export const days: readonly string[] = Array.from({ length: 30 }, (_, index) =>
  short.format(Date.UTC(2027, 2, 1) + index * DAY_MS),
);

/** A week's rhythm over a slow rise. */
const wave = (base: number, rise: number, swing: number) =>
  days.map((_, day) => Math.round(base + rise * day + swing * Math.sin((day / 7) * 2 * Math.PI)));

export const series: readonly Series[] = [
  { name: 'Page views', values: wave(180, 4, 46) },
  { name: 'AI chats', values: wave(64, 2.4, 18) },
  { name: 'Newsletter signups', values: wave(18, 0.4, 9) },
];
