import { useEffect, useRef, useState } from 'react';
import { useData } from '@/data/door/door.ts';
import type { KeptDraft } from '@/data/repositories/keptDrafts.ts';
import { createDraft, type Draft } from '@/ui/composer/draft.ts';

/** So long after a key its words are written down, ms: not in the key's own task, and before a reload can take them. */
const WRITE_AFTER_MS = 0;

/** Sends a text; the stored draft of the name is deleted in the same step. Answers whether it was written down. */
export type SendDraft = (text: string, draft?: string) => Promise<boolean>;

export interface ChatDraft extends Draft {
  /** Sends what stands in the field: from then on it is a message, and not a draft any more. */
  readonly sendBy: (send: SendDraft, text: string) => Promise<boolean>;
}

/** Words from elsewhere that are to stand in a field. */
export interface ArrivedWords {
  readonly words: string;
  /** They stand there now. */
  readonly onTaken: () => void;
}

/**
 * What stands in a field, for as long as the screen is open, and over a reload. Words that arrive are put below what
 * was kept.
 */
export function useDraft(userId: string, name: string, arrived: ArrivedWords | null = null): ChatDraft {
  const { keptDraft } = useData();
  const open = () => chatDraft(keptDraft(userId, name), userId, name);
  const [draft, setDraft] = useState(open);
  const waiting = useRef(arrived);
  useEffect(() => {
    waiting.current = arrived;
  });
  const words = arrived?.words ?? null;
  if (draft.userId !== userId || draft.name !== name) setDraft(open);

  useEffect(() => {
    let left = false;
    const read = async () => {
      const value = await draft.kept.read();
      if (!left && typeof value === 'string') draft.restore(value);
    };
    const take = () => {
      if (left || words === null) return;
      draft.set((now) => (now.trim() === '' ? words : `${now.trimEnd()}\n\n${words}`));
      waiting.current?.onTaken();
    };
    // Storage that cannot be read is said where the chat itself is read.
    void read()
      .catch(() => {})
      .then(take);
    const close = draft.kept.open();
    return () => {
      left = true;
      close();
    };
  }, [draft, words]);

  return draft;
}

interface OpenDraft extends ChatDraft {
  readonly userId: string;
  readonly name: string;
  readonly kept: KeptDraft;
  /** Puts in what was kept, unless something was typed or sent in the meantime, which is newer. */
  readonly restore: (text: string) => void;
}

/** A draft that is written down, in the task after a key. */
function chatDraft(kept: KeptDraft, userId: string, name: string): OpenDraft {
  let touched = false;
  let restoring = false;
  const keep = (text: string) => kept.keep(text === '' ? undefined : text, WRITE_AFTER_MS);
  const draft = createDraft((text) => {
    if (restoring) return;
    touched = true;
    // The words stand in the field whatever the device says; sending says what it refuses.
    keep(text);
  });
  return {
    ...draft,
    userId,
    name,
    kept,
    restore(text) {
      if (touched) return;
      restoring = true;
      draft.set(text);
      restoring = false;
    },
    async sendBy(send, text) {
      const sent = await kept.sendBy(() => send(text, name));
      if (!sent) keep(draft.get());
      return sent;
    },
  };
}
