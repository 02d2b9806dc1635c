/** Provides the guides of the whole world: for hosts that have room for them, and for tests. */
import { AFRICA } from './africa.ts';
import { ASIA } from './asia.ts';
import { LATIN_AMERICA } from './latinAmerica.ts';
import { NORTH_AMERICA } from './northAmerica.ts';
import { NORTHERN_EUROPE } from './northernEurope.ts';
import { OCEANIA } from './oceania.ts';
import { provideGuides } from './registry.ts';
import { SOUTHERN_EUROPE } from './southernEurope.ts';

provideGuides('africa', AFRICA);
provideGuides('northAmerica', NORTH_AMERICA);
provideGuides('latinAmerica', LATIN_AMERICA);
provideGuides('asia', ASIA);
provideGuides('northernEurope', NORTHERN_EUROPE);
provideGuides('southernEurope', SOUTHERN_EUROPE);
provideGuides('oceania', OCEANIA);
