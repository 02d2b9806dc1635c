import { useSyncExternalStore } from 'react';
import { EXAMPLE_PROMPTS } from '@domain/chat/examples.ts';
import type { Draft } from '@/ui/composer/draft.ts';
import { Suggestions } from '../components/message/Suggestions.tsx';

const EXAMPLES = EXAMPLE_PROMPTS.map((words) => ({ label: words, value: words }));

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
