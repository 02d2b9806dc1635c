import * as z from 'zod/mini';
import { hotelOfferSchema, tourOfferSchema } from '@domain/offers/offers.ts';
import { readableFlights, readableRows } from '@domain/offers/rows.ts';
import {
  type FlightSearchReply,
  flightSearchReplySchema,
  type HotelSearchReply,
  hotelSearchReplySchema,
  type SearchRequest,
  type TourSearchReply,
  tourSearchReplySchema,
} from '@domain/search/searchApi.ts';
import { callFunction, type Readable } from './transport/functions.ts';
import type { Http } from './transport/http.ts';

const NAME = 'travel-search-proxy';
/** Providers are given 8 s and, after a wait of at most 5 s, one more try; one that is asked twice 22 s in all. */
export const SEARCH_TIMEOUT_MS = 25_000;

export type SearchType = SearchRequest['type'];
export type ParamsOf<Type extends SearchType> = Extract<SearchRequest, { type: Type }>['params'];

export interface ReplyOf {
  flights: FlightSearchReply;
  hotels: HotelSearchReply;
  tours: TourSearchReply;
}

/** An error alone is an answer, too, and no success; so is what is left of a list with an odd row in it. */
const success = z.optional(z.boolean());
const schemas: { readonly [Type in SearchType]: Readable<ReplyOf[Type]> } = {
  flights: z.pipe(
    z.extend(flightSearchReplySchema, { success, data: z.optional(readableFlights) }),
    z.transform(withSuccess),
  ),
  hotels: z.pipe(
    z.extend(hotelSearchReplySchema, { success, data: z.optional(readableRows(hotelOfferSchema)) }),
    z.transform(withSuccess),
  ),
  tours: z.pipe(
    z.extend(tourSearchReplySchema, { success, data: z.optional(readableRows(tourOfferSchema)) }),
    z.transform(withSuccess),
  ),
};

function withSuccess<Reply extends { success?: boolean | undefined; error?: string | undefined }>(
  reply: Reply,
): Reply & { success: boolean } {
  return { ...reply, success: reply.success ?? reply.error === undefined };
}

/** Asks the search function; visitors may too. */
export function runSearch<Type extends SearchType>(
  http: Http,
  type: Type,
  params: ParamsOf<Type>,
): Promise<ReplyOf[Type]> {
  const call = { name: NAME, body: { type, params }, token: null, timeoutMs: SEARCH_TIMEOUT_MS };
  return callFunction(http, call, schemas[type]);
}

/** A stored answer, parsed again on the way in; null when it cannot be read any more. */
export function parseStoredReply<Type extends SearchType>(type: Type, value: unknown): ReplyOf[Type] | null {
  const parsed = schemas[type].safeParse(value);
  return parsed.success ? parsed.data : null;
}
