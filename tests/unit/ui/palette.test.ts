import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrastOf } from '@/pages/styleguide/foundations/contrast.ts';
import { palette } from '@/pages/styleguide/foundations/palette.ts';

const css = readFileSync(new URL('../../../src/ui/theme/tokens.css', import.meta.url), 'utf8');

/** The colours that one rule of tokens.css sets. */
function coloursOf(selector: string): ReadonlyMap<string, string> {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`tokens.css has no rule for ${selector}`);
  const rule = css.slice(start, css.indexOf('}', start));
  return new Map(
    [...rule.matchAll(/--wm-([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name!, value!]),
  );
}

const light = coloursOf(':root');
const dark = coloursOf(":root[data-mantine-color-scheme='dark']");

describe('the palette', () => {
  it('measures contrast as WCAG does', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(() => contrastOf('red', '#ffffff')).toThrow('red');
  });

  const pairs = palette.flatMap(({ token, pairs: on }) => on.map((pair) => ({ token, ...pair })));

  it.each(pairs)('$token on $on is $least : 1 or more in both schemes', ({ token, on, least }) => {
    for (const scheme of [light, dark]) {
      expect(contrastOf(scheme.get(token) ?? '', scheme.get(on) ?? '')).toBeGreaterThanOrEqual(least);
    }
  });

  it('is whole in both schemes, and the same before the script has run', () => {
    expect([...dark.keys()].sort()).toEqual([...light.keys()].sort());
    expect([...coloursOf('  :root:not([data-mantine-color-scheme])')]).toEqual([...dark]);
  });
});
