/**
 * Questions that the network does not take are answered on this device (docs/decisions/0021): in the order of their
 * conversation, one at a time, under the lock and the leases of the outbox.
 */
import { Dexie } from 'dexie';
import { answeredHereSchema, MAX_ANSWERED_HERE_BYTES } from '@domain/chat/answeredHere.ts';
import { bookingOf } from '@domain/chat/booking.ts';
import { hasContent } from '@domain/chat/partialReply.ts';
import { AppError } from '@domain/errors/appError.ts';
import { classifyFailure, type OutboxRow } from '@domain/outbox.ts';
import { partsNamed } from '@domain/plannerFiles.ts';
import { type TripTurn, tripTurnSchema } from '@domain/trips/replay.ts';
import type { Trip } from '@domain/trips/trip.ts';
import { TOO_MANY_TRIPS_WORDS } from '@domain/trips/words.ts';
import { type AskedHere, NoFurtherTrip, PlannerMissing, type ToldHere } from '@/planner/planner.ts';
import type { DataContext } from '../context.ts';
import type { WaymarkDatabase } from '../local/database.ts';
import { getMessage } from '../local/messages.ts';
import { dropReply, readReplies } from '../local/partialReplies.ts';
import { type MessageRow, parseOutboxRows } from '../local/rows.ts';
import type { Answer } from '../remote/chat.ts';
import { type ReadQuestion, readOther, readQuestion } from './askedHere.ts';
import { CHAT_LEASE_MS } from './kind.ts';
import { type Ask, ASK_KIND, askSchema } from './kinds/askPayload.ts';
import { setQuestionState, storeFailure, toAnswer } from './kinds/chatReply.ts';
import { changeOwn, end } from './send.ts';

/** How long a question is tried on a network that seems to be there, ms. */
const PATIENCE_MS = 8_000;
/** What a request holds beside what the answer rests on. */
const OTHER_BYTES = 24 * 1024;

export interface HereAnswerer {
  /**
   * Takes the next question that is to be answered here; null where there is none.
   * @param onTaken called before anybody else can read the row again
   */
  claim(isHeld: (row: OutboxRow) => boolean, onTaken: (row: OutboxRow) => void): Promise<OutboxRow | null>;
  /** Answers a question that was taken, ends it where the engine refuses it, or gives it back. */
  answer(row: OutboxRow): Promise<void>;
  /** Tries those again that could not be answered. */
  forget(): void;
}

