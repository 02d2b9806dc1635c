/** Acts of a model about where, when, who and for how much. */
import { MONTH_NAMES } from '../../../../../../domain/dates/calendar.ts';
import { z } from 'zod';
import { actKind } from '../act.ts';
import { slot } from '../slots.ts';

const GOES = [
  'destinations',
  'country',
  'unknown',
  'unknownBeside',
  'guess',
  'open',
  'musts',
  'interests',
  'activities',
] as const;
const LASTS = ['days', 'inNights'] as const;
const LENGTH_UNIT = z.enum(['days', 'nights']);

export const TRIP_ACTS = {
  go: actKind(
    { place: slot.place, n: slot.n.optional(), kind: LENGTH_UNIT.optional() },
    'town, region or country',
    [...GOES, ...LASTS],
    ({ place, n, kind }) => (n === undefined ? `go to ${place}` : `${counted(n, kind)} in ${place}`),
    'route',
  ),
  add: actKind(
    { place: slot.place, n: slot.n.optional(), kind: LENGTH_UNIT.optional() },
    'another town',
    [...GOES, ...LASTS, 'edit', 'where', 'total'],
    ({ place, n, kind }) => `add ${place}${n === undefined ? '' : ` for ${counted(n, kind)}`}`,
  ),
  drop: actKind({ place: slot.place }, '', ['drops', 'nots', 'dayEdits'], ({ place }) => `drop ${place}`),
  only: actKind({ place: slot.place }, 'no other town', [...GOES, 'isOnly'], ({ place }) => `only ${place}`),
  instead: actKind(
    { place: slot.place, to: slot.to },
    'to in place of place',
    ['destinations', 'drops', 'edit', 'dayEdits', 'nots', 'isInstead'],
    ({ place, to }) => `replace ${place} with ${to}`,
  ),
  either: actKind(
    { place: slot.place, to: slot.to },
    'undecided between two',
    ['destinations', 'isChoice'],
    ({ place, to }) => `${place} or ${to}?`,
  ),
  stopDays: actKind(
    { place: slot.place, by: slot.by },
    'days more, or less: below 0',
    ['destinations', 'daysDelta', 'stopDeltas'],
    ({ place, by }) => `${more(by)} in ${place}`,
    'stop days',
  ),
  order: actKind(
    { place: slot.place.optional() },
    'start there; without place: reverse',
    ['destinations', 'order'],
    ({ place }) => (place === undefined ? 'reverse the route' : `start with ${place}`),
  ),
  from: actKind(
    { place: slot.place },
    'home town',
    ['origin', 'otherHomes'],
    ({ place }) => `leaving from ${place}`,
  ),
  wayHome: actKind(
    { place: slot.place, to: slot.to.optional() },
    'fly home from; to: arrive in',
    ['destinations', 'wayHome', 'wayIn', 'legs'],
    ({ place, to }) =>
      to === undefined ? `fly home from ${place}` : `arrive in ${to} and fly home from ${place}`,
  ),
  oneWay: actKind({ not: slot.not.optional() }, 'no way back', ['oneWay'], ({ not }) =>
    not ? 'return flight' : 'one way',
  ),
  somewhere: actKind(
    {
      kind: z.enum(['warm', 'cold', 'any']).optional(),
      n: slot.n.optional(),
      place: z.enum(['Europe', 'Asia', 'Africa', 'America', 'Oceania']).optional(),
    },
    'left open; n hours by air at most; place: continent',
    ['open', 'modes'],
    ({ kind, n, place }) =>
      [
        `somewhere${kind === 'warm' ? ' warm' : kind === 'cold' ? ' with snow' : ''}`,
        ...(place === undefined ? [] : [`in ${place}`]),
        ...(n === undefined ? [] : [`at most ${n} hours by plane`]),
      ].join(' '),
  ),
  pick: actKind({ n: slot.n }, 'nth proposal, 0 the last', ['pick'], ({ n }) =>
    n === 0 ? 'the last option' : n <= 4 ? `option ${n}` : null,
  ),
  dates: actKind({ date: slot.date, to: z.optional(slot.date) }, '', ['dates', 'days'], ({ date, to }) =>
    to === undefined ? `start on ${inWords(date)}` : `${date} to ${to}`,
  ),
  month: actKind(
    { n: slot.n, m: slot.n.optional(), kind: z.enum(['early', 'mid', 'late']).optional() },
    'n of year m',
    ['dates'],
    ({ n, m, kind }) => {
      const month = MONTH_NAMES[n - 1];
      if (month === undefined || (m !== undefined && (m < 2_000 || m > 2_200))) return null;
      return `in ${kind === undefined ? '' : `${kind} `}${month}${m === undefined ? '' : ` ${m}`}`;
    },
  ),
  feast: actKind(
    { text: slot.text },
    'by name',
    ['dates', 'days', 'impliedDays', 'feasts', 'activities'],
    ({ text }) => `over ${text}`,
  ),
  weekend: actKind({}, '', ['days', 'isWeekend', 'dates', 'impliedDays'], () => 'a weekend'),
  length: actKind(
    { n: slot.n, kind: z.enum(['days', 'nights', 'weeks']).optional() },
    'in all',
    [...LASTS],
    ({ n, kind }) => (kind === 'weeks' ? counted(n * 7) : counted(n, kind)),
  ),
  longer: actKind({ by: slot.by }, 'days in all', ['daysDelta'], ({ by }) => more(by)),
  shift: actKind(
    { by: slot.by },
    'all dates, days',
    ['shiftDays'],
    ({ by }) => `${counted(Math.abs(by))} ${by > 0 ? 'later' : 'earlier'}`,
  ),
  trim: actKind(
    { kind: z.enum(['arrive', 'go home']), by: slot.by },
    'days later',
    ['shorten'],
    ({ kind, by }) => `${kind} ${counted(Math.abs(by))} ${by > 0 ? 'later' : 'earlier'}`,
  ),
  weekday: actKind(
    { weekday: slot.weekday, kind: z.enum(['start on', 'not on', 'home by']) },
    '',
    ['weekday', 'endWeekday'],
    ({ weekday, kind }) => (kind === 'home by' ? `be home by ${weekday}` : `${kind} a ${weekday}`),
  ),
  party: actKind(
    { n: slot.n, m: slot.m.optional(), ages: slot.ages.optional() },
    'n adults, m children',
    ['party', 'childAges', 'children', 'isPartyGuessed', 'interests', 'needs'],
    ({ n, m = 0, ages = [] }) => {
      if (n < 1 || n > 60 || (ages.length > 0 && ages.length !== m)) return null;
      const children = m === 0 ? '' : ` and ${m} ${m === 1 ? 'child' : 'children'}`;
      return `${n} ${n === 1 ? 'adult' : 'adults'}${children}${ages.length === 0 ? '' : ` aged ${listed(ages)}`}`;
    },
  ),
  joins: actKind({ by: slot.by }, 'people', ['joining'], ({ by }) => {
    if (by < 0) return by === -1 ? 'one of us is not coming' : null;
    return by === 1 ? 'a friend is joining' : `${by} friends are joining`;
  }),
  rooms: actKind(
    { n: slot.n.optional(), kind: z.enum(['separate', 'twin beds']).optional() },
    '',
    ['rooms', 'stay'],
    ({ n, kind }) => {
      if (kind === 'separate' && n !== undefined && n > 0) return `${n} separate rooms`;
      if (kind !== undefined) return kind === 'separate' ? 'separate rooms' : 'twin beds';
      return n === undefined || n < 1 || n > 60 ? null : `${n} ${n === 1 ? 'room' : 'rooms'}`;
    },
    'rooms',
  ),
  budget: actKind(
    {
      n: slot.n,
      currency: slot.currency,
      kind: z.enum(['trip', 'person', 'day', 'day and person', 'night', 'without flights']),
    },
    '',
    ['budget', 'maxNight'],
    ({ n, currency, kind }) => {
      const sum = `budget ${n} ${currency}`;
      switch (kind) {
        case 'trip':
          return sum;
        case 'person':
          return `${sum} per person`;
        case 'day':
          return `${sum} a day`;
        case 'day and person':
          return `${sum} a day per person`;
        case 'night':
          return `under ${n} ${currency} a night`;
        case 'without flights':
          return `${sum} excluding flights`;
      }
    },
  ),
  comfort: actKind({ by: slot.by }, '-1 cheaper, 1 more comfortable', ['comfort'], ({ by }) =>
    by < 0 ? 'make it cheaper' : 'more comfortable',
  ),
};

/** "3 days". */
function counted(n: number, kind: 'days' | 'nights' = 'days'): string {
  return `${n} ${n === 1 ? kind.slice(0, -1) : kind}`;
}

function more(by: number): string {
  return by > 0 ? `${by} more ${by === 1 ? 'day' : 'days'}` : `${counted(-by)} less`;
}

/** "3 May 2027". */
export function inWords(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${day} ${MONTH_NAMES[(month ?? 1) - 1]} ${year}`;
}

/** "4 and 7". */
function listed(values: readonly number[]): string {
  return values.length < 2
    ? values.join('')
    : `${values.slice(0, -1).join(', ')} and ${values[values.length - 1]}`;
}
