/** Calendar files, read back by a parser of someone else's. */
import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { PlanItem } from '@domain/itinerary/itinerary.ts';
import { tripCalendar } from '@domain/takeAlong/tripCalendar.ts';
import type { Trip } from '@domain/trips/trip.ts';
import { anyText } from '../../../support/anyText.ts';
import { idOf, soundTrip } from '../trips/trip.ts';
import { dateLineTrip, placedTrip, present, withItem, withPlan } from './takenTrip.ts';

const NOW = Date.parse('2026-11-22T20:00:00Z');
const fileOf = (trip: Trip) => present(tripCalendar(trip, NOW));

const timesIn = (text: string) => text.match(/^DT(?:START|END).*/gm);

/** The events by their titles. Zones are the file's own: the parser knows none by name. */
function read(file: string) {
  const calendar = ICAL.Component.fromString(file);
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const { startDate, endDate } = event;
    return {
      title: event.summary,
      uid: event.uid,
      note: event.description,
      place: event.location,
      isAllDay: startDate.isDate,
      start: startDate.toString(),
      end: endDate.toString(),
      zones: [startDate.zone.tzid, endDate.zone.tzid],
      from: startDate.toJSDate().toISOString(),
      to: endDate.toJSDate().toISOString(),
      url: component.getFirstPropertyValue('url'),
      geo: component.getFirstPropertyValue('geo'),
      stamp: String(component.getFirstPropertyValue('dtstamp')),
      sequence: event.sequence,
    };
  });
  const named = (title: string) => present(events.find((event) => event.title === title));
  return { calendar, events, named };
}

