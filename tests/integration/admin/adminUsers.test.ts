import { expect, it } from 'vitest';
import { describeOnBoth, PASSWORD, SITE } from '../../support/backend.ts';

describeOnBoth('auth admin', (backend) => {
  it('makes a confirmed account that can sign in, finds it and deletes it', async () => {
    const admin = backend().service().auth.admin;
    const made = await admin.createUser({
      email: 'Made@Example.test',
      password: PASSWORD,
      email_confirm: true,
      user_metadata: { full_name: 'Made Up' },
    });
    expect(made.error).toBeNull();
    expect(made.data.user).toMatchObject({
      email: 'made@example.test',
      user_metadata: { full_name: 'Made Up' },
      app_metadata: { provider: 'email' },
    });
    const id = made.data.user?.id ?? '';
    const client = await backend().signIn('made@example.test', PASSWORD);
    expect((await client.from('profiles').select('full_name').single()).data).toEqual({
      full_name: 'Made Up',
    });

    expect((await admin.getUserById(id)).data.user?.email).toBe('made@example.test');
    expect((await admin.deleteUser(id)).error).toBeNull();
    expect((await admin.getUserById(id)).error?.status).toBe(404);
    expect((await admin.deleteUser(id)).error?.status).toBe(404);
    await expect(backend().signIn('made@example.test', PASSWORD)).rejects.toThrow(
      'Invalid login credentials',
    );
    expect((await client.auth.getUser()).error).not.toBeNull();
    expect((await client.auth.refreshSession()).error).not.toBeNull();
  });

  it('lists accounts page by page, newest first', async () => {
    const { id } = await backend().account();
    const admin = backend().service().auth.admin;
    const first = await admin.listUsers({ page: 1, perPage: 2 });
    expect(first.data.users[0]?.id).toBe(id);
    expect(first.data.users).toHaveLength(2);
    const second = await admin.listUsers({ page: 2, perPage: 2 });
    expect(second.data.users.map((user) => user.id)).not.toContain(id);
  });

  it('refuses an address twice, and what is no address', async () => {
    const { email } = await backend().account();
    const admin = backend().service().auth.admin;
    const twice = await admin.createUser({ email: email.toUpperCase(), password: PASSWORD });
    expect(twice.error).toMatchObject({ status: 422, code: 'email_exists' });
    const wrong = await admin.createUser({ email: 'not an address', password: PASSWORD });
    expect(wrong.error).toMatchObject({ status: 400, code: 'validation_failed' });
  });

  it.each([
    ['no hash', 'correct horse'],
    ['a hash of so many rounds that each sign-in would cost minutes', `$2b$20$${'a'.repeat(53)}`],
    ['a hash of rounds that nothing can check', `$2b$00$${'a'.repeat(53)}`],
    ['a hash of another kind', '$argon2id$v=19$m=65536,t=3,p=4$c2FsdA$aGFzaA'],
  ])('refuses as a password hash what is %s', async (_, password_hash) => {
    const made = await backend()
      .service()
      .auth.admin.createUser({ email: 'hashed@example.test', password_hash });
    expect(made.error).toMatchObject({ status: 400, code: 'validation_failed' });
    expect(made.error?.message).toContain('password_hash');
  });

  it('leaves an account that is not confirmed outside', async () => {
    await backend()
      .service()
      .auth.admin.createUser({ email: 'unconfirmed@example.test', password: PASSWORD });
    await expect(backend().signIn('unconfirmed@example.test', PASSWORD)).rejects.toThrow(
      'Email not confirmed',
    );
  });

  it('opens to the secret key alone', async () => {
    const account = await backend().account({ role: 'admin' });
    const session = (await account.client.auth.getSession()).data.session;
    const credentials: Record<string, string>[] = [
      {},
      { apikey: backend().publishableKey },
      { apikey: backend().publishableKey, authorization: `Bearer ${session?.access_token}` },
      { apikey: backend().publishableKey, authorization: `Bearer ${backend().secretKey.slice(0, -1)}` },
      { apikey: `${backend().secretKey}x` },
    ];
    for (const headers of credentials) {
      for (const [method, path] of [
        ['GET', '/users'],
        ['POST', '/users'],
        ['DELETE', `/users/${account.id}`],
      ] as const) {
        const response = await backend().fetch(
          new Request(`${SITE}/auth/v1/admin${path}`, { method, headers }),
        );
        expect([401, 403]).toContain(response.status);
      }
    }
    expect((await account.client.from('profiles').select('id').eq('id', account.id)).data).toHaveLength(1);
  });
});
