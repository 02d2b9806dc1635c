/**
 * Random histories of two tabs that enqueue, drain, die, are left and lose answers, behind portals, under a clock that is
 * set wrong and right again, and over sign-outs that keep what is unsent. Whatever happens, once all is well again every
 * row has had its effect exactly once, and the rows of an entity in the order of writing.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forgetAccount } from '@/data/outbox/signOut.ts';
import { logClick, logPageView } from '@/data/repositories/activity.ts';
import { sendMessage, syncChat } from '@/data/repositories/chat/chat.ts';
import type { Planner } from '@/planner/planner.ts';
import { ANA, type Browser, createBrowser, type Tab } from '../support/browser.ts';
import { plain, planner } from '../support/chatWorld.ts';
import { createPlannerHere, noPlanner } from '../../../support/plannerHere.ts';
import { createFakeServer, type Fault } from '../support/fakeServer.ts';

const HOUR = 3_600_000;

type Step =
  | { do: 'ask' | 'plan' | 'click' | 'view'; tab: number; as: 'ana' | 'visitor' }
  | { do: 'sign out'; tab: number }
  | { do: 'sign in'; tab: number }
  | { do: 'set the clock'; ms: number }
  | { do: 'drain'; tabs: number[]; faults: Fault[] }
  | { do: 'wait'; ms: number }
  | { do: 'network'; tab: number; on: boolean };

const fault: fc.Arbitrary<Fault> = fc.oneof(
  fc.constant<Fault>({ how: 'lost' }),
  fc.constant<Fault>({ how: 'unanswered' }),
  fc.boolean().map<Fault>((arrived) => ({ how: 'tab_dies', arrived })),
  fc.constant<Fault>({ how: 'tab_leaves' }),
  fc.constant<Fault>({ how: 'answer', status: 429, body: {}, retryAfter: 5 }),
  fc.constant<Fault>({ how: 'busy' }),
  fc.constantFrom<Fault>({ how: 'portal' }, { how: 'portal', status: 503 }, { how: 'portal', type: '' }),
);
const tab = fc.integer({ min: 0, max: 1 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('ask' as const, 'plan' as const, 'click' as const, 'view' as const),
      tab,
      as: fc.constantFrom('ana' as const, 'visitor' as const),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('drain' as const),
      tabs: fc.uniqueArray(tab, { minLength: 1, maxLength: 2 }),
      faults: fc.array(fault, { maxLength: 3 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(500, 20_000, 90_000) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('network' as const), tab, on: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constantFrom('sign out' as const, 'sign in' as const), tab }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('set the clock' as const),
      ms: fc.constantFrom(2 * HOUR, -2 * HOUR, 26 * HOUR),
    }),
  },
);

interface World {
  browser: Browser;
  tabs: [Tab, Tab];
  asked: string[];
  planned: string[];
  clicked: { ana: string[]; visitor: string[] };
  viewed: string[];
}

const at = ({ tabs }: World, index: number) => tabs[index === 0 ? 0 : 1];

function reopenTheDead(world: World): void {
  for (const index of [0, 1] as const) {
    if (world.tabs[index].isDead()) world.tabs[index] = world.browser.openTab();
  }
}

async function write(world: World, current: Extract<Step, { as: string }>): Promise<void> {
  const { context } = at(world, current.tab);
  const { asked, planned, clicked, viewed } = world;
  const label = String(
    asked.length + planned.length + clicked.ana.length + clicked.visitor.length + viewed.length,
  );
  const isAnas = current.do === 'ask' || current.do === 'plan' || current.as === 'ana';
  if (current.do === 'view') {
    await logPageView(context, `/${label}`);
    viewed.push(`/${label}`);
  } else if (isAnas && !world.browser.isSignedIn()) return;
  else if (current.do === 'ask') world.asked.push(await sendMessage(context, ANA, label, plain));
  else if (current.do === 'plan') world.planned.push(await sendMessage(context, ANA, label, planner));
  else {
    await logClick(context, `https://partner.test/${label}`, current.as === 'ana' ? ANA : null);
    world.clicked[current.as].push(`https://partner.test/${label}`);
  }
}

function signIn({ browser }: World): void {
  browser.signIn(ANA, { expiresInSeconds: 1e7 });
}

/** Plays one step; a drain ends when it is done or its tab is dead. */
async function play(world: World, current: Step): Promise<void> {
  if (current.do === 'wait') world.browser.clock.advance(current.ms);
  else if (current.do === 'set the clock') world.browser.clock.set(world.browser.clock.now() + current.ms);
  else if (current.do === 'sign in') signIn(world);
  else if (current.do === 'sign out') {
    if (!world.browser.isSignedIn()) return;
    const { death, ...one } = at(world, current.tab);
    await Promise.race([forgetAccount(one, ANA, { keepUnsent: true }), death]);
    world.browser.signOut();
  } else if (current.do === 'network')
    at(world, current.tab).connectivity.set(current.on ? 'online' : 'offline');
  else if (current.do === 'drain') {
    world.browser.server.fail(...current.faults);
    const draining = current.tabs.map((index) => at(world, index));
    await Promise.all(draining.map((one) => Promise.race([one.drainer.drain(), one.death])));
  } else {
    const one = at(world, current.tab);
    await Promise.race([write(world, current), one.death]);
  }
  reopenTheDead(world);
}

