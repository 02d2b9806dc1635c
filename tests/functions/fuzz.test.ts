/**
 * Every function against spoiled input, from its own schema. To add a function, add a row: its handler, the schema
 * that it parses with, an example of what it accepts, and the refusals that input of the right shape may get.
 */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  createdUserSchema,
  createUserRequestSchema,
  deletedSchema,
  deleteOwnAccountRequestSchema,
  deleteUserRequestSchema,
} from '../../domain/accounts/accounts.ts';
import {
  checkoutReplySchema,
  checkoutRequestSchema,
  cancelReplySchema,
  cancelRequestSchema,
  completeReplySchema,
  completeRequestSchema,
} from '../../domain/billing/billing.ts';
import { chatReplySchema, chatRequestSchema } from '../../domain/chat/chatApi.ts';
import {
  followUpReplySchema,
  plannerReplySchema,
  plannerRequestSchema,
} from '../../domain/chat/plannerApi.ts';
import {
  MAX_AVATAR_BODY_BYTES,
  updateAvatarReplySchema,
  updateAvatarRequestSchema,
} from '../../domain/profile/avatarApi.ts';
import { updateProfileReplySchema, updateProfileRequestSchema } from '../../domain/profile/profile.ts';
import {
  flightSearchReplySchema,
  hotelSearchReplySchema,
  placeSchema,
  placesQuerySchema,
  searchRequestSchema,
  tourSearchReplySchema,
} from '../../domain/search/searchApi.ts';
import { eventSchema } from '../../supabase/functions/_shared/billing/stripeShapes.ts';
import { parseEnv } from '../../supabase/functions/_shared/env.ts';
import { createPayments } from '../../supabase/functions/_shared/providers/payments/payments.ts';
import { handle as createUser } from '../../supabase/functions/admin-create-user/handler.ts';
import { handle as deleteOther } from '../../supabase/functions/admin-delete-user/handler.ts';
import { handle as tripPlanner } from '../../supabase/functions/ai-trip-planner/handler.ts';
import { handle as cancelPlan } from '../../supabase/functions/cancel-plan/handler.ts';
import { handle as completeCheckout } from '../../supabase/functions/complete-checkout/handler.ts';
import { handle as deleteSelf } from '../../supabase/functions/delete-user/handler.ts';
import { handle as places } from '../../supabase/functions/places/handler.ts';
import { handle as stripeWebhook } from '../../supabase/functions/stripe-webhook/handler.ts';
import { handle as tokenChat } from '../../supabase/functions/token-chat/handler.ts';
import { handle as search } from '../../supabase/functions/travel-search-proxy/handler.ts';
import { handle as updateAvatar } from '../../supabase/functions/update-avatar/handler.ts';
import { handle as updateProfile } from '../../supabase/functions/update-profile/handler.ts';
import { handle as createCheckout } from '../../supabase/functions/waymark-create-checkout/handler.ts';
import { base64, webpOf } from '../support/pictures.ts';
import { eventsOf, stripeEnv, webhookCall } from '../support/stripe.ts';
import { FakeAccounts, OTHER_ID } from './support/accounts.ts';
import { ENV, NOW } from './support/assistant.ts';
import { FakeBackend, testDeps, USER_ID } from './support/backend.ts';
import { fuzz, RAW_BODIES, sendRaw, sendValid, type FuzzRow } from './support/fuzz.ts';
import type { Deps } from '../../supabase/functions/_shared/deps.ts';

/** Each request meets a backend of its own. */
const fresh = (handle: (request: Request, deps: Deps) => Promise<Response>) => (request: Request) =>
  handle(request, testDeps(new FakeBackend()));

const SITE = 'https://waymark.example';

/** A backend with accounts, on which the caller is one of a role. */
const among =
  (role: string, handle: (request: Request, deps: Deps) => Promise<Response>) => (request: Request) => {
    const deps = testDeps(new FakeAccounts(role));
    const followUp = { send: () => Promise.resolve() };
    return handle(request, { ...deps, providers: { ...deps.providers, followUp } });
  };

