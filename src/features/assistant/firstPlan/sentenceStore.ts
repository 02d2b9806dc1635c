/** What a visitor typed on the home page: it outlives the page, so that the way to the sign-up and back loses nothing. */
import { create } from 'zustand';

interface Asked {
  readonly words: string;
  /** Planned where `words` come to no plan. */
  readonly orElse?: string | undefined;
  /** Tells one wish from the same once more. */
  readonly times: number;
}

interface SentenceStore {
  readonly words: string;
  /** How often the words were written by a button: the field keeps its own text otherwise. */
  readonly written: number;
  /** What the plan below is made of; null for none. */
  readonly asked: Asked | null;
}

export const useSentenceStore = create<SentenceStore>(() => ({ words: '', written: 0, asked: null }));

export function writeSentence(words: string): void {
  useSentenceStore.setState({ words });
}

export function askSentence(words: string): void {
  useSentenceStore.setState(({ asked }) => ({ asked: { words, times: (asked?.times ?? 0) + 1 } }));
}

/** Plans other words than those in the field, and puts them there. @param orElse planned where they come to no plan */
export function askInstead(words: string, orElse?: string): void {
  useSentenceStore.setState(({ asked, written }) => ({
    words,
    written: written + 1,
    asked: { words, orElse, times: (asked?.times ?? 0) + 1 },
  }));
}

/** It became a question, or belongs to somebody who has left. */
export function forgetSentence(): void {
  useSentenceStore.setState({ words: '', asked: null });
}
