/** What one message says about a trip. Everything is null or empty when the message does not say it. */
import type { RoomWish } from './party/rooms.ts';
import type { Budget, BudgetChange, NightLimit } from './money/sums.ts';
import type { Interest } from '../../content/towns/types.ts';
import type { Gazetted } from '../facts/types.ts';
import type { Weekday } from '../../domain/dates/calendar.ts';
import type { Due, Shorten } from './time/lengthChange.ts';
import type { NoNeed } from './acts/needs/denied.ts';
import type { Need } from './acts/needs/need.ts';
import type { Appointment } from './acts/hours/appointments.ts';
import type { Busy } from './acts/hours/busyHours.ts';
import type { OwnHours } from './acts/hours/ownHours.ts';
import type { StayWish } from './acts/wants/stays.ts';
import type { Leg, Modes } from './acts/ways/modes.ts';
import type { Command } from './follow/commands.ts';
import type { OpenWish } from './openWish.ts';
import type { Placement } from './places/placement.ts';
import type { DayRef } from './follow/dayRefs.ts';
import type { DayEdit } from './follow/dayEdits.ts';
import type { InfoTopic } from '../../content/words/infoTopics.ts';
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
  /** The wide place that the town was taken for, "Tuscany", or the kind of place: "island". */
  readonly of?: string | undefined;
  /** What was named as well as it, with the choice left open: "Pisa or Lucca, you choose". */
  readonly orElse?: string | undefined;
  /** A sight of it was named, and not the town; and where among those of the plan it is to be. */
  readonly bySight?: true;
  readonly seat?: number;
}

export interface RegionWish {
  readonly name: string;
  /** ISO 3166 code, which tells it from others of its name. */
  readonly code: string;
  /** Towns that were asked for: "3 cities in Texas"; null where that was left open. */
  readonly towns: number | null;
  /** Travelled from its other end. */
  readonly isReversed?: boolean;
  /** "From north to south": where it is gone through to. */
  readonly heading?: 'north' | 'south' | 'east' | 'west';
  /** It is gone to for a week on skis. */
  readonly isOnSkis?: true;
  /** Towns of a route that were named: stops of it beyond doubt. */
  readonly named?: readonly string[];
}

/** A sight that is to be part of the trip. */
export interface Must {
  /** As typed. */
  readonly name: string;
  readonly town: Gazetted;
}

/** What a follow-up does with the places it names: else they replace those of the plan. */
/** `then` comes after what is planned, `part` takes days of it and leaves it as long as it is. */
export type PlaceEdit = 'add' | 'then' | 'dayTrip' | 'part';

export interface DateWish {
  /** ISO dates. A month or week is given by its first and last day. */
  readonly start: string;
  readonly end: string;
  /** `days` names both days, `start` only the first; in a `window` the trip lies somewhere. */
  readonly kind: 'days' | 'start' | 'window';
  /** As the traveller wrote it, when that lay in the past and was moved to a coming year. */
  readonly movedFrom: string | null;
  /** ISO date before today on which the stay begins as written: what is left of it is meant. */
  readonly begunOn?: string | undefined;
  /** As the traveller wrote it, when the calendar has no such day and the last of its month was taken. */
  readonly impossible?: string | undefined;
  /** A date in figures that Americans read as another one: as typed, and their reading. `start` is day first. */
  readonly figures?:
    | { readonly typed: string; readonly monthFirst: Pick<DateWish, 'start' | 'end'> }
    | undefined;
  /** The day that the trip is for, in the middle of it: of a feast. */
  readonly around?: string | undefined;
  /** What was named in place of a date, as the answer calls it: "Easter". */
  readonly feast?: string | undefined;
  /** It is the day to be home by, and the trip lies before it. */
  readonly isEnd?: true | undefined;
  /** An end that was called the latest: a trip that is over before it stays as it is. */
  readonly isLatest?: true | undefined;
  /** The days are those between which the trip may lie: "not before the 10th and home by the 25th". */
  readonly isLoose?: true | undefined;
  /** The message tells of something on that day, and of no travelling. */
  readonly isOfThing?: true | undefined;
  /** Only days of a month were named, "10th to 13th", or only weekdays: of the month, or the week, that the trip has, where it has one. Or a month was meant for the one before. */
  readonly open?: 'month' | 'week' | undefined;
  readonly isMeant?: true | undefined;
}

