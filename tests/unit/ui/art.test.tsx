import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { destinationArt } from '@/ui/art/destinations.ts';
import { HeroMap } from '@/ui/art/HeroMap.tsx';

const scenes = Object.entries(destinationArt);
const bytes = (markup: string) => new TextEncoder().encode(markup).length;

describe('destination art', () => {
  it('covers the places of the home page and of the destinations page', () => {
    expect(Object.keys(destinationArt)).toEqual(
      expect.arrayContaining(['Tokyo', 'Bali', 'Rome', 'Kyoto', 'Paris', 'New York', 'Santorini']),
    );
  });

  it.each(scenes)('%s stays under 4 KB and is hidden from assistive technology', (_name, Art) => {
    const markup = renderToStaticMarkup(createElement(Art));
    expect(bytes(markup)).toBeLessThan(4096);
    expect(markup).toContain('aria-hidden="true"');
    expect(markup).not.toContain('role=');
  });

  it.each(scenes)('%s is an image with a name when it has a title', (name, Art) => {
    const markup = renderToStaticMarkup(createElement(Art, { title: `Map of ${name}`, className: 'art' }));
    expect(markup).toContain(`role="img" aria-label="Map of ${name}"`);
    expect(markup).toContain('class="art"');
    expect(markup).not.toContain('aria-hidden');
  });

  it('takes every colour from the tokens', () => {
    for (const [, Art] of scenes) {
      const bare = renderToStaticMarkup(createElement(Art)).replaceAll(/var\(--wm-\w+,#[0-9A-F]{6}\)/g, '');
      expect(bare).not.toMatch(/#[0-9a-f]{6}\b/i);
    }
  });

  it('keeps the shared shapes of two scenes on one page apart', () => {
    const markup = renderToStaticMarkup(
      createElement('div', null, createElement(destinationArt.Paris), createElement(destinationArt.Rome)),
    );
    const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(ids.length).toBeGreaterThan(2);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('draws the hero in under 10 KB', () => {
    expect(bytes(renderToStaticMarkup(createElement(HeroMap)))).toBeLessThan(10_000);
  });
});
