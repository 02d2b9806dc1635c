/** mantine.css stands in for the variables that Mantine's provider would write: nothing that is used may be missing. */
import { DEFAULT_THEME, mergeMantineTheme } from '@mantine/core';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { theme } from '@/ui/theme/theme.ts';

const USED = /var\((--mantine-[\w-]+)/g;
const read = (path: string) => readFileSync(path, 'utf8');
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:tsx?|css)$/.test(name))
  .map((name) => read(join('src', name)));

function usedIn(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => [...text.matchAll(USED)].map(([, name = '']) => name)));
}

/** The sheets of the components that the app has. */
function sheets(): string[] {
  const names = sources.flatMap((text) => text.match(/@mantine\/core\/styles\/[\w.]+\.css/g) ?? []);
  return [...new Set(names)].map((name) => read(`node_modules/${name}`));
}

describe('Mantine’s variables', () => {
  const text = read('src/ui/theme/mantine.css');
  const defined = new Set([...text.matchAll(/(--mantine-[\w-]+):/g)].map(([, name = '']) => name));

  it('are there for every sheet of Mantine’s that is used, and for our own', () => {
    const used = usedIn([...sheets(), ...sources]);
    expect(used.size).toBeGreaterThan(30);
    expect([...used].filter((name) => !defined.has(name))).toEqual([]);
  });

  it('are there for every variant of a button that the app has', () => {
    const variants = sources.flatMap(
      (source) => source.match(/(?<=variant="|variant=\{\w+ \? ')[a-z]+/g) ?? [],
    );
    expect(variants).toContain('filled');
    const merged = mergeMantineTheme(DEFAULT_THEME, theme);
    const colours = [...new Set([...variants, 'default', 'subtle'])].flatMap((variant) =>
      Object.values(merged.variantColorResolver({ color: 'signal', theme: merged, variant })),
    );
    expect([...usedIn(colours)].filter((name) => !defined.has(name))).toEqual([]);
  });

  it('name the palette of the theme', () => {
    expect(text).toContain(`--mantine-color-signal-filled: ${theme.colors?.signal?.[7]}`);
    expect(text).toContain(`--mantine-color-signal-filled: ${theme.colors?.signal?.[4]}`);
  });
});
