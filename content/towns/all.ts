/** Provides the guides of the whole world: for hosts that have room for them, and for tests. */
import { AFRICA } from './africa.ts';
import { AMERICAS } from './americas.ts';
import { ASIA } from './asia.ts';
import { EUROPE } from './europe.ts';
import { OCEANIA } from './oceania.ts';
import { provideGuides } from './registry.ts';

provideGuides('africa', AFRICA);
provideGuides('americas', AMERICAS);
provideGuides('asia', ASIA);
provideGuides('europe', EUROPE);
provideGuides('oceania', OCEANIA);
