import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { onLateOutcome, subscribe } from '@/data/repositories/newsletter.ts';
import { type Browser, createBrowser, type Tab } from './support/browser.ts';

const EMAIL = 'lena@example.test';
const DUPLICATE = {
  code: '23505',
  message: 'duplicate key value violates unique constraint "newsletter_subscribers_email_key"',
};

let browser: Browser;
let tab: Tab;
beforeEach(() => {
  browser = createBrowser();
  tab = browser.openTab();
});
afterEach(() => browser.close());

const rows = () => browser.server.rows('newsletter_subscribers');
const unsent = () => tab.db.outbox.count();

describe('a newsletter sign-up', () => {
  it('reaches the list without a session and says so', async () => {
    expect(await subscribe(tab.context, EMAIL)).toBe('subscribed');
    expect(rows()).toMatchObject([{ email: EMAIL }]);
    expect(browser.server.requests[0]?.token).toBeNull();
    expect(await unsent()).toBe(0);
  });

  it.each([
    [409, DUPLICATE],
    [409, { code: '23505' }],
    [400, { code: '23505', message: 'duplicate key value' }],
  ])('knows an address that is on the list from a failure: %d %j', async (status, body) => {
    browser.server.fail({ how: 'answer', status, body });
    expect(await subscribe(tab.context, EMAIL)).toBe('already');
    expect(await unsent()).toBe(0);
  });

  it.each([
    [400, 'invalid'],
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [409, 'conflict'],
    [429, 'rate_limited'],
    [500, 'server'],
  ])('fails on %i, and is not sent again', async (status, reason) => {
    browser.server.fail({ how: 'answer', status, body: {} });
    await expect(subscribe(tab.context, EMAIL)).rejects.toMatchObject({ reason });
    expect(await unsent()).toBe(0);
    await tab.drainer.drain({ forced: true });
    expect(rows()).toEqual([]);
  });

  it('waits without a network, and goes out when it is back', async () => {
    tab.connectivity.set('offline');
    expect(await subscribe(tab.context, EMAIL)).toBe('waiting');
    expect(browser.server.requests).toEqual([]);
    const late: string[] = [];
    onLateOutcome(tab.context, (outcome) => late.push(outcome));
    tab.connectivity.set('online');
    await tab.drainer.drain({ forced: true });
    await expect.poll(() => late).toEqual(['subscribed']);
    expect(rows()).toHaveLength(1);
    expect(await unsent()).toBe(0);
  });

  it('waits when the network dies on the way', async () => {
    browser.server.fail({ how: 'lost' });
    expect(await subscribe(tab.context, EMAIL)).toBe('waiting');
    expect(await unsent()).toBe(1);
  });

  it('is on the list once when the answer was lost', async () => {
    browser.server.fail({ how: 'unanswered' });
    expect(await subscribe(tab.context, EMAIL)).toBe('waiting');
    const late: string[] = [];
    onLateOutcome(tab.context, (outcome) => late.push(outcome));
    await expect.poll(async () => (await tab.db.outbox.toArray())[0]?.attempts).toBe(1);
    browser.clock.advance(60_000);
    tab.connectivity.set('online');
    await tab.drainer.drain({ forced: true });
    await expect.poll(() => late).toEqual(['subscribed']);
    expect(rows()).toHaveLength(1);
  });

  it('that was promised outlives a server that fails', async () => {
    tab.connectivity.set('offline');
    await subscribe(tab.context, EMAIL);
    browser.server.fail({ how: 'answer', status: 500, body: {} });
    tab.connectivity.set('online');
    await tab.drainer.drain();
    expect(await unsent()).toBe(1);
    browser.clock.advance(60_000);
    await tab.drainer.drain({ forced: true });
    expect(rows()).toHaveLength(1);
  });

  it('that was promised and is refused says so and is given up', async () => {
    tab.connectivity.set('offline');
    await subscribe(tab.context, EMAIL);
    const late: string[] = [];
    onLateOutcome(tab.context, (outcome) => late.push(outcome));
    browser.server.fail({ how: 'answer', status: 400, body: { code: '23514' } });
    tab.connectivity.set('online');
    await tab.drainer.drain({ forced: true });
    await expect.poll(() => late).toEqual(['failed']);
    expect(await unsent()).toBe(0);
  });

  it('answers the tab that asked when another one sends it', async () => {
    const other = browser.openTab();
    const late: string[] = [];
    onLateOutcome(tab.context, (outcome) => late.push(outcome));
    tab.connectivity.set('offline');
    await subscribe(tab.context, EMAIL);
    await other.drainer.drain();
    await expect.poll(rows).toHaveLength(1);
    expect(late).toEqual([]);
  });
});
