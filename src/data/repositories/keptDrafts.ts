/**
 * Drafts that change with every key: written one at a time, and of many changes only the last. What is not written
 * yet, or was refused by the device, is read from memory: a screen that opens again must not find an older state.
 */
import { readDraft, removeDraft, saveDraft } from './drafts.ts';

interface Unwritten {
  readonly value: unknown;
}

const unwritten = new Map<string, Unwritten>();
const writing = new Set<string>();

/** The newest value that was kept; undefined where there is none. Throws AppError where storage cannot be read. */
export async function readKeptDraft(userId: string, name: string): Promise<unknown> {
  const pending = unwritten.get(keyOf(userId, name));
  return pending ? pending.value : readDraft(userId, name);
}

/** Keeps a value that can be cloned; undefined forgets what was kept. It fails in silence: what the device refuses is still on the screen. */
export function keepDraft(userId: string, name: string, value: unknown): void {
  const key = keyOf(userId, name);
  unwritten.set(key, { value });
  if (!writing.has(key)) void write(key, userId, name);
}

async function write(key: string, userId: string, name: string): Promise<void> {
  writing.add(key);
  let tried: Unwritten | undefined;
  for (let next = unwritten.get(key); next && next !== tried; next = unwritten.get(key)) {
    tried = next;
    try {
      await (next.value === undefined ? removeDraft(userId, name) : saveDraft(userId, name, next.value));
      if (unwritten.get(key) === next) unwritten.delete(key);
    } catch {
      // It stays in memory; the next change is the next try.
    }
  }
  writing.delete(key);
}

function keyOf(userId: string, name: string): string {
  return JSON.stringify([userId, name]);
}
