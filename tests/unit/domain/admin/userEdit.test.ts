import { describe, expect, it } from 'vitest';
import {
  adjustTokens,
  checkEdit,
  choosePlan,
  describeClash,
  isAsChanged,
  rebaseEdit,
  startEdit,
  typeTokens,
  type UserEdit,
} from '@domain/admin/userEdit.ts';
import { PLANS } from '@domain/billing/plans.ts';
import { userWith } from './users.ts';

const user = userWith({ token_balance: 300 });
const start = startEdit(user);
const changes = (edit: UserEdit) => {
  const checked = checkEdit(user, edit);
  return checked.ok ? checked.changes : checked;
};
const adjusted = (edit: UserEdit, amount: string, direction: 'credit' | 'debit') => {
  const result = adjustTokens({ ...edit, amount }, direction);
  if (!result) throw new Error('Not adjusted');
  return result.edit;
};

describe('the edit form', () => {
  it('opens with what is stored, and sends nothing when nothing was changed', () => {
    expect(start).toMatchObject({ plan: 'Free', tokens: '300', status: 'active', role: 'user' });
    expect(changes(start)).toEqual({});
    expect(changes(startEdit(userWith({ token_balance: 300, subscription_status: null })))).toEqual({});
  });

  it.each(PLANS.map(({ tier, tokens }) => [tier, tokens] as const))(
    'sets tier and balance of %s',
    (tier, tokens) => {
      const tierIfChanged = tier === 'Free' ? {} : { subscription_status: tier };
      expect(changes(choosePlan(start, tier))).toEqual({ ...tierIfChanged, token_balance: tokens });
    },
  );

  it('sends each field that changed and no other', () => {
    expect(changes(typeTokens(start, '1,000'))).toEqual({ token_balance: 1000 });
    expect(changes({ ...start, status: 'suspended' })).toEqual({ status: 'suspended' });
    expect(changes({ ...start, role: ' guide ' })).toEqual({ role: 'guide' });
  });

  it.each(['', 'abc', '1e3', '<script>'])('takes a total of %j as 0', (typed) =>
    expect(changes(typeTokens(start, typed))).toEqual({ token_balance: 0 }),
  );

  it('takes an empty role as user', () => {
    expect(changes({ ...start, role: ' ' })).toEqual({});
  });

  it.each([
    [{ tokens: '2147483648' }, 'tokens', 'Total Tokens must be at most 2,147,483,647.'],
    [{ tokens: '9'.repeat(10_000) }, 'tokens', 'Total Tokens must be at most 2,147,483,647.'],
    [{ role: 'x'.repeat(10_000) }, 'role', 'Role must be at most 50 characters long.'],
    [{ role: 'a\tb' }, 'role', 'Role must be one line of plain text.'],
  ] as const)('refuses %j and names the field', (typed, field, message) => {
    expect(changes({ ...start, ...typed, adjustments: null })).toEqual({ ok: false, field, message });
  });

  it.each(['مدير', '🧭', '<script>alert(1)</script>'])('takes the role %j as it is', (role) =>
    expect(changes({ ...start, role })).toEqual({ role }),
  );
});

describe('an adjustment', () => {
  it('is staged on the total, and empties its field', () => {
    expect(adjustTokens({ ...start, amount: '+500' }, 'credit')).toEqual({
      amount: 500,
      edit: { ...start, tokens: '800', amount: '', adjustments: [500] },
    });
  });

  it('is whole where only naughts follow the point', () =>
    expect(adjusted(start, '5.00', 'credit').tokens).toBe('305'));

  it('has a floor of 0', () => expect(adjusted(start, '500', 'debit').tokens).toBe('0'));

  it('counts on what was typed before', () =>
    expect(adjusted(typeTokens(start, '1,000'), '1', 'debit').tokens).toBe('999'));

  it.each(['', '0', '-5', 'abc', '1e3', '0.5', '1.5', '1,000.01', '9'.repeat(10_000)])(
    'of %j is none',
    (amount) => {
      expect(adjustTokens({ ...start, amount }, 'credit')).toBeNull();
      expect(adjustTokens({ ...start, amount }, 'debit')).toBeNull();
    },
  );
});

describe('an account that was changed meanwhile', () => {
  const now = userWith({ token_balance: 250, role: 'guide' });

  it('takes what was left alone along, and keeps what was set', () => {
    const edit = { ...start, status: 'suspended' as const };
    expect(rebaseEdit(edit, user, now)).toMatchObject({ tokens: '250', role: 'guide', status: 'suspended' });
  });

  it('has its credits and debits counted again', () => {
    expect(rebaseEdit(adjusted(start, '500', 'credit'), user, now).tokens).toBe('750');
  });

  it('keeps a total that was typed or came with a plan', () => {
    expect(rebaseEdit(typeTokens(start, '9'), user, now).tokens).toBe('9');
    expect(rebaseEdit(adjusted(choosePlan(start, 'Pro'), '1', 'credit'), user, now).tokens).toBe('100001');
  });

  it('is told in a sentence', () => {
    expect(describeClash(user, userWith({ token_balance: 12_250, status: 'suspended' }))).toBe(
      'While you were editing, the balance went from 300 to 12,250, the status is now suspended. Nothing was saved. Check the figures and save again.',
    );
    expect(describeClash(user, user)).toContain('Save again.');
  });

  it('counts as saved when it already is as asked', () => {
    expect(isAsChanged(now, { token_balance: 250 })).toBe(true);
    expect(isAsChanged(now, { token_balance: 250, status: 'suspended' })).toBe(false);
  });
});
