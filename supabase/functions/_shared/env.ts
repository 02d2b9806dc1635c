/** The functions' environment, parsed once at start. An empty value counts as absent. */
import { z } from 'zod';
import { checkPayments, paymentVariables } from './providers/payments/env.ts';
import { httpUrl as url } from './url.ts';

/** Reading and writing each take so long at most: a turn must end before the app, which gives it 75 s, stops listening. */
const MAX_MODEL_MS = 25_000;

/** Goes into a header as it is; the refusal never repeats it. */
const key = z.string().regex(/^[\x21-\x7e]{1,500}$/, 'must be one word of plain characters');

const envSchema = z
  .object({
    SUPABASE_URL: url,
    SUPABASE_SERVICE_ROLE_KEY: z.string({ error: 'is required' }),
    /** OpenAI-compatible endpoint that reads messages; without it the rules read alone. */
    LLM_BASE_URL: url.optional(),
    LLM_MODEL: z.string().optional(),
    LLM_API_KEY: key.optional(),
    LLM_TIMEOUT_MS: z.coerce
      .number({ error: 'must be a number of milliseconds' })
      .int()
      .min(100, 'must be at least 100 milliseconds')
      .max(MAX_MODEL_MS, `must be at most ${MAX_MODEL_MS} milliseconds`)
      .default(10_000),
    /** Sent only where they are set: models differ in what they allow. */
    LLM_TEMPERATURE: z.coerce
      .number({ error: 'must be a number' })
      .min(0)
      .max(2, 'must be from 0 to 2')
      .optional(),
    LLM_MAX_TOKENS: z.coerce
      .number({ error: 'must be a number of tokens' })
      .int()
      .min(100, 'must be at least 100 tokens')
      .optional(),
    /** Aviasales Data API and its places; without the token flights are sample data. */
    TRAVELPAYOUTS_TOKEN: key.optional(),
    TRAVELPAYOUTS_MARKER: z.string().max(100, 'must be at most 100 characters').default(''),
    TRAVELPAYOUTS_MARKET: z
      .string()
      .regex(/^[a-z]{2}$/, 'must be a two-letter market such as us')
      .default('us'),
    /** Other addresses than the services' own: sandboxes, proxies, stubs. */
    AVIASALES_BASE_URL: url.optional(),
    PLACES_BASE_URL: url.optional(),
    /** LiteAPI hotels; without the key they are sample data. */
    LITEAPI_KEY: key.optional(),
    LITEAPI_BASE_URL: url.optional(),
    /** The operator's white-label site that hotels link to. */
    LITEAPI_WHITELABEL_URL: url.optional(),
    /** Hotel links and photos by the specification's scheme; that service is off, so there is no default. */
    HOTELLOOK_LINK_URL: url.optional(),
    HOTELLOOK_PHOTO_URL: url.optional(),
    /** Viator tours; without the key they are sample data. */
    VIATOR_KEY: key.optional(),
    VIATOR_BASE_URL: url.optional(),
    ...paymentVariables,
    /** The n8n workflow that sends follow-up letters. */
    N8N_WEBHOOK_URL: url.optional(),
  })
  .superRefine((env, context) => {
    checkPayments(env, (name, message) => context.addIssue({ code: 'custom', path: [name], message }));
    if (env.LLM_BASE_URL !== undefined && env.LLM_MODEL === undefined) {
      context.addIssue({ code: 'custom', path: ['LLM_MODEL'], message: 'is required with LLM_BASE_URL' });
    }
  });

const secretKeysSchema = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'is no JSON' });
      return z.NEVER;
    }
  })
  .pipe(z.object({ default: z.string().min(1) }));

export type Env = z.output<typeof envSchema>;

/**
 * Parses the environment.
 * @throws Error whose one line names the variable ("SUPABASE_URL must be an http or https address").
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(
    Object.entries(withSecretKey(source)).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = envSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  throw new Error(`Environment: ${lines.join('; ')}`);
}

/**
 * A hosted project hands its functions the new secret keys as JSON, by name, and the service role's legacy key only
 * while that is still switched on.
 */
function withSecretKey(source: Record<string, string | undefined>): Record<string, string | undefined> {
  const { SUPABASE_SECRET_KEYS: keys } = source;
  if (keys === undefined || keys.trim() === '') return source;
  const named = secretKeysSchema.safeParse(keys);
  if (!named.success) throw new Error('Environment: SUPABASE_SECRET_KEYS must be JSON with a default key');
  return { ...source, SUPABASE_SERVICE_ROLE_KEY: named.data.default };
}
