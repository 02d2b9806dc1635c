/** Queries and bodies of a shape that no screen sends: what multiplies, what never ends, what tells too much. */
import { expect } from 'vitest';
import type { Attempt, Call, World } from '../world.ts';

const WM400 = { status: 400, body: { code: 'WM400' } };
const DEEP = 6000;
const deepJson = (field: string) => `{"${field}":${'['.repeat(DEEP)}${']'.repeat(DEEP)}}`;
const embedded = (depth: number): string =>
  depth === 0 ? 'id' : `chat_messages(profiles(${embedded(depth - 1)}))`;

function refused(name: string, call: (world: World) => Call, answer: Attempt['refused']): Attempt {
  return {
    actor: 'user',
    name,
    call: (world) => ({ token: world.alice.token, ...call(world) }),
    refused: answer,
  };
}
const query = (name: string, path: string, headers: Record<string, string> = {}): Attempt =>
  refused(name, () => ({ path: `/rest/v1/${path}`, headers }), WM400);

function body(name: string, method: string, path: string, sent: unknown, field: string): Attempt {
  const message: unknown = expect.stringMatching(new RegExp(`^${field}: `));
  return refused(name, () => ({ method, path: `/rest/v1/${path}`, body: sent }), {
    status: 400,
    body: { code: 'WM400', message },
  });
}

export const shapes: readonly Attempt[] = [
  query('embeds rows in rows, eight deep', `profiles?select=${embedded(8)}`),
  query('embeds one table', 'profiles?select=id,chat_messages(id)'),
  query('spreads one table', 'chat_messages?select=id,...profiles(email)'),
  query('filters what is embedded', 'profiles?select=id&chat_messages.content=eq.x'),
  query('orders what is embedded', 'profiles?select=id&chat_messages.order=content'),
  query('counts with an aggregate', 'profiles?select=count()'),
  query('asks for columns without end', `profiles?select=${'id,'.repeat(500)}id`),
  query('orders without end', `profiles?order=${'id,'.repeat(500)}id`),
  query('nests 1,500 conditions', `profiles?or=(${'and('.repeat(1500)}id.eq.1${')'.repeat(1500)})`),
  query('nests 30 conditions', `profiles?and=(${'or('.repeat(30)}id.eq.1${')'.repeat(30)})`),
  query(
    'nests conditions on a procedure',
    `rpc/clear_chat?or=(${'and('.repeat(1500)}a.eq.1${')'.repeat(1500)})`,
  ),
  query('embeds in the answer of a procedure', 'rpc/clear_chat?select=profiles(id)'),
  query('asks a procedure by a pattern', 'rpc/clear_chat?x=match.%5E(a%2B)%2B%24'),
  query('asks for the planner’s count', 'profiles?select=id', { prefer: 'count=planned' }),
  query('asks for an estimated count', 'profiles?select=id', { prefer: 'return=minimal, count=estimated' }),
  ...['newsletter_subscribers%2F', 'newsletter_subscribers%2f%2F'].map((table) =>
    refused(
      `writes ${table}, which no limit knows`,
      () => ({ method: 'POST', path: `/rest/v1/${table}`, body: { email: 'slash@example.test' } }),
      WM400,
    ),
  ),
  body('puts an object into a name', 'PATCH', 'profiles', { nickname: { a: 1 } }, 'nickname'),
  body('puts a list into a name', 'PATCH', 'profiles', { nickname: [['a']] }, 'nickname'),
  body('puts an object into a link', 'POST', 'affiliate_clicks', { link: { href: 'x' } }, 'link'),
  body('puts an object into a time', 'POST', 'rpc/clear_chat', { before: { at: 1 } }, 'before'),
  body('nests JSON in a name', 'PATCH', 'profiles', deepJson('nickname'), 'body'),
  body('nests JSON in JSON', 'POST', 'analytics_events', deepJson('properties'), 'body'),
  refused(
    'nests JSON in a sign-up',
    () => ({ method: 'POST', path: '/auth/v1/signup', body: deepJson('data') }),
    { status: 400, body: { error_code: 'validation_failed' } },
  ),
  refused(
    'nests JSON in a question',
    () => ({ method: 'POST', path: '/functions/v1/token-chat', body: deepJson('message') }),
    { status: 400, body: { error: 'bad_request' } },
  ),
  refused(
    'breaks the line of a redirect',
    () => ({ path: '/auth/v1/verify?token=x&type=signup&redirect_to=http://localhost:4173/%0d%0aX:%201' }),
    { status: 400, body: { error_code: 'validation_failed' } },
  ),
];
