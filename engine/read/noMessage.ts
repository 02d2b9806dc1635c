/** What a message is that says nothing, and whether one does. */
import { isNoOfferWish, NO_OFFER_WISH } from './follow/offerWishes.ts';
import type { Message } from './types.ts';

/** A message that says nothing. */
export const NO_MESSAGE: Message = {
  destinations: [],
  isChoice: false,
  drops: [],
  edit: null,
  origin: null,
  returnTo: null,
  wayIn: null,
  wayHome: null,
  oneWay: null,
  musts: [],
  route: null,
  guess: null,
  unknown: null,
  unknownBeside: null,
  country: null,
  order: null,
  language: null,
  open: null,
  pick: null,
  stopDeltas: [],
  dropDay: null,
  dates: null,
  days: null,
  impliedDays: null,
  shorten: null,
  shiftDays: 0,
  endWeekday: null,
  endDay: null,
  feasts: [],
  events: [],
  inNights: false,
  daysDelta: 0,
  startDay: null,
  isWeekend: false,
  party: null,
  children: null,
  childAges: null,
  joining: 0,
  rooms: null,
  isSeveral: false,
  ownBeds: false,
  budget: null,
  maxNight: null,
  interests: [],
  avoid: [],
  pace: null,
  comfort: 0,
  swapDays: null,
  needs: [],
  modes: null,
  fixed: [],
  busy: [],
  hours: null,
  stay: null,
  activities: [],
  nots: [],
  only: null,
  wantsPlan: false,
  isQuestion: false,
  info: null,
  command: null,
  dayEdits: [],
  besides: null,
  offers: NO_OFFER_WISH,
  weekday: null,
  isOnly: false,
  isAnother: false,
  topics: [],
};

/** What tells how the rest is meant, or what a message is about: by itself it changes no plan. */
const NO_WISHES: ReadonlySet<string> = new Set<keyof Message>([
  'isChoice',
  'edit',
  'wayIn',
  'route',
  'guess',
  'unknown',
  'unknownBeside',
  'language',
  'impliedDays',
  'feasts',
  'events',
  'inNights',
  'isWeekend',
  'children',
  'childAges',
  'isSeveral',
  'isQuestion',
  'wantsPlan',
  'info',
  'command',
  'besides',
  'isOnly',
  'isAnother',
  'topics',
]);

const EMPTY = new Map<string, unknown>(Object.entries(NO_MESSAGE));

/** Whether a message says nothing that a plan could use. */
export function saysNothing(message: Message): boolean {
  const { offers, ...said } = message;
  return (
    isNoOfferWish(offers) &&
    Object.entries(said).every(
      ([field, value]) =>
        NO_WISHES.has(field) || (Array.isArray(value) ? value.length === 0 : value === EMPTY.get(field)),
    )
  );
}