export interface Party {
  readonly adults: number;
  readonly children: number;
}

export interface Joining extends Party {
  /** Of the children, in years. */
  readonly ages: readonly number[];
  /** Who comes later than on the first day ("wife"), and which child no longer does, by its age. */
  readonly who?: string;
  readonly gone?: 'eldest' | 'youngest';
  /** "My wife is joining me": of two who travel she may be one. */
  readonly isPartner?: true;
}

export interface StopDelta {
  readonly place: Gazetted;
  /** Days. */
  readonly delta: number;
  /** It may be none of the trip yet, and comes in for so many of these. */
  readonly isNew?: 'days' | 'nights';
}

/** A length of a part of the trip that is told by where it is, or by the length that it has. */
interface PartLength {
  readonly count: number;
  readonly isNights: boolean;
  /** What it takes the place of; null where that is not said. */
  readonly over: number | null;
  readonly isBeach: boolean;
}

/** An aside asks for nothing. */
export type Topic = 'aside' | 'greeting' | 'thanks' | 'visa' | 'weather' | 'help';

export interface Message {
  /** ISO 639-1 code of the language it is in, where that is not English. */
  readonly language: string | null;
  readonly destinations: readonly PlaceMention[];
  /** It is nothing but names of towns in a row: "Bath and Oxford". */
  readonly isBareList: boolean;
  /** The places are alternatives: "Kyoto or Tokyo". */
  readonly isChoice: boolean;
  /** Places to leave out of the plan. */
  readonly drops: readonly PlaceMention[];
  readonly edit: PlaceEdit | null;
  /** The places are the ends of a way that is to be travelled in some way: "between Vancouver and Calgary we fly". */
  readonly isWayOnly: boolean;
  /** A town is to take the place of one that is not named: "replace it with Salzburg". */
  readonly replacesUnnamed: boolean;
  /** Where among the towns of the plan those named are to be put. */
  readonly where: Placement | null;
  readonly origin: PlaceMention | null;
  /** Names of towns where others of the travellers set out: ways are planned from one. */
  readonly otherHomes: readonly string[];
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
  /** Days that the dates imply where no length is named: a long weekend's. */
  readonly impliedDays: number | null;
  /** Days off at one end: "go home a day earlier". */
  readonly shorten: Shorten | null;
  /** Days by which the whole trip moves: "a week later" is 7. */
  readonly shiftDays: number;
  /** The weekday to be home by: "back by Sunday night". */
  readonly endWeekday: Weekday | null;
  /** From 1: a month that the trip is not to be in. */
  readonly notMonth: number | null;
  /** The day of the month to be home by: "back by the 9th". */
  readonly endDay: number | null;
  /** The day to be at work again: home is the evening before it. */
  readonly due: Due | null;
  /** Names of feasts that the plan is to tell of. */
  readonly feasts: readonly string[];
  /** Names of events of the guides that the trip is for, and the dates of one that the plan is moved to. */
  readonly events: readonly string[];
  readonly movesTo: DateWish | null;
  /** The length was said in nights. */
  readonly inNights: boolean;
  /** "one day less" is -1. */
  readonly daysDelta: number;
  /** Towns that are to be longer or shorter, each by so many days. */
  readonly stopDeltas: readonly StopDelta[];
  /** Of a part that is not named by its town. */
  readonly partLength: PartLength | null;
  /** A number that may be days or people. */
  readonly bareCount: number | null;
  /** Days that the whole is to have whatever else changes; `same` as many as it has. */
  readonly total: number | 'same' | null;
  /** The last day stays where it is. */
  readonly keepsEnd: boolean;
  /** A day that is to go altogether. */
  readonly dropDay: DayRef | null;
  /** Day of the month to start on: "start on the 12th". */
  readonly startDay: number | null;
  /** A weekend was named: the trip begins on a Friday. */
  readonly isWeekend: boolean;
  /** The dates are to be those of the best season, which a guide knows. */
  readonly isBestTime: boolean;
  readonly party: Party | null;
  /**
   * Only the children were named, so that the adults stay as they were: `guessed` where nobody said how many, `known`
   * where it speaks of one that may be known before ("my 5 year old"), `among` of those who were counted before.
   * `kept` is the other way round: the adults are counted anew, and the children are those of before.
   */
  readonly children: 'named' | 'known' | 'guessed' | 'among' | 'kept' | null;
  /** Years; null where no age is named. */
  readonly childAges: readonly number[] | null;
  readonly rooms: RoomWish | null;
  /** Which party of before the named one takes the place of: none for one spoken of; `all` counts in its children. */
  readonly partyOver: 'any' | 'all' | 'fewer' | 'none';
  /** Of a first party it was not said how many they are: "our parents" come with two or more. */
  readonly isPartyGuessed: boolean;
  /** People who come beside those named before; below zero, who no longer come. */
  readonly joining: Joining | null;
  /** Somebody is spoken of, and nobody said that they travel: "my boss", "my wife is vegan". */
  readonly isSpokenOf: boolean;
  /** "we", which is no number: two for a first plan, nothing new for a later one. */
  readonly isSeveral: boolean;
  readonly budget: Budget | null;
  readonly budgetChange: BudgetChange | null;
  readonly maxNight: NightLimit | null;
  /** Beds of their own: "no hotel", "we stay with friends". */
  readonly ownBeds: boolean;
  readonly interests: readonly Interest[];
  readonly avoid: readonly Interest[];
  readonly pace: 'slow' | 'full' | null;
  /** "cheaper" is -1, "more comfortable" is 1. */
  readonly comfort: -1 | 0 | 1;
  /** It is the bed that is to be cheaper, not the whole trip. */
  readonly isOfBed: boolean;
  readonly swapDays: readonly [DayRef, DayRef] | null;
  /** What a body or a conviction asks: never weighed against a taste. */
  readonly needs: readonly Need[];
  /** Needs that nobody has, or has no more. */
  readonly needsOff: readonly NoNeed[];
  readonly modes: Modes | null;
  /** How single ways are made, where that is told. */
  readonly legs: readonly Leg[];
  /** Ways that may be taken after all. */
  readonly modesLifted: Modes['wanted'];
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
  /** It says that something is to be planned. */
  readonly wantsPlan: boolean;
  /** It says that nothing is to be planned yet: an answer is wanted, or places to choose from. */
  readonly noPlan: 'answer' | 'options' | null;
  /** It wants the plan once more at the prices of now. */
  readonly wantsPrices: boolean;
  /** It asks about a plan that stands already. */
  readonly isQuestion: boolean;
  readonly topics: readonly Topic[];
  /** A place is wished for and not named. */
  readonly open: OpenWish | null;
  /** Which of the places proposed or to choose from is taken, counted from 1; -1 is the last, and 0 leaves it open. */
  readonly pick: number | null;
  /** What a question is about that no new plan answers. */
  readonly info: InfoTopic | null;
  /** What is to be told with a plan: "include a packing list". */
  readonly tells: readonly InfoTopic[];
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
  /** What is named comes in place of what was planned: "Lisbon instead", "what about Rome?". */
  readonly isInstead: boolean;
  /** Other places at the time of the plan before. */
  readonly keepsDates: boolean;
  /** It begins on the day of the week that it began on. */
  readonly sameWeekdays: boolean;
  /** Another order of the towns: turned round, or with those named first, or one of them last, or one first and one last. */
  readonly order: 'reverse' | 'first' | 'last' | 'ends' | null;
  /** The places are those of another trip: "now plan Tokyo". */
  readonly isAnother: boolean;
  /** A name beside known places that nobody knows. */
  readonly unknownBeside: string | null;
}
