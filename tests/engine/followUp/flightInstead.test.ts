/** Another flight taken by hand in a plan of the engine: the words of its items are those that the engine would write. */
import { beforeAll, describe, expect, it } from 'vitest';
import { applyEdit } from '../../../domain/trips/applyEdit.ts';
import { tripSchema, type Trip } from '../../../domain/trips/trip.ts';
import { Talk } from '../../functions/support/assistant.ts';

type Flight = NonNullable<Trip['offers']>['flights'][number];

async function planned(message: string): Promise<Trip> {
  const talk = new Talk();
  await talk.say(message);
  const kept = talk.trips.get(talk.current ?? '');
  return tripSchema.parse({
    id: talk.current,
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

/** The trip with its first flight at other times, as an offer that is not in the plan yet. */
function withOffer(trip: Trip, id: string, times: (used: Flight) => Partial<Flight>): Trip {
  const { plan, offers } = trip;
  const used = offers?.flights.find((flight) => flight.id === plan?.legs[0]?.offerId);
  if (!offers || !used) throw new Error('The plan has no flight');
  const other = { ...used, id, flight_number: '999', ...times(used) };
  return { ...trip, offers: { ...offers, flights: [...offers.flights, other] } };
}

function use(trip: Trip, offer = trip.offers?.flights.at(-1)?.id ?? ''): Trip {
  const outcome = applyEdit(trip, { kind: 'useFlight', offer });
  if (outcome.outcome !== 'applied') throw new Error(outcome.reason);
  return outcome.trip;
}

const itemsOf = ({ plan }: Trip) => plan?.days.flatMap(({ items }) => items) ?? [];
const note = (trip: Trip, title: string | RegExp) =>
  itemsOf(trip).find((item) => (typeof title === 'string' ? item.title === title : title.test(item.title)))
    ?.note;
/** The trip with other words at the way into town. */
function noted(trip: Trip, words: (was: string) => string): Trip {
  const item = itemsOf(trip).find(({ title }) => title === 'Into Rome');
  const edit = { kind: 'noteItem', item: item?.id ?? '', note: words(item?.note ?? '') } as const;
  const outcome = applyEdit(trip, edit);
  if (outcome.outcome !== 'applied') throw new Error(outcome.reason);
  return outcome.trip;
}

/** Of what stands at the flight, at which times and in which words. */
const block = (trip: Trip) =>
  itemsOf(trip)
    .filter(({ kind }) => kind === 'flight' || kind === 'transfer' || kind === 'stay')
    .map(({ title, start, end, note: words }) => ({ title, start, end, words }));

/** An ISO time with the offset of another one. */
const at = (iso: string | undefined, date: string, time: string) => `${date}T${time}${iso?.slice(16) ?? ''}`;

const NIGHT = { lands: '2027-05-10', time: '23:10' };
const NOON = { lands: '2027-05-10', time: '10:05' };

function arriving({ lands, time }: typeof NIGHT) {
  return ({ departure_at: leaves, arrival_at: arrives }: Flight) => ({
    departure_at: at(leaves, lands, time === NIGHT.time ? '19:40' : '06:30'),
    arrival_at: at(arrives, lands, time),
  });
}

describe('a flight used instead in a plan of the engine', () => {
  let rome: Trip;
  beforeAll(async () => {
    rome = await planned('5 days in Rome from 10 May next year for two from London');
  });

  it('has the way to the airport name it and its time, and no other', () => {
    const was = note(rome, 'Leave for the airport') ?? '';
    expect(was).toMatch(/before .+ leaves at \d{1,2}:\d{2} [AP]M\.$/);
    const other = withOffer(rome, 'evening', ({ return_at: leaves = '', return_arrival_at: lands }) => ({
      return_at: at(leaves, leaves.slice(0, 10), '21:20'),
      return_arrival_at: at(lands, leaves.slice(0, 10), '23:05'),
    }));
    const is = note(use(other), 'Leave for the airport') ?? '';
    expect(is).toMatch(/ 999 leaves at 9:20 PM\.$/);
    expect(is.split('before')[0]).toBe(was.split('before')[0]);
  });

  it('tells its times like all words do', () => {
    const after = use(withOffer(rome, 'noon', arriving(NOON)));
    expect(note(after, /999, /)).toMatch(
      /^leaves [A-Z]{3} at 6:30 AM and lands at [A-Z]{3} at 10:05 AM, local times\.$/,
    );
    expect(note(after, /^Return flight, /)).toMatch(
      /^the second half of your return booking; lands at [A-Z]{3} at \d{1,2}:\d{2} [AP]M, local time\.$/,
    );
  });

  it('warns of a landing in the night, and of a room before noon, where it is one', () => {
    const noon = use(withOffer(rome, 'noon', arriving(NOON)));
    const way = note(noon, 'Into Rome') ?? '';
    const room = note(noon, /^Check in at /) ?? '';
    expect(way).toMatch(/as I estimate it\.$/);
    expect(room).toMatch(/where the room is not ready, leave your bags\.$/);
    const night = use(withOffer(noon, 'night', arriving(NIGHT)));
    expect(note(night, 'Into Rome')?.slice(way.length)).toMatch(
      /^ By then count on a taxi\. You are there at about 12:\d{2} AM, and the hotel should know\.$/,
    );
    expect(note(night, /^Check in at /)).not.toContain('leave your bags');
    expect(block(use(night, 'noon'))).toEqual(block(noon));
  });

  it('and back again leaves the words as the engine wrote them', () => {
    const offer = rome.plan?.legs[0]?.offerId;
    const night = use(withOffer(rome, 'night', arriving(NIGHT)));
    expect(block(use(night, offer))).toEqual(block(rome));
  });

  it('leaves words of the traveller alone, but for what is not so any more', () => {
    const night = use(withOffer(rome, 'night', arriving(NIGHT)));
    expect(note(night, 'Into Rome')).toContain('the hotel should know.');
    const own = noted(night, () => 'Ana picks us up.');
    expect(note(use(withOffer(own, 'noon', arriving(NOON))), 'Into Rome')).toBe('Ana picks us up.');
    const more = noted(night, (words) => `${words} Ana has the key.`);
    expect(note(use(withOffer(more, 'noon', arriving(NOON))), 'Into Rome')).toMatch(
      /as I estimate it\. Ana has the key\.$/,
    );
  });
});
