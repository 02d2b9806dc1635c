/** Several trips: taken back, left, begun, gone back to; and those whose plan came from elsewhere. */
import { describe, expect, it } from 'vitest';
import { TurnOffers } from '../../../engine/offers/turnOffers.ts';
import { TurnPlan } from '../../../engine/plan/turnPlan.ts';
import { NOW, Talk } from '../../functions/support/assistant.ts';
import type { TripContents } from '../../../domain/trips/trip.ts';

const ROME = '5 days in Rome in May for two from London';
const DUBLIN = '3 days in Dublin in June for one';

function stateOf(talk: Talk): TripContents {
  const state = talk.trips.get(talk.current ?? '')?.states[0];
  if (!state) throw new Error('The conversation is about no trip');
  return state;
}

describe('undo', () => {
  it('shows the plan of the state before, and leaves restoring it to its keeper', async () => {
    const talk = new Talk();
    const first = await talk.say(ROME);
    await talk.say('make it 7 days');
    const { change, plan, reply, results, priced } = await talk.say('undo');
    expect(change).toEqual({ kind: 'undone' });
    expect(plan).toEqual(first.plan);
    expect(results).toEqual(first.results);
    expect(priced).toEqual({ marker: expect.any(String), seenAt: NOW.toISOString() });
    expect(first.priced).toBeUndefined();
    expect(reply).toMatch(/Back to the plan before “make it 7 days”/);
    expect(reply).toMatch(/Length: 5 days instead of 7/);
    expect((await talk.say('undo')).reply).toMatch(/no earlier plan/);
  });

  it('takes back a change that was made by hand', async () => {
    const talk = new Talk();
    const first = await talk.say(ROME);
    const state = stateOf(talk);
    const byHand = structuredClone(state);
    byHand.plan?.days[2]?.items.pop();
    talk.trips.get(talk.current ?? '')?.states.unshift(byHand);
    const { plan, reply } = await talk.say('undo');
    expect(plan).toEqual(first.plan);
    expect(reply).toContain('Back to the plan before the last change.');
  });
});

describe('another trip', () => {
  it.each(['5 days in Tokyo in October', 'now plan Tokyo', 'ok, plan another trip to Tokyo'])(
    'is made beside the first: %s',
    async (message) => {
      const talk = new Talk();
      await talk.say(ROME);
      const { change, plan, reply } = await talk.say(message);
      expect(change.kind).toBe('created');
      expect(plan?.cities).toEqual(['Tokyo']);
      expect(reply).not.toContain('What changed');
      expect(talk.trips.size).toBe(2);
    },
  );

  it.each(['what about Lisbon?', 'add Florence for two days', 'make it 6 days'])(
    'is not what changes the one at hand: %s',
    async (message) => {
      const talk = new Talk();
      await talk.say(ROME);
      expect((await talk.say(message)).change.kind).toBe('changed');
    },
  );

  it.each(['another trip please', 'let’s plan another trip', 'start over'])(
    'leaves the one at hand: %s',
    async (message) => {
      const talk = new Talk();
      await talk.say(ROME);
      const { change, reply } = await talk.say(message);
      expect(change).toEqual({ kind: 'left' });
      expect(reply).toMatch(/Where would you like to go/);
      expect((await talk.say(DUBLIN)).plan?.party.adults).toBe(1);
    },
  );
});

describe('a new conversation', () => {
  it.each([
    'do I need a visa for Japan?',
    'visa for Japan',
    'what is the weather like in May?',
    'is it safe in Japan for two people?',
    'hello',
    'thank you',
  ])('makes no trip of a mere question: %s', async (message) => {
    expect((await new Talk().say(message)).change).toEqual({ kind: 'none' });
  });

  it('remembers what was said before there is a place', async () => {
    const talk = new Talk();
    expect((await talk.say('we are vegetarian')).change.kind).toBe('created');
    await talk.say('do I need a visa for Japan?');
    const { change, plan } = await talk.say('4 days in Rome');
    expect(change).toMatchObject({
      kind: 'changed',
      contents: { spec: { needs: [{ kind: 'diet', what: 'vegetarian' }] } },
    });
    expect(plan?.cities).toEqual(['Rome']);
    expect(talk.trips.size).toBe(1);
  });

  it.each(['never mind', 'forget it'])('opens no trip by “%s”', async (message) => {
    const talk = new Talk();
    await talk.say(ROME);
    await talk.say('start over');
    expect((await talk.say(message)).change).toEqual({ kind: 'none' });
    expect((await talk.say('undo')).change.kind).toBe('opened');
  });
});

/** Finds each plan too long to be kept. */
class KeepsNone extends TurnPlan {
  override get kept(): undefined {
    return undefined;
  }
}

const keepingNone = () => ({ offers: new TurnOffers(), plan: new KeepsNone() });

describe('a plan that is too long to be kept', () => {
  it('makes no trip, and is not shown', async () => {
    const { change, plan, reply } = await new Talk().say(ROME, keepingNone());
    expect(change).toEqual({ kind: 'none' });
    expect(plan).toBeUndefined();
    expect(reply).toBe('The plan for this is longer than I can keep: ask for fewer days or fewer towns.');
  });

  it('leaves the plan before as it was', async () => {
    const talk = new Talk();
    await talk.say(ROME);
    const { change, reply } = await talk.say('make it 7 days', keepingNone());
    expect(change).toEqual({ kind: 'none' });
    expect(reply).toMatch(/longer than I can keep.*The plan stays as it was/);
  });
});

