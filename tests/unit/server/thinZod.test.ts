/** Zod as the pages and the planner have it. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { refusing, thinned, wordless } from '../../../server/build/thinZod.ts';

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

describe('classic/schemas.js', () => {
  const file = join(CORE, '../classic/schemas.js');
  const thin = thinned(readFileSync(file, 'utf8'));

  it('has no format as a method of a string, and all of its own', () => {
    expect(thin).not.toMatch(/^ {4}(?:jwt|email|date|uuidv4)\(/m);
    for (const own of ['email', 'url', 'uuid', 'base64', 'regex', 'trim', 'int'])
      expect(thin).toMatch(new RegExp(String.raw`^(?:export function| {4})\s?${own}\(`, 'm'));
  });

  it('compiles no object, and keeps no note of what holds itself', () => {
    expect(thin).not.toMatch(/JIT|emoizer: /);
    expect(thin).toContain('core.$ZodObject.init(');
  });

  it('writes nothing back, waits for nothing and notes nothing, and reads as ever', () => {
    expect(thin).not.toMatch(/^ {4}(?:async )?\w*(?:ncode|ecode|Async)\w*(?:\(|:)/m);
    expect(thin).not.toMatch(
      /^ {4}(?:get )?(?:describe|meta|description|brand|register|isOptional|isNullable|prefault|nonoptional|readonly|and)\(/m,
    );
    expect(thin).toMatch(/^ {4}parse: /m);
    expect(thin).toMatch(/^ {4}safeParse\(/m);
  });

  it('has the checks that schemas here have, and no others', () => {
    expect(thin).not.toMatch(/^ {4}(?:startsWith|multipleOf|lte?|passthrough|merge)\(/m);
    for (const used of [
      'regex',
      'min',
      'max',
      'int',
      'positive',
      'nonnegative',
      'extend',
      'pick',
      'partial',
      'required',
      'nullish',
      'catch',
    ])
      expect(thin).toMatch(new RegExp(String.raw`^ {4}${used}\(`, 'm'));
  });

  it('has the English of what it refuses, or none', () => {
    expect(thin).toContain('core.config(en())');
    expect(wordless(thin)).not.toMatch(/^import en |core\.config\(en\(/m);
    expect(() => wordless(wordless(thin))).toThrow('any more');
  });

  it('is refused where the package has other names', () => {
    expect(() => thinned(thin)).toThrow('any more');
  });
});
