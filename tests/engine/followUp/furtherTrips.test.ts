/** What begins a further trip beside the one at hand, what is asked first, and what the further one brings along. */
import { describe, expect, it } from 'vitest';
import { Talk } from '../../functions/support/assistant.ts';

const FOUR_TOWNS =
  'Venice, Florence, Rome and Naples, 12 days from 3 May 2027 from London for two adults and two children aged 6 and 8';

async function talkOf(first: string): Promise<Talk> {
  const talk = new Talk();
  await talk.say(first);
  return talk;
}

/** The state of the first trip of a conversation. */
function firstTrip({ trips }: Talk): unknown {
  return [...trips.values()][0]?.states[0];
}

describe('a trip of its own beside what is liked', () => {
  it.each([
    ['New trip: Rome 8 to 11 June 2027, just me, from Berlin, I love churches and pizza', 'Rome'],
    ['long weekend in vienna for 2 in march, coffee houses and music, not too expensive', 'Vienna'],
  ])('is begun, and is nothing said by the way: %s', async (message, city) => {
    const talk = await talkOf('5 days in Lisbon in May 2027 from London for two');
    const { change, plan, reply } = await talk.say(message);
    expect([change.kind, plan?.cities]).toEqual(['created', [city]]);
    expect(reply).not.toContain('by the way');
  });

  it('is none where somebody else had it', async () => {
    const talk = await talkOf('5 days in Lisbon in May 2027 from London for two');
    const message = 'my sister was in Vienna for 3 days in march with two friends, a bit slower please';
    expect((await talk.say(message)).plan?.cities).toEqual(['Lisbon']);
  });
});

describe('what was wished for one trip', () => {
  const tasted =
    'A week in Rome in May 2027 from London for us and our two children aged 6 and 8, we love food and art, no museums, slow pace, no flights';

  it.each([
    'Athens 4 to 7 October 2027 for two',
    '3 days in Vienna in October',
    'Plan a new trip: 5 days in Lisbon in June',
  ])('is not wished for a further one: %s', async (message) => {
    const talk = await talkOf(tasted);
    const { change, reply } = await talk.say(message);
    if (change.kind !== 'created') throw new Error('It is no further trip');
    expect(change.contents.spec).toMatchObject({
      interests: [],
      avoid: [],
      pace: null,
      modes: { banned: [] },
      origin: { place: { name: 'London' } },
    });
    expect(reply).not.toContain('Order of the days');
  });

  it('comes along where the further one is to be like it', async () => {
    const talk = await talkOf(tasted);
    const { change } = await talk.say('Vienna instead, 4 days in October');
    expect(change).toMatchObject({
      kind: 'created',
      contents: { spec: { interests: expect.arrayContaining(['food', 'art']), pace: 'slow' } },
    });
  });

  it('counts where the profile says it', async () => {
    const talk = new Talk({ traveller: { interests: ['food'] } });
    await talk.say('Rome 5 days in May from London for two');
    expect((await talk.say('Athens 4 to 7 October 2027')).reply).toMatch(/best for food/);
  });
});

describe('a further trip to a town that the one at hand goes to', () => {
  it.each<[string, string[], number]>([
    ['Plan a new trip: Rome 26 to 29 November 2026, two adults', ['Rome'], 2],
    ['I want another trip, 3 days in Florence for two adults', ['Florence'], 2],
    ['a different trip: Naples 5 days for one adult', ['Naples'], 1],
    ['new plan: Venice, 3 days, two adults', ['Venice'], 2],
    ['Start a separate holiday. Rome then Naples, 6 days in October for three adults', ['Rome', 'Naples'], 3],
    ['Rome 27 to 30 November, two adults', ['Rome'], 2],
    ['Florence from 5 to 8 October 2027 for one', ['Florence'], 1],
    ['Rome and then Naples, 1 to 7 September 2027, for three', ['Rome', 'Naples'], 3],
  ])('leaves that one as it was: %s', async (message, cities, adults) => {
    const talk = await talkOf(FOUR_TOWNS);
    const before = firstTrip(talk);
    const { change, plan, reply } = await talk.say(message);
    expect(change.kind).toBe('created');
    expect(plan?.cities).toEqual(cities);
    expect(plan?.party).toEqual({ adults, children: 0 });
    expect(reply).not.toContain('What changed');
    expect(firstTrip(talk)).toEqual(before);
  });

  it.each([
    'Rome 27 to 30 November',
    'Naples 3 days in October',
    'Rome 10 to 12 May 2027, two adults',
    'Florence 20 to 23 May 2027 for two',
  ])('is asked about where it may be the stay in this one: %s', async (message) => {
    const talk = await talkOf(FOUR_TOWNS);
    const before = firstTrip(talk);
    const { change, reply, suggestions } = await talk.say(message);
    expect(change.kind).toBe('none');
    expect(reply).toMatch(/new trip to \w+, or its stay in this one\?/);
    expect(suggestions.map(({ label }) => label)).toEqual([
      expect.stringMatching(/^A new trip to /),
      expect.stringMatching(/^\d days in \w+ on this trip$/),
    ]);
    expect((await talk.say(suggestions[1]?.value ?? '')).change.kind).toMatch(/changed|none/);
    talk.trips.get(talk.current ?? '')?.states.splice(0, 9, structuredClone(Object(before)));
    expect((await talk.say(suggestions[0]?.value ?? '')).change.kind).toBe('created');
    expect(firstTrip(talk)).toEqual(before);
  });

  it.each([
    'make Rome 4 days',
    '4 days in Rome',
    'add another trip to Pompeii on day 11',
    'then 2 days in Rome',
  ])('is not what is said of this one: %s', async (message) => {
    const talk = await talkOf(FOUR_TOWNS);
    await talk.say(message);
    expect(talk.trips.size).toBe(1);
  });

  it('is begun without a town too, and asks for it', async () => {
    const talk = await talkOf(FOUR_TOWNS);
    const before = firstTrip(talk);
    const { change, plan, reply } = await talk.say('Plan a new trip for two adults in May 2028');
    expect([change.kind, plan]).toEqual(['created', undefined]);
    expect(reply).toMatch(/where/i);
    expect(firstTrip(talk)).toEqual(before);
    expect((await talk.say('4 days in Rome')).plan).toMatchObject({ cities: ['Rome'], party: { adults: 2 } });
    expect(firstTrip(talk)).toEqual(before);
  });
});
