/**
 * What has come of the replies that are not whole: one record a question, which is there from the first words until the
 * whole answer takes its place, in every tab and after a killed one. Kept beside the messages and not among them: each
 * change there has the whole chat read again.
 */
import { type PartialReply, partialReplySchema } from '@domain/chat/partialReply.ts';
import type { WaymarkDatabase } from './database.ts';

/** Which question. */
export interface Asked {
  readonly userId: string;
  /** The question's. */
  readonly messageId: string;
}

const PREFIX = 'begun:';

function keyOf({ userId, messageId }: Asked): [userId: string, name: string] {
  return [userId, `${PREFIX}${messageId}`];
}

/** The question of which a record of this name holds the reply; null for a record of something else. */
export function ofReply(name: string): string | null {
  return name.startsWith(PREFIX) ? name.slice(PREFIX.length) : null;
}

/** Keeps it in place of what was kept before; `now` in epoch ms. */
export async function keepReply(
  db: WaymarkDatabase,
  asked: Asked,
  reply: PartialReply,
  now: number,
): Promise<void> {
  const [userId, name] = keyOf(asked);
  await db.drafts.put({ userId, name, value: reply, updatedAt: now });
}

/** What is kept of an account, by question id; what cannot be read is left out. */
export async function readReplies(db: WaymarkDatabase, userId: string): Promise<Map<string, PartialReply>> {
  const rows = await db.drafts
    .where('[userId+name]')
    .between([userId, PREFIX], [userId, `${PREFIX}\uFFFF`])
    .toArray();
  const replies = new Map<string, PartialReply>();
  for (const { name, value } of rows) {
    const parsed = partialReplySchema.safeParse(value);
    if (parsed.success) replies.set(name.slice(PREFIX.length), parsed.data);
  }
  return replies;
}

/** Forgets it: the question is answered, or gone. */
export async function dropReply(db: WaymarkDatabase, asked: Asked): Promise<void> {
  await db.drafts.delete(keyOf(asked));
}
