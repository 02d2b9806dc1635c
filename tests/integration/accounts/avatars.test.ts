/** Pictures of accounts: stored, served and removed, and what a hostile account tries with them. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { avatarPath } from '@domain/profile/avatar.ts';
import { updateAvatarReplySchema } from '@domain/profile/avatarApi.ts';
import { describeOnBoth, SITE, type Account } from '../../support/backend.ts';
import { callFunction, tokenOf } from '../../support/functions.ts';
import { base64, jpegOf, pngOf, webpOf } from '../../support/pictures.ts';

const WEBP = webpOf(512, 512);
const JPEG = jpegOf(512, 512);
const NAME = '33333333-3333-4333-8333-333333333333.webp';
const svg = (more = '') => new TextEncoder().encode(`${more}<svg><script>alert(1)</script></svg>`);

describeOnBoth('update-avatar', (backend) => {
  let alice: Account;
  let bob: Account;
  let admin: Account;
  beforeAll(async () => {
    bob = await backend().account();
    admin = await backend().account({ role: 'admin' });
  });
  beforeEach(async () => {
    alice = await backend().account();
  });

  const change = async (account: Account, body: unknown) =>
    callFunction(backend(), 'update-avatar', body, await tokenOf(account.client));
  const save = async (account: Account, picture: Uint8Array) => {
    const { body } = await change(account, { picture: base64(picture) });
    return updateAvatarReplySchema.parse(body).profile.avatar_url ?? '';
  };
  const get = (path: string, init?: RequestInit) => backend().fetch(new Request(`${SITE}${path}`, init));
  const stored = async (account: Account) =>
    (
      await backend().database.query<{ name: string }>(
        'select name from waymark.stored_files where owner = $1::uuid order by name',
        [account.id],
      )
    ).map(({ name }) => avatarPath(account.id, name));
  const rowOf = async ({ id }: Account) => {
    const { data } = await backend().service().from('profiles').select('avatar_url').eq('id', id).single();
    return data?.avatar_url;
  };

  it('stores a picture, which anybody who knows its name is served, as what it is and for ever', async () => {
    const path = await save(alice, WEBP);
    expect(await rowOf(alice)).toBe(path);
    const served = await get(path);
    expect(served.status).toBe(200);
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    });
    expect(served.headers.get('content-security-policy')).toContain("img-src 'self'");
    expect(new Uint8Array(await served.arrayBuffer())).toEqual(WEBP);
    const head = await get(path, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
      200,
      String(WEBP.length),
      '',
    ]);
  });

  it('puts the next one under another name, and the first is gone', async () => {
    const first = await save(alice, WEBP);
    const second = await save(alice, JPEG);
    expect(second).toMatch(/\.jpg$/);
    expect(await stored(alice)).toEqual([second]);
    expect((await get(first)).status).toBe(404);
    expect((await get(second)).headers.get('content-type')).toBe('image/jpeg');
  });

  it('stores it without where it was taken, whoever sends it', async () => {
    const path = await save(alice, jpegOf(512, 512, { tagged: true }));
    expect(new Uint8Array(await (await get(path)).arrayBuffer())).toEqual(JPEG);
  });

  it('removes it, once and again', async () => {
    const path = await save(alice, WEBP);
    for (let time = 0; time < 2; time += 1) {
      const { status, body } = await change(alice, { picture: null });
      expect([status, updateAvatarReplySchema.parse(body).profile.avatar_url]).toEqual([200, null]);
    }
    expect(await stored(alice)).toEqual([]);
    expect((await get(path)).status).toBe(404);
  });

  it('leaves one file and a row that names it, however many are sent at once', async () => {
    await Promise.all([
      save(alice, WEBP),
      save(alice, JPEG),
      save(alice, WEBP),
      change(alice, { picture: null }),
    ]);
    const url = await rowOf(alice);
    expect(await stored(alice)).toEqual(url === null ? [] : [url]);
  });

  it.each([
    ['an SVG with a script', svg()],
    ['an SVG behind the sign of a GIF', svg('GIF89a')],
    ['a page', new TextEncoder().encode('<!doctype html><script>alert(1)</script>')],
    ['a PNG', pngOf(512, 512)],
    ['a WebP of 16,383 pixels square', webpOf(16_383, 16_383)],
    ['a WebP of 300 KB', webpOf(512, 512, { more: 300 * 1024 })],
    ['a WebP of 201 KB', webpOf(512, 512, { more: 201 * 1024 })],
    ['a WebP that is cut short', WEBP.slice(0, -2)],
    ['an animated WebP', webpOf(512, 512, { form: 'animated' })],
    ['a JPEG with a script behind it', new Uint8Array([...JPEG, ...svg()])],
    ['nothing', new Uint8Array()],
  ])('refuses %s, and keeps what was there', async (_name, bytes) => {
    const path = await save(alice, WEBP);
    const { status, error } = await change(alice, { picture: base64(bytes) });
    expect([400, 413]).toContain(status);
    expect(['bad_request', 'too_large']).toContain(error?.error);
    expect(await stored(alice)).toEqual([path]);
    expect(await rowOf(alice)).toBe(path);
  });

  it.each([
    ['a path of its own', { avatar_url: avatarPath('x', NAME) }],
    ['somebody else', { user_id: '22222222-2222-4222-8222-222222222222' }],
    ['what is no Base64', { picture: '<svg/>' }],
  ])('refuses a request that names %s', async (_name, more) => {
    const { status, error } = await change(alice, { picture: base64(WEBP), ...more });
    expect([status, error?.error]).toEqual([400, 'bad_request']);
    expect(await stored(alice)).toEqual([]);
  });

  it('refuses a visitor, a suspended account and one that is gone', async () => {
    const body = { picture: base64(WEBP) };
    expect((await callFunction(backend(), 'update-avatar', body, null)).status).toBe(401);
    const suspended = await backend().account({ status: 'suspended' });
    expect((await change(suspended, body)).error?.error).toBe('suspended');
    const token = await tokenOf(alice.client);
    await backend().service().auth.admin.deleteUser(alice.id);
    expect((await callFunction(backend(), 'update-avatar', body, token)).status).toBe(401);
  });

  describe('past the function', () => {
    let path: string;
    beforeEach(async () => {
      path = await save(alice, WEBP);
    });

    it('nobody uploads, replaces, lists or removes a file: not one’s own, not another’s, not as an admin', async () => {
      for (const { client } of [alice, bob, admin, { client: backend().visitor() }]) {
        const files = client.storage.from('avatars');
        const mine = path.split('/avatars/')[1] ?? '';
        const body = new Blob([WEBP], { type: 'image/webp' });
        const answers = await Promise.all([
          files.upload(`${alice.id}/${NAME}`, body),
          files.upload(mine, body, { upsert: true }),
          files.update(mine, body),
          files.remove([mine]),
          files.list(alice.id),
          files.move(mine, `${bob.id}/${NAME}`),
          files.createSignedUploadUrl(`${alice.id}/${NAME}`),
        ]);
        for (const { error } of answers) expect(error?.message).toBeTruthy();
      }
      expect(await stored(alice)).toEqual([path]);
      expect(await stored(bob)).toEqual([]);
    });

    it('nobody points a profile at a picture: not its owner, not an admin, and not the functions at anything else', async () => {
      const foreign = [
        'https://evil.example/p.png',
        'javascript:alert(1)',
        path,
        avatarPath(bob.id, NAME),
        `${avatarPath(bob.id, NAME)}/../x.webp`,
        avatarPath(bob.id, 'x.svg'),
      ];
      for (const avatar_url of foreign) {
        const own = await bob.client.from('profiles').update({ avatar_url }).eq('id', bob.id);
        expect(own.error?.code).toBe('23514');
        const byAdmin = await admin.client.from('profiles').update({ avatar_url }).eq('id', bob.id);
        expect(byAdmin.error?.code).toBe('23514');
        const saved = await callFunction(
          backend(),
          'update-profile',
          { avatar_url },
          await tokenOf(bob.client),
        );
        expect(saved.error?.field).toBe('avatar_url');
      }
      for (const avatar_url of foreign.filter((url) => url !== avatarPath(bob.id, NAME))) {
        const byService = await backend().service().from('profiles').update({ avatar_url }).eq('id', bob.id);
        expect(byService.error?.code).toBe('23514');
      }
      expect(await rowOf(bob)).toBeNull();
    });

    it('goes with the account, deleted by its owner or by an admin', async () => {
      expect((await callFunction(backend(), 'delete-user', {}, await tokenOf(alice.client))).status).toBe(
        200,
      );
      expect((await get(path)).status).toBe(404);

      const carol = await backend().account();
      const hers = await save(carol, JPEG);
      const body = { user_id: carol.id };
      const token = await tokenOf(admin.client);
      expect((await callFunction(backend(), 'admin-delete-user', body, token)).status).toBe(200);
      expect((await get(hers)).status).toBe(404);
      expect([await stored(alice), await stored(carol)]).toEqual([[], []]);
    });

    it('goes with an account that is deleted past the functions', async () => {
      await backend().database.query('delete from auth.users where id = $1::uuid', [alice.id]);
      expect((await get(path)).status).toBe(404);
    });
  });
});
