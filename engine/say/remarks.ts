/** Why a message could not be followed, or how it was taken: a code where it is found out, its words here. */
import { MONTH_NAMES, WEEKDAY_NAMES, type Weekday } from '../../domain/dates/calendar.ts';
import type { Suggestion } from '../../domain/chat/chatApi.ts';
import { quoted } from './talk/unchanged.ts';
import { childrenInWords, formatDay, listOf, money, plural } from './write/format.ts';
import type { Party } from '../read/types.ts';

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
  /** The day to be home by is not before the last day. */
  | { readonly code: 'ends_before'; readonly lastDay: string }
  /** Only the newest change can be taken back; as it was typed, null where nobody typed it. */
  | { readonly code: 'undo_newest'; readonly said: string | null }
  /** Leaving earlier may be the way home or the way there; below zero it is later. */
  | { readonly code: 'which_end'; readonly days: number }
  /** A town that is to take the place of one that nobody named. */
  | { readonly code: 'which_gives_way'; readonly place: string; readonly towns: readonly string[] }
  /** A town on another part of the earth than the trip. */
  | { readonly code: 'far_away'; readonly place: string; readonly from: string; readonly km: number }
  /** A town that may come beside those of the trip or in their place. */
  | { readonly code: 'which_role'; readonly place: string }
  /** A town of several, with days and dates of its own: a trip apart, or its stay in this one. */
  | { readonly code: 'which_trip'; readonly place: string; readonly days: number }
  | ({ readonly code: 'party_guessed'; readonly who?: string | undefined } & Party)
  /** A budget is to change that nobody named, or by more than it is; in dollars. */
  | { readonly code: 'no_such_budget'; readonly budget: number | null }
  | { readonly code: 'too_many_days'; readonly days: number; readonly most: number }
  /** A day that was not named. */
  | { readonly code: 'which_day' }
  /** "It" of which nobody knows what it is; from 1. */
  | { readonly code: 'which_thing'; readonly day: number | null }
  /** A thing that is to be at another time of its day. */
  | { readonly code: 'no_other_time'; readonly thing: string }
  /** A month that the trip is in and that is not wanted. */
  | { readonly code: 'which_month'; readonly month: number }
  /** A day of something that is none of the trip's. */
  | { readonly code: 'which_dates'; readonly start: string }
  /** A bare number may be days, people or rooms. */
  | { readonly code: 'which_count'; readonly count: number }
  /** ISO date. */
  | { readonly code: 'starts_in_past'; readonly firstDay: string }
  | { readonly code: 'no_such_day'; readonly days: number; readonly day: number | null }
  | { readonly code: 'own_changes_lost'; readonly days: readonly number[] }
  /** Titles of what was locked, booked or added by hand. */
  | { readonly code: 'held_lost'; readonly titles: readonly string[] }
  /** A bed that was booked for other nights than it has now. */
  | { readonly code: 'booked_nights'; readonly title: string; readonly nights: number; readonly now: number }
  /** Offers that were chosen by hand. */
  | { readonly code: 'chosen_gone'; readonly names: readonly string[] }
  /** ISO date. */
  | { readonly code: 'already_begun'; readonly firstDay: string }
  | {
      readonly code:
        | 'which_town'
        | 'which_part'
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

/** Lost items that are named; the others are counted. */
const MOST_NAMED = 4;
/** Buttons below one question. */
const MOST_READINGS = 4;

/**
 * The two readings of what can be read in two ways, each as a message that can be read in one; empty for other remarks.
 * @param message as it was typed
 */
export function readingsOf(remark: Remark, message: string): Suggestion[] {
  if (remark.code === 'which_trip') {
    const days = plural(remark.days, 'day');
    return [
      {
        label: `A new trip to ${remark.place}`.slice(0, 80),
        value: `Plan a new trip: ${message}`.slice(0, 400),
      },
      {
        label: `${days} in ${remark.place} on this trip`.slice(0, 80),
        value: `Make ${remark.place} ${days}`,
      },
    ];
  }
  if (remark.code === 'which_count') {
    const days = plural(remark.count, 'day');
    const people = remark.count === 1 ? '1 person' : `${remark.count} people`;
    return [
      { label: days, value: `Make it ${days}` },
      { label: people, value: `We are ${people}` },
      { label: plural(remark.count, 'room'), value: `Make it ${plural(remark.count, 'room')}` },
    ];
  }
  if (remark.code === 'which_gives_way')
    return remark.towns.slice(0, MOST_READINGS).map((town) => ({
      label: `${remark.place} instead of ${town}`.slice(0, 80),
      value: `Swap ${town} for ${remark.place}`,
    }));
  if (remark.code === 'far_away' || remark.code === 'which_role')
    return [
      { label: `Add ${remark.place}`.slice(0, 80), value: `Add ${remark.place}` },
      { label: `Only ${remark.place}`.slice(0, 80), value: `Only ${remark.place}` },
    ];
  if (remark.code === 'which_day')
    return [2, 3].map((day) => ({ label: `Day ${day}`, value: `Make day ${day} lighter` }));
  if (remark.code !== 'which_end') return [];
  const by = shiftInWords(remark.days);
  return [`Go home ${by}`, `Start ${by}`].map((value) => ({ label: value, value }));
}

/** "A day earlier", "2 days later". */
function shiftInWords(days: number): string {
  const count = Math.abs(days);
  return `${count === 1 ? 'a day' : `${count} days`} ${days > 0 ? 'earlier' : 'later'}`;
}

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
    case 'ends_before':
      return `The plan ends on ${formatDay(remark.lastDay)}, so you are home by then.`;
    case 'which_end': {
      const by = shiftInWords(remark.days);
      const length = remark.days > 0 ? 'shorter' : 'longer';
      return `That can mean two things, so the plan stays as it was. Say “go home ${by}” for a ${length} trip, or “start ${by}” to move the whole of it.`;
    }
    case 'which_gives_way':
      return `Which town is to give way to ${remark.place}? Your towns stay as they were until you say.`;
    case 'far_away':
      return `${remark.place} is about ${remark.km} km from ${remark.from}, so I do not take it for a stop of this trip unasked: the plan stays as it was.`;
    case 'which_role':
      return `Is ${remark.place} to be one more stop, or in place of what is planned? Your towns stay as they were until you say.`;
    case 'which_trip':
      return `Is that a new trip to ${remark.place}, or its stay in this one? This trip stays as it was until you say.`;
    case 'no_such_budget':
      return remark.budget === null
        ? 'You have named no budget yet, so there is none to change: say what the whole trip may cost.'
        : `That would leave nothing of your budget of ${money(remark.budget)}, so it stays as it was.`;
    case 'too_many_days':
      return `${remark.days.toLocaleString('en-US')} days are more than I keep of one trip, which are ${remark.most}: name fewer, and begin a further trip for the rest.`;
    case 'which_day':
      return 'Which day do you mean? The plan stays as it was until you say.';
    case 'which_thing':
      if (remark.day === null)
        return 'What is to go? Name the thing. The plan stays as it was until you say.';
      return `What is to be on day ${remark.day}? Name the thing, or say “start on …” for the whole trip. The plan stays as it was until you say.`;
    case 'no_other_time':
      return `I move things from day to day, not by the hour, so “${remark.thing}” stays as it was. Open the trip: its menu there has “Change the time”.`;
    case 'which_month':
      return `Which month rather than ${MONTH_NAMES[remark.month - 1] ?? 'that'}? The plan stays as it was until you say.`;
    case 'which_dates':
      return `I did not move the trip: say “start on ${formatDay(remark.start)}” if it is to begin that day.`;
    case 'which_count':
      return `${remark.count} can be days, people or rooms, so the plan stays as it was. Which do you mean?`;
    case 'starts_in_past':
      return `The trip would begin on ${formatDay(remark.firstDay)}, which is past, so it stays as it was.`;
    case 'travels_on_none':
      return `You neither arrive nor leave on a ${WEEKDAY_NAMES[remark.weekday]} as it is.`;
    case 'no_such_day':
      return `The plan has ${remark.days} ${remark.days === 1 ? 'day' : 'days'}, so there is no day ${remark.day ?? ''} to change.`;
    case 'which_town':
      return 'Name the town for that, and I add it after what is planned.';
    case 'which_part':
      return 'I cannot tell which of the towns that length is for: name it, for example “4 nights in Rome”.';
    case 'route_found':
      return 'The towns are in the order that your direct flights and dates allow; a day on which you change towns counts for both.';
    case 'route_impossible':
      return 'I found no order of these towns that your direct flights and dates allow, so they are in the order you named them.';
    case 'no_shorter':
      return 'The plan cannot be shorter than a day, so I left its length as it was.';
    case 'children_guessed':
      return 'You did not say how many children, so I count two; tell me if it is another number.';
    case 'party_guessed': {
      const { adults, children } = remark;
      const many = listOf([plural(adults, 'adult'), ...(children === 0 ? [] : [childrenInWords(children)])]);
      return remark.who === undefined
        ? `You did not say how many you are: I count ${many}; tell me if that is not so.`
        : `I count ${many} from the first day on, with your ${remark.who}, who joins later; tell me if that is not so.`;
    }
    case 'nothing_to_fill':
      return 'Nothing was taken out that could be replaced: name what should go, and the day.';
    case 'no_such_dates':
      return 'I found no such dates within a few days of the plan’s.';
    case 'nothing_to_undo':
      return 'There is no earlier plan to go back to.';
    case 'undo_newest':
      return `I can take back only the newest change${remark.said === null ? '' : `, which was “${remark.said}”`}: say “undo” for that, or name what the plan is to have now.`;
    case 'own_changes_lost':
      return `${remark.days.length > 1 ? 'Days' : 'Day'} ${listOf(remark.days.map(String))} had to be made anew, without what you changed there by hand; “undo” brings it back.`;
    case 'held_lost': {
      const names = listOf(remark.titles.slice(0, MOST_NAMED).map((title) => `“${quoted(title)}”`));
      const more = remark.titles.length - MOST_NAMED;
      const [are, them] = remark.titles.length > 1 ? ['have', 'them'] : ['has', 'it'];
      return `${names}${more > 0 ? ` and ${more} more` : ''}, which you had locked, booked or added, ${are} no place in this plan: a booking stays yours until you cancel it, and “undo” brings ${them} back.`;
    }
    case 'booked_nights': {
      const { title, nights, now } = remark;
      const ask = now > nights ? 'ask the hotel for the others' : 'tell the hotel';
      return `You booked “${quoted(title)}” for ${plural(nights, 'night')}, and the stay has ${now} now: ${ask}, for I change no booking.`;
    }
    case 'chosen_gone': {
      const [is, another] = remark.names.length > 1 ? ['are', 'others'] : ['is', 'another'];
      return `${listOf(remark.names)}, which you had chosen, ${is} not offered for this plan any more, so I took ${another}.`;
    }
    case 'already_begun':
      return `This trip began on ${formatDay(remark.firstDay)}, and days that are past cannot be looked up, so I left the plan as it was. Name other dates, and I plan it for them.`;
    case 'plan_too_long':
      return 'The plan for this is longer than I can keep: ask for fewer days or fewer towns.';
    case 'too_many_changes':
      return 'This trip has as many changes as I can keep, so the plan stays as it was: take some back with “undo”, or begin another trip.';
  }
}
