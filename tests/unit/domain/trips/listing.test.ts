import { describe, expect, it } from 'vitest';
import { groupTrips, isOverAt, searchTrips, tripDates, tripToContinue } from '@domain/trips/listing.ts';
import { readSummary, summaryOf } from '@domain/trips/summary.ts';
import type { TripHead } from '@domain/trips/trip.ts';
import { soundTrip } from './trip.ts';

const TODAY = '2027-05-10';

function row(
  title: string,
  startsOn: string | null,
  endsOn: string | null,
  state: TripHead['state'] = 'open',
) {
  return { trip: { title, startsOn, endsOn, state }, summary: null };
}
/** As {@link row}, under an id. */
const known = (id: string, startsOn: string | null, endsOn: string | null, state?: TripHead['state']) => {
  const { trip, summary } = row(id, startsOn, endsOn, state);
  return { trip: { ...trip, id }, summary };
};
const titles = (rows: readonly ReturnType<typeof row>[]) => rows.map(({ trip }) => trip.title);

describe('the groups of My Trips', () => {
  it('has what is on and ahead by its first day, what is past by its last, and the archive by itself', () => {
    const rows = [
      row('later', '2027-08-01', '2027-08-05'),
      row('put away', '2027-06-01', '2027-06-02', 'archived'),
      row('long past', '2025-01-01', '2025-01-05'),
      row('no date', null, null),
      row('on now', '2027-05-08', '2027-05-10'),
      row('just past', '2027-05-01', '2027-05-09'),
      row('one day, today', '2027-05-10', null),
    ];
    const { ahead, past, archived } = groupTrips(rows, TODAY);
    expect(titles(ahead)).toEqual(['on now', 'one day, today', 'later', 'no date']);
    expect(titles(past)).toEqual(['just past', 'long past']);
    expect(titles(archived)).toEqual(['put away']);
  });
});

it.each([
  ['2027-05-01', '2027-05-09', true],
  ['2027-05-09', null, true],
  ['2027-05-01', '2027-05-10', false],
  ['2027-05-10', null, false],
  ['2027-06-01', '2027-06-04', false],
  [null, null, false],
])('a trip of %o to %o is over: %o', (startsOn, endsOn, isOver) => {
  expect(isOverAt({ startsOn, endsOn }, TODAY)).toBe(isOver);
});

describe('the trip to come back to', () => {
  const on = known('on', '2027-05-08', '2027-05-10');
  const next = known('next', '2027-06-01', '2027-06-04');
  const later = known('later', '2027-08-01', null);
  const undated = known('undated', null, null);
  const past = known('past', '2027-05-01', '2027-05-09');
  const away = known('away', '2027-05-09', '2027-05-12', 'archived');
  it.each([
    ['the one that is on', [later, on, next], 'later', 'on'],
    ['the one of the chat', [next, later], 'later', 'later'],
    ['the one of the chat, before it has dates', [next, undated], 'undated', 'undated'],
    ['the next one', [later, next], null, 'next'],
    ['the next one, where that of the chat is over', [past, next], 'past', 'next'],
    ['one without dates, where there is no other', [past, undated], null, 'undated'],
    ['none, where all are over or put away', [past, away], 'away', null],
    ['none of none', [], 'gone', null],
  ])('is %s', (_, rows, inChat, id) => {
    expect(tripToContinue(rows, inChat, TODAY)?.trip.id ?? null).toBe(id);
  });
});

describe('the search of My Trips', () => {
  const rows = [
    { ...row('Honeymoon', '2027-05-03', '2027-05-06'), summary: { cities: ['São Paulo', 'Rio'] } },
    { ...row('Rome: 4 days', '2027-06-03', '2027-06-06'), summary: { cities: ['Rome'] } },
  ];
  it.each([
    ['', ['Honeymoon', 'Rome: 4 days']],
    ['sao', ['Honeymoon']],
    ['ROME june', ['Rome: 4 days']],
    ['may 2027', ['Honeymoon']],
    ['rio rome', []],
  ])('finds for %o %o', (typed, found) => {
    expect(searchTrips(rows, typed).map(({ trip }) => trip.title)).toEqual(found);
  });
});

it.each([
  ['2027-05-10', '2027-05-13', '10 – 13 May 2027'],
  ['2027-05-30', '2027-06-02', '30 May – 2 June 2027'],
  ['2027-12-28', '2028-01-03', '28 December 2027 – 3 January 2028'],
  ['2027-05-10', '2027-05-10', '10 May 2027'],
  ['2027-05-10', null, '10 May 2027'],
  [null, null, null],
])('writes %o to %o as %o', (startsOn, endsOn, words) => {
  expect(tripDates({ startsOn, endsOn })).toBe(words);
});

describe('a trip in short', () => {
  it('has its towns, its party and its total, and is read as it was stored', () => {
    const summary = summaryOf(soundTrip());
    expect(summary).toMatchObject({ cities: ['Paris', 'Rome'], party: { adults: 2 } });
    expect(readSummary(JSON.parse(JSON.stringify(summary)))).toEqual(summary);
  });

  it.each([null, 7, {}, { plan: null }, { plan: { cities: 'Rome' } }])('is not known of %o', (contents) => {
    expect(summaryOf(contents)).toBeNull();
  });
});
