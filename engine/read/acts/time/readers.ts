/** Acts of dates and lengths. Feasts before the dates, which take their words; lengths after those of single towns. */
import { bestTime } from './bestTime.ts';
import { dates } from './dates.ts';
import { events } from './events.ts';
import { feast } from './feast.ts';
import { endBy, length, lengthChange, shift, shorten } from './length.ts';
import { notMonth } from './notMonth.ts';
import { startDay, weekend } from './start.ts';
import type { ActReader } from '../act.ts';

export const DATE_READERS: readonly ActReader[] = [
  feast,
  events,
  shorten,
  shift,
  weekend,
  endBy,
  notMonth,
  bestTime,
  dates,
];

export const LENGTH_READERS: readonly ActReader[] = [lengthChange, length, startDay];
