import { useSyncExternalStore } from 'react';
import type { Draft } from '@/ui/composer/draft.ts';
import { Suggestions } from '../components/message/Suggestions.tsx';

/** Sentences that say where, when and who; what is left out is asked back or taken from the profile. */
const EXAMPLES = [
  'Four days in Lisbon in May, two of us, from London',
  'A week in Japan in April, food and temples',
  'A weekend in Rome for under $800',
].map((words) => ({ label: words, value: words }));

interface ExamplesProps {
  /** What stands in the field: nothing is offered in its place. */
  readonly draft: Draft;
  /** One was picked: it is what the traveller says first, once it is as they want it. */
  readonly onExample: (text: string) => void;
}

/** What a trip may be described by, where nothing has been said yet. */
export function Examples({ draft, onExample }: ExamplesProps) {
  const text = useSyncExternalStore(draft.subscribe, draft.get);
  return text.trim() === '' && <Suggestions suggestions={EXAMPLES} disabled={false} onChoose={onExample} />;
}
