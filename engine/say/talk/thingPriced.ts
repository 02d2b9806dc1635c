/** Questions for the price of a thing that no search looks up: a beer, a taxi, the cable car. */
import { PRICE_OF_TRIP } from '../../../content/words/infoTopics.ts';

const PRICED: readonly RegExp[] = [
  /\bhow much (?:is|are|does|do|for|would|will)\s+(?:(?:an?|the|one|some)\s+)?(\p{L}.*)$/iu,
  /\b(?:what|wat)(?:['’]?s| is| are| does| do| would| will)?\s+(?:an?|the|one)\s+(\p{L}.*?)\s+costs?\b/iu,
  /\b(?:price|cost) (?:of|for)\s+(?:(?:an?|the|one)\s+)?(\p{L}.*)$/iu,
];
/** Behind the name of the thing. */
const REST =
  /\s*(?:\b(?:costs?|be|over there|there|here|usually|normally|roughly|about|on average|nowadays|set (?:me|us|you) back|(?:in|at|on|to|up|from|during|around|near|down)\b.*)\s*)*[^\p{L}]*$/iu;
const MOST_WORDS = 4;

/** The thing, in the words of the question; null where it asks for the trip or a part of it. @param costs lines of the plan's sum */
export function thingPriced(question: string, costs: readonly string[]): string | null {
  const [found] = PRICED.flatMap((pattern) => pattern.exec(question)?.[1] ?? []);
  const thing =
    found
      ?.split(/[,.;!?]/)[0]
      ?.replace(REST, '')
      .trim() ?? '';
  if (thing === '' || thing.split(/\s+/).length > MOST_WORDS || PRICE_OF_TRIP.test(thing)) return null;
  const name = thing.toLowerCase().replace(/s$/, '');
  return costs.some((line) => line.toLowerCase().includes(name)) ? null : thing;
}