/** A backend with payments, whose SQL answers what it does when all is well. */
const paying =
  (env: Record<string, string>, handle: (request: Request, deps: Deps) => Promise<Response>) =>
  (request: Request) => {
    const backend = new FakeBackend();
    const done = { mode: 'sandbox', tier: 'Pro', tokens: 100_000, balance: 110_000, plan: 'Pro' };
    backend.answers.set('/rest/v1/rpc/open_checkout', { outcome: 'open', id: null, customer: null });
    backend.answers.set('/rest/v1/subscriptions', []);
    backend.answers.set('/rest/v1/rpc/end_unbilled_plan', { outcome: 'ended' });
    backend.answers.set('/rest/v1/rpc/complete_checkout', { outcome: 'completed', ...done });
    backend.answers.set('/rest/v1/rpc/apply_stripe_event', { outcome: 'applied', superseded: [] });
    const deps = testDeps(backend);
    const payments = createPayments(parseEnv({ ...ENV, SITE_URL: SITE, ...env }), () =>
      Promise.reject(new TypeError('no network')),
    );
    return handle(request, { ...deps, providers: { ...deps.providers, payments } });
  };

const webhook = paying(stripeEnv(), stripeWebhook);
/** Signs whatever is sent: nobody gets as far as the body without. */
const signed = async (request: Request) =>
  webhook(await webhookCall(await request.text(), SITE, { at: NOW.getTime() / 1000 }));

const stripe = eventsOf({ userId: USER_ID, subscription: 'sub_1' });
const webhookRow = (name: string, valid: object): FuzzRow => ({
  name: `stripe-webhook (${name})`,
  call: signed,
  schema: eventSchema,
  valid: JSON.parse(JSON.stringify(valid)),
  maxBytes: 512 * 1024,
  // a body that is no JSON is as good as unsigned
  refusedToo: /^(stripe-signature$|data\.object)/,
  answer: z.object({ received: z.literal(true), outcome: z.enum(['applied', 'ignored']) }),
});

