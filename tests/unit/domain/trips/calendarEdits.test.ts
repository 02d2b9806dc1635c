import { describe, expect, it } from 'vitest';
import { calendarEvents } from '@domain/takeAlong/readCalendar.ts';
import { tripCalendar } from '@domain/takeAlong/tripCalendar.ts';
import { eventsInTrip } from '@domain/trips/calendarEdits.ts';
import { applyEdit } from '@domain/trips/applyEdit.ts';
import { handEditSchema } from '@domain/trips/edits.ts';
import type { Trip } from '@domain/trips/trip.ts';
import { longTrip, soundTrip } from './trip.ts';

/** A month in Paris from 1 May 2027, its clocks known; free from 17:30 to 19:30 and after 21:00. */
const paris: Trip = (() => {
  const trip = longTrip(10);
  const towns = [
    { name: 'Paris', at: [48.86, 2.35] as [number, number], zone: 'Europe/Paris' },
    { name: 'London', at: [51.5, -0.12] as [number, number], zone: 'Europe/London' },
  ];
  return { ...trip, plan: trip.plan && { ...trip.plan, origin: 'London', towns } };
})();

const read = (...events: string[][]) =>
  calendarEvents(
    [
      'BEGIN:VCALENDAR',
      ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
      'END:VCALENDAR',
    ].join('\r\n'),
  ) ?? [];
