/** The plan as data: it passes every check, and the text says the same. */
import { describe, expect, it } from 'vitest';
import { guideOf } from '../../content/towns/registry.ts';
import { SOME_GUIDED_CITIES } from '../support/guidedTowns.ts';
import { formatTime } from '../../domain/dates/dayTimes.ts';
import { shownAt } from '../../domain/itinerary/measures.ts';
import type { CheckedPlan } from '../../domain/itinerary/itinerary.ts';
import { ask } from '../functions/support/assistant.ts';

const PROMPTS = [
  'Five days in Kyoto in April for two, under $2,500, from London, we like food and temples',
  'London 4 days, Paris 5, Rome 4, back to Los Angeles',
  'two weeks in Japan: Tokyo, Kyoto, Osaka, from Sydney for 3 people',
  'Tokyo 3 nights, New York 4 nights, London 3 days from Singapore in June for 2',
  '30 days in Mexico City',
  'one day in Bangkok',
  'one day in Rome from Berlin',
  'a week in Yerevan with 2 kids, vegetarian',
  'Santorini and Mykonos, 3 days each, from Athens',
  'Auckland and Queenstown, ten days, from Los Angeles, budget NZ$15,000',
  '3 days in Lisbon next weekend from New York, slow, wheelchair user',
];

async function planOf(message: string): Promise<{ plan: CheckedPlan; reply: string }> {
  const { plan, reply } = await ask(message);
  if (!plan) throw new Error(`No plan for “${message}”`);
  return { plan, reply };
}

describe('a plan as data', () => {
  it.each(PROMPTS)('passes every check: %s', async (message) => {
    const { plan } = await planOf(message);
    expect(plan.warnings).toEqual([]);
  });

  it.each(PROMPTS)('is what the text says: %s', async (message) => {
    const { plan, reply } = await planOf(message);
    const sections = reply.split(/^### /m);
    for (const { number, items } of plan.days) {
      const section = sections.find((part) => part.startsWith(`Day ${number} — `)) ?? '';
      expect(section.match(/· \d+:\d\d [AP]M\*\*/g)).toEqual(
        items.map((item) => `· ${formatTime(shownAt(item))}**`),
      );
    }
    expect(reply).toContain(`| **Total** | | **$${Math.round(plan.total).toLocaleString('en-US')}** |`);
  });

  it('says by its warnings that a budget cannot be met, and what would', async () => {
    const { plan, reply } = await planOf('Tokyo for a week from London for two under $400');
    expect(plan.warnings).toHaveLength(1);
    expect(plan.warnings[0]).toMatch(/over the budget of \$400/);
    expect(reply).toMatch(/does not fit your \$400.*The least I can make of this trip is \$[\d,]+/);
  });
});

describe('several towns', () => {
  it('have ways between them: a flight where it is far, the train where it is near', async () => {
    const { plan } = await planOf('London 4 days, Paris 5, Rome 4, back to Los Angeles');
    expect(plan.cities).toEqual(['London', 'Paris', 'Rome']);
    expect(plan.legs.map(({ from, to, mode }) => [from, to, mode])).toEqual([
      ['Los Angeles', 'London', 'flight'],
      ['London', 'Paris', 'train'],
      ['Paris', 'Rome', 'flight'],
      ['Rome', 'Los Angeles', 'flight'],
    ]);
    expect(plan.legs.filter(({ mode }) => mode === 'flight').every(({ offerId }) => offerId)).toBe(true);
    expect(plan.legs.find(({ mode }) => mode === 'train')).not.toHaveProperty('offerId');
    expect(plan.costs.find(({ kind }) => kind === 'transport')?.label).toMatch(/my estimate/);
  });

  it('share a length that is said for all', async () => {
    const { plan } = await planOf('two weeks in Japan: Tokyo, Kyoto, Osaka');
    const nights = plan.stays.map(({ city, checkIn, checkOut }) => [city, checkIn < checkOut]);
    expect(plan.days).toHaveLength(14);
    expect(nights).toEqual([
      ['Tokyo', true],
      ['Kyoto', true],
      ['Osaka', true],
    ]);
  });

  it('fly home on the same booking when they start and end in one town', async () => {
    const { plan } = await planOf('5 days in Rome from London in May');
    expect(new Set(plan.legs.map(({ offerId }) => offerId)).size).toBe(1);
    expect(plan.legs).toHaveLength(2);
  });
});

const HOURS: Readonly<Record<string, string>> = {
  six: '06',
  seven: '07',
  eight: '08',
  nine: '09',
  ten: '10',
};

describe('times follow the advice of the guides', () => {
  it.each(SOME_GUIDED_CITIES)('%s', async (city) => {
    const { plan } = await planOf(`9 days in ${city} in May`);
    expect(plan.warnings).toEqual([]);
    const sights = plan.days.flatMap(({ items }) => items.filter(({ kind }) => kind === 'sight'));
    const all = guideOf(city)?.areas.flatMap((area) => [...area.sights]).length ?? 0;
    expect(sights.length).toBeGreaterThan(Math.min(8, Math.floor(all / 2)));
    const early = sights.flatMap(({ title, note, start }) => {
      const hour = HOURS[/\bbefore (six|seven|eight|nine|ten)\b/i.exec(note)?.[1]?.toLowerCase() ?? ''];
      const latest = hour === undefined ? (/\bat opening\b/i.test(note) ? '10:00' : '24:00') : `${hour}:00`;
      return start <= latest ? [] : [`${title} at ${start}: ${note}`];
    });
    const late = sights.flatMap(({ title, note, start }) =>
      /\bat (?:sunset|dusk)\b/i.test(note) && start < '16:00' ? [`${title} at ${start}: ${note}`] : [],
    );
    expect([...early, ...late]).toEqual([]);
  });

  it.each(SOME_GUIDED_CITIES)('a tour through a quarter is on the day of that quarter: %s', async (city) => {
    const { plan } = await planOf(`6 days in ${city} in September, nightlife`);
    const quarters = guideOf(city)?.areas.map(({ name }) => name) ?? [];
    const misplaced = plan.days.flatMap((day) =>
      day.items.flatMap(({ kind, title }) => {
        const quarter = kind === 'tour' ? quarters.find((name) => title.includes(name)) : undefined;
        return quarter === undefined || day.title.includes(quarter) ? [] : [`${title} on ${day.title}`];
      }),
    );
    expect(misplaced).toEqual([]);
  });
});
