/** Zod as the pages and the planner have it. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { refusing } from '../../../server/build/thinZod.ts';

const CORE = join(dirname(createRequire(import.meta.url).resolve('zod/package.json')), 'v4/core');

async function loadSource(source: string): Promise<Record<string, unknown>> {
  return import(`data:text/javascript,${encodeURIComponent(source)}`);
}

describe.each(['to-json-schema.js', 'json-schema-processors.js'])('%s', (file) => {
  it('has the names that the package imports', async () => {
    const real: object = await import(join(CORE, file));
    const thin = await loadSource(refusing(readFileSync(join(CORE, file), 'utf8')));
    expect(Object.keys(thin).toSorted()).toEqual(Object.keys(real).toSorted());
  });

  it('refuses to write a schema, and never at the making of one', async () => {
    const thin = await loadSource(refusing(readFileSync(join(CORE, file), 'utf8')));
    for (const [name, value] of Object.entries(thin)) {
      if (typeof value !== 'function') throw new Error(`${name} is no function`);
      const called = name.startsWith('create') ? value() : value;
      expect(() => called()).toThrow('writes no JSON schema');
    }
  });
});
