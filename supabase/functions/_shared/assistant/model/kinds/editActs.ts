/** Acts of a model about single days, hours and offers. */
import { z } from 'zod';
import { INTERESTS } from '../../../../../../content/towns/types.ts';
import { actKind, choice, keysOf } from '../act.ts';
import { slot } from '../slots.ts';
import { inWords } from './tripActs.ts';

const OFFERS = {
  'other hotel': 'another hotel',
  'other flight': 'another flight',
  'other tour': 'another tour',
  direct: 'non-stop',
  'own flights': 'I have flights',
  'add tour': 'add a tour',
  'add hotel': 'add a hotel',
  'add flights': 'add flights',
  earlier: 'earlier flight',
  later: 'later flight',
} as const;

const DAYS = {
  lighter: (day: string) => `make ${day} lighter`,
  fuller: (day: string) => `make ${day} fuller`,
  free: (day: string) => `nothing on ${day}`,
  'start late': (day: string) => `start later on ${day}`,
  'other lunch': (day: string) => `another lunch on ${day}`,
  'other dinner': (day: string) => `another dinner on ${day}`,
  'day trip': (day: string) => `a day trip on ${day}`,
  'no tour': (day: string) => `skip the tour on ${day}`,
} as const;

export const EDIT_ACTS = {
  day: actKind(
    { day: slot.day, kind: z.enum(keysOf(DAYS)) },
    '',
    ['dayEdits', 'edit', 'busy'],
    ({ day, kind }) => DAYS[kind](dayName(day)),
  ),
  theme: actKind(
    { day: slot.day, text: z.enum(INTERESTS) },
    'text: a taste',
    ['dayEdits', 'interests'],
    ({ day, text }) => `change ${dayName(day)} to ${text}`,
  ),
  lateStarts: actKind({}, 'each day', ['dayEdits'], () => 'start later every day'),
  dayTrip: actKind(
    { place: slot.place },
    '',
    ['destinations', 'edit', 'dayEdits', 'unknown', 'guess'],
    ({ place }) => `add a day trip to ${place}`,
  ),
  remove: actKind(
    { text: slot.text, day: slot.day.optional() },
    'item of the plan',
    ['nots', 'dayEdits', 'avoid'],
    ({ text, day }) => `skip the ${text}${day === undefined ? '' : ` on ${dayName(day)}`}`,
  ),
  move: actKind(
    { text: slot.text, day: slot.day },
    '',
    ['dayEdits', 'destinations', 'musts', 'interests', 'activities'],
    ({ text, day }) => `move the ${text} to ${dayName(day)}`,
  ),
  swapDays: actKind({ day: slot.day, m: slot.day }, '', ['swapDays'], ({ day, m }) =>
    day === 0 || m === 0 ? null : `swap day ${day} and ${m}`,
  ),
  dropDay: actKind({ day: slot.day }, '', ['dropDay', 'shorten'], ({ day }) => `delete ${dayName(day)}`),
  booked: actKind(
    {
      text: slot.text,
      time: slot.time,
      to: slot.time.optional(),
      date: z.optional(slot.date),
      day: slot.day.optional(),
    },
    'at its own hour',
    ['fixed', 'musts', 'destinations', 'dates', 'activities', 'interests'],
    ({ text, time, to, date, day }) => {
      const on =
        date !== undefined
          ? ` on ${inWords(date).replace(/ \d+$/, '')}`
          : day !== undefined
            ? ` on ${dayName(day)}`
            : '';
      return `appointment: ${text} at ${time}${to === undefined ? '' : ` to ${to}`}${on}`;
    },
  ),
  busy: actKind(
    { time: slot.time, to: slot.time, weekday: slot.weekday.optional() },
    'works',
    ['busy', 'dates'],
    ({ time, to, weekday }) => `busy${weekday === undefined ? '' : ` on ${weekday}`} from ${time} to ${to}`,
  ),
  arrives: actKind({ time: slot.time }, '', ['hours', 'offers'], ({ time }) => `landing at ${time}`, 'hours'),
  leaves: actKind(
    { time: slot.time, kind: z.enum(['flight', 'ship', 'train']) },
    '',
    ['hours'],
    ({ time, kind }) => `${kind} leaves at ${time}`,
    'hours',
  ),
  offer: choice(OFFERS, '', ['offers', 'edit'], 'offers'),
};

/** 0 is the last. */
export function dayName(day: number): string {
  return day === 0 ? 'the last day' : `day ${day}`;
}
