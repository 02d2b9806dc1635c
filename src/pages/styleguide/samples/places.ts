import type { PlaceSearcher } from '@/ui/places/usePlaceSearch.ts';

const places = [
  { name: 'Lisbon', city_name: 'Lisbon', country_name: 'Portugal', code: 'LIS' },
  { name: 'Lima', city_name: 'Lima', country_name: 'Peru', code: 'LIM' },
  { name: 'Fiumicino', city_name: 'Rome', country_name: 'Italy', code: 'FCO' },
  { name: 'Kyoto', city_name: 'Kyoto', country_name: 'Japan', code: 'UKY' },
];

export const searchSamples: PlaceSearcher = (query) =>
  Promise.resolve(places.filter(({ city_name }) => city_name.toLowerCase().startsWith(query.toLowerCase())));
