/** Pictures over the wire of a hosted project: what its Storage is sent, and what its refusals come to. */
import { beforeEach, expect, it } from 'vitest';
import { avatarPath } from '../../../domain/profile/avatar.ts';
import { handle as deleteSelf } from '../../../supabase/functions/delete-user/handler.ts';
import { handle } from '../../../supabase/functions/update-avatar/handler.ts';
import { base64, jpegOf, webpOf } from '../../support/pictures.ts';
import { FakeAccounts } from '../support/accounts.ts';
import { post, testDeps, USER_ID, type TestDeps } from '../support/backend.ts';

const NEW = '44444444-4444-4444-8444-444444444444';
const STORED_AT = '2026-01-01T00:00:00Z';

let backend: FakeAccounts;
let deps: TestDeps;
beforeEach(() => {
  backend = new FakeAccounts('user');
  deps = { ...testDeps(backend), newId: () => NEW };
});
const save = (picture: Uint8Array | null) => handle(post({ picture: picture && base64(picture) }), deps);
const names = () => [...backend.storage.stored.keys()].toSorted();

it.each([
  ['a WebP', webpOf(512, 512), 'image/webp', 'webp'],
  ['a JPEG', jpegOf(512, 512), 'image/jpeg', 'jpg'],
])(
  'sends %s as bytes, with its type, under a new name of the own folder',
  async (_what, bytes, type, end) => {
    expect((await save(bytes)).status).toBe(200);
    expect(backend.storage.uploads).toEqual([
      { path: `${USER_ID}/${NEW}.${end}`, type, cacheControl: 'max-age=31536000, private, immutable', bytes },
    ]);
  },
);

it('sends nothing of a file that says where it was taken but its picture', async () => {
  expect((await save(jpegOf(512, 512, { tagged: true }))).status).toBe(200);
  const sent = new TextDecoder('latin1').decode(backend.storage.uploads[0]?.bytes);
  expect(sent).not.toContain('GPS');
  expect(sent).not.toContain('a comment');
});

it('asks Storage for nothing where the bytes are no picture', async () => {
  const page = new TextEncoder().encode('<html><script>alert(1)</script></html>');
  expect((await save(page)).status).toBe(400);
  expect(backend.calls.filter((call) => call.includes('/storage/'))).toEqual([]);
});

it('never writes over a file: a name that is taken leaves it and the profile as they are', async () => {
  backend.storage.stored.set(`${USER_ID}/${NEW}.webp`, STORED_AT);
  expect((await save(webpOf(512, 512))).status).toBe(500);
  expect(backend.storage.uploads).toEqual([]);
  expect(backend.rows.get(USER_ID)).not.toHaveProperty('avatar_url');
});

it('takes along what somebody put into the folder in the dashboard, and leaves other folders', async () => {
  const other = 'ffffffff-1111-4111-8111-111111111111/theirs.webp';
  for (const path of [`${USER_ID}/.emptyFolderPlaceholder`, `${USER_ID}/deep/x.webp`, other]) {
    backend.storage.stored.set(path, STORED_AT);
  }
  expect((await save(webpOf(512, 512))).status).toBe(200);
  expect(names()).toEqual([`${USER_ID}/${NEW}.webp`, `${USER_ID}/deep/x.webp`, other].toSorted());
  expect(backend.rows.get(USER_ID)?.['avatar_url']).toBe(avatarPath(USER_ID, `${NEW}.webp`));
});

it('removes the files of an account that its owner deletes', async () => {
  await save(webpOf(512, 512));
  expect(names()).toHaveLength(1);
  expect((await deleteSelf(post({}), deps)).status).toBe(200);
  expect(names()).toEqual([]);
});
