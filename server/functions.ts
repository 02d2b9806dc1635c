/** /functions/v1/<name>: the handlers of supabase/functions, called in process. */
import { Hono } from 'hono';
import type { Deps } from '../supabase/functions/_shared/deps.ts';
import { handle as adminCreateUser } from '../supabase/functions/admin-create-user/handler.ts';
import { handle as adminDeleteUser } from '../supabase/functions/admin-delete-user/handler.ts';
import { handle as aiTripPlanner } from '../supabase/functions/ai-trip-planner/handler.ts';
import { handle as cancelPlan } from '../supabase/functions/cancel-plan/handler.ts';
import { handle as completeCheckout } from '../supabase/functions/complete-checkout/handler.ts';
import { handle as deleteUser } from '../supabase/functions/delete-user/handler.ts';
import { handle as places } from '../supabase/functions/places/handler.ts';
import { handle as sharedTrip } from '../supabase/functions/shared-trip/handler.ts';
import { handle as stripeWebhook } from '../supabase/functions/stripe-webhook/handler.ts';
import { handle as tokenChat } from '../supabase/functions/token-chat/handler.ts';
import { handle as travelSearchProxy } from '../supabase/functions/travel-search-proxy/handler.ts';
import { handle as tripFeed } from '../supabase/functions/trip-feed/handler.ts';
import { handle as trips } from '../supabase/functions/trips/handler.ts';
import { handle as updateAvatar } from '../supabase/functions/update-avatar/handler.ts';
import { handle as updateProfile } from '../supabase/functions/update-profile/handler.ts';
import { handle as createCheckout } from '../supabase/functions/waymark-create-checkout/handler.ts';

const HANDLERS: ReadonlyMap<string, (request: Request, deps: Deps) => Promise<Response>> = new Map([
  ['admin-create-user', adminCreateUser],
  ['admin-delete-user', adminDeleteUser],
  ['ai-trip-planner', aiTripPlanner],
  ['cancel-plan', cancelPlan],
  ['complete-checkout', completeCheckout],
  ['delete-user', deleteUser],
  ['places', places],
  ['shared-trip', sharedTrip],
  ['stripe-webhook', stripeWebhook],
  ['token-chat', tokenChat],
  ['travel-search-proxy', travelSearchProxy],
  ['trip-feed', tripFeed],
  ['trips', trips],
  ['update-avatar', updateAvatar],
  ['update-profile', updateProfile],
  ['waymark-create-checkout', createCheckout],
]);

/** The routes, to be mounted at /functions/v1. */
export function functionRoutes(deps: Deps): Hono {
  const app = new Hono();
  app.all('/:name', async (context) => {
    const handle = HANDLERS.get(context.req.param('name'));
    return handle
      ? await handle(context.req.raw, deps)
      : context.json({ error: 'not_found', message: 'There is no such function.' }, 404);
  });
  return app;
}
