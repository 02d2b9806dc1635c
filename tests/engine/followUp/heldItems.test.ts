/** What was locked, booked or added by hand, when the assistant changes the trip afterwards. */
import { describe, expect, it } from 'vitest';
import { applyEdit } from '../../../domain/trips/applyEdit.ts';
import { offersOf } from '../../../supabase/functions/_shared/assistant/answerTurn.ts';
import { providers, Talk } from '../../functions/support/assistant.ts';
import type { OfferSource } from '../../../engine/offers/offerSource.ts';
import type { CheckedPlan, PlanItem } from '../../../domain/itinerary/itinerary.ts';
import type { HandEdit } from '../../../domain/trips/edits.ts';
import type { Trip } from '../../../domain/trips/trip.ts';

const ROME = '5 days in Rome in May for two from London';
const OWN = '7d1f0a52-0c1e-4f6a-8a57-1f2e3d4c5b6a';

/** A conversation about a trip that was changed by hand since. */
async function after(
  first: string,
  edits: (plan: CheckedPlan) => readonly HandEdit[],
  options: ConstructorParameters<typeof Talk>[0] = {},
) {
  const talk = new Talk(options);
  const { plan } = await talk.say(first);
  const own = talk.trips.get(talk.current ?? '');
  const state = own?.states[0];
  if (!plan || !own || !state) throw new Error('There is no trip');
  const head = {
    id: OWN,
    title: own.title,
    state: 'open',
    startsOn: null,
    endsOn: null,
    homeZone: null,
  } as const;
  let trip: Trip = { ...head, ...state, revision: 1, undoDepth: 0, updatedAt: '2026-11-21T09:00:00Z' };
  for (const edit of edits(plan)) {
    const outcome = applyEdit(trip, edit);
    if (outcome.outcome !== 'applied') throw new Error(`Not applied: ${outcome.reason}`);
    ({ trip } = outcome);
  }
  own.states.unshift({ spec: trip.spec, plan: trip.plan, offers: trip.offers });
  return { talk, plan, edited: trip.plan ?? plan };
}

const of = (plan: CheckedPlan | undefined, day: number, kind: PlanItem['kind']): PlanItem =>
  plan?.days[day - 1]?.items.find((item) => item.kind === kind) ?? expect.unreachable();
const all = (plan: CheckedPlan | undefined) => plan?.days.flatMap(({ items }) => items) ?? [];
const lock = ({ id }: PlanItem): HandEdit => ({ kind: 'lockItem', item: id, locked: true });
const book = ({ id }: PlanItem, price: number | null = null): HandEdit => ({
  kind: 'bookItem',
  item: id,
  booking: { reference: 'ABC123', price },
});
const coffee = (day: number): HandEdit => ({
  kind: 'addItem',
  id: OWN,
  day,
  title: 'Coffee with Ana',
  start: '07:00',
  end: '07:30',
  note: '',
});

describe('a locked item', () => {
  it('stays at its time where its own day is made anew', async () => {
    const { talk, edited } = await after(ROME, (plan) => [lock(of(plan, 3, 'sight'))]);
    const kept = of(edited, 3, 'sight');
    const { plan, reply } = await talk.say('keep day 3 free');
    const [found] = all(plan).filter(({ locked }) => locked);
    expect(found).toMatchObject({ title: kept.title, start: kept.start, end: kept.end });
    expect(plan?.days[2]?.items).toContainEqual(found);
    expect(all(plan).filter(({ title }) => title === kept.title)).toHaveLength(1);
    expect(plan?.warnings).toEqual([]);
    expect(reply).not.toMatch(/by hand|no place in this plan/);
  });

  it('stays through one change after another, each id once', async () => {
    const { talk, edited } = await after(ROME, (plan) => [lock(of(plan, 3, 'sight')), coffee(3)]);
    const { title } = of(edited, 3, 'sight');
    for (const message of ['make day 3 lighter', 'keep day 2 free', 'take it easy', 'make it cheaper']) {
      const { plan } = await talk.say(message);
      const items = all(plan ?? edited);
      expect(items.filter(({ locked }) => locked)).toMatchObject([{ title }]);
      expect(items.filter(({ own }) => own)).toMatchObject([{ title: 'Coffee with Ana', start: '07:00' }]);
      expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    }
  });

  it('whose day goes is told of in one sentence, and comes back with “undo”', async () => {
    const { talk, edited } = await after(ROME, (plan) => [lock(of(plan, 4, 'sight'))]);
    const { title } = of(edited, 4, 'sight');
    const { plan, reply } = await talk.say('go to Florence instead');
    expect(plan?.cities).toEqual(['Florence']);
    const told = reply.split('\n').filter((words) => words.includes('no place in this plan'));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain(`“${title}”, which you had locked, booked or added, has no place`);
    expect((await talk.say('undo')).plan).toEqual(edited);
  });
});

