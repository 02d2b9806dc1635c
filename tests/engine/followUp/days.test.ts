/** Follow-ups that change one day, or take one thing out: every other day stays byte for byte. */
import { describe, expect, it } from 'vitest';
import { guideOf } from '../../../content/towns/registry.ts';
import { ask } from '../../functions/support/assistant.ts';
import type { CheckedPlan } from '../../../domain/itinerary/itinerary.ts';

const ROME = '5 days in Rome in May for two from London';
const LISBON = 'a week in Lisbon in September with my wife from Berlin';
const before: Readonly<Record<string, Awaited<ReturnType<typeof ask>>>> = {
  [ROME]: await ask(ROME),
  [LISBON]: await ask(LISBON),
};

function changedDays(first: string, plan: CheckedPlan | undefined): number[] {
  const old = before[first]?.plan?.days ?? [];
  return old
    .filter((day, index) => JSON.stringify(day) !== JSON.stringify(plan?.days[index]))
    .map(({ number }) => number);
}

const titles = (plan: CheckedPlan | undefined, number: number) =>
  plan?.days[number - 1]?.items.map(({ title }) => title) ?? [];

/** Number of the first day of the plan for Rome that has an item of this kind and title; 0 for none. */
function dayWith(words: RegExp): number {
  const days = before[ROME]?.plan?.days ?? [];
  const isMeant = ({ kind, title }: { kind: string; title: string }) => words.test(`${kind}: ${title}`);
  return days.find(({ items }) => items.some(isMeant))?.number ?? 0;
}

/** [first, message, the day that changes, what the head says] */
const ONE_DAY: readonly (readonly [first: string, message: string, day: number, head: RegExp])[] = [
  [ROME, 'make day 2 lighter', 2, /Day 2, Wed 12 May: without /],
  [ROME, 'make Thursday slower', 3, /Day 3, Thu 13 May: without /],
  [ROME, 'day 3 more relaxed', 3, /Day 3, Thu 13 May: without /],
  [ROME, 'replace day 3 with a beach day', 3, /Day 3.* instead of /],
  [ROME, 'add a day trip on day 4', 4, /Day 4.* instead of /],
  [ROME, 'not before 11 on day 3', 3, /begins at (?:11|12|1|2):\d\d [AP]M instead of/],
  [ROME, 'swap the dinner on day 1', 1, /Day 1.*dinner: /],
  [ROME, 'can we eat somewhere else on day 2?', 2, /Day 2.*dinner: /],
  [ROME, 'keep day 4 free', 4, /A slow morning and An open afternoon instead of /],
  [ROME, 'remove everything on day 4', 4, /A slow morning and An open afternoon instead of /],
  [ROME, 'skip the Colosseum', dayWith(/Colosseum/), /Colosseum/],
  [ROME, 'drop dinner on day 1', 1, /Day 1.*no dinner/],
  [ROME, 'remove the tour', dayWith(/^tour/), /Without the tour .* Total: \$[\d,]+ instead of/s],
  [LISBON, 'a rest day in the middle', 4, /Day 4/],
  [LISBON, 'museum day on day 3', 3, /Day 3/],
];

const sights = (own: CheckedPlan | undefined, number: number) =>
  own?.days[number - 1]?.items.filter(({ kind }) => kind === 'sight').length;

const ROME_LATE = 'Rome 4 days from 16 February 2027, two of us from Warsaw';

