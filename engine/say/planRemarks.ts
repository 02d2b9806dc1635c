/** Why a wish could not be carried out on the days or offers that there are: a code where it is found out, its words here. */
import { hourInWords } from '../plan/build/clock.ts';
import { listOf, plural } from './write/format.ts';
import { WEEKDAY_NAMES, type Weekday } from '../../domain/dates/calendar.ts';
import type { Interest } from '../../content/towns/types.ts';

interface OfDay {
  /** Number of the day, from 1. */
  readonly day: number;
}

/** Of one day, or of the whole plan. */
interface OfDayOrPlan {
  readonly day: number | null;
}

interface OfInterest extends OfDay {
  readonly town: string;
  readonly interest: Interest;
}

interface OfSwap {
  readonly swap: readonly [number, number];
}

export type PlanRemark =
  | { readonly code: 'must_elsewhere'; readonly thing: string; readonly town: string }
  | { readonly code: 'must_no_room'; readonly thing: string }
  | { readonly code: 'must_shut'; readonly thing: string; readonly weekdays: readonly Weekday[] }
  | { readonly code: 'no_such_day' | 'no_free_day' | 'no_day_for_it' }
  | { readonly code: 'is_no_day'; readonly days: number }
  | ({ readonly code: 'no_meal'; readonly meal: string } & OfDay)
  | ({
      readonly code:
        | 'only_travel'
        | 'lightest'
        | 'travel_not_free'
        | 'travel_no_time'
        | 'nothing_to_add'
        | 'nothing_to_add_travel'
        | 'not_free_for_trip';
    } & OfDay)
  | ({
      readonly code: 'no_more_of';
      /** A day that has what there is. */ readonly on: number | null;
    } & OfInterest)
  | ({ readonly code: 'another_day_has' | 'unknown_taste' } & OfInterest)
  | { readonly code: 'trip_planned'; readonly town: string }
  | { readonly code: 'no_other_trip'; readonly from: string }
  | { readonly code: 'no_trip_to'; readonly to: string; readonly from: string }
  | ({ readonly code: 'no_tour' } & OfDayOrPlan)
  | ({ readonly code: 'not_found'; readonly words: string } & OfDayOrPlan)
  /** `from` is a minute of the day. */
  | ({ readonly code: 'late_already'; readonly from: number } & OfDayOrPlan)
  | { readonly code: 'not_moved'; readonly thing: string }
  | ({
      readonly code: 'must_other_day';
      readonly thing: string;
      readonly asked: number;
      readonly shutOn: Weekday | null;
    } & OfDay)
  | ({ readonly code: 'there_already'; readonly thing: string } & OfDay)
  | ({ readonly code: 'swap_no_day'; readonly days: number } & OfSwap)
  | ({ readonly code: 'swap_towns' } & OfSwap)
  | ({ readonly code: 'swap_travel'; readonly on: readonly number[] } & OfSwap)
  | { readonly code: 'no_room'; readonly towns: readonly string[] }
  | { readonly code: 'no_other_times'; readonly wish: 'earlier' | 'later' }
  | { readonly code: 'no_non_stop'; readonly ways: readonly (readonly [from: string, to: string])[] };

