/** What is said of towns that have no guide, before the plan: that nothing is invented there, and what is known instead. */
import { countryFacts } from '../../../content/countries/countries.ts';
import { GUIDED_CITIES, guideHeadOf } from '../../../content/towns/registry.ts';
import { distanceKm } from '../../facts/geo.ts';
import { listOf } from './format.ts';
import type { Stop } from '../../plan/brief/brief.ts';
import type { Gazetted } from '../../facts/types.ts';

/** Farther than this nobody goes for a day. */
const DAY_TRIP_KM = 150;
const ROUND_KM = 10;

/** Sentences on the stops without a guide; none where each has one. */
export function unguidedLines(stops: readonly Pick<Stop, 'place' | 'guide'>[]): string[] {
  const unguided = stops.filter(({ guide }) => guide === null).map(({ place }) => place);
  if (unguided.length === 0) return [];
  const names = listOf([...new Set(unguided.map(({ name }) => name))]);
  const countries = new Map(unguided.map(({ countryCode, country }) => [countryCode, country]));
  return [
    `I have no guide to ${names} yet, so I name no sights there and leave those days open; ways, hotels and tours are looked up as usual.`,
    ...unguided.flatMap((place) => nearestLine(place, stops)),
    ...[...countries].flatMap(([code, country]) => {
      const facts = countryFacts(code);
      return facts ? [`The year in ${country}: ${facts.seasons}`] : [];
    }),
  ];
}

/** The nearest town with a guide, where that is near enough for a day. */
function nearestLine(place: Gazetted, stops: readonly Pick<Stop, 'place'>[]): string[] {
  const from = place.at ?? place.airports[0];
  const near = GUIDED_CITIES.flatMap((city) => {
    const at = guideHeadOf(city)?.at;
    const isStop = stops.some((stop) => stop.place.city === city);
    if (!at || isStop) return [];
    return [{ city, km: distanceKm(from, { latitude: at[0], longitude: at[1] }) }];
  });
  const [first] = near.toSorted((a, b) => a.km - b.km);
  if (!first || first.km > DAY_TRIP_KM) return [];
  const km = Math.max(ROUND_KM, Math.round(first.km / ROUND_KM) * ROUND_KM);
  return [
    `The nearest town that I have a guide to is ${first.city}, about ${km} km from ${place.name}: say “a day trip to ${first.city}” and it is in.`,
  ];
}
