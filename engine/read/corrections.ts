/** Messages that correct themselves: "Rome in April, no wait June", "4 days, no 5", "3 people. scrap that, just me". */
import { matchesIn } from '../../domain/text/matches.ts';
import { ONE, TWO } from '../../content/words/people.ts';
import { COUNT } from './numbers.ts';
import { Words } from './words.ts';

/** "6 days is too short": the length that comes next takes its place. */
export const UNFIT =
  "(?:is|are|was|feels?|seems?|sounds?|looks?|(?:would|might|may|will) be)(?:n't)? (?:(?:way|far|much|just|maybe|probably|perhaps|a (?:bit|little|tad)|too|so|rather|quite|really|not) )*(?:short|long|much|many|little|few|tight)\\b";
/** "3 days … let's say 6": a length, or its number, and no more. */
export const LETS_SAY = `(?:or )?let'?s (?:say|make (?:it|that)|do)(?= ${COUNT}(?: (?:days?|nights?|weeks?))?\\s*(?:$|[,.;!?]|instead|then|please))`;
const TOWARDS =
  "(?:(?:so|and|but|ok|then|please|maybe|let'?s|can|could|we|you|i|make|do|say|it|that|this|have|rather|want|need|would|prefer|like|better|just|only|go|for) )*";
/** Who is one of the number before. */
const WITH_ONE = `(?:with|counting|including|incl\\.?) (?:my |our |the )?(?:${ONE}|${TWO})\\b`;
/** Where a message corrects what it said. */
export const MARKS = new RegExp(
  "\\b(?:(?:oh |ah |hmm |er |um )?(?:no|wait|sorry|oops)(?:,| -)? (?:no|wait|sorry|actually|make (?:it|that)|i mean(?:t)?)(?: (?:no|make (?:it|that)|i mean(?:t)?))?|(?:no )?actually(?: no)? make (?:it|that)|actually,? no|(?:scrap|scratch|strike) (?:that|this|it)|correction:?|i mean(?:t)?|or rather|make that|no,? make it|(?:oops|sorry|hmm),? (?:better|meant|that should be)|hmm better|(?:no,? )?that'?s wrong|no,? wrong|(?:(?:oops|sorry),? )?(?:(?:a |silly )?typo|(?:i )?mis(?:typed|read)|my (?:bad|mistake))(?:[\\s,:;.!–-]+(?:it )?should (?:be|say|have been|read))?|(?:it|that) should (?:have been|have said|read|say)|oops|sorry)\\b" +
    '|(?<=\\s|^)\\*(?=\\w)' +
    `|(?<=\\b(?:days?|nights?|weeks?|\\d{1,2}|two|three|four|five) )${UNFIT}[^,.;!?\\d]{0,30}[,.;!?–—-]+\\s*${TOWARDS}(?=${COUNT}\\b)` +
    `|(?<=\\b(?:days?|nights?|weeks?)(?: (?:in|at) [a-z]{2,20})?[\\s.,;…–—-]{1,5})${LETS_SAY}` +
    `|(?<=\\b(?:of us|people|adults|friends|kids|days|nights)(?: (?:to|in|for) [a-z ]{2,24})?[\\s,.;–—-]{1,3})well,? (?=${COUNT}\\s*(?:$|[,.;!?]|(?:now|actually)\\b))` +
    // "2 of us, well 3 with grandma"
    `|(?<=\\b(?:of us|people|adults|friends|we(?:'re| are) (?:\\d|two|three|four))[\\s,.;–—-]{1,3})(?:(?:well|ok|so|actually),? ){0,2}(?=${COUNT} ${WITH_ONE})` +
    `|(?<=\\b(?:of us|people|adults|friends|kids)[\\s,.;–—-]{1,3})but (?:now |actually )?(?:it'?s|we'?re)(?: now| only| just| down to)* (?=${COUNT}\\s*(?:$|[.;!?]|,(?! ?(?:\\d|and)\\b)))` +
    '|\\boh,? (?:hang|hold) on\\b(?! (?:to|the|our|for)\\b)|\\b(?:hang|hold) on(?: a (?:sec(?:ond)?|minute|moment|bit))?\\b(?! (?:to|the|our|for)\\b| my (?!' +
    ONE +
    '\\b))' +
    `|(?<=[,.;?!–—-]\\s{0,3})(?=(?:and |but )?${COUNT} (?:nights?|days?|weeks?) (?:(?:will|would|should|'ll) (?:do|suffice|be (?:enough|plenty|fine|ok))|(?:is|are) (?:enough|plenty|fine|ok))(?: (?:actually|then|after all|too|for (?:us|me)|please))*\\s*(?:[.,;!?–—]|$))` +
    "|(?<=\\bso )(?=(?:it(?:'?s|'?ll be| is| will be)|that(?:'?s| leaves| is)|there(?:'?s| is| will be)) (?:only|just|now) (?:me\\b|us\\b|my \\w+ and (?:me|i)\\b|the (?:two|three|four|2|3|4) of us|(?:\\d+|two|three|four|five) of us))" +
    `|(?<=[,.;?!–—-]\\s{0,3})(?:hm+,? )?(?:no|nah|nope|hm+)(?=,? (?:just |in |the |from |it'?s )?(?:${COUNT}(?! of us\\b)|(?:first|second|third|fourth|last) week|january|february|march|april|may|june|july|august|september|october|november|december)\\b)` +
    // "christmas? nah, easter"; "no christmas markets" takes nothing back
    "|(?<=[,.;?!–—-]\\s{0,3})(?:nah|nope|no(?=,))(?=,? (?:at |over |for )?(?:easter|christmas|xmas|new year'?s?|thanksgiving|half[- ]term|spring|summer|autumn|winter)\\b)" +
    '|(?<=[,.;?!–—-]\\s{0,3})(?:hm+,? )?actually(?=,? (?:in |maybe )?(?:january|february|march|april|may|june|july|august|september|october|november|december)\\b)',
  'gi',
);
/** A number by itself right after the mark has the unit of what it corrects. */
const BARE = new RegExp(
  `^[\\s,:]*(?:just |it'?s |in |the |only )?${COUNT}(?:( ${WITH_ONE})|(?=\\s*(?:$|[,.;!?]|(?:is|are|would|will|should|please|instead|after all)\\b(?! be too\\b| too\\b))))`,
  'i',
);
const UNIT = new RegExp(
  `\\b${COUNT}[\\s-]+(days?|nights?|weeks?|people|persons?|adults?|kids|children|of us|friends|rooms?|euros?|pounds|dollars)\\b`,
  'gi',
);

