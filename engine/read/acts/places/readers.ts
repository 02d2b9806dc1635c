/** Acts about places; lengths of single towns are taken before anybody looks for the length of the trip. */
import { guideSights } from './guideSights.ts';
import { oneWay } from './oneWay.ts';
import { order } from './order.ts';
import { places, townDays } from './places.ts';
import type { ActReader } from '../act.ts';

export const PLACE_READERS: readonly ActReader[] = [oneWay, order, places, guideSights, townDays];
