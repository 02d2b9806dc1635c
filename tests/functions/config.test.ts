/** supabase/config.toml, which only the hosted platform reads: that it can be read, and knows every function. */
import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const configSchema = z.object({
  functions: z.record(z.string(), z.object({ verify_jwt: z.boolean() })),
});

describe('supabase/config.toml', () => {
  it('is valid TOML, and sets each function once', () => {
    const { functions } = configSchema.parse(parse(readFileSync('supabase/config.toml', 'utf8')));
    const deployed = Object.keys(
      import.meta.glob('../../supabase/functions/*/index.ts', { query: '?url' }),
    ).map((path) => path.split('/').at(-2) ?? '');
    expect(deployed.length).toBeGreaterThan(0);
    expect(new Set(Object.keys(functions))).toEqual(new Set(deployed));
    // the functions check whose session it is themselves; the platform would turn every visitor away
    for (const settings of Object.values(functions)) expect(settings).toEqual({ verify_jwt: false });
  });
});
