/**
 * What became of the rows of the outbox, told once and in every tab: `done`, `waiting` for its next try, or `failed`
 * for good or until the traveller decides. A kind adds what it alone knows as `detail`.
 */
import type { Broadcast } from '@/platform/broadcast.ts';
import type { Clock } from '@/platform/clock.ts';
import { parseTabMessage, type SettledRow, type TabMessage } from '../tabMessages.ts';

/** Longer than one delivery takes, ms; after that a row is on its way without anybody watching. */
const PATIENCE_MS = 25_000;

interface Hearing {
  /** This tab sent it, or tried to. */
  readonly here: boolean;
  /** Somebody in this tab waits for it, and says what became of it. */
  readonly awaited: boolean;
}

export interface SettledRows {
  emit(row: SettledRow): void;
  /** Answers what stops it. */
  listen(listener: (row: SettledRow, hearing: Hearing) => void): () => void;
  /** What becomes of a row, asked for before it is sent; `waiting` where that takes too long. */
  when(rowId: string): Promise<Pick<SettledRow, 'outcome' | 'detail' | 'reason' | 'message' | 'field'>>;
}

export function createSettledRows(broadcast: Broadcast, clock: Clock): SettledRows {
  const listeners = new Set<Parameters<SettledRows['listen']>[0]>();
  const awaited = new Set<string>();
  const deliver = (row: SettledRow, here: boolean) => {
    const hearing = { here, awaited: awaited.has(row.rowId) };
    for (const listener of listeners) listener(row, hearing);
  };
  broadcast.listen((value) => {
    const message = parseTabMessage(value);
    if (message?.type === 'settled') deliver(message.row, false);
  });
  const listen: SettledRows['listen'] = (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    listen,
    emit(row) {
      deliver(row, true);
      broadcast.post({ type: 'settled', row } satisfies TabMessage);
    },
    when(rowId) {
      awaited.add(rowId);
      return new Promise((resolve) => {
        const end = (row: Parameters<typeof resolve>[0]) => {
          stop();
          cancel();
          awaited.delete(rowId);
          resolve(row);
        };
        const stop = listen((row) => {
          if (row.rowId === rowId) end(row);
        });
        const cancel = clock.after(PATIENCE_MS, () => end({ outcome: 'waiting' }));
      });
    },
  };
}
