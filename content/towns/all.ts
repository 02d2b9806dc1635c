/** Provides the guides of the whole world: for hosts that have room for them, and for tests. */
import { AFRICA } from './africa.ts';
import { BRITISH_ISLES } from './britishIsles.ts';
import { CANADA } from './canada.ts';
import { CENTRAL_EUROPE } from './centralEurope.ts';
import { EAST_ASIA } from './eastAsia.ts';
import { LATIN_AMERICA } from './latinAmerica.ts';
import { OCEANIA } from './oceania.ts';
import { provideGuides } from './registry.ts';
import { SOUTHERN_EUROPE } from './southernEurope.ts';
import { UNITED_STATES } from './unitedStates.ts';
import { WEST_ASIA } from './westAsia.ts';

provideGuides('africa', AFRICA);
provideGuides('canada', CANADA);
provideGuides('unitedStates', UNITED_STATES);
provideGuides('latinAmerica', LATIN_AMERICA);
provideGuides('eastAsia', EAST_ASIA);
provideGuides('westAsia', WEST_ASIA);
provideGuides('britishIsles', BRITISH_ISLES);
provideGuides('centralEurope', CENTRAL_EUROPE);
provideGuides('southernEurope', SOUTHERN_EUROPE);
provideGuides('oceania', OCEANIA);
