/** Acts that change a plan. */
import { dayEdits } from './dayEdits.ts';
import { offers } from './offers.ts';
import { weekday } from './weekday.ts';
import type { ActReader } from '../act.ts';

export const EDIT_READERS: readonly ActReader[] = [dayEdits, offers, weekday];
