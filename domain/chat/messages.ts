/** Chat messages as this device keeps them, and the rules that join them with the server's copy. */
import type { ChatRole, Conversation, Suggestion } from './chatApi.ts';
import type { BookingDetails } from './plannerApi.ts';
import type { ChatResults } from './results.ts';
import type { CheckedPlan } from '../itinerary/itinerary.ts';
import type { AppErrorReason } from '../errors/appError.ts';

/**
 * A traveller's message is `waiting` for the network, `sending`, `sent`, `stopped` by the traveller before its
 * answer was whole, or `failed` with its reason. An assistant message is `sent`, `waiting` when this device has answered
 * and the account does not have it yet, or `failed` when it is a notice made on this device; what has come of a reply that is not whole (partialReply.ts) is shown as one that is `sending` while
 * the rest is asked for, and `partial` where it broke off or was stopped. Only what is `sent` is synced.
 */
type MessageState = 'sent' | 'waiting' | 'sending' | 'stopped' | 'failed' | 'partial';

export interface ChatMessage {
  id: string;
  userId: string;
  conversation: Conversation;
  role: ChatRole;
  /** Markdown, the plan in it. */
  content: string;
  /** The words around the plan, where the message has one as data. */
  lead?: string;
  /** Epoch ms, by this device's clock. */
  createdAt: number;
  suggestions?: Suggestion[];
  results?: ChatResults;
  /** The plan as data, where the message is one. */
  plan?: CheckedPlan;
  /** The trip that the conversation is about after this answer; null for none, absent where nobody said. */
  tripId?: string | null;
  /** Where the plan is booked. */
  booking?: BookingDetails;
  /** Affiliate marker for the results' links. */
  marker?: string;
  /** ISO instant at which the results were priced. */
  seenAt?: string;
  state: MessageState;
  /** Why it failed; for a `waiting` message why the last try came to nothing, where there was one. */
  errorReason?: AppErrorReason;
  /** Of an answer that this device made without a network; `again` where the account came to another one, which stands here. */
  here?: 'as_shown' | 'again';
  /** Of a question: the part of the planner that this device would have to have to answer it. */
  missing?: string;
}

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

export function isNotice(message: Pick<ChatMessage, 'role' | 'state'>): boolean {
  return message.role === 'assistant' && message.state === 'failed';
}

/** The questions that this device has answered and the account does not have yet. */
export function answeredHere(messages: readonly ChatMessage[]): ReadonlySet<string> {
  const answers = new Set(messages.filter(isUnsentAnswer).map(({ id }) => id));
  return new Set(
    messages.filter(({ role, id }) => role === 'user' && answers.has(replyIdOf(id))).map(({ id }) => id),
  );
}

/** Whether it is an answer that this device has made and the account does not have yet. */
export function isUnsentAnswer({ role, state }: Pick<ChatMessage, 'role' | 'state'>): boolean {
  return role === 'assistant' && state === 'waiting';
}

/** Whether it is a question that is at the assistant. */
export function isAtAssistant({ role, state }: Pick<ChatMessage, 'role' | 'state'>): boolean {
  return role === 'user' && state === 'sending';
}

/** How many messages a chat holds, oldest first, with the greeting, which is drawn before a first question and not kept. */
export function countMessages(messages: readonly Pick<ChatMessage, 'role'>[]): number {
  return messages.length + (messages[0]?.role === 'user' ? 1 : 0);
}

/** A chat counts as saved with more than one message (requirements §9). */
export function isSavedChat(messages: readonly Pick<ChatMessage, 'role'>[]): boolean {
  return countMessages(messages) > 1;
}

/**
 * Which of two copies of one message to keep. A total order, so that merging is commutative, associative and
 * idempotent: what was delivered beats what was not, then the earlier time, then the larger text.
 */
function preferred<Message extends ChatMessage>(a: Message, b: Message): Message {
  const delivered = Number(b.state === 'sent') - Number(a.state === 'sent');
  if (delivered !== 0) return delivered < 0 ? a : b;
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? a : b;
  return JSON.stringify(a) >= JSON.stringify(b) ? a : b;
}

/** Order on screen: by time, then a question before its reply and that before a notice, then by id. */
export function compareMessages(a: ChatMessage, b: ChatMessage): number {
  if (a.createdAt !== b.createdAt) return a.createdAt - b.createdAt;
  if (rank(a) !== rank(b)) return rank(a) - rank(b);
  return a.id < b.id ? -1 : Number(a.id > b.id);
}

function rank(message: ChatMessage): number {
  if (message.role === 'user') return 0;
  return isNotice(message) ? 2 : 1;
}

/** What is said of an answer of this device once the account has its own: whether that is the same. */
export function withOrigin<Message extends ChatMessage>(known: ChatMessage | null, kept: Message): Message {
  if (!known?.here) return kept;
  const isDecided = known.state === 'waiting' && kept.state === 'sent';
  const isSame = known.content === kept.content && JSON.stringify(known.plan) === JSON.stringify(kept.plan);
  return { ...kept, here: isDecided && !isSame ? 'again' : known.here };
}

/**
 * Joins two copies of a chat by message id; what is not newer than the clear (epoch ms) is gone. Oldest first.
 */
export function mergeMessages<Message extends ChatMessage>(
  a: readonly Message[],
  b: readonly Message[],
  clearedAt: number,
): Message[] {
  const byId = new Map<string, Message>();
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

/** A message, and for a question of this device which trip it was asked about. */
type AskedMessage = ChatMessage & { readonly ask?: { readonly tripId?: string | null } };

/**
 * The trip that a conversation is about after these messages, of one conversation and oldest first; null for none. Of
 * a question without an answer it is the one that it was asked about, or else that of the answer before it. Undefined
 * where this device does not know: the answer was given and is not here.
 */
export function tripAfter(messages: readonly AskedMessage[]): string | null | undefined {
  const deciding = messages.findLast(
    ({ role, state, ask }) =>
      state === 'sent' || isUnsentAnswer({ role, state }) || (role === 'user' && ask?.tripId !== undefined),
  );
  if (deciding?.role !== 'user') return deciding?.tripId;
  return deciding.state === 'sent' ? undefined : deciding.ask?.tripId;
}
