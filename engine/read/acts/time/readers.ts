/** Acts of dates and lengths. Feasts before the dates, which take their words; lengths after those of single towns. */
import { dates } from './dates.ts';
import { feast } from './feast.ts';
import { endOn } from './endOn.ts';
import { endBy, length, lengthChange, shift, shorten } from './length.ts';
import { notMonth } from './notMonth.ts';
import { startDay, weekend } from './start.ts';
import type { ActReader } from '../act.ts';

export const DATE_READERS: readonly ActReader[] = [
  feast,
  weekend,
  shorten,
  shift,
  endBy,
  endOn,
  notMonth,
  dates,
];

export const LENGTH_READERS: readonly ActReader[] = [length, lengthChange, startDay];
