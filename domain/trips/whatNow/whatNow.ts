/**
 * "What now?" as a message: what is on and what comes next of the trip that is on, and for a reason the smallest change of the
 * rest of the day, proposed first and made when the traveller says so. The server and a device without a network answer
 * with it, each before its planner, whose program has no room for the re-planning of a day (docs/decisions/0021).
 */
import type { Suggestion } from '../../chat/chatApi.ts';
import { addDays } from '../../dates/calendar.ts';
import { formatShortDate } from '../../dates/formatDates.ts';
import { isKnownZone } from '../../dates/zones.ts';
import type { ChatResults } from '../../chat/results.ts';
import type { CheckedPlan } from '../../itinerary/itinerary.ts';
import { applyEdit } from '../applyEdit.ts';
import { isOnAt } from '../listing.ts';
import { type Today, todayOf } from '../today.ts';
import type { Trip, TripContents, TripHead, TripOffers } from '../trip.ts';
import { type HeardNow, nowHeard } from './heard.ts';
import { inMarkdown, nowAndNext } from './dayWords.ts';
import { type Proposal, proposalFor } from './proposal.ts';
import { CHANGE_DAY, KEEP_DAY, REASONS, todayWords } from './words.ts';

export interface NowAsked {
  readonly message: string;
  /** Of the message: what it puts into a day has it. */
  readonly messageId: string;
  /** The trip of the conversation; null for none. */
  readonly trip: Trip | null;
  /** The account's other trips. */
  readonly others: readonly TripHead[];
  readonly now: Date;
  /** One of those; null where it is not there. */
  readonly read: (tripId: string) => Promise<Trip | null>;
}

/** As an answer of the engine (engine/turn.ts). What the day's change costs is the server's to say: no device charges. */
export interface NowTold {
  readonly reply: string;
  readonly lead: string;
  readonly suggestions: Suggestion[];
  readonly results: ChatResults;
  readonly priced?: Pick<TripOffers, 'marker' | 'seenAt'>;
  readonly plan: CheckedPlan | undefined;
  readonly change:
    | { readonly kind: 'none' }
    | { readonly kind: 'opened'; readonly tripId: string }
    | ({ readonly kind: 'changed'; readonly contents: TripContents } & Pick<
        TripHead,
        'title' | 'startsOn' | 'endsOn' | 'homeZone'
      >);
  readonly usage: { readonly inputTokens: 0; readonly outputTokens: 0; readonly totalTokens: 0 };
}

/** Null for a message that asks nothing of the kind: it is the planner's. */
export async function whatNow(asked: NowAsked): Promise<NowTold | null> {
  const heard = nowHeard(asked.message);
  if (!heard) return null;
  const on = await tripThatIsOn(asked);
  if (!on) return named(heard) === null && !heard.isAlsoPlanning ? told(noneIsOn(asked), []) : null;
  const { today, trip } = on;
  const { trouble, answer, hasMore } = heard;
  const moves = on.isOther
    ? { lead: `We are back at “${inMarkdown(trip.title)}”, which is on.\n\n`, change: openedOf(trip) }
    : { lead: '', change: NONE };
  const say = (parts: readonly string[], suggestions: Suggestion[]) =>
    told(moves.lead + parts.filter((part) => part !== '').join('\n\n'), suggestions, moves.change);
  const here = [`${todayWords(today)}.`, nowAndNext(today)];
  if (answer === 'keep') return say(['The day stays as it is.', ...here], []);
  if (!trouble) return say([...here, 'Does the day go another way? Say how.'], REASON_BUTTONS);
  const proposal = proposalFor({ trip, today }, trouble, asked.messageId);
  if (proposal === null) return null;
  const more = hasMore ? 'One thing at a time: say the rest again after this.' : '';
  if (proposal.edit === null) return say([proposal.whyNot, more, ...here], proposal.others);
  if (answer === 'change' && !on.isOther) return changed(on, proposal, more);
  return say(
    [...here, proposal.lead, proposal.differences, `Nothing is changed until you say so. ${more}`.trim()],
    [
      { label: CHANGE_DAY, value: `${CHANGE_DAY}: ${proposal.wanted}` },
      { label: KEEP_DAY, value: KEEP_DAY },
      ...proposal.others,
    ],
  );
}

