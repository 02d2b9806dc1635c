/**
 * The rules that came of what was measured in November 2026 (damaged plans, questions that became plans, claims of what was
 * not done), each as a follow-up to a plan: what may change, and what must stay.
 */
import { describe, expect, it } from 'vitest';
import { ask, Talk } from '../../functions/support/assistant.ts';
import type { CheckedPlan } from '../../../domain/itinerary/itinerary.ts';

const ROME = 'Rome 10 to 13 May 2027 for two from London';
const LISBON = 'Barcelona and Lisbon, 8 days in May from London for two';
const PRAGUE = 'Prague 4 days from 10 May 2027 for two from London';
const PARIS = 'Paris 5 days in April from Madrid for two';
const BANGKOK = 'Bangkok 4 days in March from London for two';

const frame = (plan: CheckedPlan | undefined) =>
  plan && {
    cities: plan.cities,
    days: plan.days.map(({ date }) => date),
    party: plan.party,
    origin: plan.origin,
  };

async function after(first: string, message: string) {
  const talk = new Talk();
  const { plan: before } = await talk.say(first);
  const answer = await talk.say(message);
  return { before, ...answer, now: answer.plan ?? before };
}

describe('rule 3: nothing is claimed that was not done', () => {
  it('“The plan already is as you ask” is not said of a sight that is not in it', async () => {
    const { reply, now } = await after('Granada 3 days in May from London', 'we want to see the Alhambra');
    const titles = now?.days.flatMap(({ items }) => items.map(({ title }) => title)) ?? [];
    expect(`${titles.join()} ${reply.replace(/.*already is as you ask.*/, '')}`).toContain('Alhambra');
  });

  it('museums that are not wanted are not “more museums”', async () => {
    const { reply } = await after(PARIS, 'I do not want to visit museums');
    expect(reply).not.toContain('best for museums');
  });

  it('more time in one town and less in another goes each its own way', async () => {
    const { now } = await after(LISBON, 'More time in Barcelona, one day less in Lisbon');
    const daysIn = (city: string) => now?.days.filter((day) => day.city === city).length;
    expect([daysIn('Barcelona'), daysIn('Lisbon')]).toEqual([5, 3]);
  });
});

describe('rule 4: nothing is destroyed', () => {
  it('“leave one day earlier” asks which end is meant, with two buttons, and each is read in one way', async () => {
    const { reply, change, suggestions, now } = await after(ROME, 'Can we leave one day earlier?');
    expect(change.kind).toBe('none');
    expect(reply).toMatch(/can mean two things/);
    expect(suggestions.map(({ value }) => value)).toEqual(['Go home a day earlier', 'Start a day earlier']);
    const [home, start] = await Promise.all(suggestions.map(({ value }) => ask(value, { after: [ROME] })));
    expect(frame(home?.plan)?.days).toEqual(['2027-05-10', '2027-05-11', '2027-05-12']);
    expect(frame(start?.plan)?.days).toEqual(['2027-05-09', '2027-05-10', '2027-05-11', '2027-05-12']);
    expect(frame(now)?.days).toHaveLength(4);
  });

  it('a bare number asks whether days or people are meant', async () => {
    const { change, suggestions } = await after(ROME, 'make it 3 instead');
    expect(change.kind).toBe('none');
    const [days, people] = await Promise.all(suggestions.map(({ value }) => ask(value, { after: [ROME] })));
    expect(days?.plan?.days).toHaveLength(3);
    expect(people?.plan?.party).toEqual({ adults: 3, children: 0 });
    expect(people?.plan?.days).toHaveLength(4);
  });

  it.each([
    ['a hotel with a pool', ROME],
    ['under 100 a night', ROME],
    ['can it be a 5 star hotel', PARIS],
  ])('%s leaves towns, days, party and home, and a hotel', async (message, first) => {
    const { before, now, reply } = await after(first, message);
    expect(frame(now)).toEqual(frame(before));
    expect(now?.costs.map(({ kind }) => kind)).toContain('stay');
    expect(reply).not.toMatch(/beds of your own/i);
  });

  it('“then 3 days in Vienna” comes after Prague and its dates', async () => {
    const { now } = await after(PRAGUE, 'then 3 days in Vienna');
    expect(now?.cities).toEqual(['Prague', 'Vienna']);
    expect(frame(now)?.days[0]).toBe('2027-05-10');
  });

  it.each(['fly home from Milan', 'the flight home should be from Milan, not from Rome'])(
    '%s leaves the home town',
    async (message) => {
      const { now } = await after(ROME, message);
      expect(now?.origin).toBe('London');
      expect(now?.cities).toContain('Rome');
    },
  );

  it.each([
    ['my sister did Rome in 2 days and loved it', ROME],
    ['last year in Madrid we paid 3000 dollars, this looks nicer', PARIS],
    ['I have 2 weeks to think about it right?', ROME],
    ['the dog stays with my parents', ROME],
    ['make it 6 days.. no wait, forget that, leave it as it is', ROME],
    ['would it be cheaper in October?', ROME],
    ['replace it with Florence', LISBON],
  ])('%s changes nothing', async (message, first) => {
    const { change, now, before } = await after(first, message);
    expect(['none', 'undone']).toContain(change.kind);
    expect(frame(now)).toEqual(frame(before));
  });
});

describe('rule 6: a question beside a plan becomes no plan', () => {
  it.each([
    ['do we need a visa?', /entry rules/],
    ['what is the best month to go?', /season/i],
    ['what is the tipping like', /Tipping/],
    ['can we drink the tap water?', /tap water/],
    ['is the sea warm enough to swim then', /sea/i],
    ['is 4 days enough?', /enough/],
    ['what would a third person cost us?', /About \*\*\$\d/],
    ['is it Ramadan then?', /Ramadan/],
    ['any good food markets?', /market/i],
    ['do we see penguins at some point', /“penguins”/],
    ['in which district is the hotel', /Stay/],
    ['how do we get to the hotel', /Suvarnabhumi/],
    ['how much is it so far?', /comes to \*\*\$/],
  ])('%s', async (message, holds) => {
    const { reply, plan, now, before } = await after(BANGKOK, message);
    expect(plan).toBeUndefined();
    expect(now).toEqual(before);
    expect(reply).toMatch(holds);
  });

  it('a change in a second sentence is made, and the question is answered', async () => {
    const { reply, now } = await after(BANGKOK, "what's the weather like? Stay a day longer please.");
    expect(reply).toMatch(/by season/);
    expect(now?.days).toHaveLength(5);
  });
});

describe('rule 2 and rule 9: the trip is kept, and its ways', () => {
  it('knows after four changes what it is about', async () => {
    const talk = new Talk();
    await talk.say('Paris 10 days in April from Madrid for two');
    for (const message of ['make it cheaper', 'make day 2 slower', 'add a museum', 'swap day 3 and 4'])
      await talk.say(message);
    const { plan, reply } = await talk.say('one day less');
    expect(reply).not.toMatch(/where would you like to go/i);
    expect(plan?.cities).toEqual(['Paris']);
    expect(plan?.days).toHaveLength(9);
  });

  it('a state of before is gone back to', async () => {
    const talk = new Talk();
    const { plan: first } = await talk.say('Athens and Santorini, 8 days in May from London for two');
    await talk.say('drop Santorini, too touristy. Naxos instead');
    const { plan } = await talk.say('hmm go back to the one with Santorini');
    expect(plan?.cities).toEqual(first?.cities);
  });
});
