import '@/config/schemas.ts';
import { config } from 'zod';
import { expect, it } from 'vitest';

it('zod, loaded after its settings, compiles nothing', () => {
  expect(config().jitless).toBe(true);
});
