/**
 * Random schedules of a phone with two tabs and a tablet, of one account, through the real browser with its worker and a
 * real server behind a hostile proxy. Whatever happens, once all is well again the server has each thing once.
 */
import fc from 'fast-check';
import type { Page } from 'playwright/test';
import { test } from '../fixtures/hostileTest.ts';
import { adminToken, call, makeMember, rowsOf, signIn, type SignedIn } from '../fixtures/members.ts';
import { expect } from '../fixtures/test.ts';
import { planTrip } from '../fixtures/trips.ts';
import { AssistantPage } from '../models/AssistantPage.ts';
import { AuthPages } from '../models/AuthPages.ts';
import { BlogPages } from '../models/BlogPages.ts';
import { ARTICLE, bookLink, deviceOf, FLIGHTS, openTab, play, step, type World } from './world.ts';

const SCHEDULES = Number(process.env['SCHEDULES'] ?? 200);
const SEED = Number(process.env['SEED']);
/** A question that hangs is given up after a minute and a half, and its turn is another tab's. */
const SETTLE_MS = 240_000;
/** Opening the tabs and playing the steps, at a slow machine's pace. */
const STEPS_MS = 300_000;

// the phone and the tablet settle one after the other
test.describe.configure({ timeout: STEPS_MS + 2 * SETTLE_MS });

const schedules = fc.sample(fc.array(step, { minLength: 6, maxLength: 12 }), {
  numRuns: SCHEDULES,
  seed: SEED,
});

/** Rows of the outbox of a device, but for visits: what waits, and what was refused. */
const unsent = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('waymark');
        opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')));
        opening.addEventListener('success', () => {
          const all = opening.result.transaction('outbox').objectStore('outbox').getAll();
          all.addEventListener('success', () => {
            opening.result.close();
            resolve(all.result.map(({ kind }) => String(kind)).filter((kind) => kind !== 'page.view'));
          });
        });
      }),
  );

/** What the server failed at is the traveller's to ask again: until nothing waits and nothing has failed. */
async function settle(page: Page): Promise<void> {
  const assistant = new AssistantPage(page);
  const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
  await expect(async () => {
    await assistant.open();
    if (await retry.first().isVisible()) await retry.first().click();
    await expect.poll(() => unsent(page), { timeout: 60_000 }).toEqual([]);
    await expect(retry).toHaveCount(0);
  }).toPass({ timeout: SETTLE_MS });
}

/** A trip that stands by itself: the chat that planned it is cleared. Answers its id and its name. */
async function makeTrip(url: string, email: string, account: SignedIn) {
  const id = await planTrip(url, email, 'Three days in Lisbon in May from London for two');
  const before = { before: new Date().toISOString(), conversation: 'assistant' };
  await call(`${url}/rest/v1/rpc/clear_chat`, 'POST', before, account.token);
  const [trip] = await rowsOf(url, account, 'trips', 'select=title&limit=1');
  return { id, title: String(trip?.['title']) };
}

for (const [index, steps] of schedules.entries()) {
  test(
    `schedule ${index} of seed ${SEED}: nothing lost, nothing doubled`,
    { tag: '@worker' },
    async ({ browser, context, server, hostile, allowConsole }) => {
      allowConsole(/./);
      const email = await makeMember(server, 'Pro');
      const begun = await signIn(server.url, email);
      const trip = await makeTrip(server.url, email, begun);
      const tablet = await browser.newContext({ baseURL: hostile.url });
      const world: World = {
        server,
        hostile,
        devices: [context, tablet],
        pages: [],
        trip: trip.id,
        offline: new Set(),
        asked: [],
        unsure: [],
        count: 0,
        saves: 0,
        clicks: 0,
        subscribed: [],
        titles: [trip.title],
        renames: 0,
      };
      const rowsBefore = (table: string, query: string) => rowsOf(server.url, begun, table, query);
      const [{ token_balance: balance } = { token_balance: 0 }] = await rowsBefore(
        'profiles',
        'select=token_balance',
      );
      const turnsBefore = await rowsBefore('token_reservations', 'select=message_id&limit=100');
      try {
        for (const number of [0, 2]) {
          const first = await deviceOf(world, number).newPage();
          await new AuthPages(first).comeBack(email);
          // what is written on is on the device
          await first.goto(`/my-trips/${trip.id}`);
          await expect(first.getByRole('heading', { level: 1, name: trip.title })).toBeVisible();
          await first.goto(FLIGHTS);
          await expect(bookLink(first)).toBeVisible();
          await first.goto(ARTICLE);
          const article = new BlogPages(first);
          await article.save().click();
          await expect(article.save()).toHaveText(/Saved for offline/);
          await first.close();
        }
        for (const number of [0, 1, 2]) {
          const page = await openTab(world, number);
          await page.evaluate(async () => void (await navigator.serviceWorker.ready));
        }
        for (const current of steps) await test.step(JSON.stringify(current), () => play(world, current));

        hostile.heal();
        for (const device of world.devices) await device.setOffline(false);
        for (const number of [0, 2]) {
          const [page] = world.pages.slice(number);
          if (page) await settle(page);
        }
        const account = await signIn(server.url, email);
        const rows = (table: string, query: string) => rowsOf(server.url, account, table, query);
        const asked = await rows('chat_messages', 'select=content&role=eq.user&limit=100');
        const questions = asked.map(({ content }) => String(content));
        expect(new Set(questions).size).toBe(questions.length);
        expect(questions.filter((text) => !world.unsure.includes(text)).toSorted()).toEqual(
          world.asked.map(({ text }) => text).toSorted(),
        );
        expect(await rows('chat_messages', 'select=id&role=eq.assistant&limit=100')).toHaveLength(
          questions.length,
        );
        const known = new Set(turnsBefore.map(({ message_id }) => message_id));
        const turns = (await rows('token_reservations', 'select=message_id,state,charged&limit=100')).filter(
          ({ message_id }) => !known.has(message_id),
        );
        // what was cleared before it was sent is not asked
        const settled = turns.filter(({ state }) => state === 'settled');
        expect(settled.length).toBeGreaterThanOrEqual(questions.length);
        expect(settled.length).toBeLessThanOrEqual(world.count);
        const [profile] = await rows('profiles', 'select=travel_style,token_balance');
        expect(profile?.['token_balance']).toBe(
          Number(balance) - turns.reduce((sum, { charged }) => sum + Number(charged), 0),
        );
        if (world.saves > 0) expect(profile?.['travel_style']).toBe(`Style ${world.saves}`);
        const [renamed] = await rows('trips', `select=title&id=eq.${trip.id}`);
        expect(renamed?.['title']).toBe(world.titles.at(-1));
        const admin = { token: await adminToken(server.url) };
        const clicks = `select=link&user_id=eq.${account.userId}`;
        expect(await rowsOf(server.url, admin, 'affiliate_clicks', clicks)).toHaveLength(world.clicks);
        for (const reader of world.subscribed) {
          const listed = `select=email&email=eq.${encodeURIComponent(reader)}`;
          expect(await rowsOf(server.url, admin, 'newsletter_subscribers', listed)).toHaveLength(1);
        }
      } finally {
        // the proxy is the next schedule's, too
        hostile.heal();
        await tablet.close();
      }
    },
  );
}
