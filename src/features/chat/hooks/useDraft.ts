import { type Dispatch, type SetStateAction, useCallback, useEffect, useRef, useState } from 'react';
import { readDraft, removeDraft, saveDraft } from '@/data/repositories/drafts.ts';

interface Draft {
  /** What stands in the field; empty until what was half-typed has been read. */
  readonly text: string;
  readonly setText: Dispatch<SetStateAction<string>>;
}

/**
 * What stands in a field, for as long as the screen is open, and over a reload. Writes one at a time, and of many
 * changes only the last.
 */
export function useDraft(userId: string, name: string): Draft {
  const [text, setState] = useState('');
  const current = useRef('');
  const touched = useRef(false);
  const pending = useRef<string | null>(null);
  const writing = useRef(false);

  useEffect(() => {
    let left = false;
    const read = async () => {
      const value = await readDraft(userId, name);
      // What was typed, or sent, in the meantime is newer.
      if (left || touched.current || typeof value !== 'string') return;
      current.current = value;
      setState(value);
    };
    // Storage that cannot be read is said where the chat itself is read.
    read().catch(() => {});
    return () => {
      left = true;
    };
  }, [userId, name]);

  const keep = useCallback(
    async (next: string) => {
      pending.current = next;
      if (writing.current) return;
      writing.current = true;
      while (pending.current !== null) {
        const value: string = pending.current;
        pending.current = null;
        // The words stand in the field all the same; sending says what the device refuses.
        await (value === '' ? removeDraft(userId, name) : saveDraft(userId, name, value)).catch(() => {});
      }
      writing.current = false;
    },
    [userId, name],
  );

  const setText = useCallback<Dispatch<SetStateAction<string>>>(
    (action) => {
      const next = typeof action === 'function' ? action(current.current) : action;
      if (next === current.current) return;
      touched.current = true;
      current.current = next;
      setState(next);
      void keep(next);
    },
    [keep],
  );

  return { text, setText };
}
