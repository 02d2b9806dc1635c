/** Beds of their own: no hotel is looked for. */
import type { ActReader } from '../act.ts';
import { OWN_BEDS, OWN_HOTEL, OWN_NAME } from '../../../../content/words/stays.ts';
import { NO_STAY_WISH } from './stays.ts';

/** Who stays with somebody at a clinic does not sleep at their place. */
const WITH_HIM = /\bwith (?:him|her|them)$/u;
const CARE = /\b(?:dialysis|chemo\w*|clinic|hospital|treatments?)\b/iu;

export const ownBeds: ActReader = {
  act: 'own beds',
  read: (words) => {
    const said = words.all(OWN_BEDS).filter(({ 0: own }) => !(WITH_HIM.test(own) && CARE.test(words.text)));
    const hotel = OWN_HOTEL.exec(words.text);
    if (said.length === 0 && !hotel) return null;
    // of what is booked: not of the tours beside it
    const from = Math.max(0, words.text.search(OWN_BEDS));
    const clause = /^[^.;!?]*/.exec(words.text.slice(from))?.[0] ?? '';
    const own = OWN_NAME.exec(clause);
    const named = own ?? hotel;
    const name = named?.[1] ?? named?.[2];
    if (!named || name === undefined) return { ownBeds: true };
    const at = named.index + (own ? from : 0);
    words.take(at, at + named[0].length);
    return { ownBeds: true, stay: { ...NO_STAY_WISH, near: [name] } };
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
    "hotel's booked too btw, the Hoxton",
    'our hotel is the Grand Palace',
  ],
  counterExamples: [
    'no hotel over 100 a night',
    'a hotel with a pool',
    'another hotel please',
    'is the hotel in Shibuya',
    'a room with a sofa bed',
    'can we have an apartment with a washing machine not a hotel',
    "we'd rather have an airbnb than a hotel",
  ],
};
