/**
 * /_pay/<session>: where a sandbox or mock checkout is paid, declined or cancelled. No script, no card data. Whoever
 * has the link may press its buttons, as with any payment link; what that changes is the session's own state, and
 * only its owner can turn a paid session into a plan (complete-checkout).
 */
import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { planOf } from '../../domain/billing/plans.ts';
import { cancelUrl, successUrl } from '../../supabase/functions/_shared/providers/payments/addresses.ts';
import type { PaymentMode } from '../../domain/billing/billing.ts';
import type { Database } from '../database/database.ts';
import { pageFonts } from './pageFonts.ts';
import { closedPage, paymentPage } from './paymentPage.ts';

export const PAYMENT_PATH = '/_pay';
/** Each plan twice: enough to try them all, and no spring of tokens. */
export const SANDBOX_PER_HOUR = 6;

interface PaymentOptions {
  readonly database: Database;
  /** Where the app is reached, without a trailing slash. */
  readonly siteUrl: string;
  /** What a purchase is on this server; sessions of another kind are not paid here. */
  readonly mode: PaymentMode | 'off';
  /** Checkouts that an account can pay in an hour. */
  readonly mostPerHour: number;
  /** The built app, whose faces the page wears. */
  readonly staticDir?: string | null | undefined;
}

const sessionSchema = z.object({
  id: z.string(),
  tier: z.enum(['Pro', 'Premium', 'Business']),
  tokens: z.number(),
  mode: z.enum(['sandbox', 'mock']),
  state: z.enum(['open', 'paid', 'completed', 'cancelled']),
});
type Session = z.output<typeof sessionSchema>;

/** A session older than a day can no longer be paid, but its outcome can be read. */
const FIND = `
select id, tier, tokens, mode, state from public.checkout_sessions
where id = $1 and mode = $2 and mode <> 'live' and (state <> 'open' or created_at > now() - interval '1 day')`;

/** The routes, to be mounted at {@link PAYMENT_PATH}. */
export function paymentRoutes(options: PaymentOptions): Hono {
  const { database, siteUrl, mode, mostPerHour, staticDir } = options;
  const app = new Hono();
  const fonts = pageFonts(staticDir);

  const find = async (id: string): Promise<Session | null> => {
    if (!/^[\w-]{8,200}$/.test(id)) return null;
    const [row] = await database.query(FIND, [id, mode]);
    return row ? sessionSchema.parse(row) : null;
  };
  /** Answers whether it was let: false where the account has paid as many as it may for now. */
  const settle = async (id: string, state: 'paid' | 'cancelled'): Promise<boolean> => {
    const [row] = await database.query<{ outcome: string | null }>(
      'select public.settle_sandbox_payment($1, $2, $3::int) as outcome',
      [id, state, mostPerHour],
    );
    return row?.outcome !== 'too_many';
  };
  const show = (context: Context, session: Session | null) => {
    const plans = { label: 'View Plans', href: `${siteUrl}/pricing` };
    if (session === null) return context.html(closedPage({ reason: 'unknown', next: plans, fonts }), 404);
    switch (session.state) {
      case 'cancelled':
        return context.html(closedPage({ reason: 'cancelled', next: plans, fonts }), 410);
      case 'paid': {
        const finish = { label: 'Finish the purchase', href: successUrl(siteUrl, session) };
        return context.html(closedPage({ reason: 'paid', next: finish, fonts }));
      }
      case 'completed': {
        const mine = { label: 'View my plan', href: `${siteUrl}/my-plan` };
        return context.html(closedPage({ reason: 'completed', next: mine, fonts }));
      }
      case 'open':
    }
    return context.html(
      paymentPage({
        action: `${PAYMENT_PATH}/${session.id}`,
        plan: planOf(session.tier),
        isMock: session.mode === 'mock',
        isDeclined: context.req.query('declined') !== undefined,
        mostPerHour,
        fonts,
      }),
    );
  };

  app.get('/:id', async (context) => show(context, await find(context.req.param('id'))));

  app.post('/:id/:button{pay|decline|cancel}', async (context) => {
    if (isFromElsewhere(context, siteUrl)) return context.text('This form belongs to another page.', 403);
    const { id, button } = context.req.param();
    if (button === 'decline')
      return context.redirect(`${PAYMENT_PATH}/${encodeURIComponent(id)}?declined`, 303);
    if ((await find(id)) === null) return show(context, null);
    if (!(await settle(id, button === 'pay' ? 'paid' : 'cancelled'))) {
      const next = { label: 'View my plan', href: `${siteUrl}/my-plan` };
      const page = closedPage({ reason: 'too_many', next, fonts });
      return context.html(page, 429, { 'retry-after': '3600' });
    }
    const session = await find(id);
    switch (session?.state) {
      case 'paid':
      case 'completed':
        return context.redirect(successUrl(siteUrl, session), 303);
      case 'cancelled':
        return button === 'cancel' ? context.redirect(cancelUrl(siteUrl), 303) : show(context, session);
      case 'open':
      case undefined:
        return show(context, session ?? null);
    }
  });
  return app;
}

/** Browsers say where a form was sent from; others send no such header, and hold the id all the same. */
function isFromElsewhere(context: Context, siteUrl: string): boolean {
  const site = context.req.header('sec-fetch-site');
  const origin = context.req.header('origin');
  return (
    (site !== undefined && site !== 'same-origin' && site !== 'none') ||
    (origin !== undefined && origin !== new URL(siteUrl).origin && origin !== new URL(context.req.url).origin)
  );
}
