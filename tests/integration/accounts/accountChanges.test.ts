import { describe, expect, it } from 'vitest';
import { describeOnEmbedded, PASSWORD, SITE, type Client, type TestBackend } from '../../support/backend.ts';

const refresh = async (client: Client) => (await client.auth.refreshSession()).error;

/** A client with the session of the newest mail's link. */
async function byMail(backend: TestBackend, email: string): Promise<Client> {
  const mail = backend.mailbox.list().find(({ to }) => to === email);
  const response = await backend.fetch(new Request(mail?.links[0] ?? 'missing'));
  const fragment = new URLSearchParams((response.headers.get('location') ?? '').split('#')[1]);
  const client = backend.visitor();
  const { error } = await client.auth.setSession({
    access_token: fragment.get('access_token') ?? '',
    refresh_token: fragment.get('refresh_token') ?? '',
  });
  expect(error).toBeNull();
  return client;
}

describeOnEmbedded('changes of an account', (backend) => {
  describe('its password', () => {
    it('takes the one before, and ends every other session', async () => {
      const { email, client } = await backend().account();
      const thief = await backend().signIn(email, PASSWORD);
      const none = await client.auth.updateUser({ password: 'another way' });
      expect(none.error).toMatchObject({ status: 400, code: 'current_password_required' });
      const wrong = await client.auth.updateUser({ password: 'another way', current_password: 'a guess' });
      expect(wrong.error).toMatchObject({ status: 400, code: 'current_password_mismatch' });
      expect(await refresh(thief)).toBeNull();

      const right = await client.auth.updateUser({ password: 'another way', current_password: PASSWORD });
      expect(right.error).toBeNull();
      expect(await refresh(thief)).not.toBeNull();
      expect((await thief.auth.getUser()).error).not.toBeNull();
      expect(await refresh(client)).toBeNull();
      await expect(backend().signIn(email, 'another way')).resolves.toBeDefined();
    });

    it('is set without it once after a recovery mail, which ends every other session', async () => {
      const { email, client: thief } = await backend().account();
      await backend().visitor().auth.resetPasswordForEmail(email);
      const owner = await byMail(backend(), email);
      expect(await refresh(owner)).toBeNull();
      expect((await owner.auth.updateUser({ password: 'after the mail' })).error).toBeNull();
      expect(await refresh(thief)).not.toBeNull();
      expect(await refresh(owner)).toBeNull();
      const again = await owner.auth.updateUser({ password: 'once more' });
      expect(again.error?.code).toBe('current_password_required');
    });

    it('is not set by a recovery session that is too old, nor by the session of a sign-up', async () => {
      const { email, id } = await backend().account();
      await backend().visitor().auth.resetPasswordForEmail(email);
      const late = await byMail(backend(), email);
      await backend().database.query(
        `update auth.sessions set created_at = now() - interval '61 minutes' where user_id = $1::uuid`,
        [id],
      );
      const tooLate = await late.auth.updateUser({ password: 'too late now' });
      expect(tooLate.error?.code).toBe('current_password_required');

      await backend().visitor().auth.signUp({ email: 'new@example.test', password: PASSWORD });
      const fresh = await byMail(backend(), 'new@example.test');
      const early = await fresh.auth.updateUser({ password: 'not proven' });
      expect(early.error?.code).toBe('current_password_required');
    });

    it('that somebody chose for an address before its owner came by a recovery mail is worth nothing', async () => {
      const email = 'owner@example.test';
      await backend().visitor().auth.signUp({ email, password: 'the stranger’s' });
      await backend().visitor().auth.resetPasswordForEmail(email);
      const owner = await byMail(backend(), email);
      await expect(backend().signIn(email, 'the stranger’s')).rejects.toThrow('Invalid login credentials');
      expect((await owner.auth.updateUser({ password: 'the owner’s' })).error).toBeNull();
      await expect(backend().signIn(email, 'the owner’s')).resolves.toBeDefined();
    });
  });

  it('takes a name of 200 characters and nothing else, and names what it refuses', async () => {
    const { client } = await backend().account();
    const { data } = await client.auth.getSession();
    const put = async (body: unknown) => {
      const response = await backend().fetch(
        new Request(`${SITE}/auth/v1/user`, {
          method: 'PUT',
          headers: {
            apikey: backend().publishableKey,
            authorization: `Bearer ${data.session?.access_token}`,
            'content-type': 'application/json',
          },
          body: JSON.stringify(body),
        }),
      );
      return { status: response.status, body: JSON.stringify(await response.json()) };
    };
    expect((await put({ data: { full_name: 'é'.repeat(200) } })).status).toBe(200);
    for (const [body, field] of [
      [{ data: { full_name: 'x'.repeat(201) } }, 'data.full_name'],
      [{ data: { full_name: 'two\nlines' } }, 'data.full_name'],
      [{ data: { theme: 'x'.repeat(9000) } }, 'data'],
      [{ data: { theme: 'dark' } }, 'data.theme'],
      [{ app_metadata: { role: 'admin' } }, 'app_metadata'],
      [{ nonce: '1' }, 'nonce'],
    ] as const) {
      const refused = await put(body);
      expect(refused).toMatchObject({ status: 400 });
      expect(refused.body).toContain(`${field}: `);
    }
    const long = {
      email: 'long@example.test',
      password: PASSWORD,
      options: { data: { x: 'y'.repeat(2000) } },
    };
    expect((await backend().visitor().auth.signUp(long)).error?.message).toContain('data: is too long');
  });

  it('is limited by account', async () => {
    const { client } = await backend().account();
    const { client: other } = await backend().account();
    const guess = () => client.auth.updateUser({ password: 'another way', current_password: 'a guess' });
    const answers = [];
    for (let tries = 0; tries < 11; tries += 1) answers.push((await guess()).error?.status);
    expect(answers.at(-1)).toBe(429);
    expect((await other.auth.updateUser({ data: { full_name: 'Esi' } })).error).toBeNull();
  });
});
