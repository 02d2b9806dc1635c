/** Offers chosen by hand: the assistant's plans keep them until words ask for another, or they are offered no more. */
import { describe, expect, it } from 'vitest';
import { applyEdit } from '../../../domain/trips/applyEdit.ts';
import type { HandEdit } from '../../../domain/trips/edits.ts';
import { tripSchema, type Trip } from '../../../domain/trips/trip.ts';
import { offersOf } from '../../../supabase/functions/_shared/assistant/answerTurn.ts';
import type { OfferSource } from '../../../engine/offers/offerSource.ts';
import type { CheckedPlan } from '../../../domain/itinerary/itinerary.ts';
import { providers, Talk } from '../../functions/support/assistant.ts';

const ROME = '5 days in Rome from 10 May next year for two from London';
const TWO_TOWNS = '4 days in Rome and 3 days in Athens from 10 May next year for two from London';
const HOTEL = 'Wayfarer Residence';
const HALF_MOON = 'Half Moon Hostel';
const GRAND = 'Two Bridges Grand Hotel';

const own = offersOf(providers);
/** Without some of what it offers, from when a test says. */
class Source implements OfferSource {
  readonly marker = own.marker;
  gone: readonly string[] = [];
  async flights(query: Parameters<OfferSource['flights']>[0]) {
    return (await own.flights(query)).filter(({ flight_number: number }) => !this.gone.includes(number));
  }
  async hotels(query: Parameters<OfferSource['hotels']>[0]) {
    return (await own.hotels(query)).filter(({ hotelName }) => !this.gone.includes(hotelName));
  }
  async tours(query: Parameters<OfferSource['tours']>[0]) {
    return (await own.tours(query)).filter(({ id }) => !this.gone.includes(id));
  }
}

/** A conversation whose trip is changed by hand. */
class Hand {
  readonly source = new Source();
  readonly talk = new Talk({ source: this.source });

  get trip(): Trip {
    const kept = this.talk.trips.get(this.talk.current ?? '');
    return tripSchema.parse({
      id: this.talk.current,
      title: kept?.title,
      state: 'open',
      startsOn: null,
      endsOn: null,
      homeZone: null,
      revision: 1,
      undoDepth: 0,
      updatedAt: '2026-11-21T09:00:00Z',
      ...kept?.states[0],
    });
  }

  use(edit: HandEdit): void {
    const outcome = applyEdit(this.trip, edit);
    if (outcome.outcome !== 'applied') throw new Error(outcome.reason);
    const { spec, plan, offers } = outcome.trip;
    this.talk.trips.get(this.talk.current ?? '')?.states.unshift({ spec, plan, offers });
  }

  useHotel(name: string): void {
    const hotel = this.trip.offers?.hotels.find(({ hotelName }) => hotelName === name);
    this.use({ kind: 'useHotel', offer: hotel?.hotelId ?? '', checkIn: hotel?.checkIn ?? '' });
  }

  useFlight(number: string): void {
    const flight = this.trip.offers?.flights.find(({ flight_number }) => flight_number === number);
    this.use({ kind: 'useFlight', offer: flight?.id ?? '' });
  }

  useTour(offer: string): void {
    this.use({ kind: 'useTour', offer });
  }

  /** "2 sample-tour-6-rome" for each tour of the plan, by its day. */
  tours(): string[] {
    return (this.trip.plan?.days ?? []).flatMap(({ number, items }) =>
      items.flatMap(({ kind, offerId }) => (kind === 'tour' ? [`${number} ${offerId}`] : [])),
    );
  }

  flights(plan = this.trip.plan): (string | undefined)[] {
    const { offers } = this.trip;
    return plan?.legs.map((leg) => offers?.flights.find(({ id }) => id === leg.offerId)?.flight_number) ?? [];
  }

  /** The answer, whose plan is the kept one where it makes none. */
  async say(message: string) {
    const { lead, plan } = await this.talk.say(message);
    return { lead, ...bookedIn(plan ?? this.trip.plan, this.flights()) };
  }
}

function bookedIn(plan: CheckedPlan | null, flights: readonly (string | undefined)[]) {
  return { hotels: plan?.stays.map(({ name }) => name) ?? [], flights };
}

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
