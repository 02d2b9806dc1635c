/** Hours that are taken, read with the days they are of. */
import { describe, expect, it } from 'vitest';
import { ownTimesOf } from '../../../engine/plan/brief/ownTimes.ts';
import { reader } from '../../functions/support/reading.ts';

const reading = reader('2026-11-22');
const read = (text: string) => reading(text).message;
const hour = (time: number) => `${Math.floor(time / 60)}:${String(time % 60).padStart(2, '0')}`;

/** "index of the day, from, until" in a trip from 9 March to 15 March 2027, Tuesday to Monday. */
function taken(text: string): string[] {
  const { busy, fixed } = read(text);
  return ownTimesOf({ busy, fixed }, '2027-03-09', 7).times.map(
    ({ day, from, until }) => `${day} ${hour(from)}-${hour(until)}`,
  );
}

describe('busy hours', () => {
  it.each([
    [
      'congress in Geneva, 9-11 March, 9.00 to 17.30 each day',
      ['0 9:00-17:30', '1 9:00-17:30', '2 9:00-17:30'],
    ],
    ['the fair is 10am-6pm on the 9th, 10th and 11th', ['0 10:00-18:00', '1 10:00-18:00', '2 10:00-18:00']],
    ['my workshop runs 10:00-15:30 on the 10th and 11th', ['1 10:00-15:30', '2 10:00-15:30']],
    ['congress till 4pm on 10, 11 and 12 starting at nine', ['1 9:00-16:00', '2 9:00-16:00', '3 9:00-16:00']],
    ['I give a keynote Wednesday 10th 10 to 11.30', ['1 10:00-11:30']],
    ['dinner on the 10th from half past eight in the evening to 12 at night', ['1 20:30-23:45']],
    ['dinner on the 10th from 8 in the evening to twelve at night', ['1 20:00-23:45']],
    ['exam on the 11th from 1pm to 4pm', ['2 13:00-16:00']],
    ['dentist 9-12 on the 12th', ['3 9:00-12:00']],
    ['lunch with my uncle 12 to 2 on the 10th', ['1 12:00-14:00']],
    ['zoom call wed 10th 3pm for an hour', ['1 15:00-16:00']],
    ['keep Friday 12 March free from 2 til 6', ['3 14:00-18:00']],
    ['keep the 13th free', ['4 8:00-22:00']],
    [
      '5 days in Rome. nothing before 10am',
      ['0', '1', '2', '3', '4', '5', '6'].map((day) => `${day} 0:00-10:00`),
    ],
    [
      'no early starts before 9.30 please',
      ['0', '1', '2', '3', '4', '5', '6'].map((day) => `${day} 0:00-9:30`),
    ],
    ['I cannot start before 11 on the 10th', ['1 0:00-11:00']],
    ['nothing from before 1900', []],
    ['We need a week for 4 people setting off from Denver to Phoenix, between March 9th and March 15th', []],
    ['We want a week in Rome, open to suggestions, from 9 to 15 march', []],
    ['we want to take off from Leeds on 9 march to Rome, 4 days', []],
    ['we need the afternoon of 10 march off, Rome 9 to 15 march', ['1 13:00-18:00']],
    ['train on thu after work so nothing planned before 8pm, back sunday night', ['2 0:00-20:00']],
    ['nothing before 6pm on the friday, home sunday', ['3 0:00-18:00']],
    ['thu 11 to sun 14 march, cannot set off before 3pm', ['0 0:00-15:00']],
    [
      'arrive thursday, nothing before 10am, back sunday',
      ['0', '1', '2', '3', '4', '5', '6'].map((day) => `${day} 0:00-10:00`),
    ],
    ['leave the afternoon of day 2 completely free', ['1 13:00-18:00']],
    ['she needs dialysis mon wed fri mornings', ['1 9:00-13:00', '3 9:00-13:00', '6 9:00-13:00']],
    ['conference tue and wed 9 to 5', ['0 9:00-17:00', '1 9:00-17:00']],
    ['factory visit 10th and 11th whole day 8:00-18:00', ['1 8:00-18:00', '2 8:00-18:00']],
    ['meetings Wednesday 10 and Thursday 11 from 9 to 4', ['1 9:00-16:00', '2 9:00-16:00']],
    ['Oslo 9-15 March: seminar on Wed 10th & Thu 11th, 9.30 to 16.00', ['1 9:30-16:00', '2 9:30-16:00']],
    [
      'henna 10 March evening, reception 11 March evening, wedding Fri 12 March the entire day',
      ['1 18:00-23:00', '2 18:00-23:00', '3 8:00-22:00'],
    ],
    ['team dinner on Thu 11th evening', ['2 18:00-23:00']],
    [
      'My appointments: lawyer Wed 10 March 10:00-11:00, notary Thu 11 March 14:00-15:30',
      ['1 10:00-11:00', '2 14:00-15:30'],
    ],
    [
      'the clinic has me on Wednesday March 10 from 9 to 1 and once more on Friday the 12th from 2 to 4',
      ['1 9:00-13:00', '3 14:00-16:00'],
    ],
    ['Wachau tickets booked Wed 10/3 at 10.30', ['1 10:30-12:30']],
    ['we sing in the Karlskirche on Friday 12 March at 18:00', ['3 18:00-20:00']],
    ['nothing at all on friday before 15:00, fly out after that', ['3 0:00-15:00']],
    ['Vienna 9-15 March, nothing planned on the 11th until noon please', ['2 0:00-12:00']],
    ['one free afternoon please', ['1 13:00-18:00']],
    ['Vienna 9 March in the evening, Graz 11 March in the evening', []],
    ['opera on 10 March evening, Prater on 11 March afternoon', []],
    ['arriving 9 March evening, leaving 15 March morning', []],
    ['flights 9 March 10:00-13:30 and back 15 March 14:00-16:00', []],
    ['Wednesday 4 people join us, Thursday 2 leave', []],
  ])('%s', (text, times) => {
    expect(taken(text)).toEqual(times);
  });

  it.each([
    'we rest every day from 1 to 3 in the afternoon',
    'my gran lies down each day between 1 and 3',
    'my wife needs a rest daily from one to three',
    'quiet hours 13:00-15:00 every day',
  ])('are those of a rest on every day: %s', (text) => {
    expect(taken(text)).toHaveLength(7);
    expect(taken(text)[0]).toBe('0 13:00-15:00');
  });

  it('leaves the town of what is booked to the places', () => {
    const { fixed, destinations } = read(
      'Two interviews in one week:\n- Cork, Tue 9 March, 10:00-12:30\n- Leeds, Thu 11 March, 14:00-16:00\nfrom Oslo',
    );
    expect(fixed.map(({ what, from, until }) => [what, from, until])).toEqual([
      ['interview Cork', 600, 750],
      ['interview Leeds', 840, 960],
    ]);
    expect(destinations.map(({ place }) => place.name)).toEqual(['Cork', 'Leeds']);
  });

  it.each([
    'my cousins wedding is in Riga sat 13 march 2027 from 4pm till midnight',
    'the match is in Riga on wed 10 march 2027 at 19:00',
  ])('has the town in which something is: %s', (text) => {
    expect(read(text).destinations.map(({ place }) => place.name)).toEqual(['Riga']);
    expect(read(text).fixed).toHaveLength(1);
  });

  it.each(['baby sleeps 1 to 3 every day', 'he naps 1 til 3', 'little one naps 13:00-15:00 daily'])(
    'are those of a nap on every day: %s',
    (text) => {
      expect(taken(text)).toHaveLength(7);
      expect(taken(text)[0]).toBe('0 13:00-15:00');
    },
  );

  it.each([
    'is breakfast free?',
    'Rome 9-12 March',
    '5 to 7 people',
    'a free day would be nice',
    'work on the budget',
  ])('are none in “%s”', (text) => {
    expect(read(text).busy).toEqual([]);
  });
});