export function createHereAnswerer(ctx: DataContext): HereAnswerer {
  /** Questions that could not be answered here, with the parts that it had: they wait for the network, or for others. */
  const left = new Map<string, string>();
  let had = '';

  /** Questions that the network does not take, the first of each conversation. */
  const openQuestions = async (db: WaymarkDatabase, isHeld: (row: OutboxRow) => boolean) => {
    const userId = ctx.session.current()?.userId ?? '';
    const lasting = ctx.connectivity.get() === 'offline';
    const now = ctx.clock.now();
    const rows = parseOutboxRows(
      await db.outbox
        .where('[kind+seq]')
        .between([ASK_KIND, Dexie.minKey], [ASK_KIND, Dexie.maxKey])
        .toArray(),
    );
    if (!lasting && rows.every(({ attempts }) => attempts === 0)) return [];
    const begun = await readReplies(db, userId);
    const seen = new Set<string>();
    const open: OpenQuestion[] = [];
    for (const row of rows) {
      if (row.userId !== userId || row.parked || seen.has(row.entity)) continue;
      const ask = askSchema.safeParse(row.payload).data;
      if (ask?.here) continue;
      // whatever becomes of it, those behind it wait for it
      seen.add(row.entity);
      const question = ask && (await getMessage(db, ask.userId, ask.messageId));
      if (!question || isHeld(row)) continue;
      const part = begun.get(question.id);
      if (part && hasContent(part)) continue;
      const { content, missing } = question;
      if (lasting || hasWaited(row, question, now)) open.push({ row, ask, content, missing });
    }
    return open;
  };

  const claim: HereAnswerer['claim'] = async (isHeld, onTaken) => {
    // the planner's files are many: they are looked at when there is something for them
    const open = await ctx.store.run((db) =>
      db.transaction('r', db.tables, async () => openQuestions(db, isHeld)),
    );
    if (open.length === 0) return null;
    const parts = await ctx.planner.parts();
    const here = new Set<string>(parts.filter(({ isHere }) => isHere).map(({ name }) => name));
    const { needsNoPlanner } = await import('./nowHere.ts');
    const isReady = ({ content }: OpenQuestion) => here.has('planner') || needsNoPlanner(content);
    if (!open.some(isReady)) return null;
    had = [...here].join(' ');
    return ctx.store.run((db) =>
      db.transaction('rw', db.tables, async () => {
        const [first] = (await openQuestions(db, isHeld)).filter(
          (question) =>
            isReady(question) &&
            partsNamed(question.missing).every((part) => here.has(part)) &&
            left.get(question.ask.messageId) !== had,
        );
        if (!first) return null;
        const until = ctx.clock.now() + CHAT_LEASE_MS;
        const leased = { ...first.row, lease: { owner: ctx.tabId, until } };
        await db.outbox.put(leased);
        await setQuestionState(db, ctx, first.ask, { state: 'sending' });
        onTaken(leased);
        return leased;
      }),
    );
  };

  const answer = async (row: OutboxRow): Promise<void> => {
    const ask = askSchema.parse(row.payload);
    let missing: string | undefined;
    try {
      const read = await readQuestion(ctx, row, ask);
      const { answerNow } = await import('./nowHere.ts');
      const told = read && ((await answerNow(ctx, row, ask, read)) ?? (await ctx.planner.answer(read.asked)));
      if (told && fits(told, read.asked)) {
        const { change } = told.answer;
        const opened = change.kind === 'opened' ? await readOther(ctx, row, ask, change.tripId) : null;
        return await store(ctx, row, ask, { ...read, told, opened });
      }
    } catch (thrown) {
      if (thrown instanceof NoFurtherTrip) return await refuse(ctx, row, ask);
      if (thrown instanceof PlannerMissing && thrown.part !== 'planner') missing = thrown.part;
    }
    if (missing === undefined) left.set(ask.messageId, had);
    await changeOwn(ctx, row, async (db) => {
      await db.outbox.put({ ...row, lease: null });
      const why = { state: 'waiting', errorReason: 'offline' } as const;
      await setQuestionState(db, ctx, ask, missing === undefined ? why : { ...why, missing });
    });
  };

  return { claim, answer, forget: () => left.clear() };
}

/** Ends a question as the server would: the account keeps as many trips as it can. */
function refuse(ctx: DataContext, row: OutboxRow, ask: Ask): Promise<void> {
  const full = new AppError('conflict', { serverMessage: TOO_MANY_TRIPS_WORDS, field: 'trip_id' });
  return end(ctx, row, { apply: (db) => storeFailure(db, ctx, ask, full) }, full);
}

interface OpenQuestion {
  readonly row: OutboxRow;
  readonly ask: Ask;
  readonly content: string;
  /** The part of the planner that its answer was missing. */
  readonly missing: MessageRow['missing'];
}

/** A network that says it is there and takes nothing. */
function hasWaited(row: OutboxRow, { errorReason }: MessageRow, now: number): boolean {
  if (row.attempts === 0 || errorReason === undefined) return false;
  const isNetwork = classifyFailure({ reason: errorReason, retryAfter: undefined }) === 'network';
  return isNetwork && now - row.createdAt >= PATIENCE_MS;
}

/** Whether the server will take what the answer rests on. */
function fits({ offers }: ToldHere, { at, traveller }: AskedHere): boolean {
  const answered = { at, traveller, offers };
  if (!answeredHereSchema.safeParse(answered).success) return false;
  const bytes = new TextEncoder().encode(JSON.stringify(answered)).length;
  return bytes + OTHER_BYTES <= MAX_ANSWERED_HERE_BYTES;
}

