/** Towns as a plan has them, for tests of maps and of clocks. */
import type { PlanTown } from '@domain/itinerary/itinerary.ts';

function town(name: string, latitude: number, longitude: number, zone: string): PlanTown {
  return { name, at: [latitude, longitude], zone };
}

export const PLACES = {
  paris: town('Paris', 48.8566, 2.3522, 'Europe/Paris'),
  rome: town('Rome', 41.9028, 12.4964, 'Europe/Rome'),
  london: town('London', 51.5074, -0.1278, 'Europe/London'),
  prague: town('Prague', 50.0755, 14.4378, 'Europe/Prague'),
  newYork: town('New York', 40.7128, -74.006, 'America/New_York'),
  tokyo: town('Tokyo', 35.6762, 139.6503, 'Asia/Tokyo'),
  kyoto: town('Kyoto', 35.0116, 135.7681, 'Asia/Tokyo'),
  nara: town('Nara', 34.6851, 135.8048, 'Asia/Tokyo'),
  osaka: town('Osaka', 34.6937, 135.5023, 'Asia/Tokyo'),
  fiji: town('Nadi', -17.7765, 177.4356, 'Pacific/Fiji'),
  samoa: town('Apia', -13.8333, -171.7667, 'Pacific/Apia'),
  dublin: town('Dublin', 53.3498, -6.2603, 'Europe/Dublin'),
  santorini: town('Santorini', 36.3932, 25.4615, 'Europe/Athens'),
} as const;
