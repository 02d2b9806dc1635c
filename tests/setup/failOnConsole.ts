/** A test that logs an error or a warning has failed, unless it says that it expects one by spying on it. */
import { afterEach, beforeEach, expect, vi } from 'vitest';

const methods = ['error', 'warn'] as const;

beforeEach(() => {
  for (const method of methods) vi.spyOn(console, method).mockName(`console.${method}`);
});

afterEach(() => {
  const calls = methods.flatMap((method) =>
    vi.isMockFunction(console[method]) ? vi.mocked(console[method]).mock.calls : [],
  );
  vi.restoreAllMocks();
  expect(calls, 'unexpected console output').toEqual([]);
});
