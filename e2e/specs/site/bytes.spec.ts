/**
 * What a first visit of each page costs, in bytes as they are sent, held to the budgets of lighthouserc.json. Counted is what
 * Lighthouse counts: what the page itself fetches until nothing is left to fetch and the browser has been idle, and not what
 * the service worker fetches to store it. The page's view, ten seconds on, is later than Lighthouse waits.
 */
import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright/test';
import { z } from 'zod';
import { expect, test } from '../../fixtures/test.ts';

const TYPES = ['script', 'stylesheet', 'font'] as const;
type Type = (typeof TYPES)[number];

const config = z.object({
  ci: z.object({
    collect: z.object({ url: z.array(z.url()) }),
    assert: z.object({
      assertMatrix: z.array(
        z.object({ matchingUrlPattern: z.string(), assertions: z.record(z.string(), z.unknown()) }),
      ),
    }),
  }),
});
const budget = z.tuple([z.literal('error'), z.object({ maxNumericValue: z.number() })]);

const { collect, assert } = config.parse(JSON.parse(readFileSync('lighthouserc.json', 'utf8'))).ci;

/** The lowest that a page is held to, for it is held to every pattern that matches. @throws Error for none */
function budgetOf(url: string, type: Type): number {
  const found = assert.assertMatrix
    .filter(({ matchingUrlPattern }) => new RegExp(matchingUrlPattern).test(url))
    .map(({ assertions }) => assertions[`resource-summary:${type}:size`])
    .filter((assertion) => assertion !== undefined);
  if (found.length === 0) throw new Error(`lighthouserc.json holds ${url} to no bytes of ${type}`);
  return Math.min(...found.map((assertion) => budget.parse(assertion)[1].maxNumericValue));
}

interface Fetched {
  readonly url: string;
  readonly type: string;
  /** Null while it is on its way. */
  bytes: number | null;
}

/** Follows what the page fetches from now on. */
async function follow(context: BrowserContext, page: Page): Promise<() => readonly Fetched[]> {
  const session = await context.newCDPSession(page);
  const fetched = new Map<string, Fetched>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) =>
    fetched.set(requestId, { url: request.url, type: type.toLowerCase(), bytes: null }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = fetched.get(requestId);
    if (one) one.bytes = encodedDataLength;
  });
  session.on('Network.loadingFailed', ({ requestId }) => fetched.delete(requestId));
  await session.send('Network.enable');
  return () => [...fetched.values()];
}

for (const url of collect.url) {
  const { pathname, search } = new URL(url);
  test(`a first visit of ${pathname} keeps to its bytes`, async ({ page, context }) => {
    // the page's own time stands still but where it is moved: how fast the machine is makes no difference
    const now = Date.now();
    await page.clock.install({ time: now });
    await page.clock.pauseAt(now + 1_000);
    const fetched = await follow(context, page);
    const waiting = () => fetched().filter(({ bytes }) => bytes === null).length;
    const isIdle = () => fetched().some((one) => one.url.includes('/assets/Corner-') && one.bytes !== null);
    await page.goto(pathname + search);
    await expect(async () => {
      if (!isIdle()) await page.clock.runFor(100);
      expect(isIdle()).toBe(true);
      expect(waiting()).toBe(0);
    }).toPass();
    await page.clock.runFor(2_000);
    await expect.poll(waiting).toBe(0);

    for (const type of TYPES) {
      const files = fetched().filter((one) => one.type === type);
      const sum = files.reduce((total, { bytes }) => total + (bytes ?? 0), 0);
      expect(sum, `${type} of ${pathname}, ${files.map((one) => one.url).join(' ')}`).toBeLessThanOrEqual(
        budgetOf(url, type),
      );
      expect(sum).toBeGreaterThan(0);
    }
  });
}
