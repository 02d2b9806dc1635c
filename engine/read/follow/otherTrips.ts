/** Messages that leave the trip at hand: for another kept one, or for one that is begun. */

const POLITE =
  "(?:please|pls|ok|okay|hmm+|actually|wait|can you|could you|can we|let's|lets|now|and|then|so|i want to|i'd like to|we want to)";
const BACK = new RegExp(
  `^\\W*(?:${POLITE}\\W+)*(?:(?:go|take me|bring me|switch|return|come|get|jump)\\s+)?(?:back\\s+)?(?:to|open|show(?: me)?)\\s+(?:the|my|our|that)\\s+(.{2,120}?)\\s+(?:one|trip|plan|itinerary|holiday)\\b(.{0,60})$`,
  'i',
);
/** "Back to Palermo, can we squeeze in Cefalù?", "and the New York one, we want a musical": the name, and what else is said. */
const BACK_AND = new RegExp(
  `^\\W*(?:(?:${POLITE}|oh|also)\\W+)*(?:(?:(?:go|take me|bring me|switch|return|come|get|jump)\\s+)?back to\\s+(?:the\\s+)?([\\p{L}' -]{2,60}?)(?: (?:one|trip|plan|holiday))?|the\\s+([\\p{L}' -]{2,60}?)\\s+(?:one|trip))(?:\\s*[,.;:–]\\s*(.+))?$`,
  'iu',
);
/** What is said of a way home: "and back to London, evening flight please". */
const OF_WAY =
  /^(?:an? |the )?(?:(?:early|late|morning|afternoon|evening|night|direct) )*(?:flight|train|bus|ferry)\b|^by\b/i;
/** What a state of the trip at hand is called, and no other trip. */
const STATE =
  /^(?:previous|last|old|older|earlier|original|first|whole|full|current|entire|new(?!\s\S)|latest|other|same|cheaper|day)\b/i;
const ANOTHER_ALONE = new RegExp(
  `^\\W*(?:${POLITE}\\W+)*(?:(?:plan|make|start|begin|do|have)\\s+)?(?:(?:yet )?another|a (?:second|different|separate)|one more|the next) (?:trip|holiday|vacation)(?:\\W+${POLITE})*\\W*$`,
  'i',
);
const ANOTHER =
  /\b(?:another|a (?:brand[- ])?(?:new|second|different|separate|further)|one more|my next|our next) (?:trip|holiday|vacation)\b|^\W*(?:(?:a )?(?:brand[- ])?new|another|next|different|separate) (?:trip|holiday|vacation|plan|itinerary) ?(?=[:;,.–—-])|^\W*(?:(?:ok|okay|great|good|thanks|fine|perfect|and|so|please)\W+)*(?:now|next|then)\W+(?:(?:let's|lets|please|can you|could you|we)\W+)*plan\b/i;

/** A kept trip that a message may turn to. */
export interface Opened {
  /** "Dublin" of "back to the Dublin one", and the date behind it. */
  readonly name: string;
  /** What is said beside it; empty for nothing. */
  readonly rest: string;
}

/** The names of kept trips that a message may turn to, the likeliest first; none for other messages. Any town may be one: "back to Palermo". */
export function findOpened(text: string): readonly Opened[] {
  const said = plain(text);
  const [, named = '', date = ''] = BACK.exec(said) ?? [];
  const [, one, other, rest = ''] = BACK_AND.exec(said) ?? [];
  const turned = OF_WAY.test(rest) ? '' : (one ?? other ?? '');
  return [
    { name: `${named} ${date}`.trim(), rest: '' },
    { name: turned, rest },
  ].filter(({ name }) => name !== '' && !STATE.test(name));
}

/** Whether a message asks for another trip and says nothing of it yet. */
export function asksForAnother(text: string): boolean {
  return ANOTHER_ALONE.test(plain(text));
}

/** Whether the places of a message are those of another trip: "now plan Tokyo". */
export function isOfAnother(text: string): boolean {
  return ANOTHER.test(text);
}

function plain(text: string): string {
  return text.slice(0, 400).replaceAll('’', "'").replace(/\s+/g, ' ');
}
