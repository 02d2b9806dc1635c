/** update-profile: travellers change what is theirs, field by field, and nothing else. */
import { beforeAll, describe, expect, it } from 'vitest';
import { encodeChoices, updateProfileReplySchema } from '@domain/profile/profile.ts';
import { describeOnEmbedded, type Account } from '../../support/backend.ts';
import { callFunction, tokenOf } from '../../support/functions.ts';

const ANSWERS = {
  nickname: 'Åsa 🏔️',
  home_location: 'São Paulo',
  travel_style: 'slow',
  budget_per_night: 120,
  travel_vibe: encodeChoices(['Chill', 'Culture']),
  stay_type: encodeChoices(['Boutique', 'a lighthouse']),
  transport_preference: '"Train"',
  amenities: ['Wi-Fi', 'a "quiet" room, {really}'],
  interests: ['Food', 'Art'],
  additional_notes: 'No nuts.\nWe travel with a pram.',
};

describeOnEmbedded('update-profile', (backend) => {
  let account: Account;
  beforeAll(async () => {
    account = await backend().account();
  });
  const update = async (body: unknown) =>
    callFunction(backend(), 'update-profile', body, await tokenOf(account.client));
  const change = async (body: unknown) => {
    const answer = await update(body);
    expect([answer.status, answer.error]).toEqual([200, null]);
    return updateProfileReplySchema.parse(answer.body);
  };
  const stored = async () => (await account.client.from('profiles').select('*').single()).data;

  it('stores the answers as they were given and says what is stored', async () => {
    const answer = await update({ ...ANSWERS, updated_at: '2020-01-01T00:00:00Z' });
    const { profile } = updateProfileReplySchema.parse(answer.body);
    expect(profile).toMatchObject({
      ...ANSWERS,
      id: account.id,
      email: account.email,
      token_balance: 10_000,
    });
    expect(await stored()).toMatchObject(ANSWERS);
    // the server's own time, not the client's
    expect(Date.parse(profile.updated_at ?? '')).toBeGreaterThan(Date.parse('2026-01-01T00:00:00Z'));
  });

  it('changes only the fields that are there, and empties those that are null', async () => {
    await update(ANSWERS);
    await update({ nickname: 'Al', amenities: null, budget_per_night: null, travel_vibe: null });
    expect(await stored()).toMatchObject({
      ...ANSWERS,
      nickname: 'Al',
      amenities: null,
      budget_per_night: null,
      travel_vibe: null,
    });
  });

  it.each([{}, { updated_at: '2026-11-21T09:00:00.000+01:00' }])('changes nothing by %j', async (body) => {
    const before = await stored();
    const { profile } = updateProfileReplySchema.parse((await update(body)).body);
    expect(profile).toMatchObject({ nickname: before?.nickname, updated_at: before?.updated_at });
    expect(await stored()).toEqual(before);
  });

  it('stores the longest that the form allows', async () => {
    const longest = {
      nickname: 'n'.repeat(100),
      home_location: 'h'.repeat(120),
      travel_style: 's'.repeat(500),
      budget_per_night: 100_000,
      travel_vibe: JSON.stringify(['v'.repeat(200), 'w'.repeat(200)]),
      amenities: Array.from({ length: 10 }, (_, index) => `${index}`.padEnd(200, 'a')),
      interests: Array.from({ length: 20 }, (_, index) => `interest ${index}`),
      additional_notes: '🏔'.repeat(2_000),
    };
    expect((await update(longest)).status).toBe(200);
    expect(await stored()).toMatchObject(longest);
  });

  it.each([
    ['token_balance', 999_999],
    ['role', 'admin'],
    ['subscription_status', 'Business'],
    ['status', 'active'],
    ['email', 'chief@example.test'],
    ['id', '00000000-0000-4000-8000-000000000000'],
    ['first_response_at', null],
    ['created_at', '2020-01-01T00:00:00Z'],
    ['constructor', {}],
    ['user_id', '00000000-0000-4000-8000-000000000000'],
  ])('refuses %s by name, and keeps the rest of that request out too', async (field, value) => {
    const before = await stored();
    const answer = await update({ nickname: 'Sneaky', [field]: value });
    expect([answer.status, answer.error]).toMatchObject([400, { error: 'bad_request', field }]);
    expect(answer.error?.message).toBe(`${field}: cannot be changed here`);
    expect(await stored()).toEqual(before);
  });

  it.each([
    ['nickname', 'n'.repeat(101)],
    ['nickname', 7],
    ['nickname', 'a\0b'],
    ['additional_notes', '\ud800'],
    ['additional_notes', 'x'.repeat(4_001)],
    ['budget_per_night', -1],
    ['budget_per_night', 12.5],
    ['budget_per_night', 100_001],
    ['budget_per_night', '120'],
    ['travel_vibe', 'Chill'],
    ['travel_vibe', '{"a":1}'],
    ['stay_type', '[1]'],
    ['transport_preference', ['Train']],
    ['amenities', 'Pool'],
    ['amenities.0', ['']],
    ['interests', Array.from({ length: 21 }, () => 'x')],
    ['interests', Array.from({ length: 11 }, () => 'x'.repeat(200))],
    ['updated_at', 'yesterday'],
  ])('names %s in its refusal of %j', async (field, value) => {
    const before = await stored();
    const answer = await update({ [field.replace('.0', '')]: value });
    expect([answer.status, answer.error]).toMatchObject([400, { error: 'bad_request', field }]);
    expect(await stored()).toEqual(before);
  });

  describe('a change made from what was seen before', () => {
    it('goes through while nobody else has touched the fields', async () => {
      await update(ANSWERS);
      const before = await stored();
      const { conflicts } = await change({
        nickname: 'Bo',
        amenities: ['Pool'],
        changed_from: { nickname: ANSWERS.nickname, amenities: before?.amenities },
      });
      expect(conflicts).toEqual([]);
      expect(await stored()).toMatchObject({ ...ANSWERS, nickname: 'Bo', amenities: ['Pool'] });
    });

    it('leaves a field alone that was changed elsewhere meanwhile, and saves the others', async () => {
      await update({ ...ANSWERS, nickname: 'Elsewhere', interests: ['Art'] });
      const { conflicts, profile } = await change({
        nickname: 'Here',
        interests: ['Food'],
        travel_style: 'fast',
        changed_from: { nickname: ANSWERS.nickname, interests: ['Food', 'Art'], travel_style: 'slow' },
      });
      expect(conflicts).toEqual(['nickname', 'interests']);
      expect(profile).toMatchObject({ nickname: 'Elsewhere', interests: ['Art'], travel_style: 'fast' });
      expect(await stored()).toMatchObject({ nickname: 'Elsewhere', travel_style: 'fast' });
    });

    it('agrees with the same change made elsewhere, as with its own repeat', async () => {
      await update({ nickname: 'Same' });
      const { conflicts } = await change({ nickname: 'Same', changed_from: { nickname: 'Before' } });
      expect(conflicts).toEqual([]);
    });

    it('of two at the same time lets one through, and tells the other', async () => {
      await update({ nickname: 'Start' });
      const both = await Promise.all(
        ['One', 'Two'].map((nickname) => change({ nickname, changed_from: { nickname: 'Start' } })),
      );
      expect(both.map(({ conflicts }) => conflicts.length).toSorted((a, b) => a - b)).toEqual([0, 1]);
    });

    it('compares a value of an older time as it is', async () => {
      const { conflicts } = await change({
        travel_vibe: '["Chill"]',
        changed_from: { travel_vibe: 'Adventure' },
      });
      expect(conflicts).toEqual(['travel_vibe']);
    });

    it.each([
      ['changed_from', 'nickname'],
      ['changed_from.token_balance', { token_balance: 1 }],
      ['changed_from.nickname', { nickname: { a: 1 } }],
    ])('refuses %s', async (field, changed_from) => {
      const answer = await update({ nickname: 'Al', changed_from });
      expect([answer.status, answer.error?.error]).toEqual([400, 'bad_request']);
      expect(answer.error?.message).toContain(field.split('.')[0]);
    });
  });

  describe('a suspended account', () => {
    it('is refused, and answered as suspended', async () => {
      const suspended = await backend().account({ status: 'suspended', nickname: 'Before' });
      const token = await tokenOf(suspended.client);
      const answer = await callFunction(backend(), 'update-profile', { nickname: 'After' }, token);
      expect([answer.status, answer.error]).toMatchObject([403, { error: 'suspended' }]);
      const { data } = await suspended.client.from('profiles').select('nickname').single();
      expect(data).toEqual({ nickname: 'Before' });
    });
  });
});
