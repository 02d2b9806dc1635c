/** The profile of whoever is signed in, as it is fetched: what of its failures is a toast (requirements §7 and §8). */
import { beforeEach, expect, it } from 'vitest';
import { reloadProfile, useProfileStore } from '@/features/profile/store.ts';
import { currentToast } from '../../../support/toasts.ts';
import { resetStores, session, setProfile } from '../auth/world.tsx';
import { browser, door } from '../../../support/dataWorld.tsx';

beforeEach(() => {
  resetStores();
  browser.signIn(session.userId);
  setProfile(null);
});

const reload = () => reloadProfile(door, session.userId);

it.each([
  ['no row', 200, []],
  ['406', 406, { code: 'PGRST116', message: 'JSON object requested, multiple (or no) rows returned' }],
])('tolerates an account without a profile (%s): no toast', async (_how, status, body) => {
  browser.server.fail({ how: 'answer', status, body });
  await reload();
  expect(useProfileStore.getState()).toMatchObject({ profile: null, error: { reason: 'not_found' } });
  expect(currentToast()).toBeNull();
});

it('says so where the server fails', async () => {
  browser.server.fail({ how: 'answer', status: 500, body: { message: 'Out of order.' } });
  await reload();
  expect(currentToast()).toMatchObject({
    title: 'Error fetching profile',
    description: 'Out of order.',
    variant: 'destructive',
  });
});
