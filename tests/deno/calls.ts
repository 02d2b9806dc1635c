/** One real request to each function. One that is not listed is asked with an empty body and has to refuse it. */
import { expect } from 'vitest';
import type { Account } from '../support/backend.ts';

export interface Callers {
  readonly traveller: Account;
  readonly admin: Account;
  /** An account that a call may delete. */
  readonly leaving: Account;
}

export interface Call {
  /** Who is signed in; a visitor when left out. */
  readonly as?: keyof Callers;
  readonly method?: 'GET' | 'POST';
  /** Query string, with its question mark. */
  readonly query?: string;
  readonly body?: (who: Callers) => unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Variables that the function needs beyond Supabase's own. */
  readonly env?: Readonly<Record<string, string>>;
  readonly status: number;
  /** What the answer has to match. */
  readonly answer: object;
}

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
};

export const UNLISTED: Call = {
  as: 'traveller',
  body: () => ({}),
  status: 400,
  answer: { error: 'bad_request' },
};
