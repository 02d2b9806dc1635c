/** Offers chosen by hand: the assistant's plans keep them until words ask for another, or they are offered no more. */
import { describe, expect, it } from 'vitest';
import { Hand } from '../../functions/support/hand.ts';

const ROME = '5 days in Rome from 10 May next year for two from London';
const TWO_TOWNS = '4 days in Rome and 3 days in Athens from 10 May next year for two from London';
const HOTEL = 'Wayfarer Residence';
const HALF_MOON = 'Half Moon Hostel';
const GRAND = 'Two Bridges Grand Hotel';

async function chosen(hotel = HOTEL, flight = '278'): Promise<Hand> {
  const hand = new Hand();
  await hand.talk.say(ROME);
  hand.useFlight(flight);
  hand.useHotel(hotel);
  return hand;
}

describe('a choice by hand', () => {
  it('is kept over messages about other things, and the days as they were laid for it', async () => {
    const hand = await chosen();
    const [arrival] = hand.trip.plan?.days ?? [];
    await hand.say('make day 3 slower');
    expect(hand.trip.plan?.days[0]).toEqual(arrival);
    for (const message of [
      'swap day 2 and day 3',
      'add a museum on day 4',
      'we are three',
      'no breakfast before 9',
    ]) {
      const { hotels, flights } = await hand.say(message);
      expect({ message, hotels, flights }).toEqual({ message, hotels: [HOTEL], flights: ['278', '278'] });
    }
    expect(hand.trip.spec?.['chosen']).toMatchObject({
      flights: [{ from: 'London', to: 'Rome', name: 'Sample Connect 278' }],
      hotels: [{ city: 'Rome', hotelId: 'sample-rome-8' }],
    });
  });

  it('of a hotel goes along when the trip moves or grows', async () => {
    const hand = await chosen();
    expect((await hand.say('make it 6 days')).hotels).toEqual([HOTEL]);
    expect((await hand.say('a week later')).hotels).toEqual([HOTEL]);
  });

  it('is of its own town and way', async () => {
    const hand = new Hand();
    await hand.talk.say(TWO_TOWNS);
    hand.useHotel('Copper Kettle Palace Hotel');
    hand.useFlight('620');
    const before = hand.flights();
    expect(before[1]).toBe('620');
    expect(await hand.say('another hotel in Rome')).toMatchObject({
      hotels: [expect.not.stringContaining('Stone Stair'), 'Copper Kettle Palace Hotel'],
      flights: before,
    });
    expect((await hand.say('another hotel in Athens')).hotels[1]).not.toBe('Copper Kettle Palace Hotel');
  });
});

describe('words for another end it', () => {
  it.each([
    // a hostel is no answer to who does not like a hotel
    ['another hotel', HOTEL, 'Wayfarer Residence'],
    ['cheaper hotel', HOTEL, HALF_MOON],
    ['a nicer hotel', HOTEL, GRAND],
    // no step down: the engine’s own second choice costs more than what was chosen
    ['cheaper hotel', HALF_MOON, HALF_MOON],
    ['a nicer hotel', GRAND, GRAND],
  ])('%s', async (message, before, after) => {
    const hand = await chosen(before);
    expect(await hand.say(message)).toMatchObject({ hotels: [after], flights: ['278', '278'] });
  });

  it.each([
    ['another flight', '279'],
    ['a cheaper flight', '824'],
    ['an earlier flight', '824'],
    // it is one
    ['direct flights only', '278'],
  ])('%s', async (message, after) => {
    const hand = await chosen();
    expect(await hand.say(message)).toMatchObject({ hotels: [HOTEL], flights: [after, after] });
  });

  it('direct flights only, where it has a stop', async () => {
    const hand = await chosen(HOTEL, '448');
    const { flights } = await hand.say('direct flights only');
    expect(flights).not.toContain('448');
  });

  it('and the next choice by hand holds again', async () => {
    const hand = await chosen();
    await hand.say('another hotel');
    await hand.say('direct flights only');
    hand.useHotel(HOTEL);
    hand.useFlight('448');
    expect(await hand.say('make day 3 slower')).toMatchObject({ hotels: [HOTEL], flights: ['448', '448'] });
  });
});

describe('what is not offered any more', () => {
  it('is said once, and another one taken, as soon as it is looked for', async () => {
    const hand = await chosen();
    hand.source.gone = ['278', HOTEL];
    const ofOneDay = await hand.say('make day 3 slower');
    expect([ofOneDay.hotels, ofOneDay.flights]).toEqual([
      expect.arrayContaining([HOTEL]),
      expect.arrayContaining(['278']),
    ]);
    const { lead, hotels, flights } = await hand.say('take it easy');
    expect(lead).toContain(
      'Sample Connect 278 and Wayfarer Residence, which you had chosen, are not offered for this plan any more, so I took others.',
    );
    expect(hotels).not.toContain(HOTEL);
    expect(flights).not.toContain('278');
    const next = await hand.say('make day 2 slower');
    expect(next.lead).not.toContain('which you had chosen');
  });

  it('of a flight on other dates is said too', async () => {
    const hand = await chosen();
    const { lead } = await hand.say('a week later');
    expect(lead).toContain(
      'Sample Connect 278, which you had chosen, is not offered for this plan any more, so I took another.',
    );
  });
});

it('undo by message takes the last choice back', async () => {
  const hand = await chosen();
  const { reply } = await hand.talk.say('undo');
  expect(reply).toContain('Back to the plan before the last change.');
});
