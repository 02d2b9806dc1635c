/** Acts of the party: rooms before people, whose "two couples" says less of rooms than "3 rooms". */
import { joining, others, ownAge, party, rooms, several } from './party.ts';
import type { ActReader } from '../act.ts';

export const PARTY_READERS: readonly ActReader[] = [rooms, joining, party, others, ownAge, several];
