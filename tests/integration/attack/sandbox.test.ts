/** A sandbox is no spring of tokens: an account has so many plans an hour, however it presses Pay. */
import { expect, it } from 'vitest';
import { planOf, type PaidTier } from '@domain/billing/plans.ts';
import { describeOnBoth, type Account } from '../../support/backend.ts';
import { booksOf, complete, payAddress, press } from '../../support/billing.ts';

const MOST = 2;
const TIERS: readonly PaidTier[] = ['Pro', 'Premium', 'Business'];
const sessionOf = (address: string) => address.slice(address.lastIndexOf('/') + 1);

async function addresses(account: Account): Promise<string[]> {
  const all: string[] = [];
  for (const tier of TIERS) all.push(await payAddress(account, tier));
  return all;
}

describeOnBoth(
  'paying in the sandbox',
  (backend) => {
    it('is let so often in an hour, also for checkouts that are paid at once', async () => {
      const account = await backend().account();
      const all = await addresses(account);
      const pressed = await Promise.all(all.map((address) => press(backend(), address, 'pay')));
      expect(pressed.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 303, 429]);
      for (const address of all) await complete(account, sessionOf(address));
      const paid = TIERS.filter((_, index) => pressed[index]?.status === 303);
      const gained = paid.reduce((sum, tier) => sum + planOf(tier).tokens, 0);
      expect((await booksOf(backend(), account)).balance).toBe(10_000 + gained);
    });

    it('says so, takes nothing, and lets the same checkout be paid an hour later', async () => {
      const account = await backend().account();
      const [first = '', second = '', third = ''] = await addresses(account);
      const page = await backend().fetch(new Request(first));
      expect(await page.text()).toContain(`An account can pay ${MOST} times an hour here.`);
      for (const address of [first, second]) await press(backend(), address, 'pay');
      // a button pressed again costs nothing
      expect((await press(backend(), first, 'pay')).status).toBe(303);

      const refused = await press(backend(), third, 'pay');
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
      expect(await refused.text()).toContain('You have not been charged, and this checkout stays open');
      expect(await complete(account, sessionOf(third))).toMatchObject({ status: 409, error: 'not_paid' });

      const other = await backend().account();
      expect((await press(backend(), await payAddress(other), 'pay')).status).toBe(303);

      await backend().database.query(
        "update public.checkout_sessions set paid_at = paid_at - interval '61 minutes' where user_id = $1::uuid",
        [account.id],
      );
      expect((await press(backend(), third, 'pay')).status).toBe(303);
      expect(await complete(account, sessionOf(third))).toMatchObject({ status: 'completed' });
    });

    it('can be left by Cancel at any time', async () => {
      const account = await backend().account();
      const [first = '', second = '', third = ''] = await addresses(account);
      for (const address of [first, second]) await press(backend(), address, 'pay');
      expect((await press(backend(), third, 'cancel')).status).toBe(303);
    });
  },
  async () => ({ sandboxPerHour: MOST }),
);
