/** Parses stored messages once and keeps the object of each that has not changed. */
import type { ChatMessage } from '@domain/chat/messages.ts';
import { parseMessageRow } from '../../local/rows.ts';

interface Known {
  fingerprint: string;
  message: ChatMessage;
}

/** What of a stored message can change: the rest is written once. */
function fingerprintOf(row: object): string {
  const part = (name: string) => String(Reflect.get(row, name));
  const cards = JSON.stringify(Reflect.get(row, 'results') ?? null).length;
  return [
    part('state'),
    part('here'),
    part('errorReason'),
    part('missing'),
    part('createdAt'),
    part('content').length,
    cards,
  ].join('|');
}

/** A reader for one chat: rows as stored in, readable messages out, in the same order. */
export function createMessageReader(): (rows: readonly unknown[]) => ChatMessage[] {
  let known = new Map<string, Known>();
  return (rows) => {
    const next = new Map<string, Known>();
    for (const row of rows) {
      if (typeof row !== 'object' || row === null) continue;
      const id = String(Reflect.get(row, 'id'));
      const fingerprint = fingerprintOf(row);
      const before = known.get(id);
      if (before?.fingerprint === fingerprint) {
        next.set(id, before);
        continue;
      }
      const parsed = parseMessageRow(row);
      if (!parsed) continue;
      const { ask: _ask, ...message } = parsed;
      next.set(id, { fingerprint, message });
    }
    known = next;
    return [...next.values()].map((entry) => entry.message);
  };
}
