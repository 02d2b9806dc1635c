/**
 * Where @supabase/lite answers the auth API unlike Supabase Auth, or less safely:
 * - POST /resend for sign-up mails: it answers 429 to every one. Here at most one a minute an address goes out, and
 *   the answer is the same for every address, known, waiting or not.
 * - POST /signup with an address that waits for its confirmation: it keeps the first password and mails nothing, so
 *   that whoever signs up with another's address chooses their password. Here the later sign-up replaces the earlier
 *   one, its password and its link, and one that is over the limit of mails ends the earlier one.
 * - POST /signup with a confirmed address: it answers 429 as well. Here the specification's "User already
 *   registered" (requirements §8).
 * - PUT /user with another address: it is changed once the old mailbox agrees, so that anyone could take an address
 *   that is not theirs. Refused: no screen changes it.
 * - POST /signup and /resend while the mail server does not answer: refused before anything is made, since a link
 *   that comes much later helps nobody.
 * - GET /verify: it would go on to any port of this machine with the session in the address. Only this site is left.
 */
import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import type { Mailbox } from './mailbox.ts';

const SECONDS_BETWEEN_MAILS = 60;

const resendSchema = z.object({ type: z.literal('signup'), email: z.email().max(254) });
const signUpSchema = z.object({ email: z.email().max(254), password: z.unknown() });
const addressSchema = z.union([z.object({ email: z.string() }), z.object({ phone: z.string() })]);

export interface AuthGuardOptions {
  readonly database: Database;
  readonly mailbox: Mailbox;
  readonly siteUrl: string;
  /** The keys that may call it. */
  readonly apiKeys: readonly string[];
}

/** The routes; requests that they have nothing to say to go on to @supabase/lite. */
export function authGuard({ database, mailbox, siteUrl, apiKeys }: AuthGuardOptions): Hono {
  const app = new Hono();
  const hasKey = (context: Context) => apiKeys.includes(context.req.header('apikey') ?? '');

  app.get('/auth/v1/verify', (context, next) => {
    const url = new URL(context.req.url);
    const target = url.searchParams.get('redirect_to') ?? siteUrl;
    if (URL.canParse(target) && new URL(target).origin === siteUrl) return next();
    url.searchParams.set('redirect_to', siteUrl);
    return Promise.resolve(context.redirect(url.pathname + url.search, 303));
  });

  app.put('/auth/v1/user', async (context, next) => {
    if (!addressSchema.safeParse(await bodyOf(context)).success) return next();
    const msg = 'The address of an account cannot be changed';
    return context.json({ code: 400, error_code: 'validation_failed', msg }, 400);
  });

  app.post('/auth/v1/signup', async (context, next) => {
    const parsed = signUpSchema.safeParse(await bodyOf(context));
    if (!parsed.success || !hasKey(context)) return next();
    if (!(await mailbox.isAvailable())) return cannotMail(context);
    const [taken] = await database.query(
      'select 1 from auth.users where email = $1 and email_confirmed_at is not null',
      [parsed.data.email.toLowerCase()],
    );
    if (!taken) {
      if (isLongEnough(parsed.data.password)) await dropWaiting(database, parsed.data.email);
      return next();
    }
    const msg = 'User already registered';
    return context.json({ code: 422, error_code: 'user_already_exists', msg }, 422);
  });

  app.post('/auth/v1/resend', async (context, next) => {
    const parsed = resendSchema.safeParse(await bodyOf(context));
    if (!parsed.success || !hasKey(context)) return next();
    if (!(await mailbox.isAvailable())) return cannotMail(context);
    const email = parsed.data.email.toLowerCase();
    const [user] = await database.query<{ wait: number }>(
      `select greatest(0, ceil($2::int - extract(epoch from now() - coalesce(confirmation_sent_at, created_at))))::int
         as wait from auth.users where email = $1 and email_confirmed_at is null`,
      [email, SECONDS_BETWEEN_MAILS],
    );
    if (user && user.wait <= 0) await sendAnother(email);
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

/**
 * To be mounted before the limits: a sign-up that they refuse leaves no earlier one of its address that the newest
 * mail's link would confirm. It may have been somebody else's, with a password that they chose.
 */
export function endLimitedSignUps(database: Database): Hono {
  const app = new Hono();
  app.post('/auth/v1/signup', async (context, next) => {
    const parsed = signUpSchema.safeParse(await bodyOf(context));
    await next();
    if (context.res.status === 429 && parsed.success) await dropWaiting(database, parsed.data.email);
  });
  return app;
}

/** An account whose address was never confirmed, with its password and its link. */
async function dropWaiting(database: Database, email: string): Promise<void> {
  await database.query(
    'delete from auth.users where email = $1 and email_confirmed_at is null and last_sign_in_at is null',
    [email.toLowerCase()],
  );
}

/** What @supabase/lite goes on to take (minimum_password_length); a refused sign-up replaces nothing. */
function isLongEnough(password: unknown): boolean {
  return typeof password === 'string' && password.length >= 6 && password.length <= 72;
}

/** Words that the registration form shows as they are. */
function cannotMail(context: Context): Response {
  const msg = 'We cannot send mail right now. Please try again in a few minutes.';
  return context.json({ code: 500, error_code: 'unexpected_failure', msg }, 500);
}

async function bodyOf(context: Context): Promise<unknown> {
  return context.req.raw
    .clone()
    .json()
    .catch(() => null);
}
