/** Sights of a guide on a day on which they rest. */
import { guideOf } from '../../../content/towns/registry.ts';
import { isOpenOn } from '../../facts/openDays.ts';
import type { Finding } from '../../../domain/itinerary/finding.ts';
import type { Itinerary } from '../../../domain/itinerary/itinerary.ts';

/** Each sight or day trip that its guide says is shut on the day that it is planned for. */
export function onShutDays({ days }: Itinerary): Finding[] {
  return days.flatMap(({ number, date, items }) =>
    items.flatMap(({ kind, title, city }): Finding[] => {
      if (kind !== 'sight') return [];
      const guide = guideOf(city);
      const places = guide ? [...guide.areas.flatMap(({ sights }) => sights), ...guide.dayTrips] : [];
      const place = places.find(({ name }) => name === title);
      return !place || isOpenOn(place, date)
        ? []
        : [
            {
              check: 'shut',
              day: number,
              item: title,
              message: `"${title}" is shut on ${date}, day ${number}.`,
            },
          ];
    }),
  );
}
