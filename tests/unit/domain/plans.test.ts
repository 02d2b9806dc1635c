import { describe, expect, it } from 'vitest';
import {
  allowanceOf,
  hasPriority,
  isPaidTier,
  PLANS,
  planOf,
  TOKENS_PER_CHAT,
} from '@domain/billing/plans.ts';

describe('the plan table (requirements §9)', () => {
  it('holds the prices and allotments of the specification', () => {
    expect(PLANS.map(({ tier, priceCents, tokens, chats }) => [tier, priceCents, tokens, chats])).toEqual([
      ['Free', 0, 10_000, 10],
      ['Pro', 799, 100_000, 100],
      ['Premium', 1_999, 300_000, 300],
      ['Business', 4_999, 1_000_000, null],
    ]);
    for (const { tokens, chats } of PLANS)
      expect(chats === null || chats * TOKENS_PER_CHAT === tokens).toBe(true);
    expect(planOf('Free').productId).toBe('free_plan');
    expect(PLANS.map(({ metadata }) => metadata)).toEqual([
      { tier: 'Free', tokens: '10000' },
      { tier: 'Pro', tokens: '100000' },
      { tier: 'Premium', tokens: '300000' },
      { tier: 'Business', tokens: '1000000' },
    ]);
    expect(PLANS.filter(({ isPopular }) => isPopular).map(({ tier }) => tier)).toEqual(['Premium']);
  });

  it('measures against the tier, Business against infinity, anything unknown against 10,000', () => {
    expect(allowanceOf('Pro')).toBe(100_000);
    expect(allowanceOf('Business')).toBe(Number.POSITIVE_INFINITY);
    for (const unknown of [undefined, null, '', 'pro', 'Gold', 7]) expect(allowanceOf(unknown)).toBe(10_000);
  });

  it('knows who pays and who has priority', () => {
    const tiers = ['Free', 'Pro', 'Premium', 'Business', 'Gold', null];
    expect(tiers.map(isPaidTier)).toEqual([false, true, true, true, false, false]);
    expect(tiers.map(hasPriority)).toEqual([false, false, true, true, false, false]);
  });
});
