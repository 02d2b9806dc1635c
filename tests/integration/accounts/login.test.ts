/** What a login answers to what people type, in words that the form shows as they are. */
import { describe, expect, it } from 'vitest';
import { functionErrorSchema } from '@domain/errors/functionErrors.ts';
import { describeOnEmbedded, PASSWORD } from '../../support/backend.ts';
import { send } from '../attack/world.ts';

const LONG = 'x'.repeat(10_000);

describeOnEmbedded('a login', (backend) => {
  const logIn = (email: unknown, password: unknown) =>
    send(
      { backend: backend() },
      { method: 'POST', path: '/auth/v1/token?grant_type=password', body: { email, password } },
    );

  it.each([
    ['nothing', '', '', 'missing email or phone'],
    ['no password', 'a@example.test', '', 'Invalid login credentials'],
    ['a long address', `${LONG}@example.test`, 'x', 'email: is too long'],
    ['a long password', 'a@example.test', LONG, 'password: is too long'],
    ['a number for a password', 'a@example.test', 7, 'password: must be text'],
    ['an address of nobody', 'nobody@example.test', PASSWORD, 'Invalid login credentials'],
  ])('with %s is refused, and says %j %j: %s', async (_, email, password, msg) => {
    expect(await logIn(email, password)).toMatchObject({ status: 400, body: { msg } });
  });

  it('takes the address in any case, and the password exactly', async () => {
    const { email } = await backend().account();
    expect((await logIn(email.toUpperCase(), PASSWORD)).status).toBe(200);
    for (const wrong of [` ${PASSWORD}`, PASSWORD.toUpperCase(), `${PASSWORD} `]) {
      expect(await logIn(email, wrong)).toMatchObject({
        status: 400,
        body: { msg: 'Invalid login credentials' },
      });
    }
  });

  it('takes a password that only looks as if it held a NUL', async () => {
    const password = String.raw`pass\u0000word`;
    const { email, client } = await backend().account();
    const { error } = await client.auth.updateUser({ password, current_password: PASSWORD });
    expect(error).toBeNull();
    expect((await logIn(email, password)).status).toBe(200);
  });

  describe('of a suspended account', () => {
    it('is let in, to read and to end what it pays for, and told why nothing else works', async () => {
      const { id, client } = await backend().account({ status: 'suspended' });
      expect((await client.from('profiles').select('status').eq('id', id)).data).toEqual([
        { status: 'suspended' },
      ]);
      const token = (await client.auth.getSession()).data.session?.access_token ?? '';
      const body = {
        user_id: id,
        message: 'Hello',
        message_id: crypto.randomUUID(),
        is_first_response: false,
      };
      const chat = await send(
        { backend: backend() },
        { method: 'POST', path: '/functions/v1/token-chat', body, token },
      );
      expect(chat.status).toBe(403);
      expect(functionErrorSchema.parse(chat.body)).toMatchObject({
        error: 'suspended',
        message: 'This account is suspended. Please contact support.',
      });
    });
  });
});
