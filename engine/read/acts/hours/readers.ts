/** What has its own hour: appointments, busy hours, and the hours at which a party comes and goes. */
import { appointments } from './appointments.ts';
import { busyDays, busyHours } from './busyHours.ts';
import { naps } from './naps.ts';
import { ownHours } from './ownHours.ts';
import type { ActReader } from '../act.ts';

export const HOUR_READERS: readonly ActReader[] = [naps, ownHours, busyDays, busyHours, appointments];
