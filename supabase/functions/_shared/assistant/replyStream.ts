/**
 * The text of a reply while it is written: cleaned of links that no tool returned before any of it is sent, and
 * taken back when it turns out to be no answer.
 */
import { keepKnownLinks } from '../../../../domain/text/links.ts';
import { MAX_REPLY_CHARS, type TurnEvent } from '../../../../engine/turn.ts';
import { MAX_RAW_CHARS } from './modelRequest.ts';

type TextEvent = Extract<TurnEvent, { type: 'text' | 'reset' }>;

/** What may begin a link, or go on with one. */
const LINK_SIGN = /[[\]<]|!$|!\[|[a-z][a-z0-9+.-]*:\/|www\./i;
const BLANK_LINE = /\n[ \t]*\n/g;

export class ReplyStream {
  readonly #send: (event: TextEvent) => void;
  readonly #links: () => ReadonlySet<string>;
  /** The best answer of the steps that are over. */
  #best = '';
  /** What the running step has written, and how much of it went out. */
  #text = '';
  #sent = 0;
  #shown = 0;

  constructor(send: (event: TextEvent) => void, links: () => ReadonlySet<string>) {
    this.#send = send;
    this.#links = links;
  }

  /** More of the running step's text. */
  add(delta: string): void {
    this.#text += delta;
    // beside an answer that stands, a further text shows only when it is over and the longer one
    if (this.#best !== '' || this.#shown >= MAX_REPLY_CHARS) return;
    // what nothing settles for longer than a reply may be is not searched again with every word
    if (this.#text.length - this.#sent <= MAX_REPLY_CHARS)
      this.#flush(this.#sent + settledChars(this.#text.slice(this.#sent)));
  }

  /** The step is over; a working one was no answer. */
  endStep(isWorking: boolean): void {
    const isAnswer = !isWorking && this.#text.trim().length > this.#best.trim().length;
    if (this.#shown > 0 && (isAnswer ? this.#best !== '' : this.#best === '')) this.#reset();
    if (isAnswer) {
      this.#flush(this.#text.trimEnd().length);
      this.#best = this.#text;
    }
    this.#text = '';
    this.#sent = 0;
  }

  #flush(end: number): void {
    const text = this.#text.slice(this.#sent, end).slice(0, MAX_RAW_CHARS);
    const part = keepKnownLinks(text, this.#links());
    const delta = (this.#shown === 0 ? part.trimStart() : part).slice(0, MAX_REPLY_CHARS - this.#shown);
    this.#sent = Math.max(this.#sent, end);
    this.#shown += delta.length;
    if (delta !== '') this.#send({ type: 'text', delta });
  }

  #reset(): void {
    this.#sent = 0;
    this.#shown = 0;
    this.#send({ type: 'reset' });
  }
}

/**
 * How much of a text can go out before the rest is known: whole words, up to the first sign of a link. No link
 * reaches over a blank line, so that what stands before the last one is settled whatever it holds.
 */
function settledChars(text: string): number {
  const blocks = [...text.matchAll(BLANK_LINE)];
  const last = blocks[blocks.length - 1];
  const from = last ? last.index + last[0].length : 0;
  const open = text.slice(from);
  const sign = open.search(LINK_SIGN);
  const plain = sign < 0 ? open : open.slice(0, sign);
  return from + plain.search(/\S*$/);
}
