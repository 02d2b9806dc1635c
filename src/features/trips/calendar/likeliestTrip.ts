import type { CalendarEvent } from '@domain/takeAlong/readCalendar.ts';
import type { TripHead } from '@domain/trips/trip.ts';

type Dated = Pick<TripHead, 'id' | 'startsOn' | 'endsOn'>;

/** The trip on whose days most of the events are; the first one where that says nothing. Its id. */
export function likeliestTrip(trips: readonly Dated[], events: readonly CalendarEvent[]): string {
  const within = ({ startsOn, endsOn }: Dated) =>
    startsOn === null || endsOn === null
      ? 0
      : events.filter(({ start: { date } }) => date >= startsOn && date <= endsOn).length;
  const [likeliest] = trips.toSorted((a, b) => within(b) - within(a));
  return likeliest?.id ?? '';
}
