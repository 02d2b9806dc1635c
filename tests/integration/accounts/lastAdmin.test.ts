import { expect, it } from 'vitest';
import { describeOnBoth } from '../../support/backend.ts';

const MESSAGE = 'The last admin cannot be demoted, suspended or deleted';

describeOnBoth('the last admin', (backend) => {
  it('stays, whoever asks and however', async () => {
    const service = backend().service();
    const demo = await service.from('profiles').select('id').eq('email', 'admin@waymark.test').single();
    const id = demo.data?.id ?? '';
    const client = await backend().signIn('admin@waymark.test', 'waymark1');
    for (const who of [client, service]) {
      for (const change of [{ role: 'user' }, { status: 'suspended' }]) {
        const { error } = await who.from('profiles').update(change).eq('id', id);
        expect(error).toMatchObject({ code: '42501', message: MESSAGE });
      }
    }
    const byOwner = backend().database.query('delete from public.profiles where id = $1::uuid', [id]);
    await expect(byOwner).rejects.toThrow(MESSAGE);
    const deleted = await service.auth.admin.deleteUser(id);
    expect(deleted.error).toMatchObject({ status: 403, message: MESSAGE });
    const { data } = await service.from('profiles').select('role, status').eq('id', id).single();
    expect(data).toEqual({ role: 'admin', status: 'active' });
  });

  it('is one of several as long as there are several', async () => {
    const second = await backend().account({ role: 'admin' });
    const service = backend().service();
    expect((await service.from('profiles').update({ role: 'user' }).eq('id', second.id)).error).toBeNull();
  });

  it('is left over when all are demoted at once', async () => {
    await Promise.all([backend().account({ role: 'admin' }), backend().account({ role: 'admin' })]);
    const service = backend().service();
    const all = await service.from('profiles').update({ role: 'user' }).eq('role', 'admin');
    expect(all.error?.message).toBe(MESSAGE);

    const { data: admins } = await service.from('profiles').select('id').eq('role', 'admin');
    expect(admins).toHaveLength(3);
    const one = await Promise.all(
      (admins ?? []).map(({ id }) => service.from('profiles').update({ role: 'user' }).eq('id', id)),
    );
    expect(one.filter(({ error }) => error?.message === MESSAGE)).toHaveLength(1);
    const left = await service.from('profiles').select('id').eq('role', 'admin');
    expect(left.data).toHaveLength(1);
  });
});
