/** Places in and around the towns of a trip: what the guides know of them, their airports, and the towns themselves. */
import { guideHeadOf, guideOf } from '../../content/towns/registry.ts';
import type { PlanPoint } from '../../domain/itinerary/itinerary.ts';
import { kmBetween } from '../../domain/geo/distance.ts';
import { bestSpots, type Spot, type SpotTown } from '../../domain/search/spots.ts';
import type { Gazetteer } from './gazetteer.ts';

/** A town of the same name farther away than this is another one. */
const SAME_TOWN_KM = 250;

interface NamedSpot {
  readonly spot: Spot;
  readonly otherNames?: readonly string[] | undefined;
}

/** The best for the words typed, the towns' in their order. */
export function findSpots(
  typed: string,
  towns: readonly SpotTown[],
  gazetteer: Pick<Gazetteer, 'namesakes'>,
): Spot[] {
  return bestSpots(
    typed,
    towns.flatMap((town) => [...guideSpots(town), ...airportSpots(town, gazetteer), townSpot(town)]),
  );
}

function townSpot({ name, at }: SpotTown): NamedSpot {
  return { spot: { name: name.slice(0, 120), kind: 'town', town: name, at } };
}

function guideSpots(town: SpotTown): NamedSpot[] {
  const head = guideHeadOf(town.name);
  const guide = head && kmBetween(head.at, town.at) <= SAME_TOWN_KM ? guideOf(town.name) : null;
  if (!guide) return [];
  const spot =
    (kind: Spot['kind']) =>
    (place: { name: string; at: readonly [number, number]; aliases?: readonly string[] }) => ({
      spot: { name: place.name, kind, town: town.name, at: [...place.at] as PlanPoint },
      otherNames: place.aliases,
    });
  return [
    ...guide.areas.flatMap(({ sights }) => sights.map(spot('sight'))),
    ...guide.dayTrips.map(spot('day trip')),
  ];
}

function airportSpots(town: SpotTown, gazetteer: Pick<Gazetteer, 'namesakes'>): NamedSpot[] {
  const near = gazetteer
    .namesakes(town.name)
    .find(
      ({ airports: [{ latitude, longitude }] }) => kmBetween([latitude, longitude], town.at) < SAME_TOWN_KM,
    );
  return (near?.airports ?? []).map(({ name, code, latitude, longitude, otherNames }) => ({
    spot: { name: name.slice(0, 120), kind: 'airport', town: town.name, at: [latitude, longitude] },
    otherNames: [...otherNames, `${code} airport`],
  }));
}
