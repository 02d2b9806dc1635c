/** How the judge reads texts: patterns, sentences, quotes, and where in a message something is said. */

/** From the first character on, up to but without the last. */
export type Span = readonly [from: number, to: number];

/**
 * Whether a text matches a pattern of a case file. What the pattern writes in lower case may be written in either case;
 * a capital is meant: "Nice" is not "nice".
 */
export function matches(pattern: string, text: string): boolean {
  const expression = new RegExp(pattern, 'u');
  return expression.test(text) || expression.test(text.toLowerCase());
}

/** Whether a pattern is a town's: from the beginning of a word, with or without accents, in either case. */
export function isTown(pattern: string, town: string): boolean {
  const expression = new RegExp(`(?<!\\p{L})(?:${pattern})`, 'iu');
  return expression.test(town) || expression.test(folded(town));
}

/** Lower case, without accents, every character where it was: spans of it are spans of the text. */
export function folded(text: string): string {
  return Array.from(text.normalize('NFC'), (letter) => {
    const plain = letter.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘`]/u, "'");
    return plain.length === letter.length ? plain : letter;
  }).join('');
}

/** Words that carry nothing by themselves. */
const STOP =
  /^(?:a|an|the|and|or|of|to|in|on|at|for|from|with|by|is|are|be|it|its|i|im|we|you|me|my|our|us|this|that|there|so|as|s|t|would|like|want|please|can|could|will|do|have|need|not|no|plan|trip|travel|visit|go|going)$/u;

/** Folded words that carry something, without the s of a plural. */
export function contentWords(text: string): string[] {
  const words = folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => !STOP.test(word)).map((word) => word.replace(/(?<=\p{L}{3})s$/u, ''));
}

/** A list after a colon belongs to its sentence; what lies between “ and ” is never cut. */
export function sentencesOf(text: string): string[] {
  const joined = text.replaceAll(/:[ \t]*\n+(?=[-*] )/gu, ': ').replaceAll(/”[;,.]?\n[-*] (?=“)/gu, '”; ');
  const sentences = joined.match(/(?:“[^”]*”|[^.!?\n“]|“(?![^”]*”)|[.!?](?![\s*]|$))+[.!?]*/gmu) ?? [];
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '');
}

/** What lies between “ and ”. */
export function quotesIn(text: string): string[] {
  return [...text.matchAll(/“([^”]+)”/gu)].map((match) => match[1] ?? '');
}

/** Every place in a message where these words follow one another, whatever is between them but letters. */
export function placesOf(quote: string, message: string): Span[] {
  const words = folded(quote).match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return [];
  return spansOf(
    new RegExp(`(?<![\\p{L}\\p{N}])${words.join('[^\\p{L}\\p{N}]+')}(?![\\p{L}\\p{N}])`, 'gu'),
    message,
  );
}

/** Every match of a global expression in the folded message. */
export function spansOf(expression: RegExp, message: string): Span[] {
  return [...folded(message).matchAll(expression)]
    .filter((match) => match[0] !== '')
    .map((match) => [match.index, match.index + match[0].length]);
}

/** Whether two lists of spans have a character in common. */
export function overlap(one: readonly Span[], other: readonly Span[]): boolean {
  return one.some(([from, to]) => other.some((own) => from < own[1] && own[0] < to));
}

/** The answer down to its first day: what is not met must be said there. All of it where it shows no days. */
export function aboveTheDays(reply: string): string {
  return reply.split(/^### Day /mu, 1)[0] ?? reply;
}

/** The answer without its days: what is said about the plan, above and below it. */
export function aroundTheDays(reply: string): string {
  return reply
    .split(/^(?=#{2,3} )/mu)
    .filter((part) => !part.startsWith('### Day '))
    .join('\n');
}
