/** The auth API: inputs that are none, calls that Waymark does not make, and taking over an account. */
import type { Attempt, Call } from '../world.ts';

const post = (path: string, body: unknown): Call => ({ method: 'POST', path: `/auth/v1/${path}`, body });

function refused(name: string, call: Attempt['call'], status: number, body: object): Attempt {
  return { actor: 'visitor', name, call, refused: { status, body } };
}

const CALLS = ['signup', 'token?grant_type=password', 'recover', 'resend', 'verify'];

export const accounts: readonly Attempt[] = [
  ...CALLS.flatMap((path) => [
    refused(`sends null to /${path}`, () => post(path, 'null'), 400, { error_code: 'validation_failed' }),
    refused(
      `sends an object for an address to /${path}`,
      () => post(path, { email: { $ne: '' }, password: 'waymark1', type: 'signup' }),
      400,
      { msg: 'email: must be text' },
    ),
    refused(
      `sends a NUL in an address to /${path}`,
      () => post(path, { email: 'a\0@example.test', password: 'waymark1', type: 'signup' }),
      400,
      { msg: 'email: must not hold a NUL character' },
    ),
  ]),
  refused(
    'signs up with a NUL in the name',
    () => post('signup', { email: 'nul@example.test', password: 'waymark1', data: { full_name: 'a\0' } }),
    400,
    { msg: 'data: must not hold a NUL character' },
  ),
  refused(
    'signs up with half of a character in the name',
    () => post('signup', { email: 'half@example.test', password: 'waymark1', data: { full_name: '\ud800' } }),
    400,
    { msg: 'data: must not hold half of a character' },
  ),
  refused(
    'signs in with half of a character in the address',
    () => post('token?grant_type=password', { email: 'half\ud800@example.test', password: 'waymark1' }),
    400,
    { msg: 'email: must not hold half of a character' },
  ),
  refused(
    'renews a session with an object for a token',
    () => post('token?grant_type=refresh_token', { refresh_token: { a: 1 } }),
    400,
    { msg: 'refresh_token: must be text' },
  ),
  refused(
    'verifies with an object for a token',
    () => post('verify', { type: 'recovery', token_hash: { a: 1 } }),
    400,
    { msg: 'token_hash: must be text' },
  ),
  ...['otp', 'magiclink'].map((path) =>
    refused(
      `makes a confirmed account of another’s address through /${path}`,
      () => post(path, { email: 'victim@example.test', create_user: true }),
      404,
      { error_code: 'not_found' },
    ),
  ),
  refused('signs in through a provider', () => ({ path: '/auth/v1/authorize?provider=github' }), 404, {
    error_code: 'not_found',
  }),
  refused(
    'trades a made-up code',
    () => post('token?grant_type=pkce', { auth_code: 'x', code_verifier: 'y' }),
    400,
    {
      msg: 'grant_type: must be password or refresh_token',
    },
  ),
  refused(
    'signs in with a wrong password',
    ({ bob }) => post('token?grant_type=password', { email: bob.email, password: "' or 1=1--" }),
    400,
    {
      error_code: 'invalid_credentials',
    },
  ),
  refused(
    'follows a link with a made-up token',
    () => post('verify', { type: 'recovery', token_hash: '0'.repeat(64) }),
    403,
    {
      error_code: 'otp_expired',
    },
  ),
  refused(
    'guesses a six-digit code',
    ({ bob }) => post('verify', { type: 'recovery', email: bob.email, token: '123456' }),
    403,
    {
      error_code: 'otp_expired',
    },
  ),
  {
    actor: 'user',
    name: 'takes another address',
    call: ({ alice, bob }) => ({
      method: 'PUT',
      path: '/auth/v1/user',
      body: { email: bob.email },
      token: alice.token,
    }),
    refused: { status: 400, body: { msg: 'The address of an account cannot be changed' } },
  },
  {
    actor: 'deleted user',
    name: 'asks who it is',
    call: ({ deleted }) => ({ path: '/auth/v1/user', token: deleted.token }),
    refused: { status: 403 },
  },
];
