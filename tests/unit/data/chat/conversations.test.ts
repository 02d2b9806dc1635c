/** Two conversations of one engine: what each has for itself, and the trip that each is about. */
import { describe, expect, it } from 'vitest';
import { clearChat, onRefusal, retryMessage, sendMessage, syncChat } from '@/data/repositories/chat/chat.ts';
import { editTrip, syncTrips } from '@/data/repositories/trips/trips.ts';
import { refusedCount } from '@/data/outbox/outbox.ts';
import { chooseTrip, watchCurrentTrip } from '@/data/repositories/chat/chatTrip.ts';
import { replyIdOf } from '@domain/chat/messages.ts';
import { conversationWords, TRIP_DELETED_WORDS } from '@domain/chat/words.ts';
import { soundTrip } from '../../domain/trips/trip.ts';
import { first as firstOf } from '../trips/tripsWorld.ts';
import { ANA } from '../support/browser.ts';
import { chatWorld, plain, planner } from '../support/chatWorld.ts';
import { BOOKING, REPLY } from '../support/fakeServer.ts';

const world = chatWorld();
const ROME = '6f1b2c3d-0000-4000-8000-00000000000a';
const OSLO = '6f1b2c3d-0000-4000-8000-00000000000b';
const asked = () => world.browser.server.requests.filter(({ path }) => path.startsWith('/functions/'));

/** The next answer leaves its conversation with a trip. */
function answerAbout(tripId: string | null): void {
  const trip = tripId && {
    id: tripId,
    title: 'A trip',
    state: 'open',
    startsOn: null,
    endsOn: null,
    homeZone: null,
    revision: 1,
    undoDepth: 0,
    updatedAt: REPLY.seenAt,
    spec: null,
  };
  const body = { ...REPLY, trip, charged: 0, balance: null };
  world.browser.server.fail({ how: 'answer', status: 200, body });
}

async function ask(text: string, options: Parameters<typeof sendMessage>[3] = plain): Promise<string> {
  const id = await sendMessage(world.tab.context, ANA, text, options);
  await world.tab.drainer.drain();
  return id;
}

describe('a question to the planner', () => {
  it('goes to its own function with what was said before, and its answer is one like the chat’s', async () => {
    await ask('Kyoto?');
    const first = await ask('Rome?', planner);
    const second = await ask('In May?', planner);
    expect(asked().map(({ path }) => path)).toEqual([
      '/functions/v1/token-chat',
      '/functions/v1/ai-trip-planner',
      '/functions/v1/ai-trip-planner',
    ]);
    expect(asked()[2]?.body).toMatchObject({
      message_id: second,
      messages: [
        { role: 'user', content: 'Rome?' },
        { role: 'assistant', content: REPLY.reply },
        { role: 'user', content: 'In May?' },
      ],
    });
    expect(await world.tab.db.messages.get([ANA, replyIdOf(first)])).toMatchObject({
      conversation: 'planner',
      content: REPLY.reply,
      suggestions: REPLY.suggestions,
      booking: BOOKING,
      state: 'sent',
    });
  });

  it('waits for the network, and is answered once when it is back', async () => {
    world.tab.connectivity.set('offline');
    const id = await ask('Rome?', planner);
    expect(await world.states()).toEqual(['user waiting']);
    world.tab.connectivity.set('online');
    await world.tab.drainer.drain({ forced: true });
    expect(await world.states()).toEqual(['user sent', 'assistant sent']);
    expect([...world.browser.server.charges.keys()]).toEqual([id]);
  });

  it('that fails says so in its own words, and is asked again under its id', async () => {
    const refusals: unknown[] = [];
    onRefusal(world.tab.context, ANA, (...refusal) => refusals.push(refusal));
    world.browser.server.fail({ how: 'answer', status: 500 });
    const id = await ask('Rome?', planner);
    expect((await world.messages())[1]?.content).toBe(conversationWords.planner.failed);
    expect(refusals).toEqual([[id, 'server']]);
    await retryMessage(world.tab.context, ANA, id);
    await world.tab.drainer.drain();
    expect(await world.states()).toEqual(['user sent', 'assistant sent']);
  });

  it('is cleared without the chat, here and on another device', async () => {
    await ask('Kyoto?');
    await ask('Rome?', planner);
    await clearChat(world.tab.context, ANA, 'planner');
    await world.tab.drainer.drain();
    expect((await world.messages()).map(({ conversation }) => conversation)).toEqual([
      'assistant',
      'assistant',
    ]);
    world.browser.server.put('chat_messages', {
      id: 'late',
      user_id: ANA,
      conversation: 'planner',
      role: 'user',
      content: 'from before the clear',
      created_at: new Date(world.browser.clock.now() - 60_000).toISOString(),
    });
    await syncChat(world.tab.context, ANA);
    expect(await world.messages()).toHaveLength(2);
  });
});

