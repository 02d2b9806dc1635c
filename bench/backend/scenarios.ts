/** What is asked of the server: what people's screens ask for most; and of the yardstick beside it. */
import type { Request } from 'autocannon';
import type { Member } from './members.ts';
import type { Target } from './target.ts';

export const SCENARIOS = ['static file', 'profile read', 'blog list', 'flight search', 'chat turn'] as const;
const YARDSTICKS = ['bare static server', 'bare server with the query'] as const;
/** Turns that are answered with server-sent events. */
export const STREAMS = 'streams';
export type Asked = (typeof SCENARIOS)[number] | (typeof YARDSTICKS)[number] | typeof STREAMS;

/** What is measured right after a scenario, on the same database. */
export const BESIDE: Partial<Record<Asked, Asked>> = {
  'static file': 'bare static server',
  'profile read': 'bare server with the query',
};

/** Requests of one measurement: enough for a p99, and for 64 connections to have two turns each. */
export const REQUESTS: Readonly<Record<Asked, number>> = {
  'static file': 3000,
  'bare static server': 3000,
  'profile read': 1500,
  'bare server with the query': 1500,
  'blog list': 600,
  'flight search': 1500,
  'chat turn': 150,
  streams: 500,
};

/** What fills the memory before it is measured again: 5,000 in all. */
export const MEMORY_MIX: readonly (readonly [Asked, number])[] = [
  ['profile read', 2000],
  ['blog list', 1000],
  ['flight search', 1500],
  ['chat turn', 500],
];

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
/** Of a trip each: a plan that stands already is not made again. */
const MESSAGE = 'Another trip: four days in Lisbon in May for two, we like food and old streets';

/** Where it is asked, and the request, made anew each time where it has to be. */
export function requestFor(
  asked: Asked,
  target: Target,
): { readonly url: string; readonly request: Request } {
  const { url, yardstick, publishableKey, members } = target;
  const page = {
    method: 'GET',
    path: '/',
    headers: { 'accept-encoding': 'br', accept: 'text/html' },
  } as const;
  const visitor = { apikey: publishableKey, 'content-type': 'application/json' };
  const signedIn = ({ token }: Member) => ({ ...visitor, authorization: `Bearer ${token}` });
  const [first] = members;
  if (!first) throw new Error('Nobody is signed in');
  let turns = 0;
  const chat = (headers: Record<string, string> = {}): Request => ({
    method: 'POST',
    path: '/functions/v1/token-chat',
    setupRequest: (request) => {
      const member = members[turns++ % members.length] ?? first;
      const body = { user_id: member.id, message_id: crypto.randomUUID(), message: MESSAGE };
      return { ...request, headers: { ...signedIn(member), ...headers }, body: JSON.stringify(body) };
    },
  });
  switch (asked) {
    case 'static file':
      return { url, request: page };
    case 'bare static server':
      return { url: yardstick, request: page };
    case 'bare server with the query':
      return { url: yardstick, request: { method: 'GET', path: '/profile' } };
    case 'profile read':
      return {
        url,
        request: {
          method: 'GET',
          path: `/rest/v1/profiles?select=*&id=eq.${first.id}`,
          headers: signedIn(first),
        },
      };
    case 'blog list':
      return {
        url,
        request: {
          method: 'GET',
          path: '/rest/v1/blog_posts?select=*&order=published_at.desc',
          headers: visitor,
        },
      };
    case 'flight search':
      return {
        url,
        request: {
          method: 'POST',
          path: '/functions/v1/travel-search-proxy',
          headers: visitor,
          body: SEARCH,
        },
      };
    case 'chat turn':
      return { url, request: chat() };
    case STREAMS:
      return { url, request: chat({ accept: 'text/event-stream' }) };
  }
}
