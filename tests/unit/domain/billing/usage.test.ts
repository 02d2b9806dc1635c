import { describe, expect, it } from 'vitest';
import { usageSeries } from '@domain/billing/usage.ts';

describe('usage by day', () => {
  it('leaves no day out, ends today and is oldest first', () => {
    const usage = [
      { day: '2027-03-01', tokens: 30, chats: 2 },
      { day: '2027-02-27', tokens: 5, chats: 1 },
    ];
    expect(usageSeries(usage, '2027-03-01', 4)).toEqual({
      days: ['2027-02-26', '2027-02-27', '2027-02-28', '2027-03-01'],
      tokens: [0, 5, 0, 30],
      chats: [0, 1, 0, 2],
    });
  });

  it('takes no note of days outside', () => {
    expect(usageSeries([{ day: '2027-01-01', tokens: 9, chats: 1 }], '2027-03-01', 2).tokens).toEqual([0, 0]);
  });
});
