/** Beds of their own: no hotel is looked for. */
import type { ActReader } from '../act.ts';
import { OWN_BEDS } from '../../../../content/words/stays.ts';

export const ownBeds: ActReader = {
  act: 'own beds',
  read: (words) => (words.all(OWN_BEDS).length > 0 ? { ownBeds: true } : null),
  examples: [
    'no hotel',
    "I've a place to stay, all I need is flights",
    'hotel already booked',
    'we stay with friends',
    "I'm staying at my sister's",
    'we have an apartment',
    'staying at his place',
    'the flat is paid already',
    'apartment is already paid for',
    'I sleep in their flat',
    'we have company guest house, hotel not required',
    "he's got a couch for me",
    "I sleep on my brother's sofa",
  ],
  counterExamples: [
    'no hotel over 100 a night',
    'a hotel with a pool',
    'another hotel please',
    'a room with a sofa bed',
  ],
};
