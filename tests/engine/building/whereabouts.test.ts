/** A plan says where its towns and sights lie, what clock they go by, and what rain spoils. */
import { describe, expect, it } from 'vitest';
import { guideOf } from '../../../content/towns/registry.ts';
import { itinerarySchema, MAX_PLAN_CHARS, type CheckedPlan } from '../../../domain/itinerary/itinerary.ts';
import { isSamePlace } from '../../../domain/itinerary/measures.ts';
import { marksOf } from '../../../engine/plan/ownChanges.ts';
import { soundPlan } from '../../unit/domain/itinerary/soundPlan.ts';
import { ask, Talk } from '../../functions/support/assistant.ts';

async function planOf(message: string): Promise<CheckedPlan> {
  const { plan } = await ask(message);
  if (!plan) throw new Error('No plan was made');
  return plan;
}

const sightsIn = ({ days }: CheckedPlan) =>
  days.flatMap(({ items }) => items).filter(({ kind }) => kind === 'sight');

const whys = (plan: CheckedPlan) =>
  new Map(sightsIn(plan).flatMap(({ title, why }) => (why ? [[title, why]] : [])));

/** As a plan was kept before it said where things are. */
function withoutPlaces(plan: CheckedPlan): unknown {
  return JSON.parse(
    JSON.stringify(plan, (key, value: unknown) =>
      ['towns', 'at', 'outdoors', 'fixed', 'why'].includes(key) ? undefined : value,
    ),
  );
}

describe('the towns of a plan', () => {
  it.each([
    [
      '5 days in Auckland from Honolulu in March',
      { Auckland: 'Pacific/Auckland', Honolulu: 'Pacific/Honolulu' },
    ],
    [
      '3 days in Paris and 3 days in Rome in May from London',
      { Paris: 'Europe/Paris', Rome: 'Europe/Rome', London: 'Europe/London' },
    ],
    ['4 days in Naxos in June', { Naxos: 'Europe/Athens' }],
  ])('go by their own clocks: %s', async (message, zones) => {
    const { towns } = await planOf(message);
    expect(Object.fromEntries(towns.map(({ name, zone }) => [name, zone]))).toEqual(zones);
  });

  it('are all that its ways and days name', async () => {
    const plan = await planOf('3 days in Paris and 3 days in Rome in May from London');
    const named = [...plan.cities, ...plan.legs.flatMap(({ from, to }) => [from, to])];
    expect(named.filter((name) => !plan.towns.some((town) => isSamePlace(town.name, name)))).toEqual([]);
    const rome = plan.towns.find(({ name }) => name === 'Rome');
    expect(rome?.at).toEqual(guideOf('Rome')?.at);
  });
});

describe('the sights of a plan', () => {
  it('lie where their guide says, inside or outside', async () => {
    const sights = sightsIn(await planOf('6 days in Dublin in May'));
    expect(sights.filter(({ at }) => at === undefined)).toEqual([]);
    const book = sights.find(({ title }) => title === 'Book of Kells');
    expect(book).toMatchObject({ at: [53.3438, -6.2546], outdoors: false });
    expect(sights.filter(({ outdoors }) => outdoors === true).length).toBeGreaterThan(0);
  });

  it('of a day trip lie there', async () => {
    const plan = await planOf('6 days in Kyoto in May with a day trip to Nara');
    const trip = sightsIn(plan).find(({ city }) => !isSamePlace(city, 'Kyoto'));
    const known = guideOf('Kyoto')?.dayTrips.find(({ name }) => name === trip?.title);
    expect(known).toBeDefined();
    expect(trip?.at).toEqual(known?.at);
  });

  it('of a town without a guide have no place', async () => {
    const plan = await planOf('5 days in Ouagadougou in May');
    const items = plan.days.flatMap((day) => day.items);
    expect(items.filter(({ at, outdoors }) => at !== undefined || outdoors !== undefined)).toEqual([]);
    expect(plan.towns.map(({ zone }) => zone)).toEqual(['Africa/Ouagadougou']);
  });
});

describe('what led to a sight of a plan', () => {
  it('is a taste of those who travel that its guide has it for', async () => {
    const plan = await planOf('6 days in Paris in May, we love museums');
    const liked = [...whys(plan)].filter(([, { likes }]) => likes === 'museums').map(([title]) => title);
    const areas = guideOf('Paris')?.areas ?? [];
    const tags = (name: string) =>
      areas.flatMap(({ sights }) => sights).find((sight) => sight.name === name)?.tags;
    expect(liked).toContain('Musée du Louvre');
    expect(liked.filter((title) => !tags(title)?.includes('museums'))).toEqual([]);
  });

  it('is no taste where none was told, and the days that it is shut on all the same', async () => {
    const own = whys(await planOf('6 days in Paris in May'));
    expect([...own.values()].filter(({ likes }) => likes !== undefined)).toEqual([]);
    expect(own.get('Musée du Louvre')).toMatchObject({ shut: [2] });
  });
});

describe('a plan from before places were kept', () => {
  it('is read, with no towns', () => {
    const { towns: _, ...old } = soundPlan();
    expect(itinerarySchema.parse(old).towns).toEqual([]);
  });

  it('is the same plan, with the same marks', async () => {
    const talk = new Talk();
    const message = '4 days in Dublin in May for two from London';
    const { plan } = await talk.say(message);
    const trip = [...talk.trips.values()][0];
    const [state] = trip?.states ?? [];
    if (!plan || !state) throw new Error('No trip was made');
    const old = itinerarySchema.parse(withoutPlaces(plan));
    expect(marksOf(old)).toEqual(marksOf(plan));
    state.plan = { ...old, warnings: plan.warnings };
    expect((await talk.say(message)).reply).not.toContain('Other times of the day');
  });

  it.each([
    ['zone', { name: 'Paris', at: [48.8, 2.3], zone: 'Europe/Paris; drop' }],
    ['place', { name: 'Paris', at: [91, 2.3], zone: 'Europe/Paris' }],
  ])('takes no %s that is none', (_, town) => {
    expect(itinerarySchema.safeParse({ ...soundPlan(), towns: [town] }).success).toBe(false);
  });
});

it('a month with its places still fits', async () => {
  const plan = await planOf('30 days in Paris, Rome, Madrid, Berlin and Vienna in May from London, packed');
  expect(plan.towns.length).toBeGreaterThan(5);
  expect(JSON.stringify(plan).length).toBeLessThan(MAX_PLAN_CHARS);
});
