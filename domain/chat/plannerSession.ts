/** The planner page's conversation (spec section 4, Planner) as a pure state machine. */
import { z } from 'zod';
import type { ChatTurn } from './chatApi.ts';
import { type BookingDetails, bookingDetailsSchema } from './plannerApi.ts';

const turnSchema = z.object({
  /** A question's id is its message_id: asked again under it, it is charged once. */
  id: z.string().min(1),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  /** Made by the app, not by the assistant: it does not go along with a request. */
  notice: z.literal(true).exactOptional(),
  /** What came of an answer that was stopped or broke off. */
  partial: z.literal(true).exactOptional(),
});
export type PlannerTurn = z.infer<typeof turnSchema>;

const sessionSchema = z.object({
  /** The place that the page was opened for. */
  destination: z.string().nullable(),
  /** Without the welcome, oldest first. */
  turns: z.array(turnSchema),
  /** `stopped` by the traveller, `broken` by the connection: both go on under the same id, charged once. */
  status: z.enum(['idle', 'asking', 'failed', 'no_tokens', 'stopped', 'broken']),
  /** What has come of the answer that is being asked for, now or the time before. */
  begun: z.string().default(''),
  /** What the newest plan leads to. */
  booking: bookingDetailsSchema.nullable(),
  /** The traveller chose to go on planning: the input stands in place of the booking actions. */
  goingOn: z.boolean(),
});
export type PlannerSession = z.infer<typeof sessionSchema>;

/** As the device keeps it: with what is half-typed, which changes with every key and nothing else does by it. */
const keptSchema = sessionSchema.extend({ typed: z.string().default('') });
export type KeptPlannerSession = z.infer<typeof keptSchema>;

export type PlannerEvent =
  | { readonly type: 'send'; readonly id: string; readonly text: string }
  | { readonly type: 'replied'; readonly content: string; readonly booking: BookingDetails | null }
  /** So much of the answer has come. */
  | { readonly type: 'progress'; readonly text: string }
  /** The traveller does not want to wait for the rest. */
  | { readonly type: 'stop' }
  | { readonly type: 'failed'; readonly why: 'no_tokens' | 'connection' | 'other' }
  | { readonly type: 'retry' }
  | { readonly type: 'go_on' }
  | { readonly type: 'start_over' };

/** Words of spec sections 7 and 8, Planner. */
export const plannerWords = {
  failed: 'I seem to be having some trouble connecting. Please try again in a moment.',
  errorTitle: 'Error',
  error: 'Failed to get a response from the AI assistant. Please try again.',
  tipsTitle: 'Request Sent!',
  tips: "We'll send you personalized tips and follow-up emails for your trip!",
} as const;

export function newPlannerSession(destination: string | null): PlannerSession {
  return { destination, turns: [], status: 'idle', begun: '', booking: null, goingOn: false };
}

/** The first message (spec section 2, /ai-booking). */
export function welcomeWords(destination: string | null): string {
  return destination
    ? `Great! You're interested in a trip to ${destination}... What is your travel vibe: adventure, culture, chill, party or family? Tell me your dates and who is coming, too.`
    : 'Welcome! I plan trips day by day, with flights and places to stay. Where would you like to go, when, and who is coming?';
}

/** What was kept on the device; null where that cannot be read, or is about another place than the one asked for. */
export function restorePlannerSession(
  stored: unknown,
  destination: string | null,
): KeptPlannerSession | null {
  const parsed = keptSchema.safeParse(stored);
  if (!parsed.success) return null;
  return destination === null || destination === parsed.data.destination ? parsed.data : null;
}

/** What can be sent now: a second send while the first is being answered is ignored (spec section 5). */
function canSend({ status }: PlannerSession, text: string): boolean {
  return status !== 'asking' && text.trim() !== '';
}

export function plannerTransition(session: PlannerSession, event: PlannerEvent): PlannerSession {
  switch (event.type) {
    case 'send':
      if (!canSend(session, event.text)) return session;
      return {
        ...session,
        turns: [...session.turns, { id: event.id, role: 'user', content: event.text.trim() }],
        status: 'asking',
        begun: '',
      };
    case 'progress':
      return session.status === 'asking' ? { ...session, begun: event.text } : session;
    case 'stop':
      return session.status === 'asking' ? { ...withBegun(session), status: 'stopped' } : session;
    case 'replied':
      if (session.status !== 'asking') return session;
      return {
        ...session,
        turns: [
          ...session.turns,
          { id: `${questionOf(session)?.id}:reply`, role: 'assistant', content: event.content },
        ],
        status: 'idle',
        begun: '',
        booking: event.booking ?? session.booking,
        goingOn: event.booking === null && session.goingOn,
      };
    case 'failed':
      if (session.status !== 'asking') return session;
      if (event.why === 'no_tokens') return { ...withBegun(session), status: 'no_tokens' };
      // Of an answer that has begun, it is said where it broke; the words for a failure are for one that has not.
      if (event.why === 'connection' && session.begun !== '') {
        return { ...withBegun(session), status: 'broken' };
      }
      return failed(withBegun(session));
    case 'retry':
      return session.status === 'idle' || session.status === 'asking' ? session : askedAgain(session);
    case 'go_on':
      return { ...session, goingOn: true };
    case 'start_over':
      return newPlannerSession(null);
  }
}

/** What has come stands under its question as a part of an answer. */
function withBegun(session: PlannerSession): PlannerSession {
  const { begun, turns } = session;
  if (begun === '') return session;
  const part: PlannerTurn = {
    id: `${questionOf(session)?.id}:begun`,
    role: 'assistant',
    content: begun,
    partial: true,
  };
  return { ...session, turns: [...turns, part], begun: '' };
}

function failed(session: PlannerSession): PlannerSession {
  return { ...session, status: 'failed', turns: [...session.turns, noticeOf(session)] };
}

/** The question as it was asked; what had come of its answer is shown until more comes. */
function askedAgain(session: PlannerSession): PlannerSession {
  const at = session.turns.findLastIndex(({ role }) => role === 'user');
  const begun = session.turns.slice(at + 1).find(({ partial }) => partial)?.content ?? '';
  return { ...session, status: 'asking', begun, turns: session.turns.slice(0, at + 1) };
}

/** The newest question: what is being asked, or what Retry asks again. */
export function questionOf({ turns }: PlannerSession): PlannerTurn | undefined {
  return turns.findLast(({ role }) => role === 'user');
}

/** The booking actions stand in place of the input (spec section 2) until the traveller goes on planning. */
export function offersBooking({ booking, goingOn, status }: PlannerSession): boolean {
  return booking !== null && !goingOn && status === 'idle';
}

/** The request: the conversation up to its newest question. The place that was chosen is the traveller's first word. */
export function requestOf({ destination, turns }: PlannerSession): ChatTurn[] {
  const said = turns.filter(({ notice }) => !notice).map(({ role, content }) => ({ role, content }));
  if (destination === null) return said;
  return [
    { role: 'user', content: `I would like to plan a trip to ${destination}.` },
    { role: 'assistant', content: welcomeWords(destination) },
    ...said,
  ];
}

function noticeOf(session: PlannerSession): PlannerTurn {
  const id = `${questionOf(session)?.id}:notice`;
  return { id, role: 'assistant', content: plannerWords.failed, notice: true };
}
