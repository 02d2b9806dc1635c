/** Provides the guides of the whole world: for hosts that have room for them, and for tests. */
import { AFRICA } from './africa.ts';
import { EAST_ASIA } from './eastAsia.ts';
import { LATIN_AMERICA } from './latinAmerica.ts';
import { NORTH_AMERICA } from './northAmerica.ts';
import { NORTHERN_EUROPE } from './northernEurope.ts';
import { OCEANIA } from './oceania.ts';
import { provideGuides } from './registry.ts';
import { SOUTHERN_EUROPE } from './southernEurope.ts';
import { WEST_ASIA } from './westAsia.ts';

provideGuides('africa', AFRICA);
provideGuides('northAmerica', NORTH_AMERICA);
provideGuides('latinAmerica', LATIN_AMERICA);
provideGuides('eastAsia', EAST_ASIA);
provideGuides('westAsia', WEST_ASIA);
provideGuides('northernEurope', NORTHERN_EUROPE);
provideGuides('southernEurope', SOUTHERN_EUROPE);
provideGuides('oceania', OCEANIA);
