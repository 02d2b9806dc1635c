/**
 * places: location autocomplete (requirements §7, Other). GET ?q=&locale=en → Place[]. With &towns=, those of a trip, it
 * finds places in and around them: → Spot[].
 */
import { readQuery } from '../_shared/body.ts';
import { placesQuerySchema } from '../../../domain/search/searchApi.ts';
import { spotsQuerySchema } from '../../../domain/search/spots.ts';
import { loadGazetteer } from '../../../engine/facts/gazetteer.ts';
import '../../../content/towns/all.ts';
import { findSpots } from '../../../engine/facts/spots.ts';
import { FunctionFailure } from '../_shared/errors.ts';
import { json, runFunction } from '../_shared/http.ts';
import { ProviderError } from '../_shared/providers/error.ts';
import type { Deps } from '../_shared/deps.ts';

const MAX_PLACES = 8;
/** Fewer characters give no suggestions (requirements §5). */
const MIN_CHARS = 2;

export function handle(request: Request, deps: Deps): Promise<Response> {
  return runFunction({ name: 'places', method: 'GET' }, request, deps, async () => {
    if (new URL(request.url).searchParams.has('towns')) {
      const { q, towns } = readQuery(request, spotsQuerySchema);
      return json(q.length < MIN_CHARS ? [] : findSpots(q, towns, await loadGazetteer()));
    }
    const { q, locale } = readQuery(request, placesQuerySchema);
    if (q.length < MIN_CHARS) return json([]);
    try {
      return json(await deps.providers.places.suggest(q, locale, MAX_PLACES));
    } catch (cause) {
      if (!(cause instanceof ProviderError)) throw cause;
      throw new FunctionFailure('provider_unavailable', 'Locations cannot be looked up right now.', {
        cause,
      });
    }
  });
}
