/** What a message changes of single days, where the traveller has changed the days by hand before. */
import { beforeEach, describe, expect, it } from 'vitest';
import { Hand } from '../../functions/support/hand.ts';
import type { PlanItem } from '../../../domain/itinerary/itinerary.ts';

const ROME = '5 days in Rome in May for two from London';

describe('a change of days that were changed by hand', () => {
  let hand: Hand;
  const days = () => hand.trip.plan?.days ?? [];
  const titles = (day: number) => days()[day - 1]?.items.map(({ title }) => title) ?? [];
  const named = (title: string): PlanItem =>
    days()
      .flatMap(({ items }) => items)
      .find((item) => item.title === title) ?? expect.unreachable(title);
  const move = (title: string, day: number, index = 9) =>
    hand.use({ kind: 'moveItem', item: named(title).id, title, day, index });
  const say = async (message: string) => (await hand.talk.say(message)).reply;

  beforeEach(async () => {
    hand = new Hand();
    await hand.talk.say(ROME);
  });

  it('takes out what it names and leaves all that was moved where it is', async () => {
    move('Pantheon', 4);
    move('San Luigi dei Francesi', 2);
    const [second, fourth] = [titles(2), titles(4)];
    const reply = await say('remove the Trevi Fountain');
    expect(titles(3)).not.toContain('Trevi Fountain');
    expect([titles(2), titles(4)]).toEqual([second, fourth]);
    expect(reply).toContain('without Trevi Fountain');
    expect(reply).not.toMatch(/by hand/);
  });

  it('takes out a thing from the day that it was moved to, and brings it to none', async () => {
    move('Pantheon', 4);
    await say('skip the Pantheon on day 4');
    expect(days().flatMap(({ items }) => items.map(({ title }) => title))).not.toContain('Pantheon');
    // nothing else changes later either
    const before = days().map(({ number }) => titles(number));
    await say('begin day 5 at 10');
    expect(
      days()
        .map(({ number }) => titles(number))
        .slice(0, 4),
    ).toEqual(before.slice(0, 4));
  });

  it('leaves what was moved away from a day that becomes another', async () => {
    move('Pantheon', 4);
    await say('keep day 3 free');
    expect(titles(4)).toContain('Pantheon');
    expect(titles(3)).not.toContain('Trevi Fountain');
  });

  it('takes out a tour where it was moved to, fills nothing where it was, and pays no more for it', async () => {
    const tour = hand.trip.plan?.days.flatMap(({ items }) => items).find(({ kind }) => kind === 'tour');
    if (!tour) throw new Error('There is no tour');
    for (const title of ['Trevi Fountain', 'Piazza Navona'])
      hand.use({ kind: 'removeItem', item: named(title).id });
    move(tour.title, 3, 3);
    expect(titles(3)).toContain(tour.title);
    const second = titles(2);
    const reply = await say('skip the tour on day 3');
    expect(hand.tours()).toEqual([]);
    expect(titles(2)).toEqual(second);
    expect(hand.trip.plan?.costs.map(({ kind }) => kind)).not.toContain('tours');
    expect(reply).not.toContain('There is no tour');
  });

  it('gives each thing one id, and each day its times in order', async () => {
    move('Pantheon', 4);
    for (const message of ['remove Piazza Navona', 'make day 2 lighter', 'more museums on day 5']) {
      await say(message);
      const ids = days().flatMap(({ items }) => items.map(({ id }) => id));
      expect(new Set(ids).size).toBe(ids.length);
      for (const { items } of days())
        expect(items.map(({ start }) => start)).toEqual(items.map(({ start }) => start).toSorted());
    }
  });
});