async function both(): Promise<{ talk: Talk; dublin: string | null }> {
  const talk = new Talk();
  await talk.say(DUBLIN);
  const dublin = talk.current;
  await talk.say('start over');
  await talk.say(ROME);
  return { talk, dublin };
}

describe('a kept trip', () => {
  it.each([
    'back to the Dublin one',
    'go back to my Dublin trip',
    'open the Dublin trip please',
    'switch to my Dublin plan',
  ])('is gone back to by its town: %s', async (message) => {
    const { talk, dublin } = await both();
    const { change, reply } = await talk.say(message);
    expect(change).toEqual({ kind: 'opened', tripId: dublin });
    expect(reply).toMatch(/back at “Dublin: 3 days for one”, .* June 2027/);
    expect((await talk.say('show me the plan')).plan?.cities).toEqual(['Dublin']);
  });

  it('is asked for where two have the name, and found by its date then', async () => {
    const { talk } = await both();
    await talk.say('start over');
    await talk.say('4 days in Dublin in September');
    await talk.say('start over');
    const { change, reply, suggestions } = await talk.say('back to the Dublin one');
    expect(change).toEqual({ kind: 'none' });
    expect(reply).toMatch(/2 trips of that name: “Dublin: 4 days for one”, .* September 2027.*June 2027/);
    const [first] = suggestions;
    const opened = await talk.say(first?.value ?? '');
    expect(opened.change.kind).toBe('opened');
    expect(opened.reply).toMatch(/September 2027/);
  });

  it('changes nothing where none has the name', async () => {
    const { talk } = await both();
    const before = talk.current;
    await talk.say('back to the Madrid one');
    expect(talk.current).toBe(before);
    expect(stateOf(talk).plan?.cities).not.toContain('Dublin');
  });

  it('is not meant where a town of the plan is', async () => {
    const { talk } = await both();
    await talk.say('what about Florence?');
    const { plan } = await talk.say('go back to Rome');
    expect(plan?.cities).toEqual(['Rome']);
  });
});

async function without(first: string): Promise<Talk> {
  const talk = new Talk();
  await talk.say(first);
  Object.assign(stateOf(talk), { spec: null });
  return talk;
}

describe('a plan that came without its spec', () => {
  it.each([
    ROME,
    'Rome and Florence, 9 days in May for two from New York',
    'London 4 days, Paris 5, Rome 4 in June for 2 adults and a child, back to Los Angeles',
    '4 days in Lisbon in May, no hotel, I stay with friends',
    '5 days in Rome in May from London under $1500',
  ])('goes on with its towns, dates, party, budget and way: %s', async (first) => {
    const talk = await without(first);
    const { plan: before } = stateOf(talk);
    const { plan, change } = await talk.say('take it easy');
    expect(change).toMatchObject({ kind: 'changed', contents: { spec: { version: 1 } } });
    expect(plan?.cities).toEqual(before?.cities);
    expect(plan?.days.map(({ date, city }) => [date, city])).toEqual(
      before?.days.map(({ date, city }) => [date, city]),
    );
    expect(plan).toMatchObject({ party: before?.party, budget: before?.budget, origin: before?.origin });
    expect(plan?.legs.map(({ from, to }) => [from, to])).toEqual(
      before?.legs.map(({ from, to }) => [from, to]),
    );
    expect(plan?.stays.map(({ city, checkIn, checkOut }) => [city, checkIn, checkOut])).toEqual(
      before?.stays.map(({ city, checkIn, checkOut }) => [city, checkIn, checkOut]),
    );
  });

  it('is shown again as it is', async () => {
    const talk = await without(ROME);
    const { plan } = stateOf(talk);
    expect((await talk.say('show me the plan')).plan).toEqual(plan);
    expect((await talk.say('how much is it in total?')).reply).toContain('The plan comes to');
  });
});

async function changedByHand(): Promise<Talk> {
  const talk = new Talk();
  await talk.say(ROME);
  const own = talk.trips.get(talk.current ?? '');
  const byHand = structuredClone(stateOf(talk));
  const item = byHand.plan?.days[2]?.items[0];
  if (item) item.note = 'Tickets are with Anna.';
  own?.states.unshift(byHand);
  return talk;
}

describe('what was changed by hand', () => {
  it('stays where its day is not asked to change', async () => {
    const talk = await changedByHand();
    const { plan, reply } = await talk.say('make day 2 lighter');
    expect(plan?.days[2]?.items[0]?.note).toBe('Tickets are with Anna.');
    expect(reply).toContain('Tickets are with Anna.');
    expect(reply).not.toContain('by hand');
    const again = await talk.say('keep day 4 free');
    expect(again.plan?.days[2]?.items[0]?.note).toBe('Tickets are with Anna.');
  });

  it('is told where its day had to be another', async () => {
    const talk = await changedByHand();
    const { plan, reply } = await talk.say('keep day 3 free');
    expect(JSON.stringify(plan)).not.toContain('Anna');
    expect(reply).toMatch(/Day 3 had to be made anew, without what you changed there by hand/);
    expect(JSON.stringify((await talk.say('undo')).plan)).toContain('Anna');
  });
});
