/** Versions that follow each other in a real browser: the built app, served as it is and as a host or a portal spoils it. */
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { readdirSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright/test';
import { staticFiles } from '../../server/http/staticFiles.ts';
import { expect, test } from '../fixtures/test.ts';

const BUILT = 'dist/app';
const FIRST = readFileSync(`${BUILT}/version.txt`, 'utf8').trim();
const PORTAL = '<!doctype html><html><body>Log in to the wifi</body></html>';

/** Chromium ends a version that is replaced once no page has asked it for a file for half a minute. */
const TAKEN_OVER = { timeout: 90_000 };

/** The built app on a port, under whichever version it is told to be. */
function release() {
  const state = { version: FIRST, banned: [] as string[], portalAt: '', renamed: '' };
  const app = new Hono();
  app.use(async ({ req, ...context }, next) => {
    if (state.portalAt !== '' && req.path === state.portalAt) return context.html(PORTAL);
    const file = state.renamed && req.path.slice('/assets/'.length);
    // as a later build has it: the same page's code under another name, and nothing under the one before
    if (file !== '' && file === state.renamed) return context.notFound();
    if (file !== '' && file === later(state.renamed)) {
      const type = { 'content-type': 'text/javascript' };
      return context.body(readFileSync(`${BUILT}/assets/${state.renamed}`, 'utf8'), 200, type);
    }
    if (req.path === '/banned.json') return context.json({ banned: state.banned });
    if (req.path === '/sw.js') {
      // a later version has another name, and a shell that is stored anew
      const worker = readFileSync(`${BUILT}/sw.js`, 'utf8')
        .replaceAll(FIRST, state.version)
        .replaceAll(state.renamed || '-', later(state.renamed) || '-')
        .replace(/("?revision"?:")[0-9a-f]+(",\s*"?url"?:"shell\.html")/, `$1${state.version}$2`);
      return context.body(worker, 200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' });
    }
    await next();
  });
  app.route('/', staticFiles(BUILT));
  return new Promise<{ url: string; close: () => void; state: typeof state }>((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }: AddressInfo) =>
      resolve({ state, url: `http://localhost:${port}`, close: () => void server.close() }),
    );
  });
}

const later = (file: string) => file.replace('-', '-later-');

/** Has the browser look for a version, and says what came of it once the install has ended. */
const look = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const before = registration.active;
    await registration.update();
    const coming = registration.installing;
    if (!coming) return registration.waiting ? 'waits' : 'nothing';
    return new Promise<string>((resolve) => {
      const follow = () => {
        if (coming.state === 'redundant') resolve('refused');
        if (coming.state === 'installed')
          setTimeout(() => resolve(registration.active === before ? 'waits' : 'took over'), 500);
        if (coming.state === 'activating' || coming.state === 'activated') resolve('took over');
      };
      coming.addEventListener('statechange', follow);
      follow();
    });
  });

const activeVersion = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('waymark-release')).match('/active'))?.text());

/** Some seconds on a page loads what logs its view: asked for files just then, the version before would go on. */
const isViewed = (page: Page) => page.waitForRequest(/analytics_events/, { timeout: 60_000 });

const markAsOld = (page: Page) => page.evaluate(() => document.body.setAttribute('data-old', ''));

async function expectOpenedAnew(page: Page): Promise<void> {
  await expect(page.locator('body[data-old]')).toHaveCount(0, TAKEN_OVER);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

test(
  'a version that a portal spoiled does not install, the next one waits, and a banned one is taken over from in every tab',
  { tag: '@worker' },
  async ({ page, context, allowConsole }) => {
    // nothing but files is served
    allowConsole(/status of 404|ServiceWorker|precaching|ERR_|Failed to load resource/);
    const host = await release();
    try {
      await page.goto(`${host.url}/how-it-works`);
      await expect.poll(() => activeVersion(page)).toBe(FIRST);

      host.state.version = 'second';
      host.state.portalAt = '/shell.html';
      expect(await look(page)).toBe('refused');
      expect(await activeVersion(page)).toBe(FIRST);
      host.state.portalAt = '';
      await page.goto(`${host.url}/contact`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);

      expect(await look(page)).toBe('waits');
      expect(await activeVersion(page)).toBe(FIRST);

      // taken back while the next one waits: a page that is opened has it look
      await markAsOld(page);
      host.state.banned = [FIRST];
      const opening = await context.newPage();
      await opening.goto(`${host.url}/pricing`);
      await expectOpenedAnew(page);
      await expect.poll(() => activeVersion(page), TAKEN_OVER).toBe('second');
      await opening.close();

      // taken back before the next one comes
      const other = await context.newPage();
      await other.goto(`${host.url}/pricing`);
      for (const tab of [page, other]) await markAsOld(tab);
      host.state.version = 'third';
      host.state.banned = [FIRST, 'second'];
      await look(page).catch(() => 'the page was opened anew meanwhile');
      for (const tab of [page, other]) await expectOpenedAnew(tab);
      await expect.poll(() => activeVersion(page), TAKEN_OVER).toBe('third');

      // one that was taken back does not come again
      host.state.version = FIRST;
      expect(await look(page)).toBe('refused');
      expect(await activeVersion(page)).toBe('third');
    } finally {
      host.close();
    }
  },
);

test(
  'of two tabs on two versions the older one opens a page that it had not loaded yet',
  { tag: '@worker' },
  async ({ page, context, allowConsole }) => {
    allowConsole(/status of 404|Failed to load resource/);
    const host = await release();
    const [renamed = ''] = readdirSync(`${BUILT}/assets`).filter((file) => /^ContactPage-.*\.js$/.test(file));
    const loaded = (tab: Page) =>
      tab.evaluate(
        (file) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(file)),
        renamed,
      );
    try {
      const first = isViewed(page);
      await page.goto(`${host.url}/how-it-works`);
      await expect.poll(() => activeVersion(page)).toBe(FIRST);
      const other = await context.newPage();
      const second = isViewed(other);
      await other.goto(`${host.url}/how-it-works`);
      await expect(other.getByRole('heading', { level: 1 })).toHaveCount(1);
      await markAsOld(other);
      await Promise.all([first, second]);

      Object.assign(host.state, { version: 'second', renamed });
      expect(await look(page)).toBe('waits');
      await page.evaluate(async () => {
        const { waiting } = await navigator.serviceWorker.ready;
        waiting?.postMessage({ type: 'SKIP_WAITING' }, []);
      });
      await expect.poll(() => activeVersion(page), TAKEN_OVER).toBe('second');
      await expect
        .poll(() => other.evaluate(() => navigator.serviceWorker.controller?.state), TAKEN_OVER)
        .toBe('activated');

      expect(await loaded(other)).toBe(false);
      await context.setOffline(true);
      await other.getByRole('link', { name: 'Contact' }).first().click();
      await expect(other).toHaveURL(/\/contact$/);
      await expect(other.getByRole('heading', { level: 1 })).toHaveText(/contact|touch|hear/i);
      // it is the page that was open, with the file of its own version
      await expect(other.locator('body[data-old]')).toHaveCount(1);
      expect(await loaded(other)).toBe(true);
    } finally {
      await context.setOffline(false);
      host.close();
    }
  },
);
