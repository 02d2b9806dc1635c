/** The functions' environment, parsed once at start. An empty value counts as absent. */
import { z } from 'zod';

const url = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

const envSchema = z
  .object({
    SUPABASE_URL: url,
    SUPABASE_SERVICE_ROLE_KEY: z.string({ error: 'is required' }),
    /** OpenAI-compatible endpoint; without it the embedded planner answers. */
    LLM_BASE_URL: url.optional(),
    LLM_MODEL: z.string().optional(),
    LLM_API_KEY: z.string().optional(),
    LLM_TIMEOUT_MS: z.coerce
      .number({ error: 'must be a number of milliseconds' })
      .int()
      .min(100)
      .default(60_000),
    /** Aviasales Data API and its places; without the token flights are sample data. */
    TRAVELPAYOUTS_TOKEN: z.string().optional(),
    TRAVELPAYOUTS_MARKER: z.string().max(100).default(''),
    TRAVELPAYOUTS_MARKET: z
      .string()
      .regex(/^[a-z]{2}$/, 'must be a two-letter market such as us')
      .default('us'),
    /** The n8n workflow that sends follow-up letters. */
    N8N_WEBHOOK_URL: url.optional(),
  })
  .superRefine((env, context) => {
    if (env.LLM_BASE_URL !== undefined && env.LLM_MODEL === undefined) {
      context.addIssue({ code: 'custom', path: ['LLM_MODEL'], message: 'is required with LLM_BASE_URL' });
    }
  });

export type Env = z.output<typeof envSchema>;

/**
 * Parses the environment.
 * @throws Error whose one line names the variable ("SUPABASE_URL must be an http or https address").
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = envSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  throw new Error(`Environment: ${lines.join('; ')}`);
}
