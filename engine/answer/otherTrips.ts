/** Messages about the account's other trips, or about one that is begun. */
import { findCommand } from '../read/follow/commands.ts';
import { asksForAnother, findOpened } from '../read/follow/otherTrips.ts';
import { unreadWords } from '../say/talk/unread.ts';
import { formatDay, listOf } from '../say/write/format.ts';
import { normalize } from '../../domain/text/normalize.ts';
import type { Suggestion } from '../../domain/chat/chatApi.ts';
import type { TripHead } from '../../domain/trips/trip.ts';
import type { TurnInput } from '../turn.ts';
import type { Answer } from './answer.ts';

const MOST_NAMED = 4;
const TAKES_BACK = /\b(?:undo|revert|back)\b/i;
/** Words of a name that no title has. */
const EMPTY = new Set('trip one plan holiday to in the of from on my our for again please'.split(' '));

/** The answer to a message that leaves the trip at hand for another; null for all else. */
export function otherTrip({ message, trip, others }: TurnInput): Answer | null {
  if (asksForAnother(message)) {
    const kept = trip ? ` “${shown(trip.title)}” is kept.` : '';
    return {
      text: `With pleasure, another trip.${kept} Say allergies and other needs again, where your profile does not have them. Where would you like to go? A city is enough; dates, length, travellers and a budget make the plan better.`,
      suggestions: [],
      change: { kind: 'left' },
    };
  }
  const [newest] = others;
  // without a trip, “never mind” takes nothing back
  if (trip === null && newest && findCommand(message) === 'undo' && TAKES_BACK.test(message))
    return opened(newest);
  for (const { name, rest } of findOpened(message)) {
    if (trip && isNamed(trip, name)) return null;
    const meant = others.filter((other) => isNamed(other, name));
    const [only] = meant;
    if (only && meant.length === 1) return opened(only, rest);
    if (meant.length > 1) return whichOf(meant);
  }
  return null;
}

/** Buttons that lead back to kept trips. */
export function backTo(others: readonly TripHead[]): Suggestion[] {
  return others.slice(0, MOST_NAMED).map((other) => {
    const on = other.startsOn === null ? '' : `, ${formatDay(other.startsOn)}`;
    return {
      label: `Back to ${shown(other.title)}`.slice(0, 80),
      value: `Go back to the ${shown(other.title)} trip${on}`.slice(0, 400),
    };
  });
}

/** @param rest what the message says beside it, which counts for no trip yet */
function opened(trip: TripHead, rest = ''): Answer {
  const unread = rest === '' ? '' : `${unreadWords([rest])}\n\n`;
  return {
    text: `${unread}We are back at “${shown(trip.title)}”${datesOf(trip)}. Tell me what to change, or say “show me the plan”.`,
    suggestions: [{ label: 'Show the plan', value: 'Show me the plan again' }],
    change: { kind: 'opened', tripId: trip.id },
  };
}

/** Several trips have the name: they are told apart by their dates. */
function whichOf(trips: readonly TripHead[]): Answer {
  const names = trips.slice(0, MOST_NAMED).map((trip) => `“${shown(trip.title)}”${datesOf(trip)}`);
  return {
    text: `You have ${trips.length} trips of that name: ${listOf(names)}. Which one?`,
    suggestions: backTo(trips),
    change: { kind: 'none' },
  };
}

function datesOf({ startsOn, endsOn }: TripHead): string {
  if (startsOn === null) return '';
  return endsOn === null || endsOn === startsOn
    ? `, ${formatDay(startsOn)}`
    : `, ${formatDay(startsOn)} to ${formatDay(endsOn)}`;
}

/** Whether every word of the name is in the trip's title or the date it begins on. */
function isNamed(trip: Pick<TripHead, 'title'> & Partial<Pick<TripHead, 'startsOn'>>, name: string): boolean {
  const date = trip.startsOn ? formatDay(trip.startsOn) : '';
  const known = new Set(wordsOf(`${trip.title} ${date}`));
  const asked = wordsOf(name).filter((word) => !EMPTY.has(word));
  return asked.length > 0 && asked.every((word) => known.has(word));
}

function wordsOf(text: string): string[] {
  return normalize(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** A title without anything that markdown would act on. */
function shown(title: string): string {
  return title.replace(/[*_[\]()<>#`|\\\n]/g, '');
}
