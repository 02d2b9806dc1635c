/** update-avatar where something fails on the way; who may call it is tested against the real SQL. */
import { beforeEach, describe, expect, it } from 'vitest';
import { functionErrorSchema } from '../../../domain/errors/functionErrors.ts';
import { avatarPath } from '../../../domain/profile/avatar.ts';
import { updateAvatarReplySchema } from '../../../domain/profile/avatarApi.ts';
import { handle as deleteOther } from '../../../supabase/functions/admin-delete-user/handler.ts';
import { handle } from '../../../supabase/functions/update-avatar/handler.ts';
import { base64, webpOf } from '../../support/pictures.ts';
import { FakeAccounts, OTHER_ID } from '../support/accounts.ts';
import { NOW } from '../support/assistant.ts';
import { post, testDeps, USER_ID, type TestDeps } from '../support/backend.ts';

const PICTURE = base64(webpOf(512, 512));
const OLD = '33333333-3333-4333-8333-333333333333.webp';
const NEW = '44444444-4444-4444-8444-444444444444';
const LIST = 'POST /storage/v1/object/list/avatars';
const REMOVE = 'DELETE /storage/v1/object/avatars';
const WRITE = 'PATCH /rest/v1/profiles';
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000).toISOString();

let backend: FakeAccounts;
let deps: TestDeps;
beforeEach(() => {
  backend = new FakeAccounts('user');
  deps = { ...testDeps(backend), newId: () => NEW };
});

const row = () => backend.rows.get(USER_ID);
const names = () => [...backend.pictures.keys()].toSorted();

/** A picture that is shown, stored some time ago. */
function shown(minutes: number) {
  backend.pictures.set(`${USER_ID}/${OLD}`, minutesAgo(minutes));
  Object.assign(row() ?? {}, { avatar_url: avatarPath(USER_ID, OLD) });
}

async function save(picture: string | null = PICTURE) {
  const answer = await handle(post({ picture }), deps);
  const body: unknown = await answer.json();
  return {
    status: answer.status,
    refusal: functionErrorSchema.safeParse(body).data,
    url: updateAvatarReplySchema.safeParse(body).data?.profile.avatar_url,
  };
}

describe('a picture', () => {
  it('takes the place of the one before, whose file goes', async () => {
    shown(1);
    expect(await save()).toMatchObject({ status: 200, url: avatarPath(USER_ID, `${NEW}.webp`) });
    expect(names()).toEqual([`${USER_ID}/${NEW}.webp`]);
  });

  it('is removed with its file', async () => {
    shown(60);
    expect(await save(null)).toMatchObject({ status: 200, url: null });
    expect(names()).toEqual([]);
    expect(row()?.['avatar_url']).toBeNull();
  });

  it('is taken back where the profile cannot be written', async () => {
    shown(1);
    backend.broken.add(WRITE);
    expect(await save()).toMatchObject({ status: 500, refusal: { error: 'internal' } });
    expect(names()).toEqual([`${USER_ID}/${OLD}`]);
    expect(row()?.['avatar_url']).toBe(avatarPath(USER_ID, OLD));
  });

  it('is saved where the old file cannot be removed, which goes with the next one', async () => {
    shown(60);
    backend.broken.add(REMOVE);
    expect(await save()).toMatchObject({ status: 200 });
    expect(names()).toHaveLength(2);
    expect(deps.logged).toContainEqual(expect.objectContaining({ event: 'picture left behind' }));

    backend.broken.clear();
    expect(await save(null)).toMatchObject({ status: 200, url: null });
    expect(names()).toEqual([]);
  });

  it('takes what calls left behind that broke off along, but none that may be under way', async () => {
    shown(90);
    backend.pictures.set(`${USER_ID}/left.webp`, minutesAgo(11));
    backend.pictures.set(`${USER_ID}/under-way.webp`, minutesAgo(1));
    await save();
    expect(names()).toEqual([`${USER_ID}/${NEW}.webp`, `${USER_ID}/under-way.webp`]);
  });

  it('waits where six stand there already, and can be removed all the same', async () => {
    for (let index = 0; index < 6; index += 1) {
      backend.pictures.set(`${USER_ID}/${index}.webp`, minutesAgo(9));
    }
    expect(await save()).toMatchObject({ status: 429, refusal: { error: 'rate_limited' } });
    expect(names()).toHaveLength(6);
    expect(await save(null)).toMatchObject({ status: 200, url: null });
  });

  it('is not stored where Storage does not answer', async () => {
    backend.broken.add(LIST);
    expect(await save()).toMatchObject({ status: 500 });
    expect(row()).not.toHaveProperty('avatar_url');
  });
});

describe('an account that is deleted', () => {
  beforeEach(() => {
    backend = new FakeAccounts('admin');
    backend.pictures.set(`${OTHER_ID}/${OLD}`, minutesAgo(5));
    deps = testDeps(backend);
  });

  it('takes its pictures along, also one that arrives meanwhile', async () => {
    backend.beforeDelete = () => backend.pictures.set(`${OTHER_ID}/late.webp`, minutesAgo(0));
    expect((await deleteOther(post({ user_id: OTHER_ID }), deps)).status).toBe(200);
    expect(names()).toEqual([]);
  });

  it('stays where they cannot be removed', async () => {
    backend.broken.add(REMOVE);
    const answer = await deleteOther(post({ user_id: OTHER_ID }), deps);
    expect(answer.status).toBe(502);
    expect(await answer.json()).toMatchObject({
      message: 'The picture could not be removed, so nothing was deleted. Please try again.',
    });
    expect(backend.deleted).toEqual([]);
  });

  it('is deleted where one that came late cannot be, which is logged', async () => {
    backend.beforeDelete = () => backend.broken.add(LIST);
    expect((await deleteOther(post({ user_id: OTHER_ID }), deps)).status).toBe(200);
    expect(deps.logged).toContainEqual(expect.objectContaining({ event: 'picture left behind' }));
  });
});
