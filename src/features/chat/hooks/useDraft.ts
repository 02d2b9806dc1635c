import { useEffect, useState } from 'react';
import { readDraft, removeDraft, saveDraft } from '@/data/repositories/drafts.ts';
import { createDraft, type Draft } from '../draft.ts';

/** So long after a key its words are written down, ms: not in the key's own task, and before the tab can be gone. */
const WRITE_AFTER_MS = 60;

/** What stands in a field, for as long as the screen is open, and over a reload. */
export function useDraft(userId: string, name: string): Draft {
  const [draft, setDraft] = useState(() => keptDraft(userId, name));
  if (draft.userId !== userId || draft.name !== name) setDraft(keptDraft(userId, name));

  useEffect(() => {
    let left = false;
    const read = async () => {
      const value = await readDraft(draft.userId, draft.name);
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

/** A draft that is written down: one write at a time, and of many changes only the last. */
function keptDraft(userId: string, name: string): KeptDraft {
  let touched = false;
  let restoring = false;
  let pending: string | null = null;
  let writing = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const write = async () => {
    timer = undefined;
    if (writing) return;
    writing = true;
    while (pending !== null) {
      const value: string = pending;
      pending = null;
      // The words stand in the field all the same; sending says what the device refuses.
      await (value === '' ? removeDraft(userId, name) : saveDraft(userId, name, value)).catch(() => {});
    }
    writing = false;
  };
  const draft = createDraft((text) => {
    if (restoring) return;
    touched = true;
    pending = text;
    timer ??= setTimeout(() => void write(), WRITE_AFTER_MS);
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
      if (timer === undefined) return;
      clearTimeout(timer);
      void write();
    },
  };
}