describe('a booking', () => {
  it('stays with its flight, and what was paid stays the price of it', async () => {
    const { talk, edited } = await after(ROME, (plan) => [book(of(plan, 1, 'flight'), 777)]);
    expect(edited.costs).toContainEqual(expect.objectContaining({ amount: 777, paid: true }));
    const { plan, reply } = await talk.say('take it easy');
    expect(of(plan, 1, 'flight').booked).toEqual({ reference: 'ABC123', price: 777 });
    expect(plan?.costs).toContainEqual(expect.objectContaining({ kind: 'flights', amount: 777, paid: true }));
    expect(reply).toContain('| paid | $777 |');
    expect(reply).not.toContain('no place in this plan');
  });

  it('is kept though it cost more than the budget has', async () => {
    const { talk } = await after(`${ROME} under $4000`, (plan) => [book(of(plan, 1, 'flight'), 9_000)]);
    const { plan } = await talk.say('take it easy');
    expect(of(plan, 1, 'flight').booked?.price).toBe(9_000);
  });

  it('of a bed stays where no search finds one, as in the air', async () => {
    const samples = offersOf(providers);
    let isFound = true;
    const source: OfferSource = {
      ...samples,
      hotels: async (query) => (isFound ? samples.hotels(query) : []),
    };
    const { talk, edited } = await after(ROME, (plan) => [book(of(plan, 1, 'stay'), 126)], { source });
    isFound = false;
    const { plan, reply } = await talk.say('one more day in Rome');
    expect(of(plan, 1, 'stay')).toMatchObject({
      title: of(edited, 1, 'stay').title,
      booked: { reference: 'ABC123', price: 126 },
    });
    expect(plan?.costs).toContainEqual(expect.objectContaining({ amount: 126, paid: true }));
    expect(reply).not.toContain('no place in this plan');
  });

  it.each([
    ['one more day in Rome', 'for 4 nights, and the stay has 5 now: ask the hotel for the others'],
    ['make it 4 days', 'for 4 nights, and the stay has 3 now: tell the hotel'],
  ])('of a bed is said to be for other nights, where it is: %s', async (message, words) => {
    const { talk, edited } = await after(ROME, (plan) => [book(of(plan, 1, 'stay'), 126)]);
    const { reply } = await talk.say(message);
    expect(reply).toContain(`You booked “${of(edited, 1, 'stay').title}” ${words}`);
    // once: the next change leaves the nights as they are
    expect((await talk.say('take it easy')).reply).not.toContain('You booked');
  });

  it('of a flight that is not taken any more is told of', async () => {
    const { talk } = await after(ROME, (plan) => [book(of(plan, 1, 'flight'))]);
    const { plan, reply } = await talk.say('start a week later');
    expect(all(plan).filter(({ booked }) => booked)).toEqual([]);
    expect(reply).toContain('a booking stays yours until you cancel it');
  });
});

it('what was added stays on its day, and what was at its time gives way', async () => {
  const { talk } = await after(ROME, () => [coffee(2)]);
  const { plan } = await talk.say('make day 2 lighter');
  expect(plan?.days[1]?.items[0]).toMatchObject({ id: OWN, own: true, title: 'Coffee with Ana' });
  expect(plan?.warnings).toEqual([]);
});

const sightOf = (plan: CheckedPlan, day: number, nth: number): PlanItem =>
  plan.days[day - 1]?.items.filter(({ kind }) => kind === 'sight')[nth] ?? expect.unreachable();
const retime = ({ id }: PlanItem, start: string, end: string): HandEdit => ({
  kind: 'retimeItem',
  item: id,
  start,
  end,
});
const remove = ({ id }: PlanItem): HandEdit => ({ kind: 'removeItem', item: id });
const move = ({ id }: PlanItem, day: number): HandEdit => ({ kind: 'moveItem', item: id, day, index: 3 });
const others = (plan: CheckedPlan | undefined, day: number) =>
  JSON.stringify(plan?.days.filter(({ number }) => number !== day));

/** Samples whose prices, hours and order are others with each turn, as those of a real provider are. */
function moving(): OfferSource {
  const samples = offersOf(providers);
  let turn = 0;
  return {
    ...samples,
    flights: async (query) => {
      turn += 1;
      const found = await samples.flights(query);
      return found.slice(turn % 3).map((offer) => ({ ...offer, price: offer.price + turn }));
    },
    hotels: async (query) => {
      const found = await samples.hotels(query);
      return found.slice(turn % 3).map((offer) => ({ ...offer, priceFrom: offer.priceFrom + turn }));
    },
    tours: async (query) => (await samples.tours(query)).slice(turn % 2),
  };
}

describe('a wish about one day', () => {
  const EDITS: readonly [string, (plan: CheckedPlan) => readonly HandEdit[]][] = [
    ['things were taken out', (plan) => [remove(of(plan, 1, 'meal')), remove(sightOf(plan, 2, 0))]],
    ['a thing stands too early', (plan) => [retime(sightOf(plan, 2, 0), '02:00', '03:00')]],
    ['a thing went to another day', (plan) => [move(sightOf(plan, 2, 0), 4)]],
    ['a note was written', (plan) => [{ kind: 'noteItem', item: sightOf(plan, 2, 0).id, note: 'Tickets!' }]],
    ['all but one thing was taken out', (plan) => (plan.days[1]?.items ?? []).slice(1).map(remove)],
  ];
  const WISHES = [
    'make day 3 lighter',
    'keep day 3 free',
    'nothing before 11 on day 3',
    'more food on day 3',
  ];

  it.each(EDITS.flatMap(([name, edits]) => WISHES.map((wish) => [name, wish, edits] as const)))(
    'leaves every other day as it was, where %s: %s',
    async (_, wish, edits) => {
      const { talk, edited } = await after(ROME, edits);
      const { plan, reply } = await talk.say(wish);
      expect(others(plan, 3)).toBe(others(edited, 3));
      expect(reply).not.toMatch(/by hand/);
    },
  );

  it.each(WISHES)('leaves them so where the offers of now are others: %s', async (wish) => {
    const { talk, edited } = await after(
      ROME,
      (plan) => [remove(of(plan, 1, 'meal')), remove(sightOf(plan, 2, 0))],
      {
        source: moving(),
      },
    );
    const { plan, reply } = await talk.say(wish);
    expect(others(plan, 3)).toBe(others(edited, 3));
    expect(reply).not.toMatch(/by hand/);
  });
});
