/** Provides the guides of the whole world: for hosts that have room for them, and for tests. */
import { AFRICA } from './africa.ts';
import { BRITISH_ISLES } from './britishIsles.ts';
import { CANADA } from './canada.ts';
import { CENTRAL_EUROPE } from './centralEurope.ts';
import { EAST_ASIA } from './eastAsia.ts';
import { EASTERN_STATES } from './easternStates.ts';
import { IBERIA } from './iberia.ts';
import { ITALY_AND_BALKANS } from './italyAndBalkans.ts';
import { LATIN_AMERICA } from './latinAmerica.ts';
import { OCEANIA } from './oceania.ts';
import { provideGuides } from './registry.ts';
import { WEST_ASIA } from './westAsia.ts';
import { WESTERN_STATES } from './westernStates.ts';

provideGuides('africa', AFRICA);
provideGuides('canada', CANADA);
provideGuides('easternStates', EASTERN_STATES);
provideGuides('westernStates', WESTERN_STATES);
provideGuides('latinAmerica', LATIN_AMERICA);
provideGuides('eastAsia', EAST_ASIA);
provideGuides('westAsia', WEST_ASIA);
provideGuides('britishIsles', BRITISH_ISLES);
provideGuides('centralEurope', CENTRAL_EUROPE);
provideGuides('iberia', IBERIA);
provideGuides('italyAndBalkans', ITALY_AND_BALKANS);
provideGuides('oceania', OCEANIA);
