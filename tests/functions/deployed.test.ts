/** What is deployed: each function has its folder, its Deno entry and its one section of config.toml. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const at = (path: string) => fileURLToPath(new URL(`../../supabase/${path}`, import.meta.url));
const names = readdirSync(at('functions'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== '_shared')
  .map(({ name }) => name)
  .toSorted((a, b) => a.localeCompare(b));

it('config.toml names every function once, and leaves the caller to the function', () => {
  const config = readFileSync(at('config.toml'), 'utf8');
  const sections = [...config.matchAll(/^\[functions\.(.+)\]\n(.*)$/gm)];
  expect(names).toHaveLength(11);
  expect(sections.map(([, name = '']) => name).toSorted((a, b) => a.localeCompare(b))).toEqual(names);
  expect(new Set(sections.map(([, , setting]) => setting))).toEqual(new Set(['verify_jwt = false']));
});

it('every function may use the same packages under Deno', () => {
  const packages = names.map((name) => readFileSync(at(`functions/${name}/deno.json`), 'utf8'));
  expect(new Set(packages).size).toBe(1);
});

it('the guide to deployment names every function', () => {
  const guide = readFileSync(fileURLToPath(new URL('../../docs/deploy.md', import.meta.url)), 'utf8');
  for (const name of names) expect(guide).toContain(`\`${name}\``);
});
