/** The account functions where something fails on the way; who may call them is tested against the real SQL. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { functionErrorSchema } from '../../../domain/errors/functionErrors.ts';
import { handle as createUser } from '../../../supabase/functions/admin-create-user/handler.ts';
import { handle as deleteOther } from '../../../supabase/functions/admin-delete-user/handler.ts';
import { handle as deleteSelf } from '../../../supabase/functions/delete-user/handler.ts';
import { handle as updateProfile } from '../../../supabase/functions/update-profile/handler.ts';
import { FakeAccounts, OTHER_ID } from '../support/accounts.ts';
import { post, testDeps, USER_ID, type TestDeps } from '../support/backend.ts';

let backend: FakeAccounts;
let deps: TestDeps;
beforeEach(() => {
  backend = new FakeAccounts();
  deps = testDeps(backend);
});

async function refusal(response: Promise<Response>) {
  const answered = await response;
  return { status: answered.status, ...functionErrorSchema.parse(await answered.json()) };
}

describe('admin-create-user', () => {
  const NEW = { email: 'new@example.test', password: 'secret1', full_name: 'New Person', role: 'editor' };

  it('leaves no half account when the role cannot be set', async () => {
    backend.broken.add('PATCH /rest/v1/profiles');
    expect(await refusal(createUser(post(NEW), deps))).toMatchObject({ status: 500, error: 'internal' });
    expect([...backend.rows.keys()]).toEqual([USER_ID, OTHER_ID]);
    expect(backend.deleted).toHaveLength(1);
    expect(JSON.stringify(deps.logged)).not.toContain('new@example.test');
  });

  it('fails as an inside error when even that cannot be undone', async () => {
    backend.broken.add('PATCH /rest/v1/profiles');
    backend.deleteRefusal = { status: 500, error_code: 'unexpected_failure', msg: 'no' };
    expect(await refusal(createUser(post(NEW), deps))).toMatchObject({ status: 500, error: 'internal' });
  });

  it.each([
    [422, 'email_exists', 'A user with this email address has already been registered', 'conflict', 'email'],
    [422, 'user_already_exists', 'User already registered', 'conflict', 'email'],
    [422, 'weak_password', 'Password is known to be weak', 'bad_request', 'password'],
    [400, 'validation_failed', 'Unable to validate email address: invalid format', 'bad_request', 'email'],
    [429, 'over_request_rate_limit', 'Request rate limit reached', 'rate_limited', undefined],
  ])('passes on what Auth has against it (%i %s)', async (status, error_code, msg, error, field) => {
    backend.createRefusal = { status, error_code, msg };
    const answer = await refusal(createUser(post(NEW), deps));
    expect(answer).toMatchObject({ error, message: msg });
    expect(answer.field).toBe(field);
  });

  it('is 502 when Auth fails', async () => {
    backend.createRefusal = { status: 500, error_code: 'unexpected_failure', msg: 'secret detail' };
    const answer = await refusal(createUser(post(NEW), deps));
    expect(answer).toMatchObject({ status: 502, error: 'provider_unavailable' });
    expect(answer.message).not.toContain('secret');
  });
});

/** Gives every account a running subscription; answers what is called to end it. */
function withSubscription(id: string) {
  backend.subscriptions = [id];
  const cancelSubscription = vi.fn<(subscriptionId: string) => Promise<void>>();
  const payments = { ...deps.providers.payments, cancelSubscription };
  deps = testDeps(backend, { providers: { ...deps.providers, payments } });
  return cancelSubscription;
}

