import { paths } from '@/config/paths.ts';
import { EXAMPLE_PROMPTS } from '@domain/chat/examples.ts';
import { ExampleLinks } from '@/ui/controls/ExampleLinks.tsx';

/** The assistant is asked at once, as by a traveller's own first message (requirements §2). */
const examples = EXAMPLE_PROMPTS.map((words) => ({
  label: words,
  to: paths.assistant,
  state: { initialPrompt: words },
}));

/** Sentences that a first trip may begin with. */
export function ExamplePrompts() {
  return <ExampleLinks title="Or begin with one of these" examples={examples} />;
}
