/**
 * POST /auth/v1/resend for sign-up mails: @supabase/lite answers 429 to every one of them. Like Supabase Auth it
 * sends at most one a minute an address, and says nothing about addresses that it does not know.
 */
import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import type { Mailbox } from './mailbox.ts';

const SECONDS_BETWEEN_MAILS = 60;

const requestSchema = z.object({ type: z.literal('signup'), email: z.email().max(254) });

export interface ResendOptions {
  readonly database: Database;
  readonly mailbox: Mailbox;
  readonly siteUrl: string;
  /** The keys that may call it. */
  readonly apiKeys: readonly string[];
}

/** The route; requests of other kinds go on to @supabase/lite. */
export function resendRoutes({ database, mailbox, siteUrl, apiKeys }: ResendOptions): Hono {
  const app = new Hono();
  app.post('/auth/v1/resend', async (context, next) => {
    const parsed = requestSchema.safeParse(
      await context.req.raw
        .clone()
        .json()
        .catch(() => null),
    );
    if (!parsed.success || !apiKeys.includes(context.req.header('apikey') ?? '')) return next();
    const email = parsed.data.email.toLowerCase();
    const [user] = await database.query<{ wait: number }>(
      `select greatest(0, ceil($2::int - extract(epoch from now() - coalesce(confirmation_sent_at, created_at))))::int
         as wait from auth.users where email = $1 and email_confirmed_at is null`,
      [email, SECONDS_BETWEEN_MAILS],
    );
    if (user && user.wait > 0) {
      const msg = `For security purposes, you can only request this after ${user.wait} seconds.`;
      return context.json({ code: 429, error_code: 'over_email_send_rate_limit', msg }, 429);
    }
    if (user) await sendAnother(email);
    return context.json({});
  });

  async function sendAnother(email: string): Promise<void> {
    const token = randomBytes(32).toString('hex');
    const [updated] = await database.query(
      `update auth.users set confirmation_token = $2, confirmation_sent_at = now()
       where email = $1 and email_confirmed_at is null returning id`,
      [email, token],
    );
    if (!updated) return;
    const link = new URL('/auth/v1/verify', siteUrl);
    link.search = new URLSearchParams({ token, type: 'signup', redirect_to: siteUrl }).toString();
    await mailbox.send({ to: email, subject: 'Confirm your email', text: link.href });
  }
  return app;
}
