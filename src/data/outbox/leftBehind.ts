/** What of an account is on this device alone and waits for nobody: the traveller is asked before it goes. */
import { isUnsentAnswer, noticeIdOf, replyIdOf } from '@domain/chat/messages.ts';
import type { DataContext } from '../context.ts';
import type { WaymarkDatabase } from '../local/database.ts';
import { readMessages } from '../local/messages.ts';
import { ofReply } from '../local/partialReplies.ts';
import { type DraftRow, type MessageRow, parseOutboxRows } from '../local/rows.ts';
import { kinds } from './registry.ts';

export interface LeftBehind {
  /** Questions that failed or were stopped, which nobody asks again but the traveller. */
  readonly questions: number;
  /** Messages that are half typed. */
  readonly typed: number;
  /** The travel profile or the questionnaire was edited and not saved. */
  readonly profile: boolean;
  /** Changes that wait and that this version cannot read; another one may. */
  readonly unreadable: number;
  /** Messages that the server has lost. */
  readonly lost: number;
}

const PROFILE_DRAFTS: ReadonlySet<string> = new Set(['profile', 'questionnaire']);

/** Throws AppError `storage`. */
export async function leftBehind(ctx: DataContext, userId: string): Promise<LeftBehind> {
  return ctx.store.run(async (db) => {
    const drafts = await draftsOf(db, userId);
    const inProfile = drafts.filter(({ name }) => PROFILE_DRAFTS.has(name)).length;
    // one that the account refused with its answer is a change that was refused
    const rows = await db.outbox.where('userId').equals(userId).toArray();
    const inOutbox = new Set(rows.map(({ subject }) => subject));
    const messages = await readMessages(db, userId);
    const unanswered = messages.filter(isUnanswered);
    return {
      questions: unanswered.filter(({ id }) => !inOutbox.has(id)).length,
      typed: drafts.length - inProfile,
      profile: inProfile > 0,
      unreadable: await unreadableRows(db, userId),
      lost: messages.filter(({ onlyHere }) => onlyHere).length,
    };
  });
}

/** What somebody has typed and neither sent nor saved. */
async function draftsOf(db: WaymarkDatabase, userId: string): Promise<DraftRow[]> {
  const rows = await db.drafts.where('userId').equals(userId).toArray();
  return rows.filter(({ name, value }) => ofReply(name) === null && value !== '');
}

/** Whether a message is a question that ended without an answer. One that waits has its row in the outbox. */
function isUnanswered({ role, state }: MessageRow): boolean {
  return role === 'user' && (state === 'failed' || state === 'stopped');
}

async function unreadableRows(db: WaymarkDatabase, userId: string): Promise<number> {
  const rows: { readonly kind: unknown }[] = await db.outbox.where('userId').equals(userId).toArray();
  const mine = rows.filter(({ kind }) => !kinds.get(String(kind))?.disposable);
  return mine.length - parseOutboxRows(mine).length;
}

/**
 * Removes the messages and the drafts of an account, but for what the traveller alone has: questions of the outbox
 * (`waiting`), those that ended without an answer, each with its notice, what had come of its answer and the answer that
 * this device made, what was typed, and what the server has lost. One that waits is sent, or answered, anew.
 */
export async function keepUnsentWords(
  db: WaymarkDatabase,
  userId: string,
  waiting: ReadonlySet<string>,
): Promise<void> {
  const messages = await readMessages(db, userId);
  const questions = messages.filter((message) => waiting.has(message.id) || isUnanswered(message));
  const asked = new Set(questions.map(({ id }) => id));
  const ended = new Set(messages.filter(isUnanswered).map(({ id }) => id));
  const notices = new Set(questions.map(({ id }) => noticeIdOf(id)));
  const answers = new Set([...waiting, ...asked].map(replyIdOf));
  const isAnswer = (message: MessageRow) => isUnsentAnswer(message) && answers.has(message.id);
  const gone = messages.filter(
    (message) =>
      !asked.has(message.id) && !notices.has(message.id) && !isAnswer(message) && !message.onlyHere,
  );
  await db.messages.bulkDelete(gone.map(({ id }): [string, string] => [userId, id]));
  const onTheirWay = questions.filter(({ state }) => state === 'sending');
  await db.messages.bulkPut(onTheirWay.map((message) => ({ ...message, state: 'waiting' })));
  await db.drafts
    .where('userId')
    .equals(userId)
    .filter(({ name, value }) => {
      const of = ofReply(name);
      return value === '' || (of !== null && !ended.has(of));
    })
    .delete();
}
