/** travel-search-proxy: flight, hotel and tour search (requirements §7). */
import { readJson } from '../_shared/body.ts';
import { FunctionFailure } from '../_shared/errors.ts';
import { json, runFunction } from '../_shared/http.ts';
import { ProviderError } from '../_shared/providers/error.ts';
import { searchRequestSchema } from '../../../domain/search/searchApi.ts';
import { searchOffers } from '../_shared/search/searchOffers.ts';
import type { Deps } from '../_shared/deps.ts';

export function handle(request: Request, deps: Deps): Promise<Response> {
  return runFunction({ name: 'travel-search-proxy', method: 'POST' }, request, deps, async () => {
    const search = await readJson(request, searchRequestSchema);
    try {
      return json(await searchOffers(search, deps.providers, deps.clock()));
    } catch (cause) {
      if (!(cause instanceof ProviderError)) throw cause;
      throw new FunctionFailure(
        'provider_unavailable',
        `The ${search.type} search could not be completed. Please try again.`,
        { cause },
      );
    }
  });
}
