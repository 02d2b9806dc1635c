/** What a visitor typed on the home page: it outlives the page, so that the way to the sign-up and back loses nothing. */
import { create } from 'zustand';

interface SentenceStore {
  readonly words: string;
  /** What the plan below is made of; null for none. `times` tells one wish from the same once more. */
  readonly asked: { readonly words: string; readonly times: number } | null;
}

export const useSentenceStore = create<SentenceStore>(() => ({ words: '', asked: null }));

export function writeSentence(words: string): void {
  useSentenceStore.setState({ words });
}

export function askSentence(words: string): void {
  useSentenceStore.setState(({ asked }) => ({ asked: { words, times: (asked?.times ?? 0) + 1 } }));
}

/** It became a question, or belongs to somebody who has left. */
export function forgetSentence(): void {
  useSentenceStore.setState({ words: '', asked: null });
}
