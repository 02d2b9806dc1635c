import { useRef, useState } from 'react';
import { type AppError, toAppError } from '@domain/errors/appError.ts';

interface Saving {
  readonly busy: boolean;
  /** Runs one thing at a time: a second press while one is under way does nothing. */
  readonly run: (deed: () => Promise<void>, onFailure: (error: AppError) => void) => void;
}

/** Does what a dialog was opened for. */
export function useSaving(): Saving {
  const [busy, setBusy] = useState(false);
  const isUnderWay = useRef(false);

  async function perform(deed: () => Promise<void>, onFailure: (error: AppError) => void) {
    setBusy(true);
    try {
      await deed();
    } catch (thrown) {
      onFailure(toAppError(thrown));
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  }

  return {
    busy,
    run: (deed, onFailure) => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      void perform(deed, onFailure);
    },
  };
}
