/**
 * Random schedules of a phone with two tabs and a tablet, of one account, through the real browser with its worker and a
 * real server behind a hostile proxy. Whatever happens, once all is well again the server has each thing once.
 */
import fc from 'fast-check';
import type { BrowserContext, Page } from 'playwright/test';
import { makeMember, rowsOf, signIn } from '../fixtures/members.ts';
import type { TestServer } from '../fixtures/server.ts';
import { FAULTS, type HostileProxy } from '../fixtures/hostileProxy.ts';
import { test } from '../fixtures/hostileTest.ts';
import { expect } from '../fixtures/test.ts';
import { AssistantPage } from '../models/AssistantPage.ts';
import { AuthPages } from '../models/AuthPages.ts';
import { ProfilePage } from '../models/ProfilePage.ts';

const SCHEDULES = Number(process.env['SCHEDULES'] ?? 200);
const SEED = Number(process.env['SEED']);
/** What a member begins with (Pro). */
const BALANCE = 100_000;
/** A question that hangs is given up after a minute and a half, and its turn is another tab's. */
const SETTLE_MS = 240_000;
/** Opening the tabs and playing the steps, at a slow machine's pace. */
const STEPS_MS = 300_000;

// the phone and the tablet settle one after the other
test.describe.configure({ timeout: STEPS_MS + 2 * SETTLE_MS });

const tab = fc.constantFrom(0, 1, 2);
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('ask' as const), tab }) },
  // of one device: what two devices say of the same field is asked about
  { weight: 2, arbitrary: fc.record({ do: fc.constant('save' as const), tab: fc.constantFrom(0, 1) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('network' as const), tab, on: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('fault' as const), fault: fc.constantFrom(...FAULTS) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('reload' as const, 'kill' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('restart' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(300, 2_000) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
const schedules = fc.sample(fc.array(step, { minLength: 5, maxLength: 10 }), {
  numRuns: SCHEDULES,
  seed: SEED,
});

interface World {
  readonly server: TestServer;
  readonly hostile: HostileProxy;
  readonly devices: readonly [BrowserContext, BrowserContext];
  readonly pages: Page[];
  readonly asked: string[];
  saves: number;
}

const deviceOf = ({ devices }: World, index: number) => devices[index === 2 ? 1 : 0];

async function openTab(world: World, index: number): Promise<Page> {
  const page = await deviceOf(world, index).newPage();
  await new AssistantPage(page).open();
  world.pages[index] = page;
  return page;
}

async function play(world: World, current: Step): Promise<void> {
  if (current.do === 'fault') return world.hostile.fault('write', current.fault);
  if (current.do === 'wait') return new Promise((resolve) => setTimeout(resolve, current.ms));
  if (current.do === 'restart') {
    await world.server.stop();
    return world.server.start();
  }
  const page = world.pages[current.tab] ?? (await openTab(world, current.tab));
  switch (current.do) {
    case 'ask': {
      const text = `${['Three', 'Two', 'Four'][world.asked.length % 3]} days in Rome in June from London, number ${world.asked.length}`;
      const assistant = new AssistantPage(page);
      if (!page.url().endsWith('/ai-assistant')) await assistant.open();
      await assistant.passEntry();
      await assistant.send(text);
      // it is kept once it stands in the chat
      await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
      world.asked.push(text);
      return;
    }
    case 'save': {
      const profile = new ProfilePage(page);
      await profile.open();
      const style = `Style ${(world.saves += 1)}`;
      await profile.text('Travel style').fill(style);
      await profile.save.click();
      // another may stand there: of a save that was refused, or of a profile that could not be fetched
      await expect(profile.toast(/Profile Updated!|Saved on this device/)).toBeVisible();
      return;
    }
    case 'network':
      return deviceOf(world, current.tab).setOffline(!current.on);
    case 'reload':
      await page.reload();
      return;
    case 'kill':
      await page.close();
      await openTab(world, current.tab);
  }
}

/** Rows of the outbox of a device, but for visits and clicks: what waits, and what was refused. */
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

for (const [index, steps] of schedules.entries()) {
  test(
    `schedule ${index} of seed ${SEED}: nothing lost, nothing doubled`,
    { tag: '@worker' },
    async ({ browser, context, server, hostile, allowConsole }) => {
      allowConsole(/./);
      const email = await makeMember(server.url, 'Pro');
      const tablet = await browser.newContext({ baseURL: hostile.url });
      const world: World = {
        server,
        hostile,
        devices: [context, tablet],
        pages: [],
        asked: [],
        saves: 0,
      };
      try {
        for (const number of [0, 1, 2]) {
          const page = await deviceOf(world, number).newPage();
          if (number !== 1) await new AuthPages(page).comeBack(email);
          world.pages[number] = page;
          await new AssistantPage(page).open();
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
        expect(asked.map(({ content }) => String(content)).toSorted()).toEqual(world.asked.toSorted());
        expect(await rows('chat_messages', 'select=id&role=eq.assistant&limit=100')).toHaveLength(
          world.asked.length,
        );
        const turns = await rows('token_reservations', 'select=state,charged&limit=100');
        expect(turns.filter(({ state }) => state === 'settled')).toHaveLength(world.asked.length);
        const [profile] = await rows('profiles', 'select=travel_style,token_balance');
        expect(profile?.['token_balance']).toBe(
          BALANCE - turns.reduce((sum, { charged }) => sum + Number(charged), 0),
        );
        if (world.saves > 0) expect(profile?.['travel_style']).toBe(`Style ${world.saves}`);
      } finally {
        // the proxy is the next schedule's, too
        hostile.heal();
        await tablet.close();
      }
    },
  );
}
