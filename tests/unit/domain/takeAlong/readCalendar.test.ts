import { describe, expect, it } from 'vitest';
import { tripCalendar } from '@domain/takeAlong/tripCalendar.ts';
import { calendarEvents, calendarWords } from '@domain/takeAlong/readCalendar.ts';
import { shortCalendar } from '@domain/takeAlong/shortCalendar.ts';
import { soundTrip } from '../trips/trip.ts';

const calendar = (...events: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n');

const first = (...lines: string[]) => calendarEvents(calendar(event(...lines, 'SUMMARY:x')))?.[0];
const read = (...events: string[]) => calendarEvents(calendar(...events)) ?? [];
const wordsOf = (text: string) => {
  const events = calendarEvents(text);
  return events && calendarWords(events);
};

describe('a calendar file in words', () => {
  it.each([
    [
      event(
        'DTSTART;TZID=Europe/Helsinki:20270409T073000',
        'DTEND;TZID=Europe/London:20270409T084500',
        'SUMMARY:Flight AY 1331\\, Helsinki to London',
        'LOCATION:Helsinki Airport\\nTerminal 2',
      ),
      'Flight AY 1331, Helsinki to London, 9 April 2027 07:30 to 08:45, Helsinki Airport Terminal 2',
    ],
    [
      event('SUMMARY:Hotel Roma', 'DTSTART;VALUE=DATE:20270409', 'DTEND;VALUE=DATE:20270412'),
      'Hotel Roma, 9 April 2027 to 11 April 2027',
    ],
    [
      event('SUMMARY:A tour', 'DTSTART;VALUE=DATE:20270409', 'DTEND;VALUE=DATE:20270410'),
      'A tour, 9 April 2027',
    ],
    [
      event('DTSTART:20270409T233000Z', 'DTEND:20270410T010000Z', 'SUMMARY:Call'),
      'Call, 9 April 2027 23:30 UTC to 10 April 2027 01:00 UTC',
    ],
    [event('summary:Dinner', 'dtstart:20270409T200000'), 'Dinner, 9 April 2027 20:00'],
    [
      event('DTSTART;X-A="a:b;c":20270409T200000', 'SUMMARY;LANGUAGE=en:A fo', ' lded: line'),
      'A folded: line, 9 April 2027 20:00',
    ],
    [
      event(
        'DTSTART:20270409T200000',
        'SUMMARY:Own',
        'BEGIN:VALARM',
        'SUMMARY:Alarm',
        'DESCRIPTION:x',
        'END:VALARM',
      ),
      'Own, 9 April 2027 20:00',
    ],
    [event('SUMMARY:A tour', 'DTSTART:20270409', 'DTEND:20271340'), 'A tour, 9 April 2027'],
    [
      event('SUMMARY:Dinner', 'DTSTART:20270409T200000', 'DTEND:20270409T240000'),
      'Dinner, 9 April 2027 20:00',
    ],
  ])('%s', (events, words) => {
    expect(wordsOf(calendar(events))).toBe(words);
  });

  it('has its events in the order of their days, twenty at most, without what was called off', () => {
    const many = Array.from({ length: 30 }, (_, at) =>
      event(`DTSTART:202704${String(30 - at).padStart(2, '0')}T100000`, `SUMMARY:${30 - at}`),
    );
    const words = wordsOf(calendar(...many, event('DTSTART:20270101', 'SUMMARY:Off', 'STATUS:CANCELLED')));
    expect(words?.split('\n')).toHaveLength(20);
    expect(words?.split('\n')[0]).toBe('1, 1 April 2027 10:00');
  });

  it('reads what the app itself writes', () => {
    const words = wordsOf(tripCalendar(soundTrip(), 0) ?? '');
    expect(words).toMatch(/^.+, \d+ \w+ 20\d\d/);
  });

  it.each([
    '',
    'Your booking is confirmed',
    '%PDF-1.7',
    calendar(),
    calendar(event('SUMMARY:No day')),
    calendar(event('DTSTART:20270409T200000')),
    calendar(event('SUMMARY:x', 'DTSTART:soon')),
    calendar(event('SUMMARY:x', 'DTSTART:20279999')),
    calendar(event('SUMMARY:x', 'DTSTART:20270230')),
    calendar(event('SUMMARY:x', 'DTSTART:20270409T250000')),
    calendar(event('SUMMARY:x', 'DTSTART:20270409T206000')),
    'BEGIN:VEVENT\nSUMMARY:x\nDTSTART:20270409T200000\nEND:VEVENT',
  ])('is none of %j', (text) => {
    expect(wordsOf(text)).toBeNull();
  });

  it.each([
    ['an open quote, again and again', event(`SUMMARY${';A="'.repeat(100_000)}`, 'DTSTART:20270409')],
    ['a part in a part', 'BEGIN:X\r\n'.repeat(100_000)],
    ['no end of parameters', event(`DTSTART${';a:'.repeat(100_000)}`, 'SUMMARY:x')],
  ])('reads nothing in a hostile one: %s', (_what, lines) => {
    expect(wordsOf(calendar(lines))).toBeNull();
  });

  it('cuts no sign in two', () => {
    const words = wordsOf(calendar(event('DTSTART:20270409', `SUMMARY:x${'🏯'.repeat(100)}`)));
    expect(words).toBe(`x${'🏯'.repeat(79)}, 9 April 2027`);
  });

  it('says little of much', () => {
    const endless = '\\'.repeat(300_000);
    const words = wordsOf(calendar(event('DTSTART:20270409', `SUMMARY:${endless}`, `LOCATION:${endless}`)));
    expect(words?.length).toBeLessThan(400);
  });
});

describe('the events of a calendar', () => {
  it.each([
    ['DTSTART:20270409T233000', 'DURATION:PT1H30M', '2027-04-10', '01:00'],
    ['DTSTART:20270409', 'DURATION:P2D', '2027-04-11', null],
    ['DTSTART:20270409T100000', 'DURATION:P1DT2H', '2027-04-10', '12:00'],
  ])('%s and %s end on %s at %s', (start, duration, date, time) => {
    expect(first(start, duration)?.end).toMatchObject({ date, time });
  });

  it.each(['DURATION:-PT1H', 'DURATION:soon', 'DURATION:PT1H;x', 'DTEND:20271340'])(
    '%s is no end',
    (line) => {
      expect(first('DTSTART:20270409T100000', line)?.end).toBeNull();
    },
  );

  it('has no end behind the last year there is', () => {
    expect(first('DTSTART:99991231T100000', 'DURATION:P900D')?.end).toBeNull();
  });

  it.each([
    ['DTSTART;TZID=Europe/Helsinki:20270409T100000', 'Europe/Helsinki'],
    ['DTSTART;VALUE=DATE-TIME;TZID="America/New_York":20270409T100000', 'America/New_York'],
    ['DTSTART;TZID=<b>:20270409T100000', null],
    ['DTSTART:20270409T100000', null],
  ])('%s is by the clock of %s', (line, zone) => {
    expect(first(line)?.start.zone).toBe(zone);
  });
});

describe('a calendar on its way in an address', () => {
  const several = read(
    event(
      'DTSTART;TZID=Europe/Helsinki:20270409T073000',
      'DTEND:20270409T084500Z',
      'SUMMARY:A\\, b\\; c \\\\',
    ),
    event(
      'DTSTART;VALUE=DATE:20270410',
      `SUMMARY:${'🏯'.repeat(200)}`,
      'LOCATION:<img src=x onerror=alert(1)>',
    ),
  );

  it('is read as the same events', () => {
    expect(several).toHaveLength(2);
    expect(calendarEvents(shortCalendar(several, '2027-01-01'))).toEqual(several);
  });

  it('has no more than an address takes, and of those what is to come', () => {
    const many = read(
      ...Array.from({ length: 90 }, (_, at) =>
        event(
          `DTSTART:20270101T0${Math.floor(at / 60)}${String(at % 60).padStart(2, '0')}00`,
          'SUMMARY:past',
        ),
      ),
      event('DTSTART:20270409', 'SUMMARY:to come'),
    );
    const sent = (today: string) => calendarEvents(shortCalendar(many, today));
    expect(sent('2027-04-01')?.map(({ summary }) => summary)).toEqual(['to come']);
    expect(sent('2028-01-01')).toHaveLength(50);
  });
});
