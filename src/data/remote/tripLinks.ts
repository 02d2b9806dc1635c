/** Links by which others read a trip: the server makes, lists, takes back and opens them. */
import {
  linksReplySchema,
  madeLinkReplySchema,
  type NewLink,
  type SharedTripReply,
  sharedTripReplySchema,
  type TripLink,
} from '@domain/takeAlong/tripLinks.ts';
import { callFunction } from './transport/functions.ts';
import type { Http } from './transport/http.ts';

/** The trip's links that open, the newest first, without the one that is taken back. Throws AppError. */
export async function fetchTripLinks(
  http: Http,
  token: string,
  tripId: string,
  takeBack: string | null,
): Promise<readonly TripLink[]> {
  const body =
    takeBack === null
      ? { action: 'links', trip_id: tripId }
      : { action: 'unlink', trip_id: tripId, link_id: takeBack };
  return (await callFunction(http, { name: 'trips', body, token }, linksReplySchema)).links;
}

export interface MadeLink {
  /** Opens the link; nobody is told it again. */
  readonly secret: string;
  readonly links: readonly TripLink[];
}

/** @throws AppError `forbidden` without a paid plan, `conflict` where there are as many as can be … */
export function makeServerLink(http: Http, token: string, tripId: string, link: NewLink): Promise<MadeLink> {
  const body = { action: 'link', trip_id: tripId, link };
  return callFunction(http, { name: 'trips', body, token }, madeLinkReplySchema);
}

/** Asked as a visitor, whoever is signed in. @throws AppError `not_found` where the secret opens no trip */
export function openTripLink(http: Http, secret: string): Promise<SharedTripReply> {
  return callFunction(http, { name: 'shared-trip', body: { secret }, token: null }, sharedTripReplySchema);
}
