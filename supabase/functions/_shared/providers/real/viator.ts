/** Tours from the Viator Partner API v2, free-text search: prices from, a person, in US dollars. */
import { z } from 'zod';
import { endpoint, fetchJson, type HttpOptions } from '../fetchJson.ts';
import type { TourOffer } from '../../../../../domain/offers/offers.ts';
import type { TourProvider } from '../tours.ts';

const BASE_URL = 'https://api.viator.com/partner';
const COUNT = 20;

const minutes = z.number().int().positive().nullish().catch(null);

const productSchema = z.object({
  productCode: z.string().min(1).max(120),
  title: z.string().trim().min(1),
  productUrl: z.url({ protocol: /^https$/ }).max(2_000),
  pricing: z.object({
    currency: z.string().nullish(),
    summary: z.object({ fromPrice: z.number().nonnegative() }),
  }),
  /** Absent on products that nobody has rated yet. */
  reviews: z
    .object({ combinedAverageRating: z.number().min(0).max(5).nullish() })
    .nullish()
    .catch(null),
  duration: z
    .object({
      fixedDurationInMinutes: minutes,
      variableDurationFromMinutes: minutes,
      variableDurationToMinutes: minutes,
    })
    .nullish()
    .catch(null),
});
type Product = z.output<typeof productSchema>;

const replySchema = z.object({
  products: z.object({ results: z.array(z.unknown()).nullish() }).nullish(),
});

export interface ViatorOptions extends HttpOptions {
  readonly key: string;
}

/** The provider for a key; a sandbox key needs the sandbox's address. */
export function createViator(options: ViatorOptions): TourProvider {
  return {
    async search({ destination }) {
      const reply = await fetchJson({
        provider: 'Viator',
        url: endpoint(options.baseUrl ?? BASE_URL, '/search/freetext'),
        schema: replySchema,
        headers: {
          'exp-api-key': options.key,
          accept: 'application/json;version=2.0',
          'accept-language': 'en-US',
        },
        body: {
          searchTerm: destination.city,
          currency: 'USD',
          searchTypes: [{ searchType: 'PRODUCTS', pagination: { start: 1, count: COUNT } }],
        },
        http: options,
      });
      // one odd item must not cost the traveller the others
      return (reply.products?.results ?? [])
        .flatMap((item) => {
          const parsed = productSchema.safeParse(item);
          return parsed.success ? toOffer(parsed.data) : [];
        })
        .sort((a, b) => b.rating - a.rating);
    },
  };
}

/** The offer of a product; none when its price is not in US dollars. */
function toOffer(product: Product): TourOffer[] {
  if ((product.pricing.currency ?? 'USD') !== 'USD') return [];
  return [
    {
      id: product.productCode,
      name: product.title.slice(0, 200),
      rating: product.reviews?.combinedAverageRating ?? 0,
      duration: durationOf(product),
      price: product.pricing.summary.fromPrice,
      // carries the partner's own tracking
      bookingUrl: product.productUrl,
    },
  ];
}

function durationOf({ duration }: Product): string {
  const shortest = duration?.fixedDurationInMinutes ?? duration?.variableDurationFromMinutes;
  const longest = duration?.fixedDurationInMinutes ?? duration?.variableDurationToMinutes;
  if (!shortest) return longest ? `Up to ${inWords(longest)}` : 'Duration varies';
  return !longest || longest === shortest ? inWords(shortest) : `${inWords(shortest)} to ${inWords(longest)}`;
}

/** "45 minutes", "3 hours", "1 hour 30 minutes", "2 days". */
function inWords(total: number): string {
  const day = 24 * 60;
  if (total >= day && total % day === 0) return counted(total / day, 'day');
  const parts = [
    total >= 60 ? counted(Math.floor(total / 60), 'hour') : '',
    total % 60 > 0 ? counted(total % 60, 'minute') : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
