/** Acts that change a plan. */
import { bareCount } from './bareCount.ts';
import { dayEdits } from './dayEdits.ts';
import { dropDay } from './dropDay.ts';
import { keeps } from './keeps.ts';
import { part } from './part.ts';
import { partLength } from './partLength.ts';
import { movedAppointment } from './movedAppointment.ts';
import { offers } from './offers.ts';
import { stopLengths } from './stopLengths.ts';
import { swapDays } from './swapDays.ts';
import { weekday } from './weekday.ts';
import type { ActReader } from '../act.ts';

export const EDIT_READERS: readonly ActReader[] = [
  part,
  partLength,
  keeps,
  bareCount,
  dropDay,
  stopLengths,
  swapDays,
  movedAppointment,
  dayEdits,
  offers,
  weekday,
];
