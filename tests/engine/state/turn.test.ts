/** A turn as a function: what it is given it leaves alone, and the same input gives the same events. */
import { describe, expect, it } from 'vitest';
import { runTurn, type TurnEvent, type TurnInput } from '../../../engine/turn.ts';
import { offersOf } from '../../../supabase/functions/_shared/assistant/answerTurn.ts';
import { providers, Talk } from '../../functions/support/assistant.ts';

const ROME = '5 days in Rome in May for two from London';
const source = offersOf(providers);

async function eventsOf(input: TurnInput): Promise<TurnEvent[]> {
  const events: TurnEvent[] = [];
  for await (const event of runTurn(input, source)) events.push(event);
  return events;
}

function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  Object.values(value).forEach((part) => frozen(part));
  return Object.freeze(value);
}

describe('a turn', () => {
  it.each([[], [ROME], [ROME, 'make it cheaper']])(
    'is the same for the same input, and changes none of it: %j',
    async (...before) => {
      const talk = new Talk();
      for (const message of before) await talk.say(message);
      for (const message of [
        ROME,
        'make day 2 lighter',
        'which hotel?',
        'undo',
        'Lisbon in June for 3 days',
      ]) {
        const input = frozen(talk.input(message));
        expect(JSON.stringify(await eventsOf(input))).toBe(JSON.stringify(await eventsOf(input)));
      }
    },
  );

  it('keeps no half of a character that it cut in two', async () => {
    const words = `${ROME}, ${'quiet '.repeat(40)}`.slice(0, 199);
    const events = await eventsOf(new Talk().input(`${words}😀 thanks`));
    expect(JSON.stringify(events)).toContain('quiet');
    expect(JSON.stringify(events)).not.toMatch(/\\ud83d(?!\\ude00)/);
  });

  it('sends the cards, then the text, then the answer', async () => {
    const events = await eventsOf(new Talk().input(ROME));
    const types = events.map(({ type }) => type);
    expect([...new Set(types)]).toEqual(['results', 'text', 'done']);
    expect(types.indexOf('results')).toBe(0);
    const last = events.at(-1);
    if (last?.type !== 'done') throw new Error('The turn has no end');
    const deltas = events.flatMap((event) => (event.type === 'text' ? [event.delta] : []));
    expect(deltas.join('')).toBe(last.answer.reply);
    expect(Math.max(...deltas.map((delta) => delta.length))).toBeLessThanOrEqual(80);
    expect(events[0]).toEqual({ type: 'results', results: last.answer.results });
  });

  it('says around the plan what is not in it', async () => {
    const talk = new Talk();
    const first = await talk.say(ROME);
    expect(first.lead).toMatch(/\*\*Why this way\*\*[\s\S]*You gave me no budget[\s\S]*### What to check/);
    expect(first.lead).not.toMatch(/### Day|^\| |^## /m);
    for (const part of first.lead.split('\n\n')) expect(first.reply).toContain(part);
    // the trip's page has these two by themselves
    expect(first.plan?.reasons).toEqual({
      why: expect.stringMatching(/^- \*\*.*Stay:\*\*(?!.*\n\n)/s),
      check: expect.stringMatching(/^- [^#]*Opening times[^#]*$/),
      of: expect.any(String),
    });
    expect(first.lead).toContain(first.plan?.reasons?.why);
    expect(first.change).toMatchObject({ contents: { plan: { reasons: first.plan?.reasons } } });
    const second = await talk.say('make day 2 lighter');
    expect(second.lead).toMatch(/^\*\*What changed\*\*/);
    expect(second.plan?.reasons?.of).not.toBe(first.plan?.reasons?.of);
    const asked = await talk.say('which hotel?');
    expect(asked.lead).toBe(asked.reply);
  });

  it('tells of the trip what lists need', async () => {
    const { change } = await new Talk().say(ROME);
    expect(change).toMatchObject({
      kind: 'created',
      title: 'Rome: 5 days for two',
      startsOn: '2027-05-11',
      endsOn: '2027-05-15',
      homeZone: 'Europe/London',
      contents: { spec: { version: 1 }, offers: { seenAt: '2026-11-21T09:00:00.000Z' } },
    });
  });

  it('keeps the name that its traveller gave a trip', async () => {
    const talk = new Talk();
    await talk.say(ROME);
    const own = talk.trips.get(talk.current ?? '');
    if (own) own.title = 'Our honeymoon';
    const { change } = await talk.say('one day less');
    expect(change).toMatchObject({ kind: 'changed', title: 'Our honeymoon', endsOn: '2027-05-14' });
  });

  it('notes down what is said before there is a place', async () => {
    const talk = new Talk();
    const { change } = await talk.say('for two people, under $2000, from London');
    expect(change).toMatchObject({ kind: 'created', contents: { plan: null, offers: null } });
    const { plan, change: planned } = await talk.say('4 days in Lisbon in May');
    expect(planned.kind).toBe('changed');
    expect(plan).toMatchObject({ budget: 2_000, party: { adults: 2 }, origin: 'London' });
    expect((await new Talk().say('hello')).change).toEqual({ kind: 'none' });
  });
});

describe('a day later', () => {
  it('has the dates of the plan, and not those of the new day', async () => {
    const first = new Talk();
    const { plan } = await first.say('4 days in Lisbon');
    const input = first.input('make day 2 lighter');
    for (const today of ['2026-11-24', '2026-12-20']) {
      const later = {
        ...input,
        now: new Date(`${today}T09:00:00Z`),
        traveller: { ...input.traveller, today },
      };
      const last = (await eventsOf(later)).at(-1);
      const days = last?.type === 'done' ? last.answer.plan?.days : undefined;
      expect(days?.map(({ date }) => date)).toEqual(plan?.days.map(({ date }) => date));
    }
  });

  it('plans nothing anew for days that are past, but for other dates', async () => {
    const first = new Talk();
    await first.say(ROME);
    const later = (message: string): TurnInput => ({
      ...first.input(message),
      now: new Date('2027-06-20T09:00:00Z'),
      traveller: { today: '2027-06-20', interests: [] },
    });
    const [answer] = (await eventsOf(later('make it cheaper'))).slice(-1);
    expect(answer).toMatchObject({ answer: { change: { kind: 'none' }, plan: undefined } });
    expect(JSON.stringify(answer)).toMatch(/began on Tue 11 May 2027/);
    const [moved] = (await eventsOf(later('what about September?'))).slice(-1);
    expect(JSON.stringify(moved)).toContain('"date":"2027-09');
  });
});
