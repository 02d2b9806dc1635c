/** Tokens that we did not issue, or not for now, at every door that reads one. */
import { claimsOf, forge, type Actor, type Attempt, type World } from '../world.ts';

const HS256 = { alg: 'HS256', typ: 'JWT' };

interface Bad {
  readonly what: string;
  readonly actor: Actor;
  readonly token: (world: World) => string;
  /** What the auth API says of it. */
  readonly code?: string;
}

const BAD: readonly Bad[] = [
  {
    what: 'that has run out',
    actor: 'expired token',
    token: ({ bob, jwtSecret }) => forge(HS256, claimsOf(bob, -60), jwtSecret),
  },
  {
    what: 'signed with another key',
    actor: 'forged token',
    token: ({ bob }) => forge(HS256, claimsOf(bob), 'a secret of the attacker’s own, long enough'),
  },
  {
    what: 'without a signature (alg none)',
    actor: 'forged token',
    token: ({ bob }) => forge({ alg: 'none', typ: 'JWT' }, claimsOf(bob), null),
  },
  {
    what: 'of the service role, signed with the publishable key',
    actor: 'forged token',
    token: ({ backend, bob }) => forge(HS256, claimsOf(bob, 3600, 'service_role'), backend.publishableKey),
  },
  {
    what: 'that says RS256 and is signed with a shared secret',
    actor: 'forged token',
    token: ({ bob }) => forge({ alg: 'RS256', typ: 'JWT' }, claimsOf(bob), 'public key'),
    code: 'no_authorization',
  },
  {
    what: 'of one’s own with another’s id put in',
    actor: 'user',
    token: ({ alice, bob }) => {
      const [head, , signature] = alice.token.split('.');
      const claims = Buffer.from(JSON.stringify(claimsOf(bob))).toString('base64url');
      return `${head}.${claims}.${signature}`;
    },
  },
];

/** Signed with our own key, and not valid yet. */
const EARLY: Attempt[] = ['iat', 'nbf'].map((claim) => ({
  actor: 'forged token',
  name: `reads profiles with a token whose ${claim} is in an hour`,
  call: ({ bob, jwtSecret }) => ({
    path: '/rest/v1/profiles?select=email',
    token: forge(HS256, { ...claimsOf(bob), [claim]: Math.floor(Date.now() / 1000) + 3600 }, jwtSecret),
  }),
  refused: { status: 401 },
}));

const everywhere: readonly Attempt[] = BAD.flatMap(({ what, actor, token, code = 'bad_jwt' }): Attempt[] => [
  {
    actor,
    name: `reads profiles with a token ${what}`,
    call: (world) => ({ path: '/rest/v1/profiles?select=email', token: token(world) }),
    refused: { status: 401 },
  },
  {
    actor,
    name: `asks who it is with a token ${what}`,
    call: (world) => ({ path: '/auth/v1/user', token: token(world) }),
    refused: { status: code === 'bad_jwt' ? 403 : 401, body: { error_code: code } },
  },
  {
    actor,
    name: `sets a password with a token ${what}`,
    call: (world) => ({
      method: 'PUT',
      path: '/auth/v1/user',
      body: { password: 'taken over' },
      token: token(world),
    }),
    refused: { status: code === 'bad_jwt' ? 403 : 401, body: { error_code: code } },
  },
  {
    actor,
    name: `chats with a token ${what}`,
    call: (world) => ({
      method: 'POST',
      path: '/functions/v1/token-chat',
      body: { user_id: world.bob.id, message: 'Lisbon', message_id: crypto.randomUUID() },
      token: token(world),
    }),
    refused: { status: 401, body: { error: 'unauthorized' } },
  },
]);

export const tokens: readonly Attempt[] = [...everywhere, ...EARLY];
