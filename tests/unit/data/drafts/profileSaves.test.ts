import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forgetAccount } from '@/data/outbox/signOut.ts';
import { watchParked } from '@/data/outbox/outbox.ts';
import { refreshProfile, watchProfile } from '@/data/repositories/profile/profile.ts';
import { keepProfileDraft, readProfileDraft } from '@/data/repositories/profile/profileDrafts.ts';
import {
  discardRefusedSaves,
  onLateRefusal,
  readRefusedSaves,
  saveProfileChanges,
  watchUnsentSaves,
} from '@/data/repositories/profile/profileSaves.ts';
import { type Profile, type ProfileChanges, profileSchema } from '@domain/profile/profile.ts';
import { startEditing } from '@domain/profile/editing.ts';
import { NOTHING_STORED, type StoredFields } from '@domain/profile/form.ts';
import { ANA, type Browser, createBrowser, type Tab } from '../support/browser.ts';

const ROW = profileSchema.parse({
  id: ANA,
  email: 'ana@waymark.test',
  nickname: 'Ana',
  role: 'user',
  token_balance: 10_000,
});

let browser: Browser;
let tab: Tab;
beforeEach(async () => {
  browser = createBrowser();
  tab = browser.openTab();
  browser.signIn(ANA);
  browser.server.profiles.set(ANA, { ...ROW });
  await refreshProfile(tab.context, ANA);
});
const watched: { unsubscribe: () => void }[] = [];
afterEach(() => {
  // Dexie shares what is watched among databases of one name, as all of these are.
  for (const subscription of watched.splice(0)) subscription.unsubscribe();
  browser.close();
});

const stored = () => browser.server.profiles.get(ANA);
const save = (changes: ProfileChanges, changedFrom: Partial<StoredFields> | null = null) =>
  saveProfileChanges(tab.context, ANA, { changes, changedFrom, draft: 'profile' });
const shown = () =>
  new Promise<Profile | null>((resolve, reject) => {
    watched.push(watchProfile(tab.context, ANA).subscribe({ next: resolve, error: reject }));
  });
const parked = () => readRefusedSaves(tab.context, ANA);
const draft = { ...startEditing({ ...NOTHING_STORED, nickname: 'Ana' }), step: 0 };

