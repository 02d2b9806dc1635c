/** Searches: the network first, then the answer that this device kept, with its age. */
import type { FiledSearch } from '@domain/accounts/dataFile.ts';
import { AppError, type AppErrorReason, toAppError } from '@domain/errors/appError.ts';
import type {
  FlightSearchParams,
  FlightSearchReply,
  HotelSearchParams,
  HotelSearchReply,
  Place,
  TourSearchParams,
  TourSearchReply,
} from '@domain/search/searchApi.ts';
import { searchRequestSchema } from '@domain/search/searchApi.ts';
import type { CheckedPlan } from '@domain/itinerary/itinerary.ts';
import { distinct, MAX_SPOTS, type Spot, spotsOfPlan } from '@domain/search/spots.ts';
import type { DataContext } from '../context.ts';
import type { WaymarkDatabase } from '../local/database.ts';
import type { SearchRow } from '../local/rows.ts';
import { fetchPlaces, fetchSpots } from '../remote/places.ts';
import {
  type ParamsOf,
  parseStoredReply,
  type ReplyOf,
  runSearch,
  type SearchType,
} from '../remote/search.ts';

/**
 * `stored` is true when the answer is the one that this device kept; `failure` is then why the server gave none, where it
 * was asked.
 */
export type KeptReply<Reply> = Reply & { stored: boolean; failure?: AppError };

/** Reasons that say nothing about what was asked for: what is kept of it stands. */
const UNANSWERED: ReadonlySet<AppErrorReason> = new Set([
  'offline',
  'timeout',
  'server',
  'bad_answer',
  'rate_limited',
]);

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

/**
 * Places for a day of a trip: what the trip has itself, then with a network that answers soon what the guides know of its
 * towns. Never rejects.
 */
export async function searchSpots(
  ctx: Pick<DataContext, 'http'>,
  query: string,
  plan: Pick<CheckedPlan, 'days' | 'towns'>,
  signal: AbortSignal,
): Promise<Spot[]> {
  const text = query.trim();
  if (text.length < 2) return [];
  const asked = plan.towns.length === 0 ? [] : fetchSpots(ctx.http, text, plan.towns, signal).catch(() => []);
  return distinct([...spotsOfPlan(text, plan), ...(await asked)]).slice(0, MAX_SPOTS);
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
    const failure = toAppError(thrown);
    const stored = UNANSWERED.has(failure.reason) ? await recallStored(type, params, ctx) : null;
    if (!stored) throw thrown;
    return { ...stored, failure };
  }
}

/** Whose answer it is, and under which key it is kept. */
function rowOf(type: SearchType, params: unknown, ctx: DataContext): { owner: string; key: string } {
  return rowFor(ctx.session.current()?.userId ?? '', type, params);
}

function rowFor(owner: string, type: SearchType, params: unknown): { owner: string; key: string } {
  return { owner, key: `${owner} ${type} ${JSON.stringify(params)}` };
}

async function keep(ctx: DataContext, row: Omit<SearchRow, 'storedAt'>): Promise<void> {
  try {
    await ctx.store.run((db) =>
      db.transaction('rw', db.searches, async () => {
        // Signed out, or somebody else signed in, while it was on its way.
        if ((ctx.session.current()?.userId ?? '') !== row.owner) return;
        await db.searches.put({ ...row, storedAt: ctx.clock.now() });
        await dropSurplus(db, row);
      }),
    );
  } catch {
    // A full disk costs the copy for the air, not the answer on screen.
  }
}

/** Of those that an account keeps, the oldest go. The caller holds a transaction on searches. */
async function dropSurplus(
  db: WaymarkDatabase,
  { owner, type }: Pick<SearchRow, 'owner' | 'type'>,
): Promise<void> {
  const mine = await db.searches.where('owner').equals(owner).sortBy('storedAt');
  const shelf = mine.filter((kept) => (kept.type === 'tours') === (type === 'tours'));
  const surplus = shelf.slice(0, Math.max(0, shelf.length - KEPT[type]));
  await db.searches.bulkDelete(surplus.map(({ key }) => key));
}

/**
 * Keeps searches out of the account's own file, with their age, beside those that are here; answers how many. What this
 * version cannot read is left out. Throws AppError.
 */
export async function bringSearches(
  ctx: DataContext,
  owner: string,
  searches: readonly FiledSearch[],
): Promise<number> {
  const now = ctx.clock.now();
  const rows = searches.flatMap(({ type, params, reply, storedAt }): SearchRow[] => {
    const request = searchRequestSchema.safeParse({ type, params });
    const parsed = parseStoredReply(type, reply);
    // as the app writes them, which is how it finds them again
    if (!parsed?.success || !request.success || !isSameJson(request.data.params, params)) return [];
    const { key } = rowFor(owner, type, params);
    return [
      {
        key,
        owner,
        type,
        params,
        reply: parsed,
        storedAt: Math.min(Date.parse(storedAt), now),
        lowest: lowestOf(parsed),
      },
    ];
  });
  return ctx.store.run((db) =>
    db.transaction('rw', db.searches, async () => {
      if (ctx.session.current()?.userId !== owner) throw new AppError('unauthorized');
      const known = new Set(await db.searches.where('owner').equals(owner).primaryKeys());
      const fresh = rows.filter(({ key }) => !known.has(key));
      await db.searches.bulkPut(fresh);
      for (const type of ['flights', 'tours'] as const) await dropSurplus(db, { owner, type });
      const left = new Set(await db.searches.where('owner').equals(owner).primaryKeys());
      return new Set(fresh.map(({ key }) => key).filter((key) => left.has(key))).size;
    }),
  );
}

/** Whether two values say the same, in whatever order. */
function isSameJson(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const [ofA, ofB] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
  return (
    ofA.size === ofB.size && [...ofA].every(([key, part]) => ofB.has(key) && isSameJson(part, ofB.get(key)))
  );
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
