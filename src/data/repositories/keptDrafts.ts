/**
 * Drafts that change with every key: one writer for all of them, which waits a little, writes one at a time, and of
 * many changes only the last. What is not written yet, or was refused by the device, is read from memory: a screen
 * that opens again must not find an older state.
 */
import type { Clock } from '@/platform/clock.ts';
import type { Bound } from '../bind.ts';
import type * as drafts from './drafts.ts';

export interface KeptDraft {
  /** The newest value that was kept; undefined where there is none. Throws AppError where storage cannot be read. */
  readonly read: () => Promise<unknown>;
  /**
   * Keeps a value that can be cloned, written within so many milliseconds; undefined forgets what was kept. It fails in
   * silence: what the device refuses is still on the screen.
   */
  readonly keep: (value: unknown, withinMs: number) => void;
  /** Writes now what waits to be written. */
  readonly flush: () => void;
  /**
   * Runs work that deletes the stored draft, because it sends it. What waits is not written any more; what is kept
   * meanwhile is written afterwards.
   */
  readonly sendBy: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** From now on a page that is hidden writes at once, as it may not come back. Answers what ends that, writing too. */
  readonly open: () => () => void;
}

interface Unwritten {
  readonly value: unknown;
}

/** The drafts of this page, each by its account and its name. */
export function createKeptDrafts(
  clock: Clock,
  stored: Pick<Bound<typeof drafts>, 'readDraft' | 'saveDraft' | 'removeDraft'>,
): (userId: string, name: string) => KeptDraft {
  const unwritten = new Map<string, Unwritten>();
  /** Drafts whose writing is under way: what is kept meanwhile is written after it. */
  const busy = new Set<string>();

  /** The draft of an account that is kept under a name. */
  return (userId: string, name: string): KeptDraft => {
    const key = JSON.stringify([userId, name]);
    let timer: { readonly at: number; readonly cancel: () => void } | null = null;
    let sends = 0;

    /** What is to be written now. */
    const newest = () => (sends === 0 ? unwritten.get(key) : undefined);
    const write = async () => {
      if (busy.has(key)) return;
      busy.add(key);
      let tried: Unwritten | undefined;
      for (let next = newest(); next && next !== tried; next = newest()) {
        tried = next;
        try {
          await (next.value === undefined
            ? stored.removeDraft(userId, name)
            : stored.saveDraft(userId, name, next.value));
          if (unwritten.get(key) === next) unwritten.delete(key);
        } catch {
          // It stays in memory; the next change is the next try.
        }
      }
      busy.delete(key);
    };
    const cancel = () => {
      timer?.cancel();
      timer = null;
    };
    const flush = () => {
      if (timer === null) return;
      cancel();
      void write();
    };
    const onHidden = () => {
      if (document.visibilityState === 'hidden') flush();
    };

    return {
      async read() {
        const pending = unwritten.get(key);
        return pending ? pending.value : stored.readDraft(userId, name);
      },
      keep(value, withinMs) {
        unwritten.set(key, { value });
        const at = clock.now() + withinMs;
        if (sends > 0 || (timer && timer.at <= at)) return;
        cancel();
        timer = { at, cancel: clock.after(withinMs, flush) };
      },
      flush,
      async sendBy(work) {
        cancel();
        sends += 1;
        unwritten.delete(key);
        try {
          return await work();
        } finally {
          sends -= 1;
          if (unwritten.has(key)) void write();
        }
      },
      open() {
        document.addEventListener('visibilitychange', onHidden);
        return () => {
          document.removeEventListener('visibilitychange', onHidden);
          flush();
        };
      },
    };
  };
}
