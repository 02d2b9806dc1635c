/** That people fly, which is how trips are planned anyway: it asks for nothing. */
import type { ActReader } from '../act.ts';

const FLOWN =
  /\b(?:(?:incl(?:uding|udes?|\.)?|with|need|needs|want|plus|and|for|everything|all|book|find|our|my|the|return|economy|round[- ]trip) (?:the |all |our )?(?:air ?fares?|flights?)|(?:flights?|air ?fares?) (?:incl(?:uded|\.)?|and (?:hotels?|accommodation|stays?)|from|to|both ways)|(?:we|i|we'll|i'll|we will|would|to|and) fly(?: (?:in|out|home|back))?(?= |$|[.,;])|flying (?:in|out|home|back|from|to|into|via|with)|(?:drop|return|leave|give back|hand back)(?: off)? (?:the|our) (?:rental |hire )?car(?: off)?(?= (?:there |(?:in|at) [^.;!?,]{2,30} )?and (?:then )?fly\b))\b/giu;

export const flown: ActReader = {
  act: 'flown',
  read: (words) => (words.all(FLOWN).length > 0 ? {} : null),
  examples: [
    'we need the flights and a hotel',
    'flying in from Calgary',
    'flights and hotel for two',
    'we fly from Boston',
  ],
  counterExamples: ['no flights please', 'we prefer not to take flights', 'a flight museum'],
};
