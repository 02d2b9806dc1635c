/** Questions for the price of a thing that no search looks up: a beer, a taxi, the cable car. */

const PRICED: readonly RegExp[] = [
  /\bhow much (?:is|are|does|do|for|would|will)\s+(?:(?:an?|the|one|some)\s+)?(\p{L}.*)$/iu,
  /\b(?:what|wat)(?:['’]?s| is| are| does| do| would| will)?\s+(?:an?|the|one)\s+(\p{L}.*?)\s+costs?\b/iu,
  /\b(?:price|cost) (?:of|for)\s+(?:(?:an?|the|one)\s+)?(\p{L}.*)$/iu,
];
/** Behind the name of the thing. */
const REST =
  /\s*(?:\b(?:costs?|be|over there|there|here|usually|normally|roughly|about|on average|nowadays|set (?:me|us|you) back|(?:in|at|on|to|up|from|during|around|near|down)\b.*)\s*)*[^\p{L}]*$/iu;
/** The trip and what it is made of have their sums in the plan. */
const OF_TRIP =
  /\b(?:it|this|that|these|those|everything|all|both|trip|plan|total|whole|sum|holiday|journey|vacation|weeks?|weekend|days?|nights?|hotels?|stays?|rooms?|hostels?|beds?|accommodation|lodging|airbnb|apartments?|airfares?|fares?|tickets?|(?<!cable )cars?|trains?|bus(?:es)?|ferr(?:y|ies)|two|three|four|five|six|\d+|flights?|fly|flying|tours?|person|people|adults?|child(?:ren)?|kids?|us|we|me|i|you|each|budget|left|extra|more|money|cash|difference|upgrade|meals?|food|transport|cost|price)\b/i;
const MOST_WORDS = 4;

/** The thing, in the words of the question; null where it asks for the trip or a part of it. @param costs lines of the plan's sum */
export function thingPriced(question: string, costs: readonly string[]): string | null {
  const [found] = PRICED.flatMap((pattern) => pattern.exec(question)?.[1] ?? []);
  const thing =
    found
      ?.split(/[,.;!?]/)[0]
      ?.replace(REST, '')
      .trim() ?? '';
  if (thing === '' || thing.split(/\s+/).length > MOST_WORDS || OF_TRIP.test(thing)) return null;
  const name = thing.toLowerCase().replace(/s$/, '');
  return costs.some((line) => line.toLowerCase().includes(name)) ? null : thing;
}
