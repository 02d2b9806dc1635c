import { useEffect, useState } from 'react';
import { useData, useDoor } from '@/data/door/door.ts';
import type { KeptDraft } from '@/data/repositories/keptDrafts.ts';
import { createDraft, type Draft } from '@/ui/composer/draft.ts';

/** So long after a key its words are written down, ms: not in the key's own task, and before a reload can take them. */
const WRITE_AFTER_MS = 0;

/** Sends a text; the stored draft of the name is deleted in the same step. Answers whether it was written down. */
export type SendDraft = (text: string, draft?: string) => Promise<boolean>;

export interface ChatDraft extends Draft {
  /** What was kept has been put in, unless something was typed or sent in the meantime, which is newer. */
  readonly restored: () => Promise<void>;
  /** Sends what stands in the field: from then on it is a message, and not a draft any more. */
  readonly sendBy: (send: SendDraft, text: string) => Promise<boolean>;
}

/** What stands in a field, for as long as the screen is open, and over a reload. */
export function useDraft(userId: string, name: string): ChatDraft {
  const { keptDraft } = useData();
  const { keeping } = useDoor();
  const open = () => chatDraft(keptDraft(userId, name), userId, name);
  const [draft, setDraft] = useState(open);
  if (draft.userId !== userId || draft.name !== name) setDraft(open);

  useEffect(() => draft.kept.open(), [draft]);
  // once more where the device's storage opens late
  useEffect(() => {
    const read = () => void draft.read();
    read();
    return keeping.subscribe(read);
  }, [draft, keeping]);

  return draft;
}

interface OpenDraft extends ChatDraft {
  readonly userId: string;
  readonly name: string;
  readonly kept: KeptDraft;
  /** Puts in what is kept, unless something was typed or sent. */
  readonly read: () => Promise<void>;
}

/** A draft that is written down, in the task after a key. */
function chatDraft(kept: KeptDraft, userId: string, name: string): OpenDraft {
  let touched = false;
  let restoring = false;
  let reading: Promise<void> | null = null;
  const keep = (text: string) => kept.keep(text === '' ? undefined : text, WRITE_AFTER_MS);
  const draft = createDraft((text) => {
    if (restoring) return;
    touched = true;
    // The words stand in the field whatever the device says; sending says what it refuses.
    keep(text);
  });
  const restore = async () => {
    const text = await kept.read();
    if (touched || typeof text !== 'string') return;
    restoring = true;
    draft.set(text);
    restoring = false;
  };
  // Storage that cannot be read is said where the chat itself is read.
  const read = () => (reading = restore().catch(() => {}));
  return {
    ...draft,
    userId,
    name,
    kept,
    read,
    restored: () => reading ?? read(),
    async sendBy(send, text) {
      const sent = await kept.sendBy(() => send(text, name));
      if (!sent) keep(draft.get());
      return sent;
    },
  };
}
