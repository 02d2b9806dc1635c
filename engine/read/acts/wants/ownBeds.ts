/** Beds of their own: no hotel is looked for. */
import type { ActReader } from '../act.ts';
import { OWN_BEDS } from '../../../../content/words/stays.ts';

/** Who stays with somebody at a clinic does not sleep at their place. */
const WITH_HIM = /\bwith (?:him|her|them)$/u;
const CARE = /\b(?:dialysis|chemo\w*|clinic|hospital|treatments?)\b/iu;

export const ownBeds: ActReader = {
  act: 'own beds',
  read: (words) => {
    const said = words.all(OWN_BEDS).filter(({ 0: own }) => !(WITH_HIM.test(own) && CARE.test(words.text)));
    return said.length > 0 ? { ownBeds: true } : null;
  },
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
    'can we have an apartment with a washing machine not a hotel',
    "we'd rather have an airbnb than a hotel",
  ],
};
