/** The bucket of accounts' pictures: /storage/v1 of this server, and what the migration does to a hosted project's. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { avatarPath } from '@domain/profile/avatar.ts';
import { describeOnBoth, describeOnEmbedded, SITE, type Account } from '../../support/backend.ts';
import { jpegOf, webpOf } from '../../support/pictures.ts';

const WEBP = webpOf(512, 512);
const JPEG = jpegOf(512, 512);
const NAME = '33333333-3333-4333-8333-333333333333.webp';

describeOnEmbedded('/storage/v1', (backend) => {
  let alice: Account;
  beforeAll(async () => {
    alice = await backend().account();
  });
  const files = () => backend().service().storage.from('avatars');
  const own = (name: string) => `${alice.id}/${name}`;
  const call = (path: string, init?: RequestInit) =>
    backend().fetch(new Request(`${SITE}/storage/v1${path}`, init));
  const options = { contentType: 'image/webp', upsert: false };

  it('adds, lists and removes for the functions’ key, as hosted Storage does', async () => {
    const added = await files().upload(own(NAME), WEBP, options);
    expect(added.data).toMatchObject({ path: own(NAME), fullPath: `avatars/${own(NAME)}` });
    const listed = await files().list(alice.id);
    expect(listed.data?.map(({ name }) => name)).toEqual([NAME]);
    expect(Date.parse(listed.data?.[0]?.created_at ?? '')).toBeGreaterThan(0);
    const { publicUrl } = files().getPublicUrl(own(NAME)).data;
    expect(publicUrl).toBe(`${SITE}${avatarPath(alice.id, NAME)}`);
    expect((await backend().fetch(new Request(publicUrl))).status).toBe(200);

    expect((await files().upload(own(NAME), JPEG, options)).error?.message).toBe(
      'The resource already exists',
    );
    expect((await files().remove([own(NAME), own('none.webp'), '../x', 'a/b/c'])).data).toEqual([
      { name: own(NAME) },
    ]);
    expect((await files().list(alice.id)).data).toEqual([]);
  });

  it('takes no other type, name, folder or size, from whomever', async () => {
    const html = { contentType: 'text/html', upsert: false };
    const refused = await Promise.all([
      files().upload(own('x.webp'), WEBP, html),
      files().upload(own('x.svg'), WEBP, options),
      files().upload(own('..%2fx.webp'), WEBP, options),
      files().upload('somebody/x.webp', WEBP, options),
      files().upload(`${crypto.randomUUID()}/x.webp`, WEBP, options),
      files().upload(own('x.webp'), webpOf(512, 512, { more: 300_000 }), options),
      backend().service().storage.from('other').upload(own('x.webp'), WEBP, options),
      backend().service().storage.from('other').list(alice.id),
    ]);
    for (const { data, error } of refused) expect([data, typeof error?.message]).toEqual([null, 'string']);
    expect((await files().list(alice.id)).data).toEqual([]);
  });

  it('answers no other method, and no path that is none', async () => {
    expect((await call('/object/public/avatars/x/y.webp')).status).toBe(404);
    expect((await call(`/object/public/avatars/${alice.id}/..%2f..%2fx.webp`)).status).toBe(404);
    expect((await call('/bucket')).status).toBe(403);
    expect((await call('/object/avatars', { method: 'PATCH' })).status).toBe(405);
    const missing = await call('/object/public/avatars/x/y.webp');
    expect(missing.headers.get('cache-control')).toBe('no-store');
  });
});

/** The tables that Supabase Storage has, as far as the migration uses them. */
const HOSTED = `
create schema storage;
create table storage.buckets (
  id text primary key, name text not null unique, public boolean default false,
  file_size_limit bigint, allowed_mime_types text[]
);
create table storage.objects (id uuid primary key default gen_random_uuid(), bucket_id text, name text);
alter table storage.objects enable row level security;
grant usage on schema storage to authenticated;
grant all on storage.objects to authenticated;
create policy "somebody's wide one" on storage.objects for all to authenticated using (true) with check (true);
alter table public.profiles drop constraint profiles_avatar_url_check,
  add constraint profiles_avatar_url_check check (avatar_url ~ '^https?://');`;

describeOnBoth('the bucket of a hosted project', (backend) => {
  it('is public to read by name, limited, and closed to every client whatever other policies say', async () => {
    const { database } = backend();
    const file = new URL('../../../supabase/migrations/20261123000300_avatars.sql', import.meta.url);
    const migration = readFileSync(fileURLToPath(file), 'utf8');
    const account = await backend().account();
    await database.exec(HOSTED);
    await database.query(
      "update public.profiles set avatar_url = 'https://elsewhere.example/p.png' where id = $1::uuid",
      [account.id],
    );
    await database.exec(migration);

    const [bucket] = await database.query('select * from storage.buckets');
    expect(bucket).toMatchObject({
      id: 'avatars',
      public: true,
      allowed_mime_types: ['image/webp', 'image/jpeg'],
    });
    expect(Number(bucket?.['file_size_limit'])).toBe(200 * 1024);
    const [row] = await database.query('select avatar_url from public.profiles where id = $1::uuid', [
      account.id,
    ]);
    expect(row).toEqual({ avatar_url: null });

    const asMember = (sql: string) =>
      database.transaction(async (transaction) => {
        await transaction.exec('set local role authenticated');
        return transaction.query(sql);
      });
    await database.exec(
      "insert into storage.objects (bucket_id, name) values ('avatars', 'a'), ('other', 'b')",
    );
    expect(await asMember('select name from storage.objects')).toEqual([{ name: 'b' }]);
    await expect(
      asMember("insert into storage.objects (bucket_id, name) values ('avatars', 'c')"),
    ).rejects.toThrow('row-level security');
    expect(
      await asMember("update storage.objects set name = 'z' where bucket_id = 'avatars' returning 1"),
    ).toEqual([]);
    expect(await asMember("delete from storage.objects where bucket_id = 'avatars' returning 1")).toEqual([]);
    await expect(asMember("update storage.objects set bucket_id = 'avatars'")).rejects.toThrow(
      'row-level security',
    );
  });
});