const ROWS: readonly FuzzRow[] = [
  {
    name: 'travel-search-proxy (flights)',
    call: fresh(search),
    schema: searchRequestSchema,
    valid: {
      type: 'flights',
      params: {
        from: { name: 'London', code: 'LON' },
        to: { name: 'Rome' },
        departure: '2027-04-12',
        returnDate: '2027-04-17',
        tripType: 'return',
        passengers: 2,
      },
    },
    answer: flightSearchReplySchema,
  },
  {
    name: 'travel-search-proxy (hotels)',
    call: fresh(search),
    schema: searchRequestSchema,
    valid: {
      type: 'hotels',
      params: { destination: { name: 'Kyoto' }, checkin: '2027-04-13', checkout: '2027-04-17' },
    },
    answer: hotelSearchReplySchema,
  },
  {
    name: 'travel-search-proxy (tours)',
    call: fresh(search),
    schema: searchRequestSchema,
    valid: { type: 'tours', params: { destination: { name: 'Kyoto', code: 'OSA' } } },
    answer: tourSearchReplySchema,
  },
  {
    name: 'places',
    call: fresh(places),
    schema: placesQuerySchema,
    valid: { q: 'lon', locale: 'en' },
    sentAs: 'query',
    answer: z.array(placeSchema).max(8),
  },
  {
    name: 'token-chat',
    call: fresh(tokenChat),
    schema: chatRequestSchema,
    valid: {
      user_id: USER_ID,
      message_id: '0c6a4b2e-1c1c-4b6f-8a55-5f0f5a1b2c3d',
      message: '3 days in Rome in May for two',
      history: [
        { role: 'user', content: 'Hello' },
        { role: 'assistant', content: 'Where do you want to go?' },
      ],
      priority: false,
      is_first_response: false,
    },
    // somebody else's id
    refusals: [403],
    answer: chatReplySchema,
  },
  {
    name: 'ai-trip-planner',
    call: among('user', tripPlanner),
    schema: plannerRequestSchema,
    valid: {
      messages: [
        { role: 'user', content: 'Hello' },
        { role: 'assistant', content: 'Where do you want to go?' },
        { role: 'user', content: '3 days in Rome in May for two' },
      ],
      message_id: OTHER_ID,
    },
    // a message that would be a letter, to another address
    refusals: [403],
    answer: plannerReplySchema,
  },
  {
    name: 'ai-trip-planner (the letter)',
    call: among('user', tripPlanner),
    schema: plannerRequestSchema,
    valid: {
      triggerN8n: true,
      bookingDetails: {
        url: 'https://www.aviasales.com/',
        destination: 'Rome',
        checkIn: '2027-04-12',
        checkOut: '2027-04-17',
        sample: true,
      },
      userEmail: 'sam@waymark.test',
    },
    // somebody else's address
    refusals: [403],
    answer: followUpReplySchema,
  },
  {
    name: 'update-profile',
    call: among('user', updateProfile),
    schema: updateProfileRequestSchema,
    valid: {
      full_name: 'Sam',
      nickname: 'S',
      home_location: 'London',
      budget_per_night: 120,
      travel_vibe: '["Chill"]',
      amenities: ['Pool'],
      interests: ['Food', 'Art'],
      additional_notes: 'No stairs.',
      updated_at: '2026-11-21T09:00:00Z',
    },
    answer: updateProfileReplySchema,
  },
  {
    name: 'update-avatar',
    call: among('user', updateAvatar),
    schema: updateAvatarRequestSchema,
    valid: { picture: base64(webpOf(512, 512)) },
    maxBytes: MAX_AVATAR_BODY_BYTES,
    // Base64 of something else
    refusedToo: /^picture$/,
    answer: updateAvatarReplySchema,
  },
  {
    name: 'delete-user',
    call: among('user', deleteSelf),
    schema: deleteOwnAccountRequestSchema,
    valid: {},
    emptyAllowed: true,
    answer: deletedSchema,
  },
  {
    name: 'admin-create-user',
    call: among('admin', createUser),
    schema: createUserRequestSchema,
    valid: { email: 'a@b.test', password: 'secret1', full_name: 'A', role: 'user' },
    answer: createdUserSchema,
  },
  {
    name: 'admin-delete-user',
    call: among('admin', deleteOther),
    schema: deleteUserRequestSchema,
    valid: { user_id: OTHER_ID },
    // the own account, one that there is not
    refusals: [403, 404],
    answer: deletedSchema,
  },
  {
    name: 'waymark-create-checkout',
    call: paying({ SANDBOX_PAYMENT_URL: `${SITE}/_pay` }, createCheckout),
    schema: checkoutRequestSchema,
    valid: { email: 'sam@waymark.test', user_id: USER_ID, tier: 'Pro', tokens: 100_000 },
    // somebody else's id or address
    refusals: [403],
    // not the plan's
    refusedToo: /^tokens$/,
    answer: checkoutReplySchema,
  },
  {
    name: 'complete-checkout',
    call: paying({}, completeCheckout),
    schema: completeRequestSchema,
    valid: { session_id: 'sandbox_0123456789', tier: 'Pro', tokens: 100_000 },
    answer: completeReplySchema,
  },
  {
    name: 'cancel-plan',
    call: paying({}, cancelPlan),
    schema: cancelRequestSchema,
    valid: { resume: false },
    // nothing runs here that could be taken up again
    refusals: [409],
    answer: cancelReplySchema,
  },
  webhookRow('a checkout', stripe.completed(1, 'cs_1')),
  webhookRow('an invoice', stripe.invoice('paid', 1, { id: 'in_1', reason: 'subscription_create' })),
  webhookRow('a subscription', stripe.updated(1)),
];

describe.each(ROWS.map((row) => [row.name, row] as const))('%s', (_, row) => {
  it('accepts its own example', async () => {
    expect(z.safeParse(row.schema, row.valid).error).toBeUndefined();
    expect(await sendValid(row)).toBeLessThan(300);
  });

  it('names the field that it refuses, and is never 500', () => expect(fuzz(row)).resolves.toBeUndefined());
});

const bodies = ROWS.filter((row) => row.sentAs === undefined).flatMap((row) =>
  RAW_BODIES.map(([kind, body]) => [row.name, kind, row, body] as const),
);

it.each(bodies)('%s: a body that is %s', (_name, _kind, row, body) =>
  expect(sendRaw(row, body)).resolves.toBeUndefined(),
);
