import type { ComponentType } from 'react';
import { Bali } from '@/ui/art/Bali.tsx';
import { Kyoto } from '@/ui/art/Kyoto.tsx';
import { NewYork } from '@/ui/art/NewYork.tsx';
import { Paris } from '@/ui/art/Paris.tsx';
import { Rome } from '@/ui/art/Rome.tsx';
import { Santorini } from '@/ui/art/Santorini.tsx';
import type { SceneProps } from '@/ui/art/Scene.tsx';
import { Tokyo } from '@/ui/art/Tokyo.tsx';

export interface FeaturedPlace {
  /** What the assistant is asked about, and the card's heading. */
  readonly name: string;
  readonly country: string;
  readonly Scene: ComponentType<SceneProps>;
  /** Degrees and minutes, as a map's margin gives them. */
  readonly grid: string;
  readonly blurb: string;
}

const tokyo: FeaturedPlace = {
  name: 'Tokyo',
  country: 'Japan',
  Scene: Tokyo,
  grid: '35°41′ N 139°42′ E',
  blurb: 'Counter sushi at dawn, a quiet shrine at noon, neon until the last train.',
};
const bali: FeaturedPlace = {
  name: 'Bali',
  country: 'Indonesia',
  Scene: Bali,
  grid: '8°25′ S 115°11′ E',
  blurb: 'Rice terraces and temples inland, reefs and long swells on the coast.',
};
const rome: FeaturedPlace = {
  name: 'Rome',
  country: 'Italy',
  Scene: Rome,
  grid: '41°54′ N 12°30′ E',
  blurb: 'Twenty-eight centuries on foot, with a bar for every one of them.',
};
const kyoto: FeaturedPlace = {
  name: 'Kyoto',
  country: 'Japan',
  Scene: Kyoto,
  grid: '35°01′ N 135°46′ E',
  blurb: 'Gates up the mountain, moss gardens, and dinner by the river.',
};
const paris: FeaturedPlace = {
  name: 'Paris',
  country: 'France',
  Scene: Paris,
  grid: '48°51′ N 2°21′ E',
  blurb: 'A city to cross slowly: museums, markets and both banks of the Seine.',
};
const newYork: FeaturedPlace = {
  name: 'New York',
  country: 'United States',
  Scene: NewYork,
  grid: '40°43′ N 74°00′ W',
  blurb: 'Five boroughs, one grid, and something open at every hour.',
};
const santorini: FeaturedPlace = {
  name: 'Santorini',
  country: 'Greece',
  Scene: Santorini,
  grid: '36°24′ N 25°27′ E',
  blurb: 'White villages on the rim of a drowned volcano, and the long sunset.',
};

/** The home page's six (requirements §2). */
export const homePlaces: readonly FeaturedPlace[] = [tokyo, bali, rome, kyoto, paris, newYork];

/** Where the home page looks for tours: its own places, Rome first. */
export const tourPlaces: readonly [string, ...string[]] = [
  rome.name,
  tokyo.name,
  bali.name,
  kyoto.name,
  paris.name,
  newYork.name,
];

/** The destinations page's six fixed cards. */
export const showcasePlaces: readonly FeaturedPlace[] = [paris, kyoto, santorini, bali, newYork, rome];
