/** Which requests count against which limit, and what one that is over it gets: 429 with Retry-After. */
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Caller } from '../createBackend.ts';
import { createBuckets, type Buckets } from './buckets.ts';
import { callerAddress, tokenSubject } from './caller.ts';
import type { RateLimits } from './rates.ts';

type Env = { Bindings: { caller?: Caller } };

export interface LimitOptions {
  readonly limits: RateLimits;
  readonly now: () => number;
  readonly trustedProxies: number;
  /** The functions' own calls, which carry it, are not counted. */
  readonly secretKey: string;
  readonly jwtSecret: string;
}

type Charge = readonly [buckets: Buckets, key: string | null, cost?: number];

const emailSchema = z.object({ email: z.string() });
const editsSchema = z.object({ edits: z.array(z.unknown()) });
/** A copy, or a trip out of a file, brings a whole trip along, with a history of its own. */
const wholeSchema = z.object({ action: z.enum(['copy', 'bring']) });
const EDITS_A_TRIP = { copy: 20, bring: 5 } as const;

/** What the middleware of each part shares. */
interface Desk {
  readonly buckets: Readonly<Record<keyof RateLimits, Buckets>>;
  readonly addressOf: (context: Context<Env>) => string | null;
}

/** Middleware for /auth/v1, /rest/v1, /storage/v1 and /functions/v1; mounted before what answers there. */
export function limitRequests(options: LimitOptions): Hono<Env> {
  const { trustedProxies, jwtSecret } = options;
  const desk: Desk = {
    buckets: bucketsFor(options),
    addressOf: (context) =>
      callerAddress(context.env?.caller?.address, context.req.header('x-forwarded-for'), { trustedProxies }),
  };
  const app = new Hono<Env>();
  limitSignIns(app, desk);
  limitAccounts(app, desk, jwtSecret);
  limitMails(app, desk);
  limitRest(app, desk, options);
  limitFunctions(app, desk, jwtSecret);
  return app;
}

function bucketsFor({ limits, now }: LimitOptions): Desk['buckets'] {
  return {
    signInPerAddress: createBuckets(limits.signInPerAddress, now),
    signInPerAccount: createBuckets(limits.signInPerAccount, now),
    signInPerAccountOverall: createBuckets(limits.signInPerAccountOverall, now),
    mailPerAddress: createBuckets(limits.mailPerAddress, now),
    mailPerRecipient: createBuckets(limits.mailPerRecipient, now),
    accountPerUser: createBuckets(limits.accountPerUser, now),
    tokenPerAddress: createBuckets(limits.tokenPerAddress, now),
    newsletterPerAddress: createBuckets(limits.newsletterPerAddress, now),
    activityPerAddress: createBuckets(limits.activityPerAddress, now),
    restPerAddress: createBuckets(limits.restPerAddress, now),
    restPerUser: createBuckets(limits.restPerUser, now),
    functionsPerAddress: createBuckets(limits.functionsPerAddress, now),
    functionsPerUser: createBuckets(limits.functionsPerUser, now),
    chatPerUser: createBuckets(limits.chatPerUser, now),
    editsPerUser: createBuckets(limits.editsPerUser, now),
    linkPerAddress: createBuckets(limits.linkPerAddress, now),
    webhookPerAddress: createBuckets(limits.webhookPerAddress, now),
  } satisfies Record<keyof RateLimits, Buckets>;
}

/** Passwords, refreshed sessions and links that are opened; what succeeds is not counted. */
function limitSignIns(app: Hono<Env>, { buckets, addressOf }: Desk): void {
  app.post('/auth/v1/token', async (context, next) => {
    const address = addressOf(context);
    const email = await emailOf(context);
    const charges: Charge[] =
      context.req.query('grant_type') === 'password'
        ? [
            [buckets.signInPerAddress, address],
            [buckets.signInPerAccount, email && `${address ?? 'in process'} ${email}`],
            [buckets.signInPerAccountOverall, email],
          ]
        : [[buckets.tokenPerAddress, address]];
    const wait = takeAll(charges);
    if (wait > 0) return requestRefusal(wait);
    await next();
    if (context.res.ok) giveBack(charges);
    return undefined;
  });
  app.on(['GET', 'POST'], '/auth/v1/verify', async (context, next) => {
    const wait = takeAll([[buckets.tokenPerAddress, addressOf(context)]]);
    return wait > 0 ? requestRefusal(wait) : next();
  });
}

/** Changes of one's own account. */
function limitAccounts(app: Hono<Env>, { buckets }: Desk, jwtSecret: string): void {
  app.put('/auth/v1/user', async (context, next) => {
    const wait = takeAll([
      [buckets.accountPerUser, tokenSubject(context.req.header('authorization'), jwtSecret)],
    ]);
    return wait > 0 ? requestRefusal(wait) : next();
  });
}

/** Calls that send a mail. */
function limitMails(app: Hono<Env>, { buckets, addressOf }: Desk): void {
  for (const path of ['signup', 'recover', 'resend']) {
    app.post(`/auth/v1/${path}`, async (context, next) => {
      const email = await emailOf(context);
      const charges: Charge[] = [
        [buckets.mailPerAddress, addressOf(context)],
        [buckets.mailPerRecipient, email && `${path} ${email}`],
      ];
      const wait = takeAll(charges);
      // the same whether the address has an account or not
      return wait > 0 ? mailRefusal(wait) : next();
    });
  }
}

