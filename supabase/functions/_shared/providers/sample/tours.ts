/** Sample tours: kinds of tours that cities have, under plain names; the same for the same city, marked `sample`. */
import '../../../../../content/towns/all.ts';
import { guideFor } from '../../../../../engine/facts/guides.ts';
import { PARTNER_HOME } from '../../../../../domain/offers/partnerLinks.ts';
import { seededRandom, shuffled } from './random.ts';
import type { TourOffer } from '../../../../../domain/offers/offers.ts';
import type { TourProvider } from '../tours.ts';

interface TourKind {
  readonly name: (city: string, area: string) => string;
  readonly hours: readonly [number, ...number[]];
  /** US dollars a person at an average price level. */
  readonly base: number;
}

const KINDS: readonly TourKind[] = [
  { name: (city) => `${city} on foot: an introduction with a local guide`, hours: [2, 3], base: 28 },
  { name: (_, area) => `Food tasting walk around ${area}`, hours: [3], base: 68 },
  { name: (city) => `Cooking class: home dishes of ${city}`, hours: [3, 4], base: 74 },
  { name: (_, area) => `Evening walk through ${area}`, hours: [2], base: 34 },
  { name: (city) => `${city} by bicycle, small group`, hours: [3, 4], base: 46 },
  { name: (_, area) => `${area}: history tour in a small group`, hours: [2, 3], base: 39 },
  { name: (city) => `Private day with a guide in ${city}`, hours: [6, 8], base: 165 },
  { name: (city) => `Photo walk at first light in ${city}`, hours: [2], base: 52 },
];

export const sampleTours: TourProvider = {
  search({ destination }) {
    const { city } = destination;
    const random = seededRandom(`tours|${city}|${destination.countryCode}`);
    const guide = guideFor(destination);
    const areas = shuffled(guide?.areas.map((area) => area.name) ?? ['the old town', 'the centre'], random);
    const level = Math.min(1.5, Math.max(0.6, (guide?.dailyCost ?? 50) / 50));
    const tours = KINDS.map((kind, index): TourOffer => {
      const hours = random.pick(kind.hours);
      return {
        id: `sample-tour-${index + 1}-${city
          .toLowerCase()
          .replace(/[^\p{L}\p{N}]+/gu, '-')
          .slice(0, 60)}`,
        name: capitalised(kind.name(city, areas[index % areas.length] ?? 'the centre')).slice(0, 200),
        rating: random.between(41, 49) / 10,
        duration: `${hours} hours`,
        price: Math.round(kind.base * level * (0.9 + random.next() * 0.25)),
        bookingUrl: PARTNER_HOME.tours,
        sample: true,
      };
    });
    return Promise.resolve(tours.sort((a, b) => b.rating - a.rating));
  },
};

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
