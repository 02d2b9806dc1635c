/** What one message says about a trip. Everything is null or empty when the message does not say it. */
import type { Interest } from '../../content/towns/types.ts';
import type { Gazetted } from '../facts/types.ts';
import type { Need } from './acts/needs/need.ts';
import type { Appointment } from './acts/hours/appointments.ts';
import type { Busy } from './acts/hours/busyHours.ts';
import type { OwnHours } from './acts/hours/ownHours.ts';
import type { StayWish } from './acts/wants/stays.ts';
import type { Modes } from './acts/ways/modes.ts';
import type { Command } from './follow/commands.ts';
import type { DayEdit } from './follow/dayEdits.ts';
import type { InfoTopic } from './follow/infoTopics.ts';
import type { OfferWish } from './follow/offerWishes.ts';
import type { WeekdayWish } from './follow/weekdayWish.ts';

export interface PlaceMention {
  readonly place: Gazetted;
  /** As typed, when it was a misspelling. */
  readonly corrected: string | null;
  /** Days that are named for this place alone: "Paris 5" in "London 4 days, Paris 5". */
  readonly days: number | null;
}

/** What a follow-up does with the places it names: else they replace those of the plan. */
export type PlaceEdit = 'add' | 'dayTrip';

export interface DateWish {
  /** ISO dates. A month or week is given by its first and last day. */
  readonly start: string;
  readonly end: string;
  /** `days` names both days, `start` only the first; in a `window` the trip lies somewhere. */
  readonly kind: 'days' | 'start' | 'window';
  /** As the traveller wrote it, when that lay in the past and was moved to a coming year. */
  readonly movedFrom: string | null;
  /** As the traveller wrote it, when the calendar has no such day and the last of its month was taken. */
  readonly impossible?: string | undefined;
}

export interface Party {
  readonly adults: number;
  readonly children: number;
}

export interface Budget {
  /** US dollars. */
  readonly amount: number;
  readonly per: 'trip' | 'person' | 'night';
  /** As typed ("£2k"), when it was not in dollars. */
  readonly converted: string | null;
}

export type Topic = 'greeting' | 'thanks' | 'visa' | 'weather' | 'help';

export interface Message {
  readonly destinations: readonly PlaceMention[];
  /** The places are alternatives: "Kyoto or Tokyo". */
  readonly isChoice: boolean;
  /** Places to leave out of the plan. */
  readonly drops: readonly PlaceMention[];
  readonly edit: PlaceEdit | null;
  readonly origin: PlaceMention | null;
  /** Where the trip ends: "back to Los Angeles". */
  readonly returnTo: PlaceMention | null;
  /** A name that stands where a place would, and that nobody knows. */
  readonly unknown: string | null;
  /** A country that was named without a city. */
  readonly country: string | null;
  readonly dates: DateWish | null;
  /** Days at the destination, arrival and departure days included. */
  readonly days: number | null;
  /** "one day less" is -1. */
  readonly daysDelta: number;
  /** Day of the month to start on: "start on the 12th". */
  readonly startDay: number | null;
  /** A weekend was named: the trip begins on a Friday. */
  readonly isWeekend: boolean;
  readonly party: Party | null;
  /** Only the children were named, so that the adults stay as they were; `guessed` where nobody said how many. */
  readonly children: 'named' | 'guessed' | null;
  /** People who come beside those named before. */
  readonly joining: number;
  /** "we", which is no number: two for a first plan, nothing new for a later one. */
  readonly isSeveral: boolean;
  readonly budget: Budget | null;
  /** Beds of their own: "no hotel", "we stay with friends". */
  readonly ownBeds: boolean;
  readonly interests: readonly Interest[];
  readonly avoid: readonly Interest[];
  readonly pace: 'slow' | 'full' | null;
  /** "cheaper" is -1, "more comfortable" is 1. */
  readonly comfort: -1 | 0 | 1;
  readonly swapDays: readonly [number, number] | null;
  /** What a body or a conviction asks: never weighed against a taste. */
  readonly needs: readonly Need[];
  readonly modes: Modes | null;
  /** What has its own hour. */
  readonly fixed: readonly Appointment[];
  readonly busy: readonly Busy[];
  readonly hours: OwnHours | null;
  readonly stay: StayWish | null;
  /** Things to do, in the traveller's words, that no tag of a guide is for. */
  readonly activities: readonly string[];
  /** Things to leave out for good, by name or sort. */
  readonly nots: readonly string[];
  /** Nothing else is wanted. */
  readonly only: 'flights' | 'hotel' | null;
  /** It asks about a plan that stands already. */
  readonly isQuestion: boolean;
  readonly topics: readonly Topic[];
  /** What a question is about that no new plan answers. */
  readonly info: InfoTopic | null;
  /** What it wants done with the conversation. */
  readonly command: Command | null;
  /** Changes of single days; they count where a plan stands. */
  readonly dayEdits: readonly DayEdit[];
  /** What the message says beside its day edits; null without any. */
  readonly besides: Message | null;
  /** Other offers than those of the plan. */
  readonly offers: OfferWish;
  /** Weekdays to start on, or not to travel on, in the dates that the plan has. */
  readonly weekday: WeekdayWish | null;
  /** "Only Paris": the towns named take the place of all others. */
  readonly isOnly: boolean;
  /** Another order of the towns. */
  readonly order: 'reverse' | 'first' | null;
  /** The places are those of another trip: "now plan Tokyo". */
  readonly isAnother: boolean;
  /** A name beside known places that nobody knows. */
  readonly unknownBeside: string | null;
}
