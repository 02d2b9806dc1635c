/** Times of a plan, by whatever is known of their clocks. */
import { minutesOf } from '../itinerary/measures.ts';
import { instantOfWall } from './clocks.ts';

/**
 * A time of a plan. By the clock of a zone; as an instant where only its distance to UTC is known; by the clock of
 * wherever one is (RFC 5545's floating time) where not even that is.
 */
export type Moment =
  | { readonly by: 'zone'; readonly date: string; readonly clock: string; readonly zone: string }
  | { readonly by: 'utc'; readonly instant: number }
  | { readonly by: 'place'; readonly date: string; readonly clock: string };

/** Epoch ms; of a floating time as though it were UTC. */
export function instantOf(moment: Moment): number {
  if (moment.by === 'utc') return moment.instant;
  const { date, clock } = moment;
  if (moment.by === 'zone') return instantOfWall(date, minutesOf(clock), moment.zone);
  return Date.parse(`${date}T${clock}:00Z`);
}