describe('a date that is the only one', () => {
  it.each([
    ['concert at the Royal Albert Hall sat 17 april 7:30pm, 2 nights London', '2027-04-17'],
    ['Conference in Berlin 9-11 March, 9 to 5 each day', '2027-03-09'],
  ])('is that of the trip as well: %s', (text, start) => {
    expect(read(text).dates).toMatchObject({ start });
  });

  it('is left to the appointment where the trip has its own', () => {
    expect(read('business meeting in Zurich 22 March 14-16h, there from 21 to 24 March')).toMatchObject({
      dates: { start: '2027-03-21', end: '2027-03-24' },
      busy: [{ on: [{ kind: 'date', monthDay: '03-22' }], from: 14 * 60, until: 16 * 60 }],
    });
  });
});

describe('a ship', () => {
  it.each([
    ['our cruise ship is in Barcelona on 14 May from 8 to 17:30, plan that day', 8 * 60, 17 * 60 + 30],
    ['ship docks at Dubrovnik 9am to 4pm on June 3', 9 * 60, 16 * 60],
    ['in port in Naples 22 September 0800-1800, back on board 17:30', 8 * 60, 17 * 60 + 30],
  ])('leaves a day: %s', (text, arrives, leaves) => {
    expect(read(text)).toMatchObject({ hours: { arrives, leaves, by: 'ship' }, days: 1 });
  });
});

const booked = (text: string) => read(text).fixed.map(({ what, from }) => `${what} ${hour(from)}`);

describe('two things that are booked in one breath', () => {
  it.each([
    'Alhambra timed entry sat 10 april 14:30 and flamenco that same night at 21:00, both paid',
    'Alhambra tickets sat 10 april at 14:30, flamenco same night at 21:00',
  ])('have each its hour: %s', (text) => {
    const message = `Granada 9-12 april. ${text}`;
    expect(booked(message)).toEqual(['Alhambra 14:30', 'flamenco 21:00']);
    expect(reading(message).residue.join()).toBe('');
  });

  it('and what is only wished for is none', () => {
    expect(
      booked('Rome 3-6 may, tickets for the Uffizi 4 may 10:00 and a nice lunch that same day'),
    ).toHaveLength(1);
    expect(booked('Rome 3-6 may, flights and hotel, both paid')).toEqual([]);
  });
});
