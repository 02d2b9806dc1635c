/** What is deployed: each function has its folder, its Deno entry and its one section of config.toml. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'smol-toml';
import { expect, it } from 'vitest';
import { z } from 'zod';

const at = (path: string) => fileURLToPath(new URL(`../../supabase/${path}`, import.meta.url));
const names = readdirSync(at('functions'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== '_shared')
  .map(({ name }) => name)
  .toSorted((a, b) => a.localeCompare(b));

const configSchema = z.object({
  functions: z.record(z.string(), z.object({ verify_jwt: z.boolean() })),
});

it('config.toml is valid, names every function, and leaves the caller to the function', () => {
  const { functions } = configSchema.parse(parse(readFileSync(at('config.toml'), 'utf8')));
  expect(names).toHaveLength(16);
  expect(Object.keys(functions).toSorted((a, b) => a.localeCompare(b))).toEqual(names);
  // the platform's own check would turn every visitor away: the functions look at the session themselves
  for (const settings of Object.values(functions)) expect(settings).toEqual({ verify_jwt: false });
});

it('every function may use the same packages under Deno', () => {
  const packages = names.map((name) => readFileSync(at(`functions/${name}/deno.json`), 'utf8'));
  expect(new Set(packages).size).toBe(1);
});

it('the guide to deployment names every function', () => {
  const guide = readFileSync(fileURLToPath(new URL('../../docs/deploy.md', import.meta.url)), 'utf8');
  for (const name of names) expect(guide).toContain(`\`${name}\``);
});
