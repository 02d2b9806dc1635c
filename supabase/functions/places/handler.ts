/** places: location autocomplete (spec section 7, Other). GET ?q=&locale=en → Place[]. */
import { z } from 'zod';
import { readQuery } from '../_shared/body.ts';
import { isPlainLine } from '../_shared/domain/text.ts';
import { FunctionFailure } from '../_shared/errors.ts';
import { json, runFunction } from '../_shared/http.ts';
import { ProviderError } from '../_shared/providers/error.ts';
import type { Deps } from '../_shared/deps.ts';

const MAX_PLACES = 8;
/** Fewer characters give no suggestions (spec section 5). */
const MIN_CHARS = 2;

const querySchema = z.object({
  q: z
    .string({ error: 'is required' })
    .trim()
    .max(120)
    .refine(isPlainLine, 'holds characters that no place has'),
  locale: z
    .string()
    .regex(/^[a-z]{2}$/, 'must be a two-letter language such as en')
    .default('en'),
});

export function handle(request: Request, deps: Deps): Promise<Response> {
  return runFunction({ name: 'places', method: 'GET' }, request, deps, async () => {
    const { q, locale } = readQuery(request, querySchema);
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
