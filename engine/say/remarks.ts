/** Why a message could not be followed, or how it was taken: a code where it is found out, its words here. */
import { WEEKDAY_NAMES, type Weekday } from '../../domain/dates/calendar.ts';
import { formatDay, listOf } from './write/format.ts';

export type Remark =
  | { readonly code: 'already_in_plan' | 'not_in_plan'; readonly places: readonly string[] }
  | {
      readonly code: 'too_far_for_a_day';
      readonly place: string;
      /** The town of the trip that is nearest; null where it has none. */
      readonly from: string | null;
      /** Kilometres, rounded; null where it is near enough as the crow flies, but takes too long. */
      readonly km: number | null;
    }
  | {
      readonly code: 'no_such_weekday' | 'starts_already' | 'travels_on_none' | 'ends_already';
      readonly weekday: Weekday;
    }
  /** Leaving earlier may be the way home or the way there. */
  | { readonly code: 'which_end'; readonly days: number }
  /** ISO date. */
  | { readonly code: 'starts_in_past'; readonly firstDay: string }
  | { readonly code: 'no_such_day'; readonly days: number; readonly day: number | null }
  | { readonly code: 'own_changes_lost'; readonly days: readonly number[] }
  /** ISO date. */
  | { readonly code: 'already_begun'; readonly firstDay: string }
  | {
      readonly code:
        | 'which_town'
        | 'route_found'
        | 'route_impossible'
        | 'no_shorter'
        | 'children_guessed'
        | 'nothing_to_fill'
        | 'no_such_dates'
        | 'nothing_to_undo'
        | 'plan_too_long'
        | 'too_many_changes';
    };

/** A remark in words for the traveller. */
export function remarkInWords(remark: Remark): string {
  switch (remark.code) {
    case 'already_in_plan':
      return `${listOf(remark.places)} ${remark.places.length > 1 ? 'are' : 'is'} in the plan already.`;
    case 'not_in_plan':
      return `${listOf(remark.places)} ${remark.places.length > 1 ? 'are' : 'is'} not in the plan, so nothing had to go.`;
    case 'too_far_for_a_day':
      return `${remark.place} is ${remark.km === null ? 'hours' : `about ${remark.km} km`} from ${remark.from ?? 'there'}, too far for a day and back, so I left the plan as it was. Say “add ${remark.place} for two days” and I make it a stop.`;
    case 'no_such_weekday':
      return `No day of the plan is a ${WEEKDAY_NAMES[remark.weekday]}, so it stays as it was.`;
    case 'starts_already':
      return `The plan starts on a ${WEEKDAY_NAMES[remark.weekday]} already.`;
    case 'ends_already':
      return `The plan ends on a ${WEEKDAY_NAMES[remark.weekday]} already.`;
    case 'which_end': {
      const days = remark.days === 1 ? 'a day' : `${remark.days} days`;
      return `That can mean two things, so the plan stays as it was. Say “go home ${days} earlier” for a shorter trip, or “start ${days} earlier” to move the whole of it.`;
    }
    case 'starts_in_past':
      return `The trip would begin on ${formatDay(remark.firstDay)}, which is past, so it stays as it was.`;
    case 'travels_on_none':
      return `You neither arrive nor leave on a ${WEEKDAY_NAMES[remark.weekday]} as it is.`;
    case 'no_such_day':
      return `The plan has ${remark.days} ${remark.days === 1 ? 'day' : 'days'}, so there is no day ${remark.day ?? ''} to change.`;
    case 'which_town':
      return 'Name the town for that, and I add it after what is planned.';
    case 'route_found':
      return 'The towns are in the order that your direct flights and dates allow; a day on which you change towns counts for both.';
    case 'route_impossible':
      return 'I found no order of these towns that your direct flights and dates allow, so they are in the order you named them.';
    case 'no_shorter':
      return 'The plan cannot be shorter than a day, so I left its length as it was.';
    case 'children_guessed':
      return 'You did not say how many children, so I count two; tell me if it is another number.';
    case 'nothing_to_fill':
      return 'Nothing was taken out that could be replaced: name what should go, and the day.';
    case 'no_such_dates':
      return 'I found no such dates within a few days of the plan’s.';
    case 'nothing_to_undo':
      return 'There is no earlier plan to go back to.';
    case 'own_changes_lost':
      return `${remark.days.length > 1 ? 'Days' : 'Day'} ${listOf(remark.days.map(String))} had to be made anew, without what you changed there by hand; “undo” brings it back.`;
    case 'already_begun':
      return `This trip began on ${formatDay(remark.firstDay)}, and days that are past cannot be looked up, so I left the plan as it was. Name other dates, and I plan it for them.`;
    case 'plan_too_long':
      return 'The plan for this is longer than I can keep: ask for fewer days or fewer towns.';
    case 'too_many_changes':
      return 'This trip has as many changes as I can keep, so the plan stays as it was: take some back with “undo”, or begin another trip.';
  }
}
