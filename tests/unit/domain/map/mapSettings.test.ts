import { describe, expect, it } from 'vitest';
import { mapSettings } from '@domain/map/mapSettings.ts';

describe('the street map’s settings', () => {
  it('are none where no style is set', () => {
    expect(mapSettings({})).toBeNull();
    expect(mapSettings({ MAP_STYLE_URL: ' ', MAP_ORIGINS: '' })).toBeNull();
  });

  it('let in the style’s own origin, and those that are named beside it', () => {
    const style = 'https://Tiles.example/styles/streets.json?key=a1-B2';
    expect(mapSettings({ MAP_STYLE_URL: style })).toEqual({
      styleUrl: style,
      origins: ['https://tiles.example'],
    });
    const named = 'https://*.glyphs.example, https://tiles.example https://signs.example:8443';
    expect(mapSettings({ MAP_STYLE_URL: style, MAP_ORIGINS: named })?.origins).toEqual([
      'https://tiles.example',
      'https://*.glyphs.example',
      'https://signs.example:8443',
    ]);
  });

  it('let in nothing for a style of the page’s own origin', () => {
    expect(mapSettings({ MAP_STYLE_URL: '/map/style.json' })).toEqual({
      styleUrl: '/map/style.json',
      origins: [],
    });
  });

  it('take a style without https from this machine alone', () => {
    expect(mapSettings({ MAP_STYLE_URL: 'http://localhost:8080/s.json' })?.origins).toEqual([
      'http://localhost:8080',
    ]);
    expect(() => mapSettings({ MAP_STYLE_URL: 'http://tiles.example/s.json' })).toThrow(
      /^MAP_STYLE_URL must/,
    );
  });

  it.each([
    'tiles.example/style.json',
    'javascript:alert(1)',
    '//tiles.example/style.json',
    '/\\tiles.example/style.json',
    'https://user:secret@tiles.example/s.json',
    'https://tiles.example;script-src *',
    "https://tiles.example/'unsafe-inline' *",
    'https://*.tiles.example/s.json',
    `https://tiles.example/${'x'.repeat(2_000)}`,
  ])('refuse %s as a style, by name', (url) => {
    expect(() => mapSettings({ MAP_STYLE_URL: url })).toThrow(/^MAP_STYLE_URL must/);
  });

  it.each([
    '*',
    'https:',
    'https://*',
    'https://*.com',
    'http://tiles.example',
    "'unsafe-eval'",
    'https://a.b/c',
  ])('refuse %s as an origin, by name', (origin) => {
    const env = { MAP_STYLE_URL: '/s.json', MAP_ORIGINS: `https://tiles.example ${origin}` };
    expect(() => mapSettings(env)).toThrow(/^MAP_ORIGINS must/);
  });

  it('say that origins without a style are a mistake', () => {
    expect(() => mapSettings({ MAP_ORIGINS: 'https://tiles.example' })).toThrow(/^MAP_ORIGINS is of use/);
  });

  it('read a hostile address in no time', () => {
    const started = performance.now();
    expect(() => mapSettings({ MAP_STYLE_URL: '/s', MAP_ORIGINS: `https://${'a.'.repeat(50_000)}` })).toThrow(
      /^MAP_ORIGINS must/,
    );
    expect(performance.now() - started).toBeLessThan(200);
  });
});
