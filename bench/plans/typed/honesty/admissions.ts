/** Where an answer admits that something was not done, and which words of the message it means. */
import { aroundTheDays, contentWords, placesOf, quotesIn, sentencesOf, type Span } from '../words.ts';

/** A sentence that refuses, or tells that a wish is not met. */
const REFUSES =
  /\b(?:not (?:taken?|take) (?:\w+ )?into account|cannot|can not|can['’]t|could not|couldn['’]t|unable|not able|do not know|don['’]t know|know (?:no|of no)|have no|found (?:no|nothing)|find (?:no|nothing)|not sure|did not (?:understand|plan|change|find|add|read|get)|do not (?:understand|read|plan|book|offer)|have not|is(?: still)? not (?:met|possible|promised|in the plan)|are(?: still)? not (?:met|possible|in the plan)|not read yet|unmet|not met|does not fit|there (?:is|are) no)\b/iu;

/** What the engine takes for itself where it heard nothing, or how it read a word: no admission. */
const ASSUMES = /^[*\s]*(?:you (?:did not|named no|gave me no)|I (?:read|took|understood) “)/iu;

/** Most content words of the message that one quote may hold, as a part of all; and from how many on. */
const MOST_OF_MESSAGE = 0.5;
const LONG_MESSAGE = 8;

export interface Admission {
  readonly sentence: string;
  /** Where the message says what the sentence quotes word for word; empty without such a quote. */
  readonly spans: readonly Span[];
  /** Content words of the sentence. */
  readonly words: readonly string[];
  /** It quotes so much of a long message that it tells nothing. */
  readonly isSweeping: boolean;
}

/** Sentences around the days of the plan that refuse, or tell what is not met. */
export function admissionsIn(reply: string, said: string): Admission[] {
  return sentencesOf(aroundTheDays(reply))
    .filter((sentence) => REFUSES.test(sentence) && !ASSUMES.test(sentence))
    .map((sentence) => {
      const quotes = quotesIn(sentence).filter((quote) => placesOf(quote, said).length > 0);
      const quoted = Math.max(0, ...quotes.map((quote) => contentWords(quote).length));
      const all = contentWords(said).length;
      return {
        sentence,
        spans: quotes.flatMap((quote) => placesOf(quote, said)),
        words: contentWords(sentence),
        isSweeping: all >= LONG_MESSAGE && quoted > all * MOST_OF_MESSAGE,
      };
    });
}

/** The answer without the words of the message that it quotes as not taken into account: they are not what it says. */
export function withoutAdmissions(reply: string, said: string): string {
  let heard = reply;
  for (const { sentence, spans } of admissionsIn(reply, said)) {
    if (spans.length === 0) continue;
    for (const quote of quotesIn(sentence))
      if (placesOf(quote, said).length > 0) heard = heard.replaceAll(`“${quote}”`, '“”');
  }
  return heard;
}
