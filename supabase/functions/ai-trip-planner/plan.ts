/** A turn of the assistant, and where its plan is booked. */
import { answerTurn, offersOf } from '../_shared/assistant/answerTurn.ts';
import { toldAgain } from '../_shared/assistant/toldAgain.ts';
import { isoDateOf } from '../../../domain/dates/calendar.ts';
import { flightLink, liveDealsLink } from '../../../domain/offers/partnerLinks.ts';
import { chargeFor } from '../../../domain/billing/tokens.ts';
import { travellerOf, type ChatProfile } from '../_shared/metering/chatProfile.ts';
import type { ChatTurn } from '../../../domain/chat/chatApi.ts';
import type { ChatStreamEvent } from '../../../domain/chat/replyEvents.ts';
import type { TurnAnswer } from '../../../engine/turn.ts';
import type { ChatResults } from '../../../domain/chat/results.ts';
import {
  bookingDetailsSchema,
  type BookingDetails,
  type PlannerReply,
} from '../../../domain/chat/plannerApi.ts';
import type { Deps } from '../_shared/deps.ts';
import type { Gazetted } from '../../../engine/facts/types.ts';
import type { Providers } from '../_shared/providers/providers.ts';

/** The heading that every plan's first day has (decisions/0007): tells one that the model only wrote out. */
const FIRST_DAY = /^#{1,6} *Day 1\b/m;

/**
 * Answers the last of the messages; the others are its history. With `onText`, the text goes out while it is written.
 * @throws FunctionFailure provider_unavailable
 */
export async function planTurn(
  messages: readonly ChatTurn[],
  profile: ChatProfile,
  deps: Deps,
  onText: ((event: Extract<ChatStreamEvent, { event: 'text' | 'reset' }>) => void) | null,
): Promise<{ answer: PlannerReply; used: number }> {
  const now = deps.clock();
  const message = messages[messages.length - 1]?.content.trim() ?? '';
  const traveller = travellerOf(profile, isoDateOf(now));
  const { providers, destination } = watchDestination(deps.providers);
  const history = messages.slice(0, -1);
  const { trip, previous } = await toldAgain(
    providers.model === null ? history : [],
    { traveller, now },
    offersOf(deps.providers),
  );
  const input = { message, history, trip, previous, others: [], traveller, now, streams: onText !== null };
  let turn: TurnAnswer | undefined;
  for await (const event of answerTurn(input, providers)) {
    if (event.type === 'done') turn = event.answer;
    else if (event.type === 'text') onText?.({ event: 'text', data: { delta: event.delta } });
    else if (event.type === 'reset') onText?.({ event: 'reset', data: {} });
  }
  if (!turn) throw new Error('The turn ended without an answer');
  const place = turn.plan?.cities[0] ?? (FIRST_DAY.test(turn.reply) ? destination() : null);
  const bookingDetails = place === null ? null : detailsOf(turn.results, place, deps.providers.marker);
  const answer = {
    response: {
      content: turn.reply,
      ...(bookingDetails === null ? {} : { bookingDetails }),
      ...(turn.plan === undefined ? {} : { plan: turn.plan }),
    },
  };
  return { answer, used: chargeFor(turn.usage, 0) };
}

/** The same providers, with the place that the searches of the turn were for: the first that was slept or flown to. */
function watchDestination(providers: Providers): { providers: Providers; destination: () => string | null } {
  let seen: string | null = null;
  const noting =
    <Query extends { readonly destination: Gazetted }, Offer>(search: (query: Query) => Promise<Offer[]>) =>
    (query: Query): Promise<Offer[]> => {
      seen ??= query.destination.city;
      return search(query);
    };
  return {
    providers: {
      ...providers,
      flights: { search: noting((query) => providers.flights.search(query)) },
      hotels: { search: noting((query) => providers.hotels.search(query)) },
      tours: { search: noting((query) => providers.tours.search(query)) },
    },
    destination: () => seen,
  };
}

/**
 * Where the plan is booked; null when it came with no offers. The place is the model's own word: what is no name of one
 * leads nowhere, and must not fail the answer, which has been read by then and would go for nothing.
 */
function detailsOf(results: ChatResults, destination: string, marker: string): BookingDetails | null {
  const { flights, hotels, tours } = results;
  const offers = [...flights, ...hotels, ...tours];
  if (offers.length === 0) return null;
  const [hotel] = hotels;
  const stay = {
    destination: destination.replaceAll(/\s+/g, ' ').slice(0, 120),
    ...(hotel ? { checkIn: hotel.checkIn, checkOut: hotel.checkOut } : {}),
  };
  const details = bookingDetailsSchema.safeParse({
    url: bookableLink(results, marker) ?? liveDealsLink(stay),
    ...stay,
    sample: offers.every((offer) => offer.sample === true),
  });
  return details.success ? details.data : null;
}

/** The partner's page of the first offer that can be booked as it is; sample data never can. */
function bookableLink({ flights, hotels, tours }: ChatResults, marker: string): string | undefined {
  const flight = flights.find((offer) => !offer.sample && offer.link !== '');
  if (flight && marker !== '') return flightLink(flight.link, marker);
  return [...hotels, ...tours].find((offer) => !offer.sample && offer.bookingUrl !== undefined)?.bookingUrl;
}
