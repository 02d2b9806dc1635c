/** Acts that change a plan. */
import { dayEdits } from './dayEdits.ts';
import { dropDay } from './dropDay.ts';
import { offers } from './offers.ts';
import { stopLengths } from './stopLengths.ts';
import { swapDays } from './swapDays.ts';
import { weekday } from './weekday.ts';
import type { ActReader } from '../act.ts';

export const EDIT_READERS: readonly ActReader[] = [dropDay, stopLengths, swapDays, dayEdits, offers, weekday];
