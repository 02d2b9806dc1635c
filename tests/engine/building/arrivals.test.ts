/** From the gate into the room: longer where there is a border or a long way, told as the estimate it is. */
import { describe, expect, it } from 'vitest';
import { loadGazetteer } from '../../../engine/facts/gazetteer.ts';
import { hasBorderCheck } from '../../../engine/facts/borders.ts';
import {
  airportMinutes,
  formalityMinutes,
  transferMinutes,
} from '../../../engine/plan/build/travel/transferTime.ts';
import type { PlanItem } from '../../../domain/itinerary/itinerary.ts';
import { ask } from '../../functions/support/assistant.ts';

/** "about 1h 25m for …" in minutes. */
function told({ note }: Pick<PlanItem, 'note'>): number {
  const [, hours = '', minutes = '0'] = /^about (\d+)h(?: (\d+)m)? for /.exec(note) ?? [];
  return Number(hours) * 60 + Number(minutes);
}

/** The way into town and the check-in after it, on the first day. */
async function arrival(message: string) {
  const { plan } = await ask(message);
  expect(plan?.warnings).toEqual([]);
  const items = plan?.days[0]?.items ?? [];
  const into = items.find(({ title }) => title.startsWith('Into '));
  if (!into) throw new Error('Nobody arrives');
  return { into, stay: items.find(({ kind }) => kind === 'stay') };
}

const between = (from: string, to: string) => ({ from: { countryCode: from }, to: { countryCode: to } });

describe('the way into town', () => {
  it.each([
    // a border takes an hour, bags alone half of it; the way is the guide's, or the airport's usual one
    ['4 days in Lisbon from London on 4 May 2027', 85],
    ['4 days in Lisbon from Paris on 4 May 2027', 55],
    ['5 days in Kyoto from Seoul on 4 May 2027', 140],
    ['4 days in Astana from Berlin on 4 May 2027', 120],
    ['4 days in St Moritz from London on 4 May 2027', 270],
  ])('%s takes %i minutes', async (message, minutes) => {
    const { into } = await arrival(message);
    expect(told(into)).toBe(minutes);
    expect(into.note).toMatch(/^about \d+h?.* and the way into town, as I estimate it\./);
  });

  it('tells who comes before noon to leave the bags', async () => {
    const { stay } = await arrival('4 days in Lisbon from London on 4 May 2027');
    expect(stay?.note).toMatch(stay && stay.start < '13:00' ? /leave your bags\.$/ : /\.$/);
    const { plan } = await ask('3 days in Lisbon in May');
    expect(plan?.days[0]?.items[0]?.title).toMatch(/^Drop your bags at /);
  });

  it('is on the safe side for every airport: small ones are nearer', async () => {
    const gazetteer = await loadGazetteer();
    const [large, small] = [gazetteer.byName('Astana'), gazetteer.byName('Oulu')];
    if (!large || !small) throw new Error('No such towns');
    expect(transferMinutes(null, large.airports[0], large)).toBe(60);
    expect(transferMinutes(null, small.airports[0], small)).toBe(35);
  });
});

describe('borders', () => {
  it.each([
    ['FR', 'ES', false],
    ['GB', 'IE', false],
    ['GB', 'FR', true],
    ['US', 'US', false],
    ['JP', 'KR', true],
  ])('%s to %s: %s', (from, to, has) => {
    expect(hasBorderCheck(from, to)).toBe(has);
    expect(formalityMinutes(between(from, to))).toBe(has ? 60 : 30);
  });

  it('one is at the airport two hours before a flight abroad, and an hour and a half before one at home', () => {
    expect(airportMinutes(between('FR', 'ES'))).toBe(120);
    expect(airportMinutes(between('US', 'US'))).toBe(90);
  });

  it('a flight at home says so, and visits still end two hours before it', async () => {
    const { plan } = await ask('4 days in New York from Los Angeles in May');
    expect(plan?.warnings).toEqual([]);
    const last = plan?.days[plan.days.length - 1];
    const leave = last?.items.find(({ title }) => title === 'Leave for the airport');
    expect(leave?.note).toMatch(/to be at (?:JFK|EWR|LGA) an hour and a half before/);
  });
});
