/** Tours chosen by hand: the assistant's plans keep them until words ask for another, or they are offered no more. */
import { describe, expect, it } from 'vitest';
import { Hand } from '../../functions/support/hand.ts';

const TWO_TOWNS = '4 days in Rome and 3 days in Athens from 10 May next year for two from London';

describe('a tour', () => {
  const OWN = 'sample-tour-3-rome';
  const QUARTER = 'sample-tour-6-rome';
  const ATHENS = 'sample-tour-4-athens';

  async function toured(message = TWO_TOWNS): Promise<Hand> {
    const hand = new Hand();
    await hand.talk.say(message);
    hand.useTour(QUARTER);
    return hand;
  }

  it('of an answer tells its town, so that another one can be used instead', async () => {
    const hand = new Hand();
    await hand.talk.say(TWO_TOWNS);
    expect(hand.tours()).toEqual([`2 ${OWN}`, `6 ${ATHENS}`]);
    const towns = hand.trip.offers?.tours.map(({ id, city }) => `${id} ${city}`) ?? [];
    expect(towns).toContain(`${QUARTER} Rome`);
    expect(towns).toContain(`${ATHENS} Athens`);
    hand.useTour(QUARTER);
    expect(hand.tours()).toEqual([`2 ${QUARTER}`, `6 ${ATHENS}`]);
  });

  it('is kept on its day over messages about other things, also where it goes through a quarter that is not seen', async () => {
    const hand = await toured();
    const titles = () => hand.trip.plan?.days.map(({ title }) => title);
    const before = titles();
    for (const message of ['make day 3 slower', 'we are three', 'no breakfast before 9', 'a week later']) {
      await hand.talk.say(message);
      expect([message, ...hand.tours()]).toEqual([message, `2 ${QUARTER}`, `6 ${ATHENS}`]);
    }
    expect(titles()?.slice(0, 4)).toEqual(before?.slice(0, 4));
    expect(hand.trip.spec?.['chosen']).toMatchObject({ tours: [{ city: 'Rome', day: 1, tourId: QUARTER }] });
  });

  it('is had by who saves, too', async () => {
    const hand = new Hand();
    await hand.talk.say(`${TWO_TOWNS}, on a shoestring`);
    expect(hand.tours()).toEqual([]);
    hand.useTour(QUARTER);
    const on = hand.tours();
    await hand.talk.say('a week later');
    expect(hand.tours().map((tour) => tour.slice(2))).toEqual([QUARTER]);
    expect(on).toHaveLength(1);
  });

  it.each([
    ['another tour', ['2 sample-tour-1-rome', '6 sample-tour-5-athens']],
    ['make it cheaper', []],
    ['no tours please', []],
    ['skip the tour on day 2', [`6 ${ATHENS}`]],
    ['skip the tour on day 6', [`2 ${QUARTER}`]],
  ])('goes by words about it alone: %s', async (message, left) => {
    const hand = await toured();
    await hand.talk.say(message);
    expect(hand.tours()).toEqual(left);
    const [tour] = hand.tours();
    await hand.talk.say('a week later');
    expect(hand.tours()[0]).toBe(tour);
  });

  it.each([
    'cheaper hotel please',
    'a cheaper hotel in Rome',
    'the hotel in Rome is too expensive',
    'the flights are too expensive',
  ])('stays where a hotel or a flight alone is to cost less: %s', async (message) => {
    const hand = await toured();
    await hand.talk.say(message);
    expect(hand.tours()).toContain(`2 ${QUARTER}`);
  });

  it('stays where the tour of another day is to go', async () => {
    const hand = await toured();
    await hand.talk.say('skip the tour on day 3');
    await hand.talk.say('a week later');
    expect(hand.tours()).toContain(`2 ${QUARTER}`);
  });

  it('is of one of two stays in a town', async () => {
    const hand = await toured(
      '3 days in Rome, 3 days in Athens and 3 days in Rome from 10 May next year for two',
    );
    expect(hand.tours()).toContain(`2 ${QUARTER}`);
    await hand.talk.say('skip the tour on day 8');
    expect(hand.trip.spec?.['chosen']).toMatchObject({ tours: [{ visit: 0, tourId: QUARTER }] });
  });

  it('holds in a town that nobody sleeps in', async () => {
    const hand = await toured('3 days in Athens and 1 day in Rome from 10 May next year for two');
    expect(hand.tours().join()).toContain(QUARTER);
    await hand.talk.say('we are three');
    expect(hand.tours().join()).toContain(QUARTER);
  });

  it('holds again where it was chosen after such words', async () => {
    const hand = await toured();
    await hand.talk.say('no tours please');
    hand.useTour(OWN);
    for (const message of ['make day 3 slower', 'a week later', 'we are three']) {
      await hand.talk.say(message);
      expect([message, ...hand.tours().map((tour) => tour.slice(2))]).toEqual([message, OWN]);
    }
  });

  it('that is not offered any more is said, and another one taken', async () => {
    const hand = await toured();
    hand.source.gone = [QUARTER];
    const { lead } = await hand.talk.say('a week later');
    expect(lead).toContain('which you had chosen, is not offered for this plan any more, so I took another.');
    expect(hand.tours()).toEqual([`2 ${OWN}`, `6 ${ATHENS}`]);
  });

  it('that finds no hour on other dates is said', async () => {
    const hand = await toured();
    const { lead } = await hand.talk.say('make it 1 day in Rome');
    expect(hand.tours().join()).not.toContain(QUARTER);
    expect(lead).toContain('I found no open hour for Testaccio, Aventine and the Appian Way');
  });
});
