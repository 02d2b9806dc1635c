/** What is asked of a trip and still applies: all that is kept of a conversation beside the plan itself. */
import { NO_CHOSEN, type Chosen } from '../../domain/trips/chosen.ts';
import { NO_WISHES, type Swap, type Wishes } from '../edits/types.ts';
import type { Interest } from '../../content/towns/types.ts';
import type { Gazetted } from '../facts/types.ts';
import type { Need } from '../read/acts/needs/need.ts';
import type { Appointment } from '../read/acts/hours/appointments.ts';
import type { Busy } from '../read/acts/hours/busyHours.ts';
import type { OwnHours } from '../read/acts/hours/ownHours.ts';
import { NO_STAY_WISH, type StayWish } from '../read/acts/wants/stays.ts';
import { NO_MODES, type Modes } from '../read/acts/ways/modes.ts';
import type { Weekday } from '../../domain/dates/calendar.ts';
import type { RoomWish } from '../read/party/rooms.ts';
import type { DateWish, Must, Party, PlaceMention } from '../read/types.ts';
import type { OpenWish } from '../read/openWish.ts';
import type { Budget, NightLimit } from '../read/money/sums.ts';
import type { Remark } from '../say/remarks.ts';

/** Earlier towns that are remembered. */
export const MOST_EARLIER = 20;

/** A message that changed a trip. */
interface Said {
  /** As typed, for an answer that quotes it. */
  readonly typed: string;
  /** What it meant: "another one" is what was asked before it. Null where that is too long to be kept. */
  readonly meant: string | null;
}

/** What searches told that is in no offer of the plan. */
interface Seen {
  /** US dollars that the same trip costs at least. */
  readonly least: number;
  /** For each way of the trip the flight that was looked at and not taken, with minutes from door to door. */
  readonly instead: readonly (Flown | null)[];
  /** A mark of each day as it was made (plan/ownChanges.ts). */
  readonly days: readonly string[];
}

interface Flown {
  readonly minutes: number;
  /** US dollars a person. */
  readonly price: number;
}

/** Wishes that a plan is made of as they were said. */
export interface AsSaid {
  /** Years, of the children whose age is known. */
  readonly childAges: readonly number[];
  readonly budget: Budget | null;
  readonly maxNight: NightLimit | null;
  /** Beds of their own: none are looked for. */
  readonly ownBeds: boolean;
  readonly interests: readonly Interest[];
  readonly avoid: readonly Interest[];
  readonly pace: 'slow' | 'full' | null;
  /** Below zero the traveller asked for cheaper, above for more comfort. */
  readonly comfort: number;
  readonly swaps: readonly Swap[];
  /** Places to see in a day from where the trip is. */
  readonly dayTrips: readonly Gazetted[];
  /** How to get about, and how not. */
  readonly modes: Modes;
  readonly stay: StayWish;
  readonly activities: readonly string[];
  readonly nots: readonly string[];
  readonly only: 'flights' | 'hotel' | null;
  /** Offers that were chosen by hand. */
  readonly chosen: Chosen;
  readonly needs: readonly Need[];
  /** Sights that are to be part of it. */
  readonly musts: readonly Must[];
}

export interface TripSpec extends AsSaid {
  readonly destinations: readonly PlaceMention[];
  /** Only the first is meant until the traveller has chosen. */
  readonly isChoice: boolean;
  readonly country: string | null;
  /** What is asked of a place that is not named yet. */
  readonly open: OpenWish | null;
  /** Places that were proposed for it, in their order. */
  readonly proposed: readonly Gazetted[];
  readonly origin: PlaceMention | null;
  /** Where it ends, when that was said. */
  readonly returnTo: PlaceMention | null;
  /** No way back is planned. */
  readonly oneWay: boolean;
  readonly dates: DateWish | null;
  readonly days: number | null;
  /** Day of the month to start on, in the month that the dates give. */
  readonly startDay: number | null;
  readonly isWeekend: boolean;
  /** Without dates it goes at the best time of its first town. */
  readonly isBestTime: boolean;
  /** Weekdays to start on, and to be home by, where the dates leave room. */
  readonly startsOn: Weekday | null;
  readonly endsOn: Weekday | null;
  /** Names of feasts that the plan is to tell of. */
  readonly feasts: readonly string[];
  /** Names of events of the guides that it is for. */
  readonly events: readonly string[];
  /** The event that was asked about last: "let's go then" is meant of it. */
  readonly asked: string | null;
  readonly party: Party | null;
  readonly rooms: RoomWish | null;
  readonly fixed: readonly Appointment[];
  readonly busy: readonly Busy[];
  readonly hours: OwnHours | null;
  /** Changes of single days, and of the offers. */
  readonly wishes: Wishes;
  /** Towns that the trip went to before, newest first, for "go back to London". */
  readonly earlier: readonly Gazetted[];
  /** The message that made it what it is; null where none did. */
  readonly said: Said | null;
  /** ISO date that its dates in words are read from; null before anything was planned. */
  readonly asOf: string | null;
  /** What the searches of its plan told beside the offers; null before they were made. */
  readonly seen: Seen | null;
  /** Why the last message could not be followed, or how it was taken; null else, and in what is kept. */
  readonly remark: Remark | null;
}

export const NO_SPEC: TripSpec = {
  destinations: [],
  isChoice: false,
  country: null,
  open: null,
  proposed: [],
  origin: null,
  returnTo: null,
  oneWay: false,
  musts: [],
  dates: null,
  days: null,
  startDay: null,
  isWeekend: false,
  isBestTime: false,
  startsOn: null,
  endsOn: null,
  feasts: [],
  events: [],
  asked: null,
  party: null,
  childAges: [],
  rooms: null,
  budget: null,
  maxNight: null,
  ownBeds: false,
  interests: [],
  avoid: [],
  pace: null,
  comfort: 0,
  swaps: [],
  dayTrips: [],
  needs: [],
  modes: NO_MODES,
  fixed: [],
  busy: [],
  hours: null,
  stay: NO_STAY_WISH,
  activities: [],
  nots: [],
  only: null,
  wishes: NO_WISHES,
  chosen: NO_CHOSEN,
  earlier: [],
  said: null,
  asOf: null,
  seen: null,
  remark: null,
};

/** Whether two specs ask for the same trip. */
export function asksTheSame(one: TripSpec, other: TripSpec): boolean {
  return JSON.stringify(askedOf(one)) === JSON.stringify(askedOf(other));
}

function askedOf(spec: TripSpec): TripSpec {
  return { ...spec, earlier: [], said: null, asOf: null, seen: null, remark: null };
}