interface AnsweredQuestion extends ReadQuestion {
  readonly told: ToldHere;
  /** The kept trip that the answer only turns to. */
  readonly opened: Trip | null;
}

/** The answer, what it makes of the trip, and what is to be sent of it: all or nothing. */
async function store(
  ctx: DataContext,
  row: OutboxRow,
  ask: Ask,
  { asked, undoes, told: { answer, offers }, opened }: AnsweredQuestion,
): Promise<void> {
  const { at, traveller } = asked;
  const { userId, messageId } = ask;
  const tripId = asked.trip?.id ?? null;
  const turn = turnOf(answer.change, at, tripId, messageId);
  const reply: Omit<Answer, 'trip'> = {
    reply: answer.reply,
    lead: answer.lead,
    suggestions: answer.suggestions,
    marker: offers.marker,
    seenAt: offers.seenAt ?? at,
    ...answer.priced,
    ...shownOf(answer, opened),
    charged: 0,
    balance: null,
  };
  const booking = ask.conversation === 'planner' ? bookingOf(answer, offers.marker) : null;
  await changeOwn(ctx, row, async (db) => {
    const asking = await setQuestionState(db, ctx, ask, { state: 'waiting' });
    if (!asking) return;
    const how = { priority: false, ...asking.ask, isFirstResponse: false, tripId };
    await db.messages.put({ ...asking, ask: how });
    // it takes no free response: the next question asks for it
    if (ask.isFirstResponse) await keepPromise(db, ctx, userId);
    await db.messages.put({
      ...toAnswer(asking, { ...reply, ...(booking && { booking }), trip: null }),
      tripId: tripAfter(answer.change, tripId, messageId),
      state: 'waiting',
      here: 'as_shown',
    });
    await dropReply(db, ask);
    const here: Ask['here'] = {
      question: asking.content,
      askedAt: asking.createdAt,
      answered: { at, traveller, offers, ...(turn?.kind === 'undone' && { undoes }) },
      turnOf: turn?.tripId ?? null,
      turn,
    };
    const payload: Ask = { ...ask, isFirstResponse: false, tripId, here };
    await db.outbox.put({ ...row, lease: null, payload });
  });
}

async function keepPromise(db: WaymarkDatabase, ctx: DataContext, userId: string): Promise<void> {
  await db.meta.put({ userId, key: 'chat.freeResponse', value: ctx.clock.now() });
}

type Change = ToldHere['answer']['change'];

/** Null where the answer leaves every trip as it is. @throws AppError where the server would not keep it */
function turnOf(change: Change, at: string, tripId: string | null, messageId: string): TripTurn | null {
  switch (change.kind) {
    case 'none':
    case 'left':
      return null;
    case 'created':
      return readTurn({ ...change, ...change.contents, tripId: messageId, at });
    case 'changed':
      return readTurn({ ...change, ...change.contents, tripId, at });
    case 'undone':
      return readTurn({ ...change, tripId });
    case 'opened':
      return readTurn(change);
  }
}

function readTurn(value: unknown): TripTurn {
  const turn = tripTurnSchema.safeParse(value);
  if (!turn.success) throw new AppError('bad_answer', { cause: turn.error });
  return turn.data;
}

/** The trip that the conversation is about after it: of a new one the message's id, as the server has it. */
function tripAfter(change: Change, tripId: string | null, messageId: string): string | null {
  if (change.kind === 'created') return messageId;
  if (change.kind === 'opened') return change.tripId;
  return change.kind === 'left' ? null : tripId;
}

/** Cards and plan as the server shows them: those of a kept trip that the answer only turns to, too. */
function shownOf({ plan, results }: ToldHere['answer'], opened: Trip | null) {
  if (plan) return { ...results, plan };
  return opened?.plan ? { ...results, ...opened.offers, plan: opened.plan } : results;
}