const NONE = { kind: 'none' } as const;
const FREE = { inputTokens: 0, outputTokens: 0, totalTokens: 0 } as const;
const REASON_BUTTONS: Suggestion[] = REASONS.map(({ words }) => ({ label: words, value: words }));

function told(text: string, suggestions: Suggestion[], change: NowTold['change'] = NONE): NowTold {
  const results = { flights: [], hotels: [], tours: [] };
  return { reply: text, lead: text, suggestions, results, plan: undefined, change, usage: FREE };
}

function openedOf({ id }: Trip): NowTold['change'] {
  return { kind: 'opened', tripId: id };
}

/** What is closed by its name, which may be of a trip that is ahead. */
function named({ trouble }: HeardNow): string | null {
  return trouble !== null && 'name' in trouble ? trouble.name : null;
}

interface TripOn {
  readonly trip: Trip;
  readonly today: Today;
  /** None that the conversation is about. */
  readonly isOther: boolean;
}

/** Other trips that are looked at: more are hardly on at once. */
const MOST_LOOKED_AT = 3;

/** The trip of the conversation before others, the one that began last first. */
async function tripThatIsOn({ trip, others, now, read }: NowAsked): Promise<TripOn | null> {
  const today = trip && todayIn(trip, now);
  if (trip && today) return { trip, today, isOther: false };
  // somewhere on earth it is the day before or after
  const date = now.toISOString().slice(0, 10);
  const perhaps = others
    .filter((other) => other.state === 'open' && [-1, 0, 1].some((by) => isOnAt(other, addDays(date, by))))
    .toSorted((a, b) => (a.startsOn === b.startsOn ? 0 : (a.startsOn ?? '') < (b.startsOn ?? '') ? 1 : -1))
    .slice(0, MOST_LOOKED_AT);
  for (const { id } of perhaps) {
    const other = await read(id);
    const theirs = other && todayIn(other, now);
    if (other && theirs) return { trip: other, today: theirs, isOther: true };
  }
  return null;
}

/** A town whose clock is not told goes by that of where the traveller sets out: the server knows no device's. */
function todayIn({ plan, spec, homeZone, offers }: Trip, now: Date): Today | null {
  const home = homeZone !== null && isKnownZone(homeZone) ? homeZone : 'UTC';
  return plan && todayOf({ plan, spec, homeZone, offers }, now.getTime(), home);
}

function noneIsOn({ trip, others, now }: NowAsked): string {
  const date = now.toISOString().slice(0, 10);
  const [next] = [...(trip ? [trip] : []), ...others]
    .flatMap(({ title, state, startsOn }) =>
      state === 'open' && startsOn !== null && startsOn >= date ? [{ title, startsOn }] : [],
    )
    .toSorted((a, b) => (a.startsOn < b.startsOn ? -1 : 1));
  const ahead = next ? ` “${inMarkdown(next.title)}” begins on ${formatShortDate(next.startsOn)}.` : '';
  return `No trip of yours is on today.${ahead} While one is on, I say what is now and what comes next, and plan the rest of the day again when you are late or tired, it rains, or a place is closed.`;
}

/** The day as it was proposed, by the edit that the trip's own page makes. */
function changed({ trip }: TripOn, { edit, differences }: Proposal, more: string): NowTold | null {
  const after = edit && applyEdit(trip, edit);
  if (after?.outcome !== 'applied') return null;
  const { title, startsOn, endsOn, homeZone, spec, plan, offers } = after.trip;
  const text = [`Day ${edit?.day} is planned anew.`, differences, more]
    .filter((part) => part !== '')
    .join('\n\n');
  const contents = { spec, plan, offers };
  return {
    ...told(text, [{ label: 'Undo', value: 'Undo' }], {
      kind: 'changed',
      contents,
      title,
      startsOn,
      endsOn,
      homeZone,
    }),
    ...(offers && {
      results: { flights: offers.flights, hotels: offers.hotels, tours: offers.tours },
      priced: { marker: offers.marker, seenAt: offers.seenAt },
    }),
    plan: plan ?? undefined,
  };
}