describe('a change of one day', () => {
  it.each(ONE_DAY)('%s → %s', async (first, message, day, head) => {
    const { plan, reply } = await ask(message, { after: [first] });
    expect(reply).toMatch(/^\*\*What changed\*\*\n- /);
    expect(reply.slice(0, reply.indexOf('## '))).toMatch(head);
    expect(changedDays(first, plan)).toEqual([day]);
    expect(plan?.warnings).toEqual([]);
  });

  it.each([
    ['replace day 3 with a beach day', 2],
    ['add a day trip on day 4', 3],
  ])('goes out of town: %s', async (message, index) => {
    const { plan } = await ask(message, { after: [ROME] });
    expect(before[ROME]?.plan?.days[index]?.title).not.toContain('Day trip');
    expect(plan?.days[index]?.title).toMatch(/^Day trip: \w/);
  });

  it('drops a kind of sight on one weekday, and there alone', async () => {
    const museums = new Set(
      guideOf('Rome')?.areas.flatMap(({ sights: all }) =>
        all.filter(({ tags }) => tags.includes('museums')).map(({ name }) => name),
      ),
    );
    const own = before[ROME]?.plan?.days.find(({ items }) => items.some(({ title }) => museums.has(title)));
    if (!own) throw new Error('The plan has no museum');
    const weekday = new Date(`${own.date}T00:00:00Z`).toLocaleDateString('en', {
      weekday: 'long',
      timeZone: 'UTC',
    });
    const { plan } = await ask(`drop the museum on ${weekday}`, { after: [ROME] });
    expect(titles(plan, own.number).filter((title) => museums.has(title))).toEqual([]);
    expect(changedDays(ROME, plan)).toEqual([own.number]);
  });

  it('tells what each of two wishes changed, and what an own wish took the place of', async () => {
    const words = 'make day 3 calmer and add a ghost tour to day 2';
    const { plan, reply } = await ask(words, { after: [ROME] });
    expect(changedDays(ROME, plan)).toEqual([2, 3]);
    expect(reply).toMatch(
      /“ghost tour” is on day 2 now\.\n- Day 2, .+: Ghost Tour instead of .+\n- Day 3, .+: without /u,
    );
  });

  it.each([
    ['swap dinner on day 2 for seafood', /seafood/],
    ['replace dinner on day 2 with a zebra stew', /zebra stew/],
  ])('%s: says what became of what it is to be', async (words, said) => {
    const { plan, reply } = await ask(words, { after: [LISBON] });
    expect(changedDays(LISBON, plan)).toEqual([2]);
    expect(reply.split('##')[0]).toMatch(said);
  });

  it.each(['swap dinner on day 2 for something else', 'replace lunch on day 2 with sushi'])(
    '%s changes that meal alone',
    async (words) => {
      const { plan } = await ask(words, { after: [LISBON] });
      expect(changedDays(LISBON, plan)).toEqual([2]);
    },
  );

  it.each([
    ['move the Colosseum to', /Colosseum/],
    ['can we move the Pantheon to', /Pantheon/],
  ])('%s another day takes its whole quarter there', async (words, sight) => {
    const from = dayWith(sight);
    const to = [2, 3, 4].find((number) => number !== from) ?? 0;
    const { plan, reply } = await ask(`${words} day ${to}`, { after: [ROME] });
    expect(titles(plan, to).join()).toMatch(sight);
    expect(plan?.days[from - 1]?.title).toBe(before[ROME]?.plan?.days[to - 1]?.title);
    expect(changedDays(ROME, plan)).toEqual([from, to].toSorted((a, b) => a - b));
    expect(reply).toMatch(/^\*\*What changed\*\*\n- “.+” is on day \d now/);
    // what is asked of the day afterwards is of what is there now
    const after = [ROME, `${words} day ${to}`];
    const lighter = await ask(`make day ${to} lighter`, { after });
    expect(sights(lighter.plan, to)).toBeLessThan(sights(plan, to) ?? 0);
    expect(lighter.plan?.days[from - 1]).toEqual(plan?.days[from - 1]);
  });

  it('fills the time of what has been seen already', async () => {
    const { plan } = await ask('we have already seen the Colosseum', { after: [ROME] });
    const day = dayWith(/Colosseum/);
    expect(titles(plan, day).join()).not.toContain('Colosseum');
    expect(changedDays(ROME, plan)).toEqual([day]);
  });

  it('takes several wishes of one message', async () => {
    const { plan, reply } = await ask('remove the tour and make day 3 lighter', { after: [ROME] });
    expect(changedDays(ROME, plan)).toEqual([...new Set([dayWith(/^tour/), 3])].toSorted((a, b) => a - b));
    expect(reply).toMatch(/Without the tour/);
    const both = await ask('make day 3 and 4 lighter', { after: [ROME] });
    expect(changedDays(ROME, both.plan)).toEqual([3, 4]);
  });

  it('starts later every morning, but for what travel asks', async () => {
    const { plan } = await ask('we dont want to get up early', { after: [ROME] });
    const starts = plan?.days.flatMap(({ items }) =>
      items.filter(({ kind }) => kind === 'sight' || kind === 'free').map(({ start }) => start),
    );
    expect(starts?.filter((start) => start < '10:00')).toEqual([]);
    expect(plan?.warnings).toEqual([]);
  });

  it.each([
    'dont plan anything before 10',
    'nothing before ten please',
    'not before 10 in the morning',
    'no plans before 10am',
    'please nothing earlier than 10',
  ])('starts no day before that: %s', async (message) => {
    const { reply } = await ask(message, { after: [ROME_LATE] });
    expect(reply).toContain('begins at 10:00 AM instead of 9:00 AM');
    expect(reply).not.toContain('did not take into account');
  });

  it.each(['nothing before 10 pm', 'dont plan anything before the 10th', 'the flight not before 10am'])(
    'starts no day at ten for: %s',
    async (message) => {
      expect((await ask(message, { after: [ROME_LATE] })).reply).not.toContain('begins at 10:00 AM');
    },
  );

  it('is planned so from the first message on', async () => {
    const { reply } = await ask('Rome 4 days in May from Leeds, don’t plan anything before 10');
    expect(reply).toMatch(/^## Rome/m);
    expect(reply).not.toMatch(/\*\*Morning · 9:\d\d AM\*\* (?!Sample|Longhaul|Meridian|Into)/);
  });

  it('moves with its day when days are swapped after it', async () => {
    const lighter = await ask('make day 3 lighter', { after: [ROME] });
    const { plan } = await ask('swap day 3 and 4', { after: [ROME, 'make day 3 lighter'] });
    expect(plan?.days).toHaveLength(5);
    expect(plan?.days[3]?.title).toBe(lighter.plan?.days[2]?.title);
    expect(sights(plan, 4)).toBe(sights(lighter.plan, 3));
  });

  it('is told once: a later follow-up does not speak of it again', async () => {
    const after = [ROME, 'remove the tour', 'drop the Eiffel Tower'];
    const { reply } = await ask('make it cheaper', { after });
    expect(reply).toMatch(/What changed/);
    expect(reply).not.toMatch(/no tour|Eiffel/);
  });
});

describe('a change of one day that cannot be', () => {
  it.each([
    ['drop the Eiffel Tower', /find no “Eiffel Tower” in the plan/],
    ['make day 9 lighter', /no day 9/],
    ['move the Eiffel Tower to day 3', /find no “Eiffel Tower” in the plan, so nothing has moved/],
    ['move the Colosseum to day 9', /no day 9/],
    ['move the Colosseum to day 1', /travel on day 1/],
    ['make Sunday slower', /No day of the plan is a Sunday/],
    ['replace day 1 with a beach day', /travel on day 1/],
    ['keep day 1 free', /travel on day 1/],
    ['day trip to Narnia', /Narnia/],
    ['Move dinner on day 2 earlier', /^I move things .*so “dinner” stays as it was.*“Change the time”/],
    ['move lunch on day 2 to 2pm', /so “lunch” stays as it was/],
    ['push the Colosseum an hour later', /so “Colosseum” stays as it was/],
  ])('%s', async (message, says) => {
    const { plan, reply } = await ask(message, { after: [ROME] });
    expect(reply).toMatch(says);
    expect(reply).not.toContain('### Day');
    expect(plan).toBeUndefined();
  });
});
