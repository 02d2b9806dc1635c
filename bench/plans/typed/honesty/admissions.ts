/** Where an answer admits that something was not done, and which words of the message it means. */
import { aboveTheDays, contentWords, placesOf, quotesIn, sentencesOf, type Span } from '../words.ts';

/** A sentence that refuses, or tells that a wish is not met. */
const REFUSES =
  /\b(?:not taken? (?:[^.]* )?into account|cannot|can not|can['’]t|could not|couldn['’]t|unable|not able|do not know|don['’]t know|know (?:no|of no)|have no|found (?:no|nothing)|find (?:no|nothing)|not sure|did not (?:understand|plan|change|find|add|read|get)|do not (?:understand|read|plan|book|offer)|have not|is(?: still)? not (?:met|possible|promised|in the plan)|are(?: still)? not (?:met|possible|in the plan)|not read yet|unmet|not met|does not fit|there (?:is|are) no)\b/iu;

/**
 * No admission: what the engine takes for itself where it heard nothing, how it read a word, that it has no guide to a
 * town, what anybody reads about a town, and that there was nothing to do.
 */
const ASSUMES =
  /^[-*\s]*(?:you (?:did not|named no|gave me no)|I (?:read|took|understood) “|(?:getting around|into) )|\bno (?:[\w-]+ )?guide\b|\bshare their airports\b|\bnothing had to\b/iu;

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

/** Sentences above the days of the plan, or about its sum, that refuse or tell what is not met. */
export function admissionsIn(reply: string, said: string): Admission[] {
  return admissionsOf(`${aboveTheDays(reply)}\n${sumOf(reply)}`, said);
}

function admissionsOf(text: string, said: string): Admission[] {
  return sentencesOf(text)
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
  for (const { sentence, spans } of admissionsOf(reply, said)) {
    if (spans.length === 0) continue;
    for (const quote of quotesIn(sentence))
      if (placesOf(quote, said).length > 0) heard = heard.replaceAll(`“${quote}”`, '“”');
  }
  return heard;
}

/** What the answer says below its table of costs. */
function sumOf(reply: string): string {
  return reply.split(/^(?=### )/mu).find((part) => part.startsWith('### Budget')) ?? '';
}
