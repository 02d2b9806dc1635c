/** admin-create-user and admin-delete-user, as the admin's screens call them. */
import { beforeAll, describe, expect, it } from 'vitest';
import { createdUserSchema } from '@domain/accounts/accounts.ts';
import { describeOnEmbedded, PASSWORD, type Account } from '../../support/backend.ts';
import { callFunction, tokenOf } from '../../support/functions.ts';

describeOnEmbedded('the admin’s functions', (backend) => {
  let admin: Account;
  let token: string | null;
  beforeAll(async () => {
    admin = await backend().account({ role: 'admin' });
    token = await tokenOf(admin.client);
  });

  const create = (fields: Record<string, unknown>) =>
    callFunction(
      backend(),
      'admin-create-user',
      {
        email: `${crypto.randomUUID()}@example.test`,
        password: PASSWORD,
        full_name: 'New Person',
        ...fields,
      },
      token,
    );
  const remove = (userId: string) => callFunction(backend(), 'admin-delete-user', { user_id: userId }, token);
  const emailCount = async (email: string) =>
    (await backend().database.query('select 1 from auth.users where lower(email) = lower($1)', [email]))
      .length;

  describe('admin-create-user', () => {
    it('makes an account that can sign in at once, and leaves the admin signed in', async () => {
      const answer = await create({ email: ' Made.By@Example.test ', full_name: ' Made By ' });
      const { user } = createdUserSchema.parse(answer.body);
      expect(user).toMatchObject({ email: 'made.by@example.test', full_name: 'Made By', role: 'user' });
      const client = await backend().signIn('made.by@example.test', PASSWORD);
      const { data } = await client
        .from('profiles')
        .select('id, full_name, role, status, token_balance')
        .single();
      expect(data).toEqual({
        id: user.id,
        full_name: 'Made By',
        role: 'user',
        status: 'active',
        token_balance: 10_000,
      });
      expect((await client.auth.getUser()).data.user?.user_metadata['full_name']).toBe('Made By');
      expect((await admin.client.auth.getUser()).data.user?.id).toBe(admin.id);
      expect((await admin.client.from('profiles').select('id').eq('id', user.id)).data).toHaveLength(1);
    });

    it.each([
      ['editor', 'editor'],
      [undefined, 'user'],
      ['  ', 'user'],
      ['admin', 'admin'],
    ])('stores the role %j as %s', async (role, stored) => {
      const { user } = createdUserSchema.parse((await create({ role })).body);
      const { data } = await backend().service().from('profiles').select('role').eq('id', user.id).single();
      expect([user.role, data?.role]).toEqual([stored, stored]);
      expect((await remove(user.id)).status).toBe(200);
    });

    it('refuses an address that is taken, in any spelling, with the server’s words', async () => {
      const { email } = await backend().account();
      const answer = await create({ email: email.toUpperCase() });
      expect([answer.status, answer.error]).toMatchObject([
        409,
        {
          error: 'conflict',
          field: 'email',
          message: 'A user with this email address has already been registered',
        },
      ]);
      expect(await emailCount(email)).toBe(1);
    });

    it('makes one account of two requests at once', async () => {
      const email = `${crypto.randomUUID()}@example.test`;
      const answers = await Promise.all([create({ email }), create({ email })]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      expect(await emailCount(email)).toBe(1);
    });

    it.each([
      ['email', { email: 'no address' }],
      ['email', { email: `${'x'.repeat(250)}@example.test` }],
      ['password', { password: '12345' }],
      ['password', { password: 'ü'.repeat(40) }],
      ['full_name', { full_name: ' ' }],
      ['full_name', { full_name: 'x'.repeat(201) }],
      ['full_name', { full_name: 'a\0b' }],
      ['role', { role: 'r'.repeat(51) }],
    ])('names %s in its refusal of %j, and makes nothing', async (field, fields) => {
      const before = await backend().database.query('select 1 from auth.users');
      const answer = await create(fields);
      expect([answer.status, answer.error]).toMatchObject([400, { error: 'bad_request', field }]);
      expect(await backend().database.query('select 1 from auth.users')).toHaveLength(before.length);
    });
  });

  describe('admin-delete-user', () => {
    it('deletes an account, its session with it', async () => {
      const account = await backend().account();
      expect((await remove(account.id)).body).toEqual({ deleted: true });
      expect(await emailCount(account.email)).toBe(0);
      expect((await account.client.auth.getUser()).error).not.toBeNull();
      expect((await remove(account.id)).error).toMatchObject({ error: 'not_found', field: 'user_id' });
    });

    it('does not know every id, and takes nothing else for one', async () => {
      expect((await remove(crypto.randomUUID())).status).toBe(404);
      expect((await remove("' or 1=1")).error).toMatchObject({ error: 'bad_request', field: 'user_id' });
    });

    it('sends admins to their profile for their own account, however they spell its id', async () => {
      for (const id of [admin.id, admin.id.toUpperCase()]) {
        const { error } = await remove(id);
        expect(error).toMatchObject({ error: 'forbidden', field: 'user_id' });
        expect(error?.message).toContain('Danger Zone');
      }
      expect((await admin.client.auth.getUser()).error).toBeNull();
    });

    it('can delete another admin', async () => {
      const other = await backend().account({ role: 'admin' });
      expect((await remove(other.id)).status).toBe(200);
    });
  });
});
