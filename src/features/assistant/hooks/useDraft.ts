import { useEffect, useState } from 'react';
import { keepDraft, readKeptDraft } from '@/data/repositories/keptDrafts.ts';
import { createDraft, type Draft } from '@/ui/composer/draft.ts';

/** So long after a key its words are written down, ms: not in the key's own task, and before a reload can take them. */
const WRITE_AFTER_MS = 0;

/** What stands in a field, for as long as the screen is open, and over a reload. */
export function useDraft(userId: string, name: string): Draft {
  const [draft, setDraft] = useState(() => keptDraft(userId, name));
  if (draft.userId !== userId || draft.name !== name) setDraft(keptDraft(userId, name));

  useEffect(() => {
    let left = false;
    const read = async () => {
      const value = await readKeptDraft(draft.userId, draft.name);
      if (!left && typeof value === 'string') draft.restore(value);
    };
    // Storage that cannot be read is said where the chat itself is read.
    read().catch(() => {});
    document.addEventListener('visibilitychange', draft.flush);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', draft.flush);
      draft.flush();
    };
  }, [draft]);

  return draft;
}

interface KeptDraft extends Draft {
  readonly userId: string;
  readonly name: string;
  /** Puts in what was kept, unless something was typed or sent in the meantime, which is newer. */
  readonly restore: (text: string) => void;
  /** Writes now what waits to be written. */
  readonly flush: () => void;
}

/** A draft that is written down, in the task after a key. */
function keptDraft(userId: string, name: string): KeptDraft {
  let touched = false;
  let restoring = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    const text = draft.get();
    // The words stand in the field whatever the device says; sending says what it refuses.
    keepDraft(userId, name, text === '' ? undefined : text);
  };
  const draft = createDraft(() => {
    if (restoring) return;
    touched = true;
    timer ??= setTimeout(write, WRITE_AFTER_MS);
  });
  return {
    ...draft,
    userId,
    name,
    restore(text) {
      if (touched) return;
      restoring = true;
      draft.set(text);
      restoring = false;
    },
    flush() {
      if (timer !== undefined) write();
    },
  };
}
