/** Day trips: how far they may be, and how long the way is. */
import { describe, expect, it } from 'vitest';
import { wayIn } from '../../../engine/plan/build/tripWay.ts';
import { ask } from '../../functions/support/assistant.ts';

describe('the way of a guide’s line', () => {
  it.each([
    ['half an hour by bus: surf.', 45],
    ['about 40 minutes by train: a town.', 60],
    ['about an hour by road: lakes.', 75],
    ['about 90 minutes by train.', 105],
    ['an hour and a half by road.', 105],
    ['about two hours by road or train: boats.', 135],
    ['about three and a half hours by train and bus: tickets.', 225],
    ['half a day by boat: sea lions.', 75],
    ['a very long day: bus, then eight hours up and down.', 75],
  ])('%s', (line, minutes) => {
    expect(wayIn(line)).toBe(minutes);
  });
});

describe('a town that is asked for as a day out', () => {
  it.each([
    ['Delhi 5 days in february for two', 'day trip to agra', 'Agra'],
    ['Osaka 5 days in april for two', 'a day trip to hiroshima', 'Hiroshima'],
    ['Las Vegas 4 days in may for two', 'day trip to the grand canyon', 'Grand Canyon'],
    ['Hanoi 5 days in march for two', 'ninh binh as a day trip', 'Ninh Binh'],
  ])('%s: %s', async (first, message, town) => {
    const { plan } = await ask(message, { after: [first] });
    const day = plan?.days.find(({ title }) => title.includes(town));
    const [out] = day?.items ?? [];
    const back = day?.items.find(({ title }) => title.startsWith('Back to'));
    expect(plan?.cities).toHaveLength(1);
    expect(out?.title).toContain(`Out to ${town}`);
    // as long there as back
    expect(minutesOf(back)).toBe(minutesOf(out));
    expect(plan?.warnings).toEqual([]);
  });

  it('is told that it is a long day', async () => {
    const { reply } = await ask('day trip to the grand canyon', {
      after: ['Las Vegas 4 days in may for two'],
    });
    expect(reply).toMatch(
      /6:\d\d AM\*\* Out to Grand Canyon Village: about 4h \d+m each way, my estimate: a long day/,
    );
  });

  it('may be too far all the same', async () => {
    const { reply } = await ask('day trip to Milan', { after: ['Rome 5 days in may for two'] });
    expect(reply).toMatch(/too far for a day and back/);
  });
});

function minutesOf(item: { readonly start: string; readonly end: string } | undefined): number {
  return minuteOf(item?.end) - minuteOf(item?.start);
}

function minuteOf(clock = ''): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
}
