/** Chat messages as this device keeps them, and the rules that join them with the server's copy. */
import { type ChatRole, type ChatTurn, type Suggestion, MAX_HISTORY_TURNS } from './chatApi.ts';
import type { ChatResults } from './results.ts';
import type { CheckedPlan } from '../itinerary/itinerary.ts';
import { storableText } from '../text/text.ts';
import type { AppErrorReason } from '../errors/appError.ts';

/**
 * A traveller's message is `waiting` for the network, `sending`, `sent`, `stopped` by the traveller before its
 * answer was whole, or `failed` with its reason. An assistant message is `sent`; `sending` while it is being
 * written; `partial` when it broke off or was stopped; `failed` when it is a notice made on this device. Only what
 * is `sent` is synced.
 */
type MessageState = 'sent' | 'waiting' | 'sending' | 'stopped' | 'failed' | 'partial';

export interface ChatMessage {
  id: string;
  userId: string;
  role: ChatRole;
  content: string;
  /** Epoch ms, by this device's clock. */
  createdAt: number;
  suggestions?: Suggestion[];
  results?: ChatResults;
  /** The plan as data, where the message is one. */
  plan?: CheckedPlan;
  /** Affiliate marker for the results' links. */
  marker?: string;
  /** ISO instant at which the results were priced. */
  seenAt?: string;
  state: MessageState;
  /** Why it failed; for a `waiting` message why the last try came to nothing, where there was one. */
  errorReason?: AppErrorReason;
}

/** What became of a message, for notices and announcements. */
export interface ChatEvent {
  type: 'replied' | 'token_limit' | 'failed';
  userId: string;
  /** The traveller's message. */
  messageId: string;
  reason?: AppErrorReason;
}

/** Words of spec section 8, Chat. */
export const chatWords = {
  outOfTokens: "You've run out of tokens for this month! Please upgrade your plan to continue chatting. 🚀",
  failed: '🚨 Oops! Something went wrong. Please try again later.',
  errorTitle: 'Chat Error',
  error: 'Could not connect to the AI assistant. Please check your connection and try again.',
} as const;

/**
 * Id of the reply to a message: the message's own UUID with version 8 (RFC 9562, custom). Derived, so that two
 * tabs or two devices that receive the same reply store it under one id.
 */
export function replyIdOf(messageId: string): string {
  return `${messageId.slice(0, 14)}8${messageId.slice(15)}`;
}

/** Id of the notice under a message that failed; not a UUID, because it never leaves the device. */
export function noticeIdOf(messageId: string): string {
  return `${messageId}:notice`;
}

/**
 * Id of what came of a reply that broke off; not a UUID, because it never leaves the device. It sorts before the
 * notice of the same question.
 */
export function begunIdOf(messageId: string): string {
  return `${messageId}:begun`;
}

/** The question that a part of a reply belongs to. */
export function questionIdOf(begun: Pick<ChatMessage, 'id'>): string {
  return begun.id.slice(0, begun.id.lastIndexOf(':'));
}

export function isNotice(message: Pick<ChatMessage, 'role' | 'state'>): boolean {
  return message.role === 'assistant' && message.state === 'failed';
}

/** A chat counts as saved with more than one message (spec section 9). */
export function isSavedChat(messages: readonly unknown[]): boolean {
  return messages.length > 1;
}

/**
 * Which of two copies of one message to keep. A total order, so that merging is commutative, associative and
 * idempotent: what was delivered beats what was not, then the earlier time, then the larger text.
 */
function preferred(a: ChatMessage, b: ChatMessage): ChatMessage {
  const delivered = Number(b.state === 'sent') - Number(a.state === 'sent');
  if (delivered !== 0) return delivered < 0 ? a : b;
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? a : b;
  return JSON.stringify(a) >= JSON.stringify(b) ? a : b;
}

/** Order on screen: by time, then a question before its reply, then by id. */
export function compareMessages(a: ChatMessage, b: ChatMessage): number {
  if (a.createdAt !== b.createdAt) return a.createdAt - b.createdAt;
  if (a.role !== b.role) return a.role === 'user' ? -1 : 1;
  return a.id < b.id ? -1 : Number(a.id > b.id);
}

/**
 * Joins two copies of a chat by message id; what is not newer than the clear (epoch ms) is gone. Oldest first.
 */
export function mergeMessages(
  a: readonly ChatMessage[],
  b: readonly ChatMessage[],
  clearedAt: number,
): ChatMessage[] {
  const byId = new Map<string, ChatMessage>();
  for (const message of [...a, ...b]) {
    if (message.createdAt <= clearedAt) continue;
    const known = byId.get(message.id);
    byId.set(message.id, known ? preferred(known, message) : message);
  }
  return [...byId.values()].sort(compareMessages);
}

/** A time for a new message: after everything shown and after the last clear, even when the clock went back. */
export function nextMessageTime(now: number, lastCreatedAt: number, clearedAt: number): number {
  return Math.max(now, lastCreatedAt + 1, clearedAt + 1);
}

/** Bytes that history may take of a request, well under the functions' limit of 64 KB. */
const HISTORY_BYTES = 36_000;
const TURN_CHARS = 12_000;
/** What a turn takes beside its content: names, quotes, a comma. */
const TURN_OVERHEAD_BYTES = 40;

/** Upper estimate of a text's bytes as JSON in UTF-8; halves of a surrogate pair are not expected. */
function jsonBytes(text: string): number {
  let bytes = 2;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code < 0x20) bytes += 6;
    else if (code < 0x80) bytes += code === 0x22 || code === 0x5c ? 2 : 1;
    else bytes += code < 0x800 ? 2 : 3;
  }
  return bytes;
}

/** The newest turns that a request can carry beside its message, oldest first. */
export function newestTurns(earlier: readonly ChatTurn[]): ChatTurn[] {
  const turns: ChatTurn[] = [];
  let left = HISTORY_BYTES;
  for (const { role, content: whole } of earlier.toReversed()) {
    const content = storableText(whole.slice(0, TURN_CHARS));
    left -= jsonBytes(content) + TURN_OVERHEAD_BYTES;
    if (left < 0 || turns.length === MAX_HISTORY_TURNS) break;
    turns.unshift({ role, content });
  }
  return turns;
}

/**
 * The newest turns before a message that its request can carry, oldest first: what was delivered, and a question
 * that the traveller stopped with what was read of its answer, because "shorter, please" speaks of that.
 */
export function historyFor(messages: readonly ChatMessage[], question: ChatMessage): ChatTurn[] {
  const stopped = new Set(messages.filter(({ state }) => state === 'stopped').map(({ id }) => id));
  const counts = (message: ChatMessage) =>
    message.state === 'sent' ||
    message.state === 'stopped' ||
    (message.state === 'partial' && message.content !== '' && stopped.has(questionIdOf(message)));
  const earlier = messages.filter(
    (message) => counts(message) && message.id !== question.id && compareMessages(message, question) < 0,
  );
  return newestTurns(earlier.sort(compareMessages));
}
