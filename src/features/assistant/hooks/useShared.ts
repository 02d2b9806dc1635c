import { useEffect, useState } from 'react';
import type { SharedWords } from '@domain/chat/shared.ts';
import type { ChatDraft } from './useDraft.ts';

/** Words that were shared with the app, and where they go on to. */
export interface ArrivedWords extends SharedWords {
  /** They stand in the field now, without anybody having been asked. */
  readonly onTaken: () => void;
  /** The traveller has said what becomes of them. */
  readonly onSettled: () => void;
}

/**
 * Puts words that arrive into an empty field. Those that the traveller is to be asked about first are answered: where
 * something stands in the field, and where it was a visitor who shared them.
 */
export function useShared(draft: ChatDraft, arrived: ArrivedWords | null): ArrivedWords | null {
  const [asked, setAsked] = useState<ArrivedWords | null>(null);
  useEffect(() => {
    if (arrived === null) return;
    let left = false;
    const settle = async () => {
      await draft.restored();
      if (left) return;
      if (arrived.by === null || draft.get().trim() !== '') return setAsked(arrived);
      draft.set(arrived.words);
      arrived.onTaken();
    };
    void settle();
    return () => {
      left = true;
    };
  }, [draft, arrived]);
  return asked === arrived ? asked : null;
}