describe('deleting an account', () => {
  it('ends its subscriptions first, and stays when they cannot be ended', async () => {
    const cancelSubscription = withSubscription('sub_1');
    cancelSubscription.mockRejectedValueOnce(new Error('down'));
    backend.pictures.set(`${OTHER_ID}/shown.webp`, '2026-01-01T00:00:00Z');
    const answer = await refusal(deleteOther(post({ user_id: OTHER_ID }), deps));
    expect(answer).toMatchObject({ status: 502, error: 'provider_unavailable' });
    expect(answer.message).toContain('nothing was deleted');
    expect(backend.deleted).toEqual([]);
    expect(backend.pictures.size).toBe(1);

    cancelSubscription.mockResolvedValue();
    expect((await deleteOther(post({ user_id: OTHER_ID }), deps)).status).toBe(200);
    expect(cancelSubscription).toHaveBeenLastCalledWith('sub_1');
    expect(backend.deleted).toEqual([OTHER_ID]);
  });

  it('says that the plan is gone when the account is not', async () => {
    withSubscription('sub_1').mockResolvedValue();
    backend.deleteRefusal = { status: 500, error_code: 'unexpected_failure', msg: 'no' };
    expect(await refusal(deleteOther(post({ user_id: OTHER_ID }), deps))).toMatchObject({
      status: 502,
      message: 'The paid plan was cancelled, but the account could not be deleted. Please try again.',
    });
  });

  it('says so where the picture is what cannot be removed', async () => {
    withSubscription('sub_1').mockResolvedValue();
    backend.broken.add('POST /storage/v1/object/list/avatars');
    expect(await refusal(deleteOther(post({ user_id: OTHER_ID }), deps))).toMatchObject({
      status: 502,
      message: 'The paid plan was cancelled, but the account could not be deleted. Please try again.',
    });
    expect(backend.deleted).toEqual([]);
  });

  it('asks nobody to end the last admin’s, who stays', async () => {
    const cancelSubscription = withSubscription('sub_1');
    expect(await refusal(deleteSelf(post({}), deps))).toMatchObject({ status: 403, error: 'forbidden' });
    expect(cancelSubscription).not.toHaveBeenCalled();
  });

  it('says who became the last admin meanwhile, where Auth says nothing', async () => {
    backend.rows.set(OTHER_ID, { id: OTHER_ID, role: 'admin', status: 'active' });
    backend.beforeDelete = () => backend.rows.delete(OTHER_ID);
    backend.deleteRefusal = { status: 500, error_code: 'unexpected_failure', msg: 'Database error' };
    expect(await refusal(deleteSelf(post({}), deps))).toMatchObject({
      status: 403,
      message: 'The last admin cannot be demoted, suspended or deleted',
    });
  });

  it('is 502 when Auth fails, and 500 when the admins cannot be read', async () => {
    backend.deleteRefusal = { status: 500, error_code: 'unexpected_failure', msg: 'no' };
    expect(await refusal(deleteOther(post({ user_id: OTHER_ID }), deps))).toMatchObject({ status: 502 });
    backend.broken.add('GET /rest/v1/profiles');
    expect(await refusal(deleteSelf(post({}), deps))).toMatchObject({ status: 500 });
  });

  it('counts as done when the account is gone already', async () => {
    backend.rows.set(OTHER_ID, { id: OTHER_ID, role: 'admin', status: 'active' });
    backend.beforeDelete = () => backend.rows.delete(USER_ID);
    expect(await (await deleteSelf(post(''), deps)).json()).toEqual({ deleted: true });
  });

  it('refuses what is no JSON', async () => {
    expect(await refusal(deleteSelf(post('delete me'), deps))).toMatchObject({ status: 400, field: 'body' });
  });
});

describe('update-profile', () => {
  it('tells an account that is suspended or deleted meanwhile which it is', async () => {
    const standing = { role: 'user', status: 'active' };
    const change = (afterwards: () => void) => {
      const raced = testDeps(backend, {
        getUser: async () => ({ id: USER_ID, email: 'sam@waymark.test' }),
      });
      let asked = 0;
      const inner = raced.admin.from.bind(raced.admin);
      vi.spyOn(raced.admin, 'from').mockImplementation((table) => {
        asked += 1;
        if (asked === 2) afterwards();
        return inner(table);
      });
      return refusal(updateProfile(post({ nickname: 'Al' }), raced));
    };
    backend.rows.set(USER_ID, { id: USER_ID, ...standing });
    const suspend = () => backend.rows.set(USER_ID, { id: USER_ID, role: 'user', status: 'suspended' });
    expect(await change(suspend)).toMatchObject({ status: 403, error: 'suspended' });
    backend.rows.set(USER_ID, { id: USER_ID, ...standing });
    expect(await change(() => backend.rows.delete(USER_ID))).toMatchObject({
      status: 404,
      error: 'not_found',
    });
  });

  it('is 500, without details, when it cannot be stored', async () => {
    backend.broken.add('PATCH /rest/v1/profiles');
    expect(await refusal(updateProfile(post({ nickname: 'Al' }), deps))).toMatchObject({ status: 500 });
    expect(JSON.stringify(deps.logged)).not.toContain('Al"');
  });
});
