/** Sample hotels: invented names in real districts, the same for the same city; every one is marked `sample`. */
import '../../../../../content/towns/all.ts';
import { guideFor } from '../../../../../engine/facts/guides.ts';
import { PARTNER_HOME } from '../../../../../domain/offers/partnerLinks.ts';
import { seededRandom, shuffled, type Random } from './random.ts';
import type { HotelOffer } from '../../../../../domain/offers/offers.ts';
import { anyDateNight, type HotelProvider } from '../hotels.ts';
import type { Gazetted } from '../../../../../engine/facts/types.ts';

const COUNT = 10;
const FIRST_WORDS = [
  'Paper Lantern',
  'Quiet Courtyard',
  'Blue Door',
  'Morning Bell',
  'Old Orchard',
  'Copper Kettle',
  'Long Gallery',
  'Two Bridges',
  'North Star',
  'Garden Wall',
  'Cedar House',
  'Half Moon',
  'Harbour Lamp',
  'Wayfarer',
  'Stone Stair',
  'Linden',
  'Marigold',
  'Tall Windows',
] as const;
const KINDS: readonly { stars: number; words: readonly [string, ...string[]]; base: number }[] = [
  { stars: 2, words: ['Hostel', 'Lodge', 'Inn'], base: 42 },
  { stars: 3, words: ['Inn', 'Hotel', 'Guesthouse'], base: 78 },
  { stars: 4, words: ['Hotel', 'Residence', 'Boutique Hotel'], base: 138 },
  { stars: 5, words: ['Grand Hotel', 'Palace Hotel', 'Suites'], base: 290 },
];
/** How many of each star class, two to five. */
const SPREAD = [2, 3, 3, 2] as const;
const FALLBACK_DISTRICTS = [
  'City centre',
  'Old town',
  'Near the main station',
  'Quiet quarter off the centre',
] as const;

/** Price level against the average city, by what a modest day costs there. */
function priceLevel(destination: Gazetted): number {
  const daily = guideFor(destination)?.dailyCost ?? 50;
  return Math.min(1.6, Math.max(0.55, daily / 50));
}

export const sampleHotels: HotelProvider = {
  search({ destination, checkin, today }) {
    const night = checkin ?? anyDateNight(today).checkIn;
    const city = destination.city;
    const random = seededRandom(`hotels|${city}|${destination.countryCode}`);
    const season = seededRandom(`season|${city}|${night.slice(0, 7)}`).next() * 0.16 + 0.94;
    const names = shuffled(FIRST_WORDS, random);
    const districts = guideFor(destination)?.districts.map((district) => district.name) ?? FALLBACK_DISTRICTS;
    const level = priceLevel(destination) * season;
    const hotels = KINDS.flatMap((kind, index) => Array.from({ length: SPREAD[index] ?? 0 }, () => kind))
      .slice(0, COUNT)
      .map((kind, index) =>
        makeHotel({ kind, index, city, level, random, first: names[index] ?? 'Wayfarer', districts }),
      );
    return Promise.resolve(hotels.sort((a, b) => a.priceFrom - b.priceFrom));
  },
};

interface HotelInput {
  readonly kind: (typeof KINDS)[number];
  readonly index: number;
  readonly city: string;
  readonly level: number;
  readonly random: Random;
  readonly first: string;
  readonly districts: readonly string[];
}

function makeHotel({ kind, index, city, level, random, first, districts }: HotelInput): HotelOffer {
  const district = districts[index % districts.length];
  return {
    hotelId: `sample-${slug(city)}-${index + 1}`,
    hotelName: `${first} ${random.pick(kind.words)}`,
    stars: kind.stars,
    priceFrom: Math.round(kind.base * level * (0.85 + random.next() * 0.4)),
    ...(district === undefined ? {} : { district }),
    bookingUrl: PARTNER_HOME.hotels,
    sample: true,
  };
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 60);
}
