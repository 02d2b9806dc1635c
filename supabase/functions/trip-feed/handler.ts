/**
 * trip-feed: a trip as it is now, for a calendar that subscribes to its address: the file that the app writes, by the same
 * code. A calendar that has it already is told so.
 */
import { tripCalendar } from '../../../domain/takeAlong/tripCalendar.ts';
import { feedQuerySchema } from '../../../domain/takeAlong/tripLinks.ts';
import { readQuery } from '../_shared/body.ts';
import { runFunction } from '../_shared/http.ts';
import { hashOf, openLink } from '../_shared/trips/links.ts';
import { linkIsGone, NOT_TO_BE_LISTED } from '../_shared/trips/reading.ts';
import type { Deps } from '../_shared/deps.ts';

export function handle(request: Request, deps: Deps): Promise<Response> {
  return runFunction({ name: 'trip-feed', method: 'GET' }, request, deps, async () => {
    const { key } = readQuery(request, feedQuerySchema);
    const opened = await openLink(deps.admin, 'feed', key);
    // as though it were written when the trip was changed: the same trip makes the same bytes
    const changed = new Date(opened?.trip.updatedAt ?? 0);
    const text = opened && tripCalendar(opened.trip, changed.getTime(), { subscribed: true });
    if (text === null) throw linkIsGone();
    const etag = `"${(await hashOf(text)).slice(0, 32)}"`;
    const headers = {
      ...NOT_TO_BE_LISTED,
      etag,
      'last-modified': changed.toUTCString(),
      // to be asked for each time: an address that was taken back ends at once
      'cache-control': 'private, no-cache',
    };
    if (hasAlready(request.headers.get('if-none-match'), etag)) {
      return new Response(null, { status: 304, headers });
    }
    return new Response(text, {
      headers: {
        ...headers,
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="trip.ics"',
      },
    });
  });
}

/** By RFC 9110, 13.1.2: of a list of tags, weak ones among them, any. */
function hasAlready(header: string | null, etag: string): boolean {
  return (header ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
