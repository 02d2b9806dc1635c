import { describe, expect, it } from 'vitest';
import {
  balanceLabel,
  decodeChoices,
  displayBalance,
  firstNameOf,
  initialsOf,
  isComplete,
  isOutOfTokens,
  tokenMeter,
} from '@domain/profile/profileView.ts';
import { greetingName } from '@domain/profile/greeting.ts';
import { type Profile, profileSchema } from '@domain/profile/profile.ts';
import { isAdmin } from '@domain/profile/role.ts';

const row = {
  id: '11111111-1111-4111-8111-111111111111',
  email: 'ana@waymark.test',
  role: 'user',
  subscription_status: 'Free',
  token_balance: 9_200,
};
const profile: Profile = profileSchema.parse(row);

describe('profileSchema', () => {
  it('reads a row with holes, and its own output again', () => {
    expect(profile).toMatchObject({ nickname: null, amenities: null, status: 'active', updated_at: null });
    expect(profileSchema.parse(profile)).toEqual(profile);
    expect(profileSchema.parse({ ...row, status: 'suspended', password_hash: 'x' })).not.toHaveProperty(
      'password_hash',
    );
  });

  it.each([{ id: 'x' }, { token_balance: '9' }, { status: 'gone' }])('refuses %j', (wrong) => {
    expect(profileSchema.safeParse({ ...row, ...wrong }).success).toBe(false);
  });

  it.each([{ amenities: 'Pool' }, { interests: [['Food']] }, { amenities: ['Pool', null] }])(
    'reads a row whose list is odd without what is odd: %j',
    (odd) => {
      const [name = ''] = Object.keys(odd);
      const read = profileSchema.parse({ ...row, ...odd });
      expect(Object.entries(read).find(([field]) => field === name)?.[1] ?? null).not.toEqual(
        Object.values(odd)[0],
      );
      expect(read.email).toBe(row.email);
    },
  );
});

describe('isComplete', () => {
  const complete = {
    nickname: 'Ana',
    home_location: 'Lisbon',
    travel_style: 'slow',
    budget_per_night: 0,
    travel_vibe: '["Chill"]',
  };

  it('needs all five', () => {
    expect(isComplete(complete)).toBe(true);
    const withoutOne = Object.keys(complete).filter((field) => isComplete({ ...complete, [field]: null }));
    expect(withoutOne).toEqual([]);
    expect(isComplete({ ...complete, nickname: ' ' })).toBe(false);
    expect(isComplete({ ...complete, travel_vibe: '[]' })).toBe(false);
  });
});

describe('decodeChoices', () => {
  it.each([
    ['["Chill","Food"]', ['Chill', 'Food']],
    ['"Chill"', ['Chill']],
    ['Chill', ['Chill']],
    ['[1,null,""]', []],
    ['', []],
    [null, []],
  ])('%j → %j', (stored, choices) => {
    expect(decodeChoices(stored)).toEqual(choices);
  });
});

describe('tokens', () => {
  it('meters balance against the allowance', () => {
    expect(tokenMeter(profile)).toEqual({ percent: 92, balance: 9_200, allowance: 10_000 });
    expect(balanceLabel(profile)).toBe('9,200 / 10,000');
    const premium = { ...profile, subscription_status: 'Premium', token_balance: 450_000 };
    expect(tokenMeter(premium)).toMatchObject({ percent: 100, allowance: 300_000 });
    const unknown = { ...profile, subscription_status: 'Gold', token_balance: 5_000 };
    expect(tokenMeter(unknown)).toMatchObject({ percent: 50, allowance: 10_000 });
  });

  it('has no meter and no end for Business and for admins', () => {
    expect(isAdmin({ role: 'Admin' })).toBe(false);
    for (const unlimited of [
      { ...profile, subscription_status: 'Business', token_balance: 0 },
      { ...profile, role: 'admin', token_balance: 0 },
    ]) {
      expect(displayBalance(unlimited)).toBe(Number.POSITIVE_INFINITY);
      expect(tokenMeter(unlimited)).toBeNull();
      expect(balanceLabel(unlimited)).toBe('Unlimited Tokens');
      expect(isOutOfTokens(unlimited)).toBe(false);
    }
  });

  it('are out at 0 or less', () => {
    expect(isOutOfTokens({ ...profile, token_balance: 1 })).toBe(false);
    expect(isOutOfTokens({ ...profile, token_balance: 0 })).toBe(true);
    expect(tokenMeter({ ...profile, token_balance: -5 })).toMatchObject({ percent: 0, balance: 0 });
  });
});

describe('names', () => {
  it.each([
    ['Ana Maria Lopes', 'x@y.z', 'AM'],
    ['ana', 'x@y.z', 'A'],
    [null, 'jo.smith@y.z', 'JS'],
    ['  ', 'jo@y.z', 'J'],
    ['𝒜na', 'x@y.z', '𝒜'],
    [null, '', '?'],
  ])('initials of %j, %j are %s', (nickname, email, initials) => {
    expect(initialsOf({ nickname, email })).toBe(initials);
  });

  it.each([
    [{ nickname: ' Countess ', full_name: 'Ada Lovelace' }, 'Countess'],
    [{ nickname: '', full_name: ' Ada Lovelace' }, 'Ada'],
    [{ nickname: null, full_name: ' ' }, 'Friend'],
    [null, 'Friend'],
  ])('greets on the home page by the nickname, the first name, or as a friend: %o', (greeted, name) => {
    expect(greetingName(greeted)).toBe(name);
  });

  it('greets by the first word of the full name, or Adventurer', () => {
    expect(firstNameOf(' Ana Maria ')).toBe('Ana');
    expect(firstNameOf('')).toBe('Adventurer');
    expect(firstNameOf(null)).toBe('Adventurer');
  });
});