/** A remark in words for the traveller. */
export function planRemarkInWords(remark: PlanRemark): string {
  switch (remark.code) {
    case 'must_elsewhere':
      return `${remark.thing} is in ${remark.town}, which is not part of this trip, so it is not planned: say “add ${remark.town} for two days” and it is.`;
    case 'must_no_room':
      return `I found no open hour for ${remark.thing} on these days, so it is not planned; a day more would make room.`;
    case 'must_shut':
      return `${remark.thing} is shut on ${listOf(remark.weekdays.map((weekday) => `${WEEKDAY_NAMES[weekday] ?? ''}s`))}, so I cannot plan it on these days; another day would make room.`;
    case 'no_such_day':
      return 'The plan has no such day.';
    case 'no_free_day':
      return 'No day of the plan is free from morning to evening; a day more would make room.';
    case 'no_day_for_it':
      return 'There is no day for that.';
    case 'is_no_day':
      return `The plan has ${remark.days} days, and that is none of them, so it stays as it was.`;
    case 'no_meal':
      return `Day ${remark.day} has no ${remark.meal.toLowerCase()} to change.`;
    case 'only_travel':
      return `Day ${remark.day} holds nothing but the way, so there is nothing to take out of it.`;
    case 'lightest':
      return `Day ${remark.day} is as light as it gets; say “keep day ${remark.day} free” for a day without a plan.`;
    case 'travel_not_free':
      return `You travel on day ${remark.day}, so it cannot be a free day.`;
    case 'travel_no_time':
      return `You travel on day ${remark.day}, which leaves no time for that.`;
    case 'nothing_to_add':
      return `I have nothing to add to day ${remark.day}.`;
    case 'nothing_to_add_travel':
      return `I have nothing to add to day ${remark.day}, on which you travel.`;
    case 'not_free_for_trip':
      return `Day ${remark.day} is not free from morning to evening, so there is no time for a day out of town.`;
    case 'no_more_of': {
      const { town, interest, day, on } = remark;
      const elsewhere = on === null ? '' : `; day ${on} has what I know (say “swap day ${day} and ${on}”)`;
      return `My guide to ${town} has no more for ${interest} that fits day ${day}${elsewhere}, so I left the day as it was.`;
    }
    case 'another_day_has':
      return `Another day of the plan is for ${remark.interest} already, so I left day ${remark.day} as it was.`;
    case 'unknown_taste':
      return `I have no guide to ${remark.town} and know nothing there for ${remark.interest}, so I left day ${remark.day} as it was.`;
    case 'trip_planned':
      return `${remark.town} is in the plan already.`;
    case 'no_other_trip':
      return `I know no day trip from ${remark.from} that the plan does not have, so I left it as it was. Name a town and I look how far it is.`;
    case 'no_trip_to':
      return `I know no day trip to “${remark.to}” from ${remark.from}, so I left the plan as it was.`;
    case 'no_tour':
      return remark.day === null ? 'There is no tour in the plan.' : `There is no tour on day ${remark.day}.`;
    case 'not_found':
      return `I find no “${remark.words}” ${remark.day === null ? 'in the plan' : `on day ${remark.day}`}, so nothing had to go.`;
    case 'late_already':
      return `Nothing but travel begins before ${hourInWords(remark.from)}${remark.day === null ? '' : ` on day ${remark.day}`} already.`;
    case 'not_moved':
      return `I find no “${remark.thing}” in the plan, so nothing has moved.`;
    case 'must_other_day':
      if (remark.shutOn !== null)
        return `${remark.thing} is shut on ${WEEKDAY_NAMES[remark.shutOn] ?? ''}s, day ${remark.asked}, so it is on day ${remark.day}.`;
      return `Day ${remark.asked} has no room for “${remark.thing}”, so it is on day ${remark.day}.`;
    case 'there_already':
      return `The plan has “${remark.thing}” on day ${remark.day}.`;
    case 'swap_no_day':
      return `I could not swap days ${remark.swap.join(' and ')}: the plan has ${plural(remark.days, 'day')}.`;
    case 'swap_towns':
      return `Days ${remark.swap.join(' and ')} are in different towns, so they stay where they are.`;
    case 'swap_travel':
      return `I could not swap days ${remark.swap.join(' and ')}: you travel on day ${remark.on.join(' and ')}, which leaves no room for another day’s plan.`;
    case 'no_room':
      return `There is no whole day left for ${remark.towns.join(' and ')}; a day more would make room.`;
    case 'no_other_times':
      return `My searches have no ${remark.wish} flights on these dates.`;
    case 'no_non_stop':
      return `My search found no non-stop flight ${remark.ways.map(([from, to]) => `from ${from} to ${to}`).join(' or ')}.`;
  }
}
