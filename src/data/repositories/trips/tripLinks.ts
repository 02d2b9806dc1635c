/** Links by which others read a trip. They need the network: the server alone knows whether one opens. */
import type { NewLink, TripLink } from '@domain/takeAlong/tripLinks.ts';
import type { DataContext } from '../../context.ts';
import { fetchTripLinks, type MadeLink, makeServerLink } from '../../remote/tripLinks.ts';
import { withToken } from '../../withToken.ts';

type Context = Pick<DataContext, 'http' | 'session'>;

/** The links of a trip that open, the newest first. Throws AppError. */
export function listTripLinks(ctx: Context, userId: string, tripId: string): Promise<readonly TripLink[]> {
  return withToken(userId, ctx, (token) => fetchTripLinks(ctx.http, token, tripId, null));
}

/** Makes a link; its secret is answered this once. Throws AppError. */
export function makeTripLink(ctx: Context, userId: string, tripId: string, link: NewLink): Promise<MadeLink> {
  return withToken(userId, ctx, (token) => makeServerLink(ctx.http, token, tripId, link));
}

/** Takes a link back, and answers those that are left; a repeat is fine. Throws AppError. */
export function takeBackTripLink(
  ctx: Context,
  userId: string,
  tripId: string,
  linkId: string,
): Promise<readonly TripLink[]> {
  return withToken(userId, ctx, (token) => fetchTripLinks(ctx.http, token, tripId, linkId));
}