/** Nobody corrects themselves more often; each part between two is read by itself, which takes a while. */
const MOST_MARKS = 10;
const UNIT_CHARS = 80;
/** A number of people without a noun: "we are 4, sorry no 2". */
const WE_ARE = new RegExp(`\\b(?:we(?:'re| are|re)|there(?:'s| are)) ${COUNT}[\\s,.;:!?–-]*$`, 'i');

/**
 * What a message says last of something: each part between corrections is read by itself, and the last that says it
 * counts. What was said before is understood, and overruled.
 */
export function lastSaid<Said>(words: Words, read: (part: Words) => Said | null): Said | null {
  const marks = matchesIn(words.text, MARKS).slice(0, MOST_MARKS);
  if (marks.length === 0) return read(words);
  let said: Said | null = null;
  let start = 0;
  for (const [index, mark] of [...marks, null].entries()) {
    const end = mark?.index ?? words.text.length;
    const part = words.slice(start, end);
    const unit =
      index === 0 ? undefined : unitOf(words.text.slice(0, marks[index - 1]?.index).slice(-UNIT_CHARS));
    const bare = unit === undefined ? null : BARE.exec(part.text);
    // "4 days, no 5 with my mum" names somebody who comes
    const isOfUnit = bare?.[2] === undefined || !/^(?:day|night|week)/.test(unit ?? '');
    const own = bare && isOfUnit && unit !== undefined ? read(withUnit(bare, unit)) : null;
    if (own !== null) words.take(start, start + (bare?.[0].length ?? 0));
    said = own ?? read(part) ?? said;
    if (mark) start = mark.index + mark[0].length;
  }
  return said;
}

/** What the last number of a text counts. */
function unitOf(before: string): string | undefined {
  return WE_ARE.test(before) ? 'people' : matchesIn(before, UNIT).at(-1)?.[2];
}

/** "5" as "5 days", as a text of its own. */
function withUnit(bare: RegExpExecArray, unit: string): Words {
  return new Words(`${bare[1] ?? ''} ${unit}`);
}
