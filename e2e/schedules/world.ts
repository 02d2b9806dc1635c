/** What random schedules are made of: each step as a traveller does it, and what the server must have of it afterwards. */
import fc from 'fast-check';
import type { BrowserContext, Page } from 'playwright/test';
import { daysFromNow } from '../models/SearchPages.ts';
import { CALLS, FAULTS, type HostileProxy } from '../fixtures/hostileProxy.ts';
import type { TestServer } from '../fixtures/server.ts';
import { expect } from '../fixtures/test.ts';
import { AssistantPage } from '../models/AssistantPage.ts';
import { BlogPages } from '../models/BlogPages.ts';
import { ProfilePage } from '../models/ProfilePage.ts';
import { TripPages } from '../models/TripPages.ts';

export const FLIGHTS = `/flights?from=London&fromCode=LON&to=Rome&toCode=ROM&departure=${daysFromNow(40)}&trip=one-way&passengers=2`;
/** With the newsletter's form below it. */
export const ARTICLE = '/blog/no-network-what-to-save-before-you-fly';
const FLAPS = 10;
const FLAP_MS = 300;
/** A question that the server never answers is given up after a minute and a half. */
const HANGS_MS = 150_000;

const tab = fc.constantFrom(0, 1, 2);
/** Of one device: what two devices say of the same field is asked about, and what each may undo is another matter. */
const phone = fc.constantFrom(0, 1);
export const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constantFrom('ask' as const, 'ask' as const, 'click' as const), tab }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('clear' as const, 'subscribe' as const), tab }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('save' as const, 'rename' as const, 'rename' as const, 'undo' as const),
      tab: phone,
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('network' as const), tab, on: fc.boolean() }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('fault' as const),
      call: fc.constantFrom('write' as const, ...CALLS),
      fault: fc.constantFrom(...FAULTS),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'reload' as const,
        'close' as const,
        'crash' as const,
        'flap' as const,
        'expire' as const,
      ),
      tab,
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('restart' as const, 'kill' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(300, 2_000) }) },
);
export type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

export interface Asked {
  readonly text: string;
  readonly device: number;
}

export interface World {
  readonly server: TestServer;
  readonly hostile: HostileProxy;
  readonly devices: readonly [BrowserContext, BrowserContext];
  /** Of the phone, with two, and of the tablet. */
  readonly pages: Page[];
  /** The trip that is renamed. */
  readonly trip: string;
  /** Which devices were told that they have no network. */
  readonly offline: Set<number>;
  /** Questions since the chat was cleared last. */
  asked: Asked[];
  /** Of another device than the one on which the chat was cleared: cleared with it, or not sent yet and kept. */
  unsure: string[];
  /** All that were ever asked. */
  count: number;
  saves: number;
  clicks: number;
  readonly subscribed: string[];
  /** Names of the trip, the one that it has last. */
  readonly titles: string[];
  renames: number;
}

/** Of the first flight found. */
export const bookLink = (page: Page) =>
  page
    .getByRole('list', { name: 'Flights' })
    .getByRole('link', { name: /^Book Now/ })
    .first();

export const deviceOf = ({ devices }: World, index: number) => devices[index === 2 ? 1 : 0];
const deviceNumber = (index: number) => (index === 2 ? 1 : 0);

export async function openTab(world: World, index: number): Promise<Page> {
  const page = await deviceOf(world, index).newPage();
  // partners' pages are not what is played
  page.on('popup', (popup) => void popup.close());
  world.pages[index] = page;
  await new AssistantPage(page).open();
  return page;
}

export async function play(world: World, current: Step): Promise<void> {
  switch (current.do) {
    case 'fault':
      return world.hostile.fault(current.call, current.fault);
    case 'wait':
      return sleep(current.ms);
    case 'restart':
    case 'kill':
      await (current.do === 'kill' ? world.server.kill() : world.server.stop());
      return world.server.start();
    case 'network':
    case 'flap':
    case 'reload':
    case 'expire':
    case 'crash':
    case 'close':
      return disturb(world, current);
    case 'ask':
    case 'clear':
    case 'click':
    case 'subscribe':
    case 'save':
    case 'rename':
    case 'undo':
      return write(world, current.do, current.tab, await tabOf(world, current.tab));
  }
}

