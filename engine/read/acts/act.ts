/** What one file of acts provides, and what a message comes to. */
import type { Gazetteer } from '../../facts/gazetteer.ts';
import type { Gazetted } from '../../facts/types.ts';
import type { Appointment } from './hours/appointments.ts';
import type { Message } from '../types.ts';
import type { Span, Words } from '../words.ts';

export interface ReadContext {
  /** ISO date; dates in words are read relative to it. */
  readonly today: string;
  readonly gazetteer: Gazetteer;
  /** The towns of the plan that the message is about; left out where there is none. */
  readonly towns?: readonly Gazetted[];
  /** What the plan holds at its own hour. */
  readonly booked?: readonly Appointment[];
}

/** Reads one kind of thing that a message can say. */
export interface ActReader {
  /** Unique, as the confusion matrix of the tests names it. */
  readonly act: string;
  /**
   * What a message says of it; null for nothing. The words that were matched through `words` are what it rests on.
   * @param words of the whole message, without what readers before this one have taken for themselves
   */
  readonly read: (words: Words, context: ReadContext) => Partial<Message> | null;
  /** Whether readers after this one no longer see its words: "10–14 April" is no length and no budget. */
  readonly takesWords?: true;
  /** Towns of the plan that the examples are said of, where they are said of one. */
  readonly exampleTowns?: readonly string[];
  /** Messages that say it, and messages that look alike and do not. */
  readonly examples: readonly string[];
  readonly counterExamples: readonly string[];
}

/** One thing that a message says, and the words that it rests on. */
export interface Act {
  readonly act: string;
  readonly spans: readonly Span[];
  readonly says: Partial<Message>;
}

/** A message, read. */
export interface Reading {
  /** On one line and written out; what spans are of, where it is of one part. */
  readonly text: string;
  readonly acts: readonly Act[];
  /** Content words that no act rests on, as typed in their order, neighbours in one piece. */
  readonly residue: readonly string[];
  /** What the acts add up to. */
  readonly message: Message;
}