describe('a profile save', () => {
  it('goes to update-profile as the traveller, and is then what this device shows', async () => {
    expect(await save({ nickname: 'Annie' }, { nickname: 'Ana' })).toBe('saved');
    expect(stored()).toMatchObject({ nickname: 'Annie', token_balance: 10_000 });
    expect(browser.server.requests.at(-1)).toMatchObject({
      path: '/functions/v1/update-profile',
      token: `token-${ANA}`,
      body: { nickname: 'Annie', changed_from: { nickname: 'Ana' } },
    });
    expect(browser.server.requests.at(-1)?.body).not.toHaveProperty('token_balance');
    expect(await tab.db.outbox.count()).toBe(0);
    expect((await shown())?.nickname).toBe('Annie');
  });

  it('is saved where the server answers nothing, and this device shows what was sent', async () => {
    browser.server.fail({ how: 'answer', status: 200, body: {} });
    expect(await save({ nickname: 'Annie' }, { nickname: 'Ana' })).toBe('saved');
    expect(await tab.db.outbox.count()).toBe(0);
    expect(await shown()).toMatchObject({ nickname: 'Annie', token_balance: 10_000 });
  });

  it('is refused without a signed-in user, in the specification’s words, and keeps the draft', async () => {
    await keepProfileDraft(tab.context, ANA, 'profile', draft);
    browser.signOut();
    await expect(save({ nickname: 'Annie' })).rejects.toMatchObject({
      reason: 'unauthorized',
      serverMessage: 'No user logged in',
    });
    expect(await readProfileDraft(tab.context, ANA, 'profile')).toMatchObject(draft);
    expect(await tab.db.outbox.count()).toBe(0);
    expect(stored()).toMatchObject({ nickname: 'Ana' });
  });

  it('takes the place of its draft in the same step', async () => {
    await keepProfileDraft(tab.context, ANA, 'profile', draft);
    await keepProfileDraft(tab.context, ANA, 'questionnaire', { ...draft, step: 3 });
    await save({ nickname: 'Annie' });
    expect(await readProfileDraft(tab.context, ANA, 'profile')).toBeNull();
    expect(await readProfileDraft(tab.context, ANA, 'questionnaire')).toMatchObject({ step: 3 });
  });

  it('waits without a network: shown here as saved, sent later, over what a refresh brings', async () => {
    tab.connectivity.set('offline');
    expect(await save({ nickname: 'Annie' }, { nickname: 'Ana' })).toBe('waiting');
    expect((await shown())?.nickname).toBe('Annie');
    expect(stored()).toMatchObject({ nickname: 'Ana' });
    const seen: number[] = [];
    watched.push(watchUnsentSaves(tab.context, ANA).subscribe((saves) => seen.push(saves.length)));
    await expect.poll(() => seen.at(-1)).toBe(1);

    tab.connectivity.set('online');
    expect((await refreshProfile(tab.context, ANA)).nickname).toBe('Annie');
    expect((await shown())?.nickname).toBe('Annie');
    await tab.drainer.drain({ forced: true });
    expect(stored()).toMatchObject({ nickname: 'Annie' });
    await expect.poll(() => seen.at(-1)).toBe(0);
  });

  it.each([
    [500, 'failing'],
    [503, 'failing'],
    [429, 'busy'],
  ])('is kept and sent again when the server answers %d, which is said', async (status, outcome) => {
    browser.server.fail({ how: 'answer', status, body: {} });
    expect(await save({ nickname: 'Annie' }, { nickname: 'Ana' })).toBe(outcome);
    expect((await shown())?.nickname).toBe('Annie');
    browser.clock.advance(120_000);
    await tab.drainer.drain();
    expect(stored()).toMatchObject({ nickname: 'Annie' });
    expect(await tab.db.outbox.count()).toBe(0);
  });

  it('waits too when the server fails or the answer is lost, and is applied once', async () => {
    browser.server.fail({ how: 'unanswered' });
    expect(await save({ nickname: 'Annie' }, { nickname: 'Ana' })).toBe('waiting');
    tab.connectivity.set('online');
    browser.clock.advance(60_000);
    await tab.drainer.drain({ forced: true });
    expect(stored()).toMatchObject({ nickname: 'Annie' });
    expect(await tab.db.outbox.count()).toBe(0);
  });

  it('says which field the server refused, and keeps the change, parked and told', async () => {
    const body = {
      error: 'bad_request',
      message: 'nickname: must be one line of plain text',
      field: 'nickname',
    };
    browser.server.fail({ how: 'answer', status: 400, body });
    await expect(save({ nickname: 'Annie' }, { nickname: 'Ana' })).rejects.toMatchObject({
      reason: 'invalid',
      field: 'nickname',
      serverMessage: body.message,
    });
    expect(await parked()).toMatchObject([
      { changes: { nickname: 'Annie' }, changedFrom: { nickname: 'Ana' }, parked: { field: 'nickname' } },
    ]);
    expect((await shown())?.nickname).toBe('Ana');
    const told: number[] = [];
    watched.push(watchParked(tab.context, ANA).subscribe((changes) => told.push(changes.length)));
    await expect.poll(() => told.at(-1)).toBe(1);

    expect(await save({ nickname: 'Annie B' }, { nickname: 'Ana' })).toBe('saved');
    expect(await parked()).toEqual([]);
  });

  it('keeps a field that both sides changed for the traveller to settle, and saves the others', async () => {
    browser.server.profiles.set(ANA, { ...ROW, nickname: 'Anita' });
    await expect(
      save({ nickname: 'Annie', travel_style: 'slow' }, { nickname: 'Ana', travel_style: null }),
    ).rejects.toMatchObject({ reason: 'conflict' });
    expect(stored()).toMatchObject({ nickname: 'Anita', travel_style: 'slow' });
    expect(await shown()).toMatchObject({ nickname: 'Anita', travel_style: 'slow' });
    expect(await parked()).toMatchObject([
      { changes: { nickname: 'Annie' }, parked: { reason: 'conflict' } },
    ]);
    await discardRefusedSaves(tab.context, ANA);
    expect(await parked()).toEqual([]);
  });

  it('is told wherever one is when it waited for the network, and not to who was there', async () => {
    const told: unknown[] = [];
    const stop = onLateRefusal(tab.context, ANA, ({ reason }) => told.push(reason));
    watched.push({ unsubscribe: stop });
    browser.server.profiles.set(ANA, { ...ROW, nickname: 'Anita' });
    await expect(save({ nickname: 'Annie' }, { nickname: 'Ana' })).rejects.toMatchObject({
      reason: 'conflict',
    });
    await discardRefusedSaves(tab.context, ANA);
    tab.connectivity.set('offline');
    browser.server.profiles.set(ANA, { ...ROW, nickname: 'Anna' });
    expect(await save({ nickname: 'Annie' }, { nickname: 'Anita' })).toBe('waiting');
    tab.connectivity.set('online');
    await tab.drainer.drain({ forced: true });
    await expect.poll(() => told).toEqual(['conflict']);
  });

  it('goes over what is stored where it says nothing of before', async () => {
    browser.server.profiles.set(ANA, { ...ROW, nickname: 'Anita' });
    expect(await save({ nickname: 'Annie' })).toBe('saved');
    expect(stored()).toMatchObject({ nickname: 'Annie' });
  });

  it('sends two in the order in which they were made', async () => {
    tab.connectivity.set('offline');
    await save({ nickname: 'One' }, { nickname: 'Ana' });
    await save({ nickname: 'Two' }, { nickname: 'One' });
    expect((await shown())?.nickname).toBe('Two');
    tab.connectivity.set('online');
    await tab.drainer.drain({ forced: true });
    expect(stored()).toMatchObject({ nickname: 'Two' });
    expect(await tab.db.outbox.count()).toBe(0);
  });

  it('stays for the next sign-in where it could not be sent, and so does what was not saved', async () => {
    tab.connectivity.set('offline');
    await save({ nickname: 'Annie' }, { nickname: 'Ana' });
    await keepProfileDraft(tab.context, ANA, 'profile', draft);
    await forgetAccount(tab, ANA, { keepUnsent: true });
    await keepProfileDraft(tab.context, ANA, 'questionnaire', draft);
    expect((await tab.db.drafts.toArray()).map(({ name }) => name)).toEqual(['profile']);
    browser.signIn(ANA);
    tab.connectivity.set('online');
    await tab.drainer.drain({ forced: true });
    expect(stored()).toMatchObject({ nickname: 'Annie' });
  });
});

describe('a refresh', () => {
  it('does not bring an older copy than a save has left', async () => {
    browser.server.profiles.set(ANA, { ...ROW, nickname: 'New', updated_at: '2026-03-02T00:00:00Z' });
    await refreshProfile(tab.context, ANA);
    browser.server.profiles.set(ANA, { ...ROW, nickname: 'Old', updated_at: '2026-03-01T00:00:00Z' });
    expect((await refreshProfile(tab.context, ANA)).nickname).toBe('New');
  });
});

it('takes a draft that cannot be read for none', async () => {
  await tab.db.drafts.put({ userId: ANA, name: 'profile', value: { form: 'what?' }, updatedAt: 1 });
  expect(await readProfileDraft(tab.context, ANA, 'profile')).toBeNull();
  await keepProfileDraft(tab.context, ANA, 'profile', draft);
  expect(await readProfileDraft(tab.context, ANA, 'profile')).toMatchObject(draft);
  await keepProfileDraft(tab.context, ANA, 'profile', null);
  expect(await tab.db.drafts.count()).toBe(0);
});