describe('a calendar file', () => {
  it('has an event for each item, by the clock of its town, and an all-day one for each stay', () => {
    const trip = placedTrip();
    const { events, named, calendar } = read(fileOf(trip));
    const items = trip.plan?.days.flatMap((day) => day.items) ?? [];
    expect(events).toHaveLength(items.length + 2);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    expect(named('Louvre')).toMatchObject({
      uid: `${trip.id}/${idOf(trip, 'Louvre')}@waymark`,
      start: '2027-05-03T14:00:00',
      end: '2027-05-03T16:30:00',
      from: '2027-05-03T12:00:00.000Z',
      place: 'Louvre, Paris',
      geo: [48.8606, 2.3376],
      stamp: '2026-11-22T20:00:00Z',
      sequence: trip.revision,
    });
    // a day trip has the clock of the day's town
    expect(named('Palace').zones).toEqual(['Europe/Paris', 'Europe/Paris']);
    expect(named('Stay: Hotel Seine')).toMatchObject({
      isAllDay: true,
      start: '2027-05-03',
      end: '2027-05-05',
      place: 'Hotel Seine, Paris',
    });
    expect(named('Food walk')).toMatchObject({ url: 'https://tours.test/food' });
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Paris and Rome');
    expect(calendar.getFirstPropertyValue('x-wr-caldesc')).toBe('Times are those of each place.');
  });

  it('is the same when it is made again, but for its stamp: a second import changes events', () => {
    const trip = placedTrip();
    const again = (now: number) => (tripCalendar(trip, now) ?? '').replaceAll(/DTSTAMP:.*/g, '');
    expect(again(NOW)).toBe(again(NOW + 86_400_000));
  });

  it('has a flight as one event between two clocks', () => {
    const flight = read(fileOf(placedTrip())).named('BA 304, LHR to CDG');
    expect(flight).toMatchObject({
      from: '2027-05-03T07:00:00.000Z',
      to: '2027-05-03T08:20:00.000Z',
      zones: ['Europe/London', 'Europe/Paris'],
      note: 'Leaves at 8:00 AM, lands at 10:20 AM, each by the clock of its place.',
    });
  });

  it('knows the clock of home where the plan has no town of it', () => {
    const trip = withPlan(placedTrip({ homeZone: 'Europe/London', offers: null }), (plan) => ({
      ...plan,
      towns: plan.towns.filter(({ name }) => name !== 'London'),
      days: plan.days.map((day) => ({
        ...day,
        items: day.items.map((item) => (item.kind === 'flight' ? { ...item, offerId: undefined } : item)),
      })),
    }));
    const home = read(fileOf(trip)).named('BA 549, FCO to LHR');
    expect(home).toMatchObject({ from: '2027-05-06T16:00:00.000Z', to: '2027-05-06T18:50:00.000Z' });
    expect(home.zones).toEqual(['Europe/Rome', 'Europe/London']);
    // a zone that is no name would end the line that it stands in
    expect(read(fileOf({ ...trip, homeZone: '+01:00' })).named('BA 549, FCO to LHR')).toMatchObject({
      zones: ['Europe/Rome', 'Europe/Rome'],
    });
  });

  it.each([
    'Leaves LHR at 8:00 AM and lands at CDG at 10:20 AM, local times.',
    'Leaves LHR at 08:00 and lands at CDG at 10:20, local times.',
  ])('does not say a flight’s times twice: %s', (note) => {
    const trip = withItem(placedTrip(), 'BA 304, LHR to CDG', { note });
    expect(read(fileOf(trip)).named('BA 304, LHR to CDG').note).toBe(note);
  });

  it('has 24 hours in its words on a device that has them, and the same times', () => {
    const shown = tripCalendar(placedTrip(), NOW, { face: '24-hour' }) ?? '';
    expect(read(shown).named('BA 304, LHR to CDG').note).toBe(
      'Leaves at 08:00, lands at 10:20, each by the clock of its place.',
    );
    expect(timesIn(shown)).toEqual(timesIn(fileOf(placedTrip())));
  });

  it('is right over the date line, both ways, a night in the air being one event', () => {
    const { events, named } = read(fileOf(dateLineTrip()));
    expect(events.map(({ title }) => title)).toEqual([
      'HA 446, AKL to HNL',
      'Waikiki',
      'Free',
      'Free',
      'Return flight, HNL to AKL',
      'Night in Honolulu',
    ]);
    // by their clocks it lands fourteen hours before it leaves
    expect(named('HA 446, AKL to HNL')).toMatchObject({
      start: '2027-06-09T23:30:00',
      end: '2027-06-09T09:30:00',
      from: '2027-06-09T11:30:00.000Z',
      to: '2027-06-09T19:30:00.000Z',
    });
    expect(named('Return flight, HNL to AKL')).toMatchObject({
      from: '2027-06-13T00:25:00.000Z',
      to: '2027-06-13T09:45:00.000Z',
      note: expect.stringContaining('lands at 9:45 PM on Sun 13 June,'),
    });
    expect(named('HA 446, AKL to HNL').note).toBe(
      'Leaves at 11:30 PM, lands at 9:30 AM on Wed 9 June, each by the clock of its place.\nSample data: this is not a real offer.',
    );
    expect(named('Waikiki').from).toBe('2027-06-10T00:00:00.000Z');
  });

  it('has the reference of what is booked, without the price, and calls none of that made up', () => {
    const booked = { reference: 'ABC123', price: 84 };
    const placed = placedTrip();
    const offers = placed.offers && {
      ...placed.offers,
      hotels: placed.offers.hotels.map((hotel) => ({ ...hotel, sample: true })),
      tours: placed.offers.tours.map((tour) => ({ ...tour, sample: true })),
    };
    const trip = ['Louvre', 'Check in', 'Food walk'].reduce<Trip>(
      (current, title) => withItem(current, title, { booked }),
      { ...placed, offers },
    );
    const { named } = read(fileOf(trip));
    for (const title of ['Louvre', 'Food walk', 'Stay: Hotel Tevere']) {
      expect(named(title).note).toContain('Booked · ref ABC123');
      expect(named(title).note).not.toMatch(/84|Sample data/);
    }
    expect(named('Stay: Hotel Seine').note).toContain('Sample data');
  });

  it('is right on both sides of a change of clocks, and over it', () => {
    const moved = withPlan(placedTrip(), (plan) => ({
      ...plan,
      days: plan.days.map((day, index) => ({ ...day, date: `2027-10-${29 + index}` })).slice(0, 3),
      legs: [],
      stays: [],
    }));
    const { named } = read(fileOf(moved));
    // summer time ends on Sunday 31 October 2027
    expect(named('Louvre').from).toBe('2027-10-29T12:00:00.000Z');
    expect(named('Check in').from).toBe('2027-10-31T17:30:00.000Z');
    const night = withItem(moved, 'Train to Rome', { start: '00:30', end: '04:30', city: 'Rome' });
    expect(read(fileOf(night)).named('Train to Rome')).toMatchObject({
      from: '2027-10-30T22:30:00.000Z',
      to: '2027-10-31T03:30:00.000Z',
    });
  });

  it('has floating times where no zone is known, says so, and has flights right all the same', () => {
    const { calendar, named } = read(fileOf(soundTrip()));
    expect(named('Louvre')).toMatchObject({ start: '2027-05-03T14:00:00', zones: ['floating', 'floating'] });
    expect(named('BA 304, LHR to CDG')).toMatchObject({
      from: '2027-05-03T07:00:00.000Z',
      to: '2027-05-03T08:20:00.000Z',
    });
    expect(calendar.getFirstPropertyValue('x-wr-caldesc')).toContain('does not know the time zone');
    const newer = withPlan(placedTrip(), (plan) => ({
      ...plan,
      towns: plan.towns.map((town) => ({ ...town, zone: 'Europe/Atlantis' })),
    }));
    expect(read(fileOf(newer)).named('Louvre').zones).toEqual(['floating', 'floating']);
  });

  it('has a way on the ground by the clocks of both towns', () => {
    const trip = withPlan(placedTrip(), (plan) => ({
      ...plan,
      days: plan.days.map((day) => ({
        ...day,
        items: day.items.map((item) =>
          item.title === 'Train to Rome' ? { ...item, city: 'London', title: 'Train to Paris' } : item,
        ),
      })),
      legs: [{ from: 'London', to: 'Paris', date: '2027-05-05', mode: 'train' }],
    }));
    expect(read(fileOf(trip)).named('Train to Paris')).toMatchObject({
      from: '2027-05-05T06:00:00.000Z',
      to: '2027-05-05T16:00:00.000Z',
    });
  });

  it('has a flight that no offer is known of by the plan’s own times, over midnight too', () => {
    const bare = { ...dateLineTrip(), offers: null };
    const { events } = read(fileOf(bare));
    const home = events.filter(({ title }) => title.startsWith('Return flight'));
    expect(home).toHaveLength(1);
    expect(home[0]).toMatchObject({ from: '2027-06-13T00:25:00.000Z', to: '2027-06-13T09:45:00.000Z' });
  });

  it('ends what lands by no known time after as long as it takes', () => {
    const trip = dateLineTrip();
    const flights = trip.offers?.flights.map((offer) => ({ ...offer, arrival_at: undefined })) ?? [];
    const open = withItem(
      { ...trip, offers: trip.offers && { ...trip.offers, flights } },
      'HA 446, AKL to HNL',
      {
        start: '23:30',
        end: '23:59',
      },
    );
    expect(read(fileOf(open)).named('HA 446, AKL to HNL')).toMatchObject({
      from: '2027-06-09T11:30:00.000Z',
      to: '2027-06-09T19:30:00.000Z',
    });
  });
});

