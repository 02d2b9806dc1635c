/** Beds of their own: no hotel is looked for. */
import type { ActReader } from '../act.ts';

const OWN_BEDS =
  /\b(?:all (?:i|we) (?:need|want) (?:is|are)|(?:just|only) (?:need|want)) (?:the |a )?flights?\b(?! (?:and|from \S+ and)\b)|\b(?:no|without(?: an?y?)?|don't (?:need|want)(?: an?y?)?|not? need(?: an?y?)?|remove the|skip the) (?:hotels?|accommodation)\b(?!\s+(?:over|above|under|below|with|near|in|that|for more))|\b(?:stay|staying|sleep|sleeping|crash|crashing) (?:with|at) (?:(?:our|my|a|some|his|her) )?(?:friends?|family|relatives|parents|(?:grand)?(?:son|daughter)|mum|mom|dad|sister|brother|cousins?|aunt|uncle|in-laws|mate|buddy)(?:['’]?s\b(?: (?:place|house|flat|apartment))?)?(?![\w'’])|\b(?:stay|staying|sleep|sleeping|crash|crashing) (?:with (?:him|her|them)|(?:at|in) (?:his|her|their|my|our) (?:place|house|home|flat|apartment))\b|\b(?:work|company|boss|employer|office|firm) (?:pays? and )?(?:pays?(?: for)?|books|has booked|covers|provides) (?:the |my |our )?(?:hotel|accommodation|stay)\b|\b(?:hotels?|accommodations?|lodging|airbnb|place to stay|(?:the|our|my) (?:flat|apartment|house|villa|cottage|beds?|rooms?)) (?:(?:is|are|was|has been) )?(?:already )?(?:booked|sorted|paid|reserved|arranged|taken care of)\b|\b(?:hotels?|accommodations?|lodging|airbnb|place to stay) (?:we|i)(?:'ve| have)?(?: now| already)? (?:booked|sorted|reserved)(?: now| already)?(?: ourselves| myself)?|(?:\b(?:have|booked|got)|['’]ve(?: got)?) (?:(?:our|my|an?) )?(?:own |already )?(?:hotel|airbnb|apartment|accommodation|place to stay)\b|\b(?:hotels?|accommodation|rooms?) (?:is |are )?not (?:required|needed|necessary)\b|\bno need (?:of|for) (?:an? |any )?(?:hotels?|accommodation|rooms?)\b|\b(?:has|have|got)(?: got)? (?:an? |the )?(?:couch|sofa(?! bed)|spare (?:room|bed)|guest room|futon)(?: for (?:me|us))?\b|\bon (?:his|her|their|my \w+'s) (?:couch|sofa|floor)\b|\b(?:have|has|got|use) (?:(?:our|my|an?|the) )?(?:company|family|friend's|office|own) (?:guest ?house|flat|house|apartment|place)\b/g;

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