/** Every call of a table, a procedure or a stored file, and the rows that visitors may leave. */
function limitRest(
  app: Hono<Env>,
  { buckets, addressOf }: Desk,
  { secretKey, jwtSecret }: LimitOptions,
): void {
  const isOurs = (context: Context<Env>) => context.req.header('apikey') === secretKey;
  app.on('ALL', ['/rest/v1/*', '/storage/v1/*'], async (context, next) => {
    if (isOurs(context)) return next();
    const wait = takeAll([
      [buckets.restPerAddress, addressOf(context)],
      [buckets.restPerUser, tokenSubject(context.req.header('authorization'), jwtSecret)],
    ]);
    return wait > 0 ? restRefusal(wait) : next();
  });

  const inserts = {
    newsletter_subscribers: buckets.newsletterPerAddress,
    affiliate_clicks: buckets.activityPerAddress,
    analytics_events: buckets.activityPerAddress,
  };
  for (const [table, bucket] of Object.entries(inserts)) {
    app.post(`/rest/v1/${table}`, async (context, next) => {
      if (isOurs(context)) return next();
      const body = await bodyOf(context);
      const rows = Array.isArray(body) ? body.length : 1;
      const wait = takeAll([[bucket, addressOf(context), rows]]);
      return wait > 0 ? restRefusal(wait) : next();
    });
  }
}

function limitFunctions(app: Hono<Env>, { buckets, addressOf }: Desk, jwtSecret: string): void {
  app.all('/functions/v1/:name', async (context, next) => {
    if (context.req.method === 'OPTIONS') return next();
    if (context.req.param('name') === 'stripe-webhook') {
      const wait = takeAll([[buckets.webhookPerAddress, addressOf(context)]]);
      return wait > 0 ? functionRefusal(wait) : next();
    }
    const user = tokenSubject(context.req.header('authorization'), jwtSecret);
    const name = context.req.param('name');
    const isChat = /^(token-chat|ai-trip-planner)$/.test(name);
    const guesses: Charge[] = /^(shared-trip|trip-feed)$/.test(name)
      ? [[buckets.linkPerAddress, addressOf(context)]]
      : [];
    const edits = name === 'trips' && user !== null ? await editsIn(context) : 0;
    const wait = takeAll([
      [buckets.functionsPerAddress, addressOf(context)],
      [buckets.functionsPerUser, user],
      [buckets.chatPerUser, isChat ? user : null],
      [buckets.editsPerUser, edits > 0 ? user : null, edits],
      ...guesses,
    ]);
    if (wait > 0) return functionRefusal(wait);
    await next();
    // 304 of a calendar that has it already
    if (context.res.status < 400) giveBack(guesses);
    return undefined;
  });
}

/** Takes every charge or none; answers 0 or the seconds to wait. */
function takeAll(charges: readonly Charge[]): number {
  const taken: Charge[] = [];
  for (const charge of charges) {
    const [buckets, key, cost] = charge;
    const wait = key === null ? 0 : buckets.take(key, cost);
    if (wait > 0) {
      giveBack(taken);
      return wait;
    }
    taken.push(charge);
  }
  return 0;
}

function giveBack(charges: readonly Charge[]): void {
  for (const [buckets, key, cost] of charges) if (key !== null) buckets.refund(key, cost);
}

async function bodyOf(context: Context): Promise<unknown> {
  return context.req.raw
    .clone()
    .json()
    .catch(() => null);
}

async function editsIn(context: Context): Promise<number> {
  const body = await bodyOf(context);
  const whole = wholeSchema.safeParse(body);
  if (whole.success) return EDITS_A_TRIP[whole.data.action];
  const parsed = editsSchema.safeParse(body);
  return parsed.success ? parsed.data.edits.length : 0;
}

async function emailOf(context: Context): Promise<string | null> {
  const parsed = emailSchema.safeParse(await bodyOf(context));
  return parsed.success ? parsed.data.email.trim().toLowerCase().slice(0, 254) : null;
}

function refuse(wait: number, body: object): Response {
  return Response.json(body, { status: 429, headers: { 'retry-after': String(wait) } });
}

/** Supabase Auth's words, by which the app knows them, and after them what to do: a login shows them as they are. */
function requestRefusal(wait: number): Response {
  const msg = `Request rate limit reached. ${comeBack(wait)}`;
  return refuse(wait, { code: 429, error_code: 'over_request_rate_limit', msg });
}

function mailRefusal(wait: number): Response {
  const msg = `Email rate limit exceeded. ${comeBack(wait)}`;
  return refuse(wait, { code: 429, error_code: 'over_email_send_rate_limit', msg });
}

function comeBack(wait: number): string {
  return wait === 1 ? 'Try again in a second.' : `Try again in ${wait} seconds.`;
}

function restRefusal(wait: number): Response {
  const message = 'Request rate limit reached';
  return refuse(wait, { code: 'over_request_rate_limit', message, details: null, hint: null });
}

function functionRefusal(wait: number): Response {
  return refuse(wait, { error: 'rate_limited', message: `Too many requests. Try again in ${wait} s.` });
}
