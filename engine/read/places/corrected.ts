/** Towns that a message takes back. */
import { CORRECTS } from '../../../content/words/placeEdits.ts';
import { matchesIn } from '../../../domain/text/matches.ts';
import { MARKS } from '../corrections.ts';
import { ORIGIN_CUE } from '../../../content/words/placeCues.ts';
import { textBefore } from './cues.ts';
import type { Found } from './mentions.ts';

/** Words between a correction and the town that is meant. */
const MEANT =
  /^[\s,:.!?]*(?:(?:i|mean|meant|it'?s|to|in|from|make|that|rather|actually|no|sorry|better|flying|leaving|coming)[\s,]+)*$/i;

/** "Malaga in march, sorry I mean Majorca": what is corrected goes, a start by a start. */
export function withoutCorrected(found: readonly Found[], text: string): Found[] {
  const gone = new Set<Found>();
  for (const mark of matchesIn(text, MARKS)) {
    const end = mark.index + mark[0].length;
    const right = found.find(({ from }) => from >= end);
    if (!right || !MEANT.test(text.slice(end, right.from))) continue;
    const isStart = ORIGIN_CUE.test(textBefore(text, right.from));
    const wrong = found.findLast(
      (own) => own.to <= mark.index && (!isStart || ORIGIN_CUE.test(textBefore(text, own.from))),
    );
    if (wrong && wrong.place !== right.place) gone.add(wrong);
  }
  const undecided = undecidedIn(text, found);
  return found.filter((mention) => !gone.has(mention) && !undecided.has(mention));
}

/** "Lisbon in May for two. Actually Porto", and no more of it: "actually Porto too" is one more. */
const RATHER = /(?:^|[.,;?!–-])\s*(?:(?:hmm+|oh|ah|er|um|wait|ok|well|or)[\s,.]+)*actually[\s,]+$/iu;
const MORE = /^\s*(?:too|also|as well|first|and|then|is|are|to)\b/iu;
const DECIDES = /\b(?:decided(?: on)?|going (?:with|for)|settled on|we'll take|let's do|make it)\s+$/iu;
const CHOICE = /^\s*,?\s*(?:or|vs\.?|versus)\s+(?:the )?$/iu;

/** Towns of a choice that is taken back or made: "Honolulu or Maui? decided Maui". */
function undecidedIn(text: string, found: readonly Found[]): Set<Found> {
  const replaced = new Set<Found>();
  for (const [index, mention] of found.entries()) {
    const previous = found[index - 1];
    if (!previous) continue;
    const between = text.slice(previous.to, mention.from);
    const isDecided =
      DECIDES.test(between) && CHOICE.test(text.slice(found[index - 2]?.to ?? 0, previous.from));
    const isRather = index === 1 && RATHER.test(between) && !MORE.test(text.slice(mention.to));
    if (!isDecided && !isRather && !CORRECTS.test(between)) continue;
    for (let at = index - 1; at >= 0; at -= 1) {
      const other = found[at];
      const next = found[at + 1];
      if (!other || !next || (at < index - 1 && !CHOICE.test(text.slice(other.to, next.from)))) break;
      if (other.place !== mention.place) replaced.add(other);
    }
  }
  return replaced;
}
