/**
 * What has come of a reply that is still being written, so that a tab that is killed does not take it along. Kept
 * beside the messages and not among them: each change there has the whole chat read again.
 */
import { z } from 'zod';
import { chatResultsSchema } from '@domain/chat/results.ts';
import type { PartialReply } from '@domain/chat/partialReply.ts';
import type { WaymarkDatabase } from './database.ts';

/** Which question. */
export interface Asked {
  readonly userId: string;
  /** The question's. */
  readonly messageId: string;
}

const schema = z.object({
  text: z.string(),
  results: chatResultsSchema.exactOptional(),
  marker: z.string().exactOptional(),
  seenAt: z.string().exactOptional(),
});

function keyOf({ userId, messageId }: Asked): [userId: string, name: string] {
  return [userId, `begun:${messageId}`];
}

/** Keeps it in place of what was kept before; `now` in epoch ms. */
export async function keepBegun(
  db: WaymarkDatabase,
  asked: Asked,
  begun: PartialReply,
  now: number,
): Promise<void> {
  const [userId, name] = keyOf(asked);
  await db.drafts.put({ userId, name, value: begun, updatedAt: now });
}

/** What was kept, which it is no more; null where that is nothing, or cannot be read. */
export async function takeBegun(db: WaymarkDatabase, asked: Asked): Promise<PartialReply | null> {
  const key = keyOf(asked);
  const parsed = schema.safeParse((await db.drafts.get(key))?.value);
  await db.drafts.delete(key);
  return parsed.success ? parsed.data : null;
}
