/** The words of a message, and which of them were understood. */
import { compiled } from '../../domain/text/compiled.ts';
import { matchesIn } from '../../domain/text/matches.ts';

/** A part of a text: its characters from `start` up to, not including, `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * A text that remembers what was matched in it. Whoever reads it through {@link Words.exec} or {@link Words.test} rests
 * on the words that matched; what only looks round uses {@link Words.text}.
 */
export class Words {
  /** On one line. Words that an earlier reader has taken are blanks, so that positions stay those of the message. */
  readonly text: string;
  readonly lower: string;
  readonly #offset: number;
  readonly #spans: Span[];
  /** Pieces that are taken whole or not at all, in the positions of the message. */
  readonly #whole: readonly Span[];

  constructor(text: string, offset = 0, spans: Span[] = [], whole: readonly Span[] = []) {
    this.text = text;
    // a letter that is longer in lower case ("İ") would shift all after it
    const lower = text.toLowerCase();
    this.lower = lower.length === text.length ? lower : text;
    this.#offset = offset;
    this.#spans = spans;
    this.#whole = whole;
  }

  /** What was matched so far, in the message's own positions. */
  get spans(): readonly Span[] {
    return this.#spans;
  }

  /** The first match, which is taken as understood. A pattern without the flag `i` sees lower case. */
  exec(pattern: RegExp): RegExpExecArray | null {
    const match = compiled(pattern).exec(this.#seenBy(pattern));
    if (match) this.take(match.index, match.index + match[0].length);
    return match;
  }

  #seenBy({ ignoreCase }: RegExp): string {
    return ignoreCase ? this.text : this.lower;
  }

  /** Every match of a pattern with the flag `g`, all taken as understood. */
  all(pattern: RegExp): RegExpExecArray[] {
    const matches = matchesIn(this.#seenBy(pattern), pattern);
    for (const match of matches) this.take(match.index, match.index + match[0].length);
    return matches;
  }

  test(pattern: RegExp): boolean {
    return this.exec(pattern) !== null;
  }

  /** Takes characters as understood. */
  take(start: number, end: number): void {
    if (end <= start) return;
    const own = { start: start + this.#offset, end: end + this.#offset };
    this.#spans.push(own, ...this.#whole.filter((piece) => piece.start < own.end && own.start < piece.end));
  }

  /** Takes the whole text. */
  takeAll(): void {
    this.take(0, this.text.length);
  }

  /** Takes the sentence that a position lies in. */
  takeSentence(at: number): void {
    const start =
      Math.max(...['.', '!', '?', ';'].map((end) => this.text.lastIndexOf(end, Math.max(0, at - 1)))) + 1;
    const length = /[.!?;]|$/.exec(this.text.slice(at))?.index ?? 0;
    this.take(start, at + length);
  }

  /** A part of the text; what is matched in it counts here too. */
  slice(start: number, end = this.text.length): Words {
    return new Words(this.text.slice(start, end), this.#offset + start, this.#spans, this.#whole);
  }

  /** The same words in another spelling of the same length; its pieces that differ are taken whole. */
  reworded(text: string, pieces: readonly Span[]): Words {
    const whole = pieces.map(({ start, end }) => ({ start: start + this.#offset, end: end + this.#offset }));
    return new Words(text, this.#offset, this.#spans, [...this.#whole, ...whole]);
  }

  /** The same words with what a pattern with the flag `g` matches as blanks; nobody has read that yet. */
  leaving(pattern: RegExp): Words {
    return this.reworded(
      this.text.replace(pattern, (said) => ' '.repeat(said.length)),
      [],
    );
  }

  /** The text with these of its characters as blanks, for a reader of its own. */
  without(spans: readonly Span[]): Words {
    return new Words(blanked(this.text, spans, this.#offset), this.#offset);
  }

  /** The same text, for a reader of its own. */
  fresh(): Words {
    return new Words(this.text, this.#offset);
  }
}

/** A text with spans of it as blanks. @param offset where the text begins in what the spans are of */
function blanked(text: string, spans: readonly Span[], offset: number): string {
  let left = text;
  for (const { start, end } of spans) {
    const from = Math.max(0, start - offset);
    const to = Math.max(from, Math.min(text.length, end - offset));
    // the end of a sentence stays one: "from 11 June. Tbilisi" names no town to set out from
    const close = /(?:[.;!?]\s*)?$/.exec(left.slice(from, to))?.[0] ?? '';
    left = left.slice(0, from) + ' '.repeat(to - from - close.length) + close + left.slice(to);
  }
  return left;
}
