import { describe, expect, it } from 'vitest';
import { checkoutReplySchema } from '@domain/billing/billing.ts';
import {
  describeCheckoutError,
  describeIncomplete,
  describeMock,
  describeSource,
  isWorthRetrying,
  readReturnAddress,
} from '@domain/billing/checkout.ts';
import { APP_ERROR_REASONS, AppError } from '@domain/errors/appError.ts';

const ADDRESS = 'session_id=sandbox_0123456789&tier=Pro&tokens=100000&mode=sandbox&mock=false';

describe('the return address', () => {
  it('names session, plan and tokens', () => {
    expect(readReturnAddress(new URLSearchParams(ADDRESS))).toEqual({
      session_id: 'sandbox_0123456789',
      tier: 'Pro',
      tokens: 100_000,
    });
  });

  it.each(['session_id', 'tier', 'tokens'])('names nothing without %s', (name) => {
    const query = new URLSearchParams(ADDRESS);
    for (const value of ['', 'Free?']) {
      query.set(name, value);
      expect(readReturnAddress(query)).toBeNull();
    }
    query.delete(name);
    expect(readReturnAddress(query)).toBeNull();
  });
});

describe('the words', () => {
  it('of a purchase that was refused do not ask to try again', () => {
    expect(describeIncomplete(new AppError('forbidden'))).toBe(
      'Failed to process your checkout. Please contact support.',
    );
    expect(describeIncomplete(new AppError('conflict', { serverMessage: 'Not paid.' }))).toBe('Not paid.');
  });

  it('are the catalogue’s for each way to fail', () => {
    expect(describeCheckoutError(new AppError('offline'))).toBe(
      'Network error: Unable to connect to checkout service...',
    );
    expect(describeCheckoutError(new AppError('timeout'))).toMatch(/^Network error/);
    expect(describeCheckoutError(new AppError('bad_answer'))).toBe(
      'No checkout URL received from the server...',
    );
    expect(describeCheckoutError(new AppError('server'))).toBe('The checkout server returned an error...');
    const suspended = new AppError('suspended', { serverMessage: 'This account is suspended.' });
    expect(describeCheckoutError(suspended)).toBe(
      'The checkout server returned an error... This account is suspended.',
    );
    for (const reason of APP_ERROR_REASONS)
      expect(describeCheckoutError(new AppError(reason))).toMatch(/\.\.\.$/);
  });

  it('count the mock’s steps', () => {
    const reply = {
      url: 'https://waymark.example/_pay/mock_1',
      payable: true,
      mode: 'mock' as const,
      mock_mode: true,
      message: 'Not set up.',
      instructions: { step1: 'A', step2: 'B', step3: 'C', step4: 'D', step5: 'E' },
    };
    expect(describeMock(reply)).toBe('Not set up. 1. A 2. B 3. C 4. D 5. E');
    expect(describeMock({ ...reply, instructions: undefined })).toBe('Not set up.');
  });

  it('name a source that a later version invents', () => {
    expect(describeSource('sandbox_stripe_checkout')).toBe('Sandbox purchase');
    expect(describeSource('gift')).toBe('Top-up');
  });
});

it('keeps a purchase that the server did not refuse', () => {
  expect(APP_ERROR_REASONS.filter((reason) => isWorthRetrying(new AppError(reason)))).toEqual([
    'offline',
    'timeout',
    'unauthorized',
    'rate_limited',
    'server',
    'bad_answer',
    'unknown',
  ]);
});

it('sends nobody to an address that is no web address', () => {
  const reply = { url: 'javascript:alert(1)', payable: true, mode: 'live', mock_mode: false, message: '' };
  expect(checkoutReplySchema.safeParse(reply).success).toBe(false);
});

it('a checkout’s answer may have the specification’s fields alone', () => {
  const reply = { url: 'https://pay.example/1', mock_mode: true, message: 'Set the prices up.' };
  expect(checkoutReplySchema.parse(reply)).toEqual({ ...reply, payable: false });
});