const tabOf = async (world: World, index: number) => world.pages[index] ?? openTab(world, index);

type Written = Extract<
  Step,
  { readonly do: 'ask' | 'clear' | 'click' | 'subscribe' | 'save' | 'rename' | 'undo' }
>;
type Disturbance = Exclude<Extract<Step, { readonly tab: number }>, Written>;

async function disturb(world: World, current: Disturbance): Promise<void> {
  const page = await tabOf(world, current.tab);
  const device = deviceOf(world, current.tab);
  switch (current.do) {
    case 'network':
      world.offline[current.on ? 'delete' : 'add'](deviceNumber(current.tab));
      return device.setOffline(!current.on);
    case 'flap':
      for (let flap = 0; flap < FLAPS; flap += 1) {
        await device.setOffline(flap % 2 === 0);
        await sleep(FLAP_MS);
      }
      return device.setOffline(world.offline.has(deviceNumber(current.tab)));
    case 'reload':
      await page.reload();
      return;
    case 'expire':
      // the token has run out: the next call has to renew it
      await page.evaluate(() => {
        const session = JSON.parse(localStorage.getItem('waymark-auth') ?? '{}');
        localStorage.setItem('waymark-auth', JSON.stringify({ ...session, expires_at: 1_700_000_000 }));
      });
      await page.reload();
      return;
    case 'crash':
      await crash(page);
      await openTab(world, current.tab);
      return;
    case 'close':
      await page.close();
      await openTab(world, current.tab);
      return;
  }
}

async function write(world: World, what: Written['do'], index: number, page: Page): Promise<void> {
  switch (what) {
    case 'ask': {
      const text = `${['Three', 'Two', 'Four'][world.count % 3]} days in Rome in June from London, number ${world.count}`;
      const assistant = new AssistantPage(page);
      if (!page.url().endsWith('/ai-assistant')) await assistant.open();
      await assistant.passEntry();
      const said = page.getByRole('article', { name: 'You' }).filter({ hasText: text });
      // one at a time, and what another tab has just asked goes first: what was not sent stays in the field
      await expect(async () => {
        // a question that hangs is given up before the next
        await assistant.answered({ timeout: HANGS_MS });
        if (!(await said.isVisible())) await assistant.send(text);
        // it is kept once it stands in the chat
        await expect(said).toBeVisible();
      }).toPass();
      world.asked.push({ text, device: deviceNumber(index) });
      world.count += 1;
      return;
    }
    case 'clear': {
      await page.goto('/ai-assistant');
      if (!(await new AssistantPage(page).clear())) return;
      world.unsure.push(
        ...world.asked.filter(({ device }) => device !== deviceNumber(index)).map(({ text }) => text),
      );
      world.asked = [];
      return;
    }
    case 'click': {
      await page.goto(FLIGHTS);
      await bookLink(page).click();
      world.clicks += 1;
      // written before the page says or opens anything
      return sleep(FLAP_MS);
    }
    case 'subscribe': {
      const blog = new BlogPages(page);
      await page.goto(ARTICLE);
      const email = `reader-${crypto.randomUUID()}@waymark.test`;
      await blog.subscribe(email);
      const told = blog.toast('subscribed').or(blog.main.getByText(/will be sent when you are online/));
      const refused = page.getByText(/too many requests/);
      await expect(told.or(refused).first()).toBeVisible();
      if (await refused.isHidden()) world.subscribed.push(email);
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
    case 'rename': {
      await page.goto(`/my-trips/${world.trip}`);
      const title = `Trip ${(world.renames += 1)}`;
      await new TripPages(page).rename(title);
      world.titles.push(title);
      return;
    }
    case 'undo':
      if (world.titles.length < 2) return;
      await page.goto(`/my-trips/${world.trip}`);
      await new TripPages(page).undoFromTop();
      // told of when it is kept, or due
      await expect(
        page.getByText(/was taken back\.|^Taken back: |It will be taken back when/).first(),
      ).toBeVisible();
      world.titles.pop();
  }
}

/** The page's process ends, with whatever it was doing. */
async function crash(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // it has nobody left to answer
  devtools.send('Page.crash').catch(() => {});
  await crashed;
  await page.close();
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
