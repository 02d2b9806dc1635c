import { useCallback, useEffect, useRef, useState } from 'react';
import { readDraft, removeDraft, saveDraft } from '@/data/repositories/drafts.ts';

interface Draft {
  /** What was half-typed when the screen was opened; empty until it has been read. */
  readonly stored: string;
  readonly keep: (text: string) => void;
}

/** Keeps what stands in a field over a reload. Writes one at a time, and of many changes only the last. */
export function useDraft(userId: string, name: string): Draft {
  const [stored, setStored] = useState('');
  const pending = useRef<string | null>(null);
  const writing = useRef(false);

  useEffect(() => {
    let left = false;
    const read = async () => {
      const value = await readDraft(userId, name);
      if (!left && typeof value === 'string') setStored(value);
    };
    // Storage that cannot be read is said where the chat itself is read.
    read().catch(() => {});
    return () => {
      left = true;
    };
  }, [userId, name]);

  const keep = useCallback(
    (text: string) => {
      pending.current = text;
      if (writing.current) return;
      writing.current = true;
      void writeLatest();

      async function writeLatest(): Promise<void> {
        while (pending.current !== null) {
          const next = pending.current;
          pending.current = null;
          // The words stand in the field all the same; sending says what the device refuses.
          await (next === '' ? removeDraft(userId, name) : saveDraft(userId, name, next)).catch(() => {});
        }
        writing.current = false;
      }
    },
    [userId, name],
  );

  return { stored, keep };
}
