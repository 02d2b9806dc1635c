/** One real request to each function. One that is not listed is asked with an empty body and has to refuse it. */
import { createHmac } from 'node:crypto';
import { expect } from 'vitest';
import type { Account } from '../support/backend.ts';

export interface Callers {
  readonly traveller: Account;
  readonly admin: Account;
  /** Accounts that a call may delete. */
  readonly leaving: Account;
  readonly leavingToo: Account;
}

export interface Call {
  /** Who is signed in; a visitor when left out. */
  readonly as?: keyof Callers;
  readonly method?: 'GET' | 'POST';
  /** Query string, with its question mark. */
  readonly query?: string;
  readonly body?: (who: Callers) => unknown;
  /** Headers that depend on the body. */
  readonly sign?: (body: string) => Readonly<Record<string, string>>;
  /** The Accept header. */
  readonly accept?: string;
  /** Variables that the function needs beyond Supabase's own. */
  readonly env?: Readonly<Record<string, string>>;
  readonly status: number;
  /** What the answer has to match. */
  readonly answer: object;
}

const WEBHOOK_SECRET = 'whsec_of_this_test';

export const CALLS: Readonly<Record<string, Call>> = {
  places: {
    method: 'GET',
    query: '?q=kyoto&locale=en',
    status: 200,
    answer: expect.arrayContaining([expect.objectContaining({ city_name: 'Kyoto' })]),
  },
  'travel-search-proxy': {
    body: () => ({
      type: 'flights',
      params: {
        from: { name: 'London', code: 'LHR' },
        to: { name: 'Lisbon', code: 'LIS' },
        departure: null,
        returnDate: null,
        tripType: 'one-way',
        passengers: 1,
      },
    }),
    status: 200,
    answer: { success: true, data: expect.arrayContaining([expect.anything()]) },
  },
  'token-chat': {
    as: 'traveller',
    body: ({ traveller }) => ({
      user_id: traveller.id,
      message_id: crypto.randomUUID(),
      message: 'Four days in Lisbon in May for two, we like food and old streets',
    }),
    status: 200,
    answer: { reply: expect.stringContaining('Day 4'), charged: expect.any(Number) },
  },
  'ai-trip-planner': {
    as: 'traveller',
    body: () => ({ messages: [{ role: 'user', content: 'Three days in Lisbon in May' }] }),
    status: 200,
    answer: { response: { content: expect.stringContaining('Lisbon') } },
  },
  trips: {
    as: 'traveller',
    // what is nobody's is refused by the database, behind everything that the function imports
    body: () => ({ action: 'delete', trip_id: crypto.randomUUID() }),
    status: 404,
    answer: { error: 'not_found', field: 'trip_id' },
  },
  // a secret of nobody's is looked up in the database
  'shared-trip': {
    body: () => ({ secret: 'x'.repeat(32) }),
    status: 404,
    answer: { error: 'not_found' },
  },
  'trip-feed': {
    method: 'GET',
    query: `?key=${'x'.repeat(32)}`,
    status: 404,
    answer: { error: 'not_found' },
  },
  'update-profile': {
    as: 'traveller',
    body: () => ({ nickname: 'Kofi', budget_per_night: 120, updated_at: new Date().toISOString() }),
    status: 200,
    answer: { profile: { nickname: 'Kofi', budget_per_night: 120 } },
  },
  'admin-create-user': {
    as: 'admin',
    body: () => ({
      email: 'new@example.test',
      password: 'correct horse',
      full_name: 'New Traveller',
      role: 'user',
    }),
    status: 200,
    answer: { user: { email: 'new@example.test', role: 'user' } },
  },
  'admin-delete-user': {
    as: 'admin',
    body: ({ leaving }) => ({ user_id: leaving.id }),
    status: 200,
    answer: { deleted: true },
  },
  'delete-user': { as: 'leavingToo', status: 200, answer: { deleted: true } },
  'waymark-create-checkout': {
    as: 'traveller',
    body: ({ traveller }) => ({
      email: traveller.email,
      user_id: traveller.id,
      tier: 'Pro',
      tokens: 100_000,
    }),
    env: { SITE_URL: 'https://waymark.test', STRIPE_SECRET_KEY: 'sk_test_none' },
    status: 200,
    answer: { mock_mode: true, url: expect.any(String) },
  },
  'complete-checkout': {
    as: 'traveller',
    body: () => ({ session_id: 'cs_of_nobody_0001' }),
    status: 404,
    answer: { error: 'not_found' },
  },
  'cancel-plan': {
    as: 'traveller',
    body: () => ({}),
    status: 409,
    answer: { error: 'conflict' },
  },
  'stripe-webhook': {
    body: () => ({
      id: 'evt_deno_0001',
      object: 'event',
      type: 'customer.created',
      created: Math.floor(Date.now() / 1000),
      data: { object: { id: 'cus_0001', object: 'customer' } },
    }),
    sign: (body) => {
      const time = Math.floor(Date.now() / 1000);
      const signature = createHmac('sha256', WEBHOOK_SECRET).update(`${time}.${body}`).digest('hex');
      return { 'stripe-signature': `t=${time},v1=${signature}` };
    },
    env: {
      SITE_URL: 'https://waymark.test',
      STRIPE_SECRET_KEY: 'sk_test_none',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_PRICE_PRO: 'price_pro',
      STRIPE_PRICE_PREMIUM: 'price_premium',
      STRIPE_PRICE_BUSINESS: 'price_business',
    },
    status: 200,
    answer: { received: true, outcome: 'ignored' },
  },
};

export const UNLISTED: Call = {
  as: 'traveller',
  body: () => ({}),
  status: 400,
  answer: { error: 'bad_request' },
};
