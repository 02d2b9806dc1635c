import { expect, it } from 'vitest';
import { cancelRequestSchema } from '@domain/billing/billing.ts';

it('ends the plan of whoever asks, and says so to who names somebody', () => {
  expect(cancelRequestSchema.parse({})).toEqual({ resume: false });
  const refused = cancelRequestSchema.safeParse({ user_id: '7b0f6c1e-54a8-4f0d-9f39-0a4f8e6d2c11' });
  expect(refused.error?.issues.map(({ message }) => message)).toEqual([
    'is not taken: the plan of the account that asks is ended',
  ]);
});
