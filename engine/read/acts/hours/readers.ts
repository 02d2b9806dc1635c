/** What has its own hour: appointments, busy hours, and the hours at which a party comes and goes. */
import { appointments } from './appointments.ts';
import { busyHours } from './busyHours.ts';
import { inFigures } from './figures.ts';
import { ownHours } from './ownHours.ts';
import type { ActReader } from '../act.ts';

export const HOUR_READERS: readonly ActReader[] = [ownHours, busyHours, appointments].map(inFigures);
