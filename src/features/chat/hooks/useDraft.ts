import { type Dispatch, type SetStateAction, useCallback, useEffect, useRef, useState } from 'react';
import { keepDraft, readKeptDraft } from '@/data/repositories/keptDrafts.ts';

interface Draft {
  /** What stands in the field; empty until what was half-typed has been read. */
  readonly text: string;
  readonly setText: Dispatch<SetStateAction<string>>;
}

/** What stands in a field, for as long as the screen is open, and over a reload. */
export function useDraft(userId: string, name: string): Draft {
  const [text, setState] = useState('');
  const current = useRef('');
  const touched = useRef(false);

  useEffect(() => {
    let left = false;
    const read = async () => {
      const value = await readKeptDraft(userId, name);
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

  const setText = useCallback<Dispatch<SetStateAction<string>>>(
    (action) => {
      const next = typeof action === 'function' ? action(current.current) : action;
      if (next === current.current) return;
      touched.current = true;
      current.current = next;
      setState(next);
      // The words stand in the field whatever the device says; sending says what it refuses.
      keepDraft(userId, name, next === '' ? undefined : next);
    },
    [userId, name],
  );

  return { text, setText };
}
