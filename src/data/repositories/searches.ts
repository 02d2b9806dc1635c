/** Searches: the network first, then the answer that this device kept, with its age. */
import { toAppError } from '@domain/errors/appError.ts';
import type {
  FlightSearchParams,
  FlightSearchReply,
  HotelSearchParams,
  HotelSearchReply,
  Place,
  TourSearchParams,
  TourSearchReply,
} from '@domain/search/searchApi.ts';
import type { CheckedPlan } from '@domain/itinerary/itinerary.ts';
import { distinct, MAX_SPOTS, type Spot, spotsOfPlan } from '@domain/search/spots.ts';
import type { DataContext } from '../context.ts';
import type { SearchRow } from '../local/rows.ts';
import { fetchPlaces, fetchSpots } from '../remote/places.ts';
import {
  type ParamsOf,
  parseStoredReply,
  type ReplyOf,
  runSearch,
  type SearchType,
} from '../remote/search.ts';

/** `stored` is true when the network was away and the answer is the one this device kept. */
export type KeptReply<Reply> = Reply & { stored: boolean };

/**
 * Answers kept for each account, and for visitors. Tours are asked for by the home page, not by the traveller: they
 * have room of their own and push no search out.
 */
const KEPT = { flights: 20, hotels: 20, tours: 12 } as const;

export function searchFlights(
  ctx: DataContext,
  params: FlightSearchParams,
): Promise<KeptReply<FlightSearchReply>> {
  return search('flights', params, ctx);
}

export function searchHotels(
  ctx: DataContext,
  params: HotelSearchParams,
): Promise<KeptReply<HotelSearchReply>> {
  return search('hotels', params, ctx);
}

export function searchTours(ctx: DataContext, params: TourSearchParams): Promise<KeptReply<TourSearchReply>> {
  return search('tours', params, ctx);
}

/** The answer that this device kept of a search, with its age; null where it keeps none. Nothing is asked. */
export function recallFlights(
  ctx: DataContext,
  params: FlightSearchParams,
): Promise<KeptReply<FlightSearchReply> | null> {
  return recallStored('flights', params, ctx);
}

/** As {@link recallFlights}. */
export function recallHotels(
  ctx: DataContext,
  params: HotelSearchParams,
): Promise<KeptReply<HotelSearchReply> | null> {
  return recallStored('hotels', params, ctx);
}

/** Location suggestions; nothing is asked for fewer than 2 characters (requirements §5). */
export async function searchPlaces(
  ctx: Pick<DataContext, 'http'>,
  query: string,
  signal: AbortSignal,
): Promise<Place[]> {
  const text = query.trim();
  return text.length < 2 ? [] : fetchPlaces(ctx.http, text, signal);
}

/** Places for a day of a trip: what the trip has itself, and with a network what the guides know of its towns. Never rejects. */
export async function searchSpots(
  ctx: Pick<DataContext, 'http'>,
  query: string,
  plan: Pick<CheckedPlan, 'days' | 'towns'>,
  signal: AbortSignal,
): Promise<Spot[]> {
  const text = query.trim();
  if (text.length < 2) return [];
  const asked = plan.towns.length === 0 ? [] : fetchSpots(ctx.http, text, plan.towns, signal).catch(() => []);
  return distinct([...(await asked), ...spotsOfPlan(text, plan)]).slice(0, MAX_SPOTS);
}

async function search<Type extends SearchType>(
  type: Type,
  params: ParamsOf<Type>,
  ctx: DataContext,
): Promise<KeptReply<ReplyOf[Type]>> {
  const { owner, key } = rowOf(type, params, ctx);
  try {
    const reply = await runSearch(ctx.http, type, params);
    if (reply.success) await keep(ctx, { key, owner, type, params, reply, lowest: lowestOf(reply) });
    return { ...reply, stored: false };
  } catch (thrown) {
    const { reason } = toAppError(thrown);
    const unreachable = reason === 'offline' || reason === 'timeout' || reason === 'server';
    const stored = unreachable ? await recallStored(type, params, ctx) : null;
    if (!stored) throw thrown;
    return stored;
  }
}

/** Whose answer it is, and under which key it is kept. */
function rowOf(type: SearchType, params: unknown, ctx: DataContext): { owner: string; key: string } {
  const owner = ctx.session.current()?.userId ?? '';
  return { owner, key: `${owner} ${type} ${JSON.stringify(params)}` };
}

async function keep(ctx: DataContext, row: Omit<SearchRow, 'storedAt'>): Promise<void> {
  try {
    await ctx.store.run((db) =>
      db.transaction('rw', db.searches, async () => {
        // Signed out, or somebody else signed in, while it was on its way.
        if ((ctx.session.current()?.userId ?? '') !== row.owner) return;
        await db.searches.put({ ...row, storedAt: ctx.clock.now() });
        const mine = await db.searches.where('owner').equals(row.owner).sortBy('storedAt');
        const shelf = mine.filter((kept) => (kept.type === 'tours') === (row.type === 'tours'));
        const surplus = shelf.slice(0, Math.max(0, shelf.length - KEPT[row.type]));
        await db.searches.bulkDelete(surplus.map(({ key }) => key));
      }),
    );
  } catch {
    // A full disk costs the copy for the air, not the answer on screen.
  }
}

/** US dollars; null for an answer without offers. */
function lowestOf({ data = [] }: ReplyOf[SearchType]): number | null {
  let lowest: number | null = null;
  for (const offer of data) {
    const price = 'priceFrom' in offer ? offer.priceFrom : offer.price;
    if (lowest === null || price < lowest) lowest = price;
  }
  return lowest;
}

async function recallStored<Type extends SearchType>(
  type: Type,
  params: ParamsOf<Type>,
  ctx: DataContext,
): Promise<KeptReply<ReplyOf[Type]> | null> {
  const { key } = rowOf(type, params, ctx);
  const row = await ctx.store.run((db) => db.searches.get(key)).catch(() => null);
  const reply = row ? parseStoredReply(type, row.reply) : null;
  if (!row || !reply) return null;
  const aged: ReplyOf[Type] = { ...reply, seenAt: reply.seenAt ?? new Date(row.storedAt).toISOString() };
  return { ...aged, stored: true };
}
