/** What one message says about a trip. Everything is null or empty when the message does not say it. */
import type { Interest } from '../../content/towns/types.ts';
import type { Gazetted } from '../facts/types.ts';
import type { Need } from './acts/needs/need.ts';
import type { Modes } from './acts/ways/modes.ts';
import type { Command } from './follow/commands.ts';
import type { DayRef } from './follow/dayRefs.ts';
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
  /** Its place is only the first town of a wide one; the others are chosen when the length of the trip is known. */
  readonly region?: RegionWish | undefined;
  /** The wide place that the town was taken for: "Tuscany". */
  readonly of?: string | undefined;
  /** A sight of it was named, and not the town. */
  readonly bySight?: true;
}

export interface RegionWish {
  readonly name: string;
  /** ISO 3166 code, which tells it from others of its name. */
  readonly code: string;
  /** Towns that were asked for: "3 cities in Texas"; null where that was left open. */
  readonly towns: number | null;
  /** Travelled from its other end. */
  readonly isReversed?: boolean;
}

/** A sight that is to be part of the trip. */
export interface Must {
  /** As typed. */
  readonly name: string;
  readonly town: Gazetted;
}

/** What a follow-up does with the places it names: else they replace those of the plan. */
/** `then` comes after what is planned. */
export type PlaceEdit = 'add' | 'then' | 'dayTrip';

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

export type Continent = 'Europe' | 'Asia' | 'Africa' | 'America' | 'Oceania';

/** What is asked of a place that is not named. */
export interface OpenWish {
  readonly climate: 'warm' | 'cold' | null;
  /** Hours by air. */
  readonly maxHours: number | null;
  readonly continent: Continent | null;
}

export interface StopDelta {
  readonly place: Gazetted;
  /** Days. */
  readonly delta: number;
}

export type Topic = 'greeting' | 'thanks' | 'visa' | 'weather' | 'help';

export interface Message {
  /** ISO 639-1 code of the language it is in, where that is not English. */
  readonly language: string | null;
  readonly destinations: readonly PlaceMention[];
  /** The places are alternatives: "Kyoto or Tokyo". */
  readonly isChoice: boolean;
  /** Places to leave out of the plan. */
  readonly drops: readonly PlaceMention[];
  readonly edit: PlaceEdit | null;
  readonly origin: PlaceMention | null;
  /** Where the trip ends: "back to Los Angeles". */
  readonly returnTo: PlaceMention | null;
  /** The town to arrive in, where that was said beside the one that the way home begins in. */
  readonly wayIn: PlaceMention | null;
  /** The town that the way home begins in: "fly home from Milan". */
  readonly wayHome: PlaceMention | null;
  /** No way back is wanted, or it is after all. */
  readonly oneWay: boolean | null;
  readonly musts: readonly Must[];
  /** The towns were put in the only order that their flights and dates allow, or there is none. */
  readonly route: 'found' | 'impossible' | null;
  /** A spelling that may mean a town, and is not taken for it unasked. */
  readonly guess: { readonly typed: string; readonly place: Gazetted } | null;
  /** A name that stands where a place would, and that nobody knows. */
  readonly unknown: string | null;
  /** A country that was named without a city. */
  readonly country: string | null;
  readonly dates: DateWish | null;
  /** Days at the destination, arrival and departure days included. */
  readonly days: number | null;
  /** "one day less" is -1. */
  readonly daysDelta: number;
  /** Towns that are to be longer or shorter, each by so many days. */
  readonly stopDeltas: readonly StopDelta[];
  /** A day that is to go altogether. */
  readonly dropDay: DayRef | null;
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
  /** It asks about a plan that stands already. */
  readonly isQuestion: boolean;
  readonly topics: readonly Topic[];
  /** A place is wished for and not named. */
  readonly open: OpenWish | null;
  /** Which of the proposed places is chosen, from 1; -1 is the last. */
  readonly pick: number | null;
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