describe('what is typed', () => {
  const long = 'Ä long nöte, 👩‍👩‍👧 with “quotes”; and more. '.repeat(250).slice(0, 10_000);
  it.each([
    ['commas, semicolons, backslashes and lines', 'a, b; c\\n d\\ne\nnew line'],
    ['emoji at every place where a line may be folded', '🧳👩🏽‍🚀🇳🇿'.repeat(60)],
    ['ten thousand characters', long],
    ['text from right to left', 'בוקר טוב, שלום; יום\nمرحبا بكم'],
    ['an event of its own', 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:evil\r\nSUMMARY:Evil'],
    ['lines by other signs', 'a\u2028END:VEVENT\u2029b\rEND:VCALENDAR\u0085c'],
  ])('survives: %s', (_name, note) => {
    const trip = withItem(placedTrip(), 'Louvre', { note });
    const file = fileOf(trip);
    const { events, named } = read(file);
    expect(events).toHaveLength(read(fileOf(placedTrip())).events.length);
    const [first = ''] = note;
    const plain = note.replaceAll(/\r\n|[\r\u2028\u2029]/g, '\n').replaceAll('\u0085', '');
    expect(named('Louvre').note).toBe(first.toUpperCase() + plain.slice(first.length));
    expect(events.some(({ uid }) => uid === 'evil')).toBe(false);
  });

  it('stands in lines of 75 octets at most, each ended by CR and LF', () => {
    const file = fileOf(withItem(placedTrip(), 'Louvre', { note: long, title: `${'é'.repeat(180)}🧳` }));
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const sizes = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
    expect(new TextDecoder('utf-8', { fatal: true }).decode(new TextEncoder().encode(file))).toBe(file);
  });

  it.each(['title', 'city', 'id'] as const)('reaches no other line from an item’s %s', (field) => {
    const evil: Partial<PlanItem> = { [field]: 'a\r\nBEGIN:VALARM\nACTION:PROCEDURE\u0000' };
    const { calendar, events } = read(fileOf(withItem(placedTrip(), 'Louvre', evil)));
    expect(events).toHaveLength(read(fileOf(placedTrip())).events.length);
    expect(calendar.getAllSubcomponents('vevent').flatMap((event) => event.getAllSubcomponents())).toEqual(
      [],
    );
  });

  it('leads nowhere but to a partner’s page by https', () => {
    const trip = placedTrip();
    const tours = (bookingUrl: string) =>
      trip.offers && { ...trip.offers, tours: trip.offers.tours.map((tour) => ({ ...tour, bookingUrl })) };
    for (const url of ['http://tours.test/', 'javascript:alert(1)', 'https://tours.test/\r\nX-EVIL:1'])
      expect(read(fileOf({ ...trip, offers: tours(url) })).named('Food walk').url).toBeNull();
  });
});

it('makes no file of a trip without days', () => {
  expect(tripCalendar({ ...soundTrip(), plan: null }, NOW)).toBeNull();
});

it('gives back whatever was typed, in events of their own', () => {
  const text = anyText({ minLength: 1, maxLength: 400 });
  const line = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 });
  const trip = placedTrip();
  const count = read(fileOf(trip)).events.length;
  fc.assert(
    fc.property(text, line, (note, title) => {
      const file = fileOf(withItem(trip, 'Louvre', { note, title }));
      const { events } = read(file);
      expect(events).toHaveLength(count);
      // a line separator is a new line there
      const written = title.replaceAll(/\r\n|[\r\u2028\u2029]/g, '\n');
      expect(events.some((event) => event.title === written)).toBe(true);
    }),
    { numRuns: 60 },
  );
});