/** The network and the tabs are well: time passes until nothing is left. */
async function settle(world: World): Promise<number> {
  for (let round = 0; round < 12; round += 1) {
    reopenTheDead(world);
    world.browser.clock.advance(120_000);
    for (const one of world.tabs) {
      one.connectivity.set('online');
      await one.drainer.drain({ forced: true });
    }
    if ((await world.tabs[0].db.outbox.count()) === 0) break;
  }
  return world.tabs[0].db.outbox.count();
}

async function run(steps: Step[], webLocks: boolean, answerer: Planner): Promise<void> {
  const server = createFakeServer();
  const browser = createBrowser({ webLocks, server, planner: answerer });
  const world: World = {
    browser,
    tabs: [browser.openTab(), browser.openTab()],
    asked: [],
    planned: [],
    clicked: { ana: [], visitor: [] },
    viewed: [],
  };
  signIn(world);
  try {
    for (const current of steps) await play(world, current);
    server.heal();
    signIn(world);
    expect(await settle(world)).toBe(0);
    // What was here before a sign-out comes back from the server.
    await syncChat(world.tabs[0].context, ANA);

    const charged = (ids: string[]) => [...server.charges.keys()].filter((id) => ids.includes(id));
    expect(charged(world.asked)).toEqual(world.asked);
    expect(charged(world.planned)).toEqual(world.planned);
    expect(server.charges.size).toBe(world.asked.length + world.planned.length);
    // what the device has answered is free
    const prices = answerer === noPlanner ? [700] : [700, 0];
    expect([...server.charges.values()].every((charge) => prices.includes(charge))).toBe(true);
    const links = (user: string | null) =>
      server
        .rows('affiliate_clicks')
        .filter((row) => row['user_id'] === user)
        .map((row) => row['link']);
    expect(links(ANA)).toEqual(world.clicked.ana);
    expect(links(null)).toEqual(world.clicked.visitor);

    expect(server.rows('analytics_events').map((row) => row['properties'])).toEqual(
      world.viewed.map((path) => ({ path })),
    );

    const copies = server.rows('chat_messages');
    expect(copies).toHaveLength(2 * server.charges.size);
    const messages = await world.tabs[0].db.messages.toArray();
    expect(messages).toHaveLength(copies.length);
    expect(messages.every((message) => message.state === 'sent')).toBe(true);
  } finally {
    browser.close();
  }
}

describe('the outbox, whatever happens', () => {
  it.each([
    { webLocks: true, answersHere: false },
    { webLocks: false, answersHere: false },
    { webLocks: true, answersHere: true },
    { webLocks: false, answersHere: true },
  ])(
    'delivers each row exactly once and in order ($webLocks, $answersHere)',
    async ({ webLocks, answersHere }) => {
      const answererOf = () => (answersHere ? createPlannerHere() : noPlanner);
      const report = await fc.check(
        fc.asyncProperty(fc.array(step, { maxLength: 14 }), (steps) => run(steps, webLocks, answererOf())),
        { numRuns: 40 },
      );
      // by its words, which name the seed and what went wrong
      expect(fc.defaultReportMessage(report) ?? '').toBe('');
    },
    60_000,
  );
});
