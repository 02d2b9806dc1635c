/** What docs/deploy.md tells a static host about the app's routes, and what the manifest tells the browser. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { matchPath } from 'react-router-dom';
import { expect, it } from 'vitest';
import { manifest } from '@/config/manifest.ts';
import { paths } from '@/config/paths.ts';
import { publicPages } from '@/app/pages.tsx';

const rules = [...readFileSync('docs/deploy.md', 'utf8').matchAll(/^(\/\S*) \/shell\.html 200$/gm)].map(
  ([, from = '']) => from,
);

it('sends every route that has no page of its own to the shell', () => {
  const written = new Set<string>(publicPages.map(({ path }) => path));
  const routes = Object.values(paths).filter((path) => !written.has(path));
  expect(rules.toSorted()).toEqual(routes.toSorted());
});

it('never answers a file of the build with a page', () => {
  for (const file of ['/assets/index-abc.js', '/assets/gone.css', '/sw.js', '/banned.json']) {
    expect(rules.filter((rule) => rule.includes('*') || matchPath(rule, file))).toEqual([]);
  }
});

it('has pictures of the app, small and of the size it says, in one shape for phones and one for desks', () => {
  const forms = new Set(manifest.screenshots.map(({ form_factor }) => form_factor));
  expect([...forms].toSorted()).toEqual(['narrow', 'wide']);
  for (const { src, sizes, form_factor } of manifest.screenshots) {
    const file = `public${src}`;
    expect(statSync(file).size).toBeLessThan(100_000);
    // the extended format has width and height at bytes 24 and 27, less one, in 24 bits each
    const head = readFileSync(file).subarray(0, 30);
    expect(head.toString('latin1', 8, 16)).toBe('WEBPVP8X');
    expect(`${head.readUIntLE(24, 3) + 1}x${head.readUIntLE(27, 3) + 1}`).toBe(sizes);
    expect(sizes).toBe(form_factor === 'wide' ? '1440x900' : '390x844');
  }
});

it('leads shortcuts and what is shared to routes of the app, and icons to files', () => {
  const routes = new Set<string>(Object.values(paths));
  for (const { url } of manifest.shortcuts) expect(routes.has(url)).toBe(true);
  expect(routes.has(manifest.share_target.action)).toBe(true);
  for (const { src } of [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons)]) {
    expect(existsSync(`public${src}`)).toBe(true);
  }
});

it('is one app for good, whatever it starts with, in windows of its own', () => {
  // where it changes, installed ones are another app to the browser
  expect(manifest).toMatchObject({ id: '/', scope: '/', start_url: '/', display: 'standalone' });
});

it('takes a link, a text and a calendar file from other apps, by the one form that has files', () => {
  expect(manifest.share_target).toEqual({
    action: '/ai-assistant',
    method: 'POST',
    enctype: 'multipart/form-data',
    params: {
      title: 'shared-title',
      text: 'shared-text',
      url: 'shared-url',
      files: [{ name: 'shared-file', accept: ['text/calendar', '.ics'] }],
    },
  });
});

it('bans no version in what is built from here', () => {
  expect(JSON.parse(readFileSync('public/banned.json', 'utf8'))).toEqual({ banned: [] });
});