it('a question waits for the clear of its conversation before it', async () => {
  world.tab.connectivity.set('offline');
  await clearChat(world.tab.context, ANA, 'assistant');
  await ask('Kyoto?');
  await ask('Rome?', planner);
  world.browser.server.fail({ how: 'lost' });
  world.tab.connectivity.set('online');
  await world.tab.drainer.drain({ forced: true });
  expect(asked().map(({ path }) => path)).toEqual(['/functions/v1/ai-trip-planner']);
  world.browser.clock.advance(5_000);
  await world.tab.drainer.drain({ forced: true });
  expect(await world.states()).toEqual(['user sent', 'assistant sent', 'user sent', 'assistant sent']);
});

describe('the trip of a question', () => {
  it('is the one of the answer before it, by its conversation', async () => {
    answerAbout(ROME);
    await ask('Rome in May');
    await ask('Make it cheaper');
    await ask('Oslo?', planner);
    expect(asked().map(({ body }) => body['trip_id'])).toEqual([undefined, ROME, undefined]);
  });

  it('is looked up when it goes out, where a question before it was still unanswered', async () => {
    world.tab.connectivity.set('offline');
    await ask('Rome in May');
    await ask('Make it cheaper');
    answerAbout(ROME);
    world.tab.connectivity.set('online');
    await world.tab.drainer.drain({ forced: true });
    expect(asked().map(({ body }) => body['trip_id'])).toEqual([undefined, ROME]);
  });

  it('is the one that was chosen, once', async () => {
    answerAbout(ROME);
    await ask('Rome in May');
    await chooseTrip(world.tab.context, ANA, 'assistant', OSLO);
    answerAbout(OSLO);
    await ask('A museum');
    await chooseTrip(world.tab.context, ANA, 'assistant', null);
    answerAbout(null);
    await ask('Lisbon');
    await ask('Hello');
    expect(asked().map(({ body }) => body['trip_id'])).toEqual([undefined, OSLO, null, null]);
  });

  it('is no longer the one that was chosen after a question about another, as the panel on its page asks', async () => {
    answerAbout(ROME);
    await ask('Rome in May');
    await chooseTrip(world.tab.context, ANA, 'assistant', OSLO);
    answerAbout(ROME);
    await ask('A museum', { ...plain, tripId: ROME });
    await ask('And a park');
    expect(asked().map(({ body }) => body['trip_id'])).toEqual([undefined, ROME, ROME]);
  });

  it('and the edits of it go out in the order in which they were made', async () => {
    const trip = soundTrip();
    const { server } = world.browser;
    server.trips.put(ANA, trip);
    const { context, drainer } = world.tab;
    await syncTrips(context, ANA);
    await chooseTrip(context, ANA, 'assistant', trip.id);
    world.tab.connectivity.set('offline');
    const rename = (title: string) => editTrip(context, ANA, trip.id, { kind: 'rename', title });
    await rename('Before');
    await ask('Make it cheaper', { ...plain, tripId: trip.id });
    await rename('After');
    await ask('About another', { ...plain, tripId: null });
    server.fail({ how: 'lost' });
    world.tab.connectivity.set('online');
    await drainer.drain({ forced: true });
    expect(await world.states()).toEqual(['user waiting', 'user waiting']);
    server.requests.length = 0;
    world.browser.clock.advance(5_000);
    await drainer.drain({ forced: true });
    const said = asked().map(({ body }) => body['message'] ?? JSON.stringify(body['edits']));
    expect(said).toEqual([
      expect.stringMatching(/Before(?!.*After)/),
      'Make it cheaper',
      expect.stringContaining('After'),
      'About another',
    ]);
  });

  it('that was refused an edit does not keep a question back', async () => {
    const trip = soundTrip();
    world.browser.server.trips.put(ANA, trip);
    await syncTrips(world.tab.context, ANA);
    world.tab.connectivity.set('offline');
    await editTrip(world.tab.context, ANA, trip.id, { kind: 'rename', title: 'Mine' });
    await ask('Kyoto?');
    world.browser.server.trips.remove(ANA, trip.id);
    world.tab.connectivity.set('online');
    await world.tab.drainer.drain({ forced: true });
    expect(await world.states()).toEqual(['user sent', 'assistant sent']);
    expect(await refusedCount(world.tab.context, ANA)).toBe(1);
  });

  it('is still the one that was chosen after a question about it failed', async () => {
    answerAbout(ROME);
    await ask('Rome in May');
    await chooseTrip(world.tab.context, ANA, 'assistant', OSLO);
    world.browser.server.fail({ how: 'answer', status: 500 });
    await ask('A museum');
    await ask('A museum, please');
    expect(asked().map(({ body }) => body['trip_id'])).toEqual([undefined, OSLO, OSLO]);
  });

  it('is none after the conversation was cleared', async () => {
    answerAbout(ROME);
    await ask('Rome in May');
    await clearChat(world.tab.context, ANA, 'assistant');
    await ask('Lisbon');
    expect(asked().at(-1)?.body['trip_id']).toBeNull();
  });

  it('is none where it was deleted or archived, as this device knows, and none when asked again after the server says so', async () => {
    answerAbout(ROME);
    await ask('Rome in May');
    await world.tab.db.trips.put({ userId: ANA, id: ROME, revision: 2, updatedAt: 1, head: null });
    await ask('Make it cheaper');
    expect(asked().at(-1)?.body['trip_id']).toBeNull();

    await chooseTrip(world.tab.context, ANA, 'assistant', OSLO);
    world.browser.server.fail({ how: 'answer', status: 404, body: { error: 'not_found', message: 'x' } });
    const id = await ask('A museum');
    expect(asked().at(-1)?.body['trip_id']).toBe(OSLO);
    expect((await world.messages()).at(-1)?.content).toBe(TRIP_DELETED_WORDS);
    await retryMessage(world.tab.context, ANA, id);
    await world.tab.drainer.drain();
    expect(asked().at(-1)?.body).toMatchObject({ message_id: id, trip_id: null });
  });

  it('and was deleted elsewhere by then is said, and Retry asks without it', async () => {
    await chooseTrip(world.tab.context, ANA, 'assistant', OSLO);
    await world.tab.db.trips.put({ userId: ANA, id: OSLO, revision: 2, updatedAt: 1, head: null });
    const id = await ask('A museum');
    expect(asked()).toEqual([]);
    expect(await world.messages()).toMatchObject([
      { id, state: 'failed', errorReason: 'not_found' },
      { state: 'failed', content: TRIP_DELETED_WORDS },
    ]);
    await retryMessage(world.tab.context, ANA, id);
    await world.tab.drainer.drain();
    expect(asked().map(({ body }) => body['trip_id'])).toEqual([null]);
    expect(await world.states()).toEqual(['user sent', 'assistant sent']);
  });

  it('is watched', async () => {
    const seen: unknown[] = [];
    const watched = watchCurrentTrip(world.tab.context, ANA, 'assistant').subscribe((id) => seen.push(id));
    await expect.poll(() => seen).toEqual([null]);
    answerAbout(ROME);
    await ask('Rome in May');
    await expect.poll(() => seen.at(-1)).toBe(ROME);
    await chooseTrip(world.tab.context, ANA, 'assistant', OSLO);
    await expect.poll(() => seen.at(-1)).toBe(OSLO);
    // While an answer is on its way it is the one that was asked about.
    world.tab.connectivity.set('offline');
    await ask('A museum');
    await ask('And a park');
    expect(await firstOf(watchCurrentTrip(world.tab.context, ANA, 'assistant'))).toBe(OSLO);
    expect(new Set(seen)).toEqual(new Set([null, ROME, OSLO]));
    expect(seen.at(-1)).toBe(OSLO);
    watched.unsubscribe();
  });
});
