/** What is asked of the server: what people's screens ask for most. */
import type { Request } from 'autocannon';
import type { Target } from './target.ts';

export const SCENARIOS = ['profile read', 'blog list', 'flight search', 'chat turn'] as const;
export type Scenario = (typeof SCENARIOS)[number];

/** Requests of one measurement: enough for a p99 and for 64 connections to have two turns each. */
export const REQUESTS: Readonly<Record<Scenario, number>> = {
  'profile read': 300,
  'blog list': 150,
  'flight search': 400,
  'chat turn': 150,
};

/** What fills the memory before it is measured again: 5,000 in all. */
export const MEMORY_MIX: Readonly<Record<Scenario, number>> = {
  'profile read': 2000,
  'blog list': 1000,
  'flight search': 1500,
  'chat turn': 500,
};

const SEARCH = JSON.stringify({
  type: 'flights',
  params: {
    from: { name: 'London', code: 'LHR' },
    to: { name: 'Lisbon', code: 'LIS' },
    departure: null,
    returnDate: null,
    tripType: 'one-way',
    passengers: 1,
  },
});
const MESSAGE = 'Four days in Lisbon in May for two, we like food and old streets';

/** The request, made anew each time where it has to be. */
export function requestFor(scenario: Scenario, { publishableKey, user }: Target): Request {
  const visitor = { apikey: publishableKey, 'content-type': 'application/json' };
  const signedIn = { ...visitor, authorization: `Bearer ${user.token}` };
  switch (scenario) {
    case 'profile read':
      return { method: 'GET', path: `/rest/v1/profiles?select=*&id=eq.${user.id}`, headers: signedIn };
    case 'blog list':
      return {
        method: 'GET',
        path: '/rest/v1/blog_posts?select=*&order=published_at.desc',
        headers: visitor,
      };
    case 'flight search':
      return { method: 'POST', path: '/functions/v1/travel-search-proxy', headers: visitor, body: SEARCH };
    case 'chat turn':
      return {
        method: 'POST',
        path: '/functions/v1/token-chat',
        headers: signedIn,
        setupRequest: (request) => ({
          ...request,
          body: JSON.stringify({ user_id: user.id, message_id: crypto.randomUUID(), message: MESSAGE }),
        }),
      };
  }
}