let ids = 0;
const newId = () => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`;
const inTrip = (trip: Trip, ...events: string[][]) => eventsInTrip(read(...events), trip, newId);
const placed = (trip: Trip, ...lines: string[]) => {
  const [one] = inTrip(trip, ['SUMMARY:x', ...lines]);
  return one?.outcome === 'fits' ? one.edit : one;
};

describe('an event of a calendar in a trip', () => {
  it('that goes on for days keeps its end in a note', () => {
    const edit = placed(paris, 'DTSTART:20270503T211500', 'DTEND:20270506T063000');
    expect(edit).toMatchObject({ day: 3, start: '21:15', note: 'Until 6 May 2027, 06:30.' });
  });

  it('of a week is of a week', () => {
    const edit = placed(paris, 'DTSTART;VALUE=DATE:20270503', 'DURATION:P1W');
    expect(edit).toMatchObject({ day: 3, note: 'All day, until 9 May 2027' });
  });

  it('of no day that a calendar has is an event without an end', () => {
    expect(read(['SUMMARY:x', 'DTSTART;VALUE=DATE:99991231', 'DURATION:P1D'])).toMatchObject([{ end: null }]);
  });

  it('stands on its day at its hours, with its name and place, as the traveller’s own', () => {
    const [one] = inTrip(paris, [
      'SUMMARY:Table at Chez Paul',
      'DTSTART;TZID=Europe/Paris:20270503T173000',
      'DTEND;TZID=Europe/Paris:20270503T190000',
      'LOCATION:13 rue de Charonne',
    ]);
    expect(one).toMatchObject({
      date: '2027-05-03',
      edit: {
        day: 3,
        title: 'Table at Chez Paul',
        start: '17:30',
        end: '19:00',
        place: '13 rue de Charonne',
      },
    });
    const after = applyEdit(paris, handEditSchema.parse(one?.outcome === 'fits' && one.edit));
    expect(after.outcome === 'applied' && after.trip.plan?.days[2]?.items).toContainEqual(
      expect.objectContaining({ title: 'Table at Chez Paul', own: true, city: 'Paris' }),
    );
  });

  it.each([
    ['by no clock', 'DTSTART:20270503T173000', '17:30'],
    ['by UTC', 'DTSTART:20270503T153000Z', '17:30'],
    ['by the clock of a home elsewhere', 'DTSTART;TZID=America/New_York:20270503T113000', '17:30'],
    ['by the clock of home, far into the trip', 'DTSTART;TZID=Europe/London:20270503T163000', '17:30'],
    ['by the clock of home, on the day one leaves it', 'DTSTART;TZID=Europe/London:20270501T173000', '17:30'],
    ['by a clock that nobody knows', 'DTSTART;TZID=W. Europe Standard Time:20270503T173000', '17:30'],
  ])('%s has the hour of the place', (_by, line, start) => {
    expect(placed(paris, line)).toMatchObject({ start });
  });

  it('goes over midnight onto the day where its clock says so', () => {
    expect(placed(paris, 'DTSTART:20270503T213000Z', 'DTEND:20270503T214500Z')).toMatchObject({
      day: 3,
      start: '23:30',
      end: '23:45',
    });
    expect(placed(paris, 'DTSTART:20270503T223000Z')).toMatchObject({ day: 4, start: '00:30' });
  });

  it.each([
    ['no end', '18:30'],
    ['DTEND:20270503T180000', '18:00'],
    ['DTEND:20270503T170000', '18:30'],
    ['DURATION:PT90M', '19:00'],
  ])('with %s ends at %s', (line, end) => {
    expect(placed(paris, 'DTSTART:20270503T173000', line)).toMatchObject({ start: '17:30', end });
  });

  it('that ends on another day goes on to the end of its own', () => {
    expect(placed(paris, 'DTSTART:20270503T220000', 'DTEND:20270504T020000')).toMatchObject({
      start: '22:00',
      end: '23:59',
    });
  });

  it('of whole days has the first free hour of the first, and says so', () => {
    expect(placed(paris, 'DTSTART;VALUE=DATE:20270503', 'DTEND;VALUE=DATE:20270506')).toMatchObject({
      day: 3,
      note: 'All day, until 5 May 2027',
    });
    expect(placed(paris, 'DTSTART;VALUE=DATE:20270503')).toMatchObject({ note: 'All day' });
  });

  it('says that its time is that of UTC where no clock of the place is known', () => {
    expect(placed(longTrip(3), 'DTSTART:20270503T173000Z')).toMatchObject({
      start: '17:30',
      note: 'Its time is that of UTC.',
    });
  });

  it('is outside on a day that the trip does not have, and in one that has no days', () => {
    expect(placed(paris, 'DTSTART:20270601T173000')).toMatchObject({ outcome: 'outside' });
    expect(placed({ ...paris, plan: null }, 'DTSTART:20270503T173000')).toMatchObject({ outcome: 'outside' });
  });

  it('is refused with the reason where something else is at that hour', () => {
    const one = placed(paris, 'DTSTART:20270503T100000');
    expect(one).toMatchObject({
      outcome: 'refused',
      why: 'Day 3: “x” begins before something else has ended.',
    });
  });

  it('is tried on the day as those before it left it, and is there when it comes again', () => {
    const event = ['SUMMARY:Call', 'DTSTART:20270503T173000', 'DTEND:20270503T180000'];
    const other = ['SUMMARY:Other', 'DTSTART:20270503T174500', 'DTEND:20270503T181500'];
    expect(inTrip(paris, event, event, other).map(({ outcome }) => outcome)).toEqual([
      'fits',
      'there',
      'refused',
    ]);
  });

  it('of markup and of unseen marks is plain words', () => {
    expect(placed(paris, 'DTSTART:20270503T173000', 'SUMMARY:y', 'LOCATION:\u202E<b>x</b>')).toMatchObject({
      title: 'x',
      place: '<b>x</b>',
    });
    // what has no name to be seen is no event
    expect(inTrip(paris, ['SUMMARY:\u202E\u200B', 'DTSTART:20270503T173000'])).toEqual([]);
  });
});

describe('many events', () => {
  it('end: a day takes sixteen, and a hundred are looked at', () => {
    const many = Array.from({ length: 2_000 }, (_, at) => [`SUMMARY:${at}`, 'DTSTART:20270503T100000']);
    const began = performance.now();
    const found = inTrip(paris, ...many);
    expect(found.filter(({ outcome }) => outcome !== 'unread')).toHaveLength(100);
    expect(found).toHaveLength(2_000);
    expect(performance.now() - began).toBeLessThan(5_000);
  });

  it('of the app’s own file are in the trip already, but for its nights', () => {
    const trip = soundTrip();
    const found = eventsInTrip(calendarEvents(tripCalendar(trip, 0) ?? '') ?? [], trip, newId);
    const fresh = found.filter(({ outcome }) => outcome === 'fits').map(({ event }) => event.summary);
    expect(fresh.every((title) => title.startsWith('Stay: ') || title.startsWith('Night in '))).toBe(true);
    expect(found.filter(({ outcome }) => outcome === 'there').length).toBeGreaterThan(5);
  });
});
