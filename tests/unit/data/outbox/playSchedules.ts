/**
 * Random schedules of two devices of one account, a phone with two tabs and a tablet: they ask, change a trip and take that
 * back, enqueue, sync, drain, die, are left and lose answers, behind portals, under clocks that are set wrong and right
 * again, and over sign-outs that keep what is unsent. Whatever happens, once all is well again every row has had its effect
 * exactly once, those of an entity in the order of writing, and an undo has taken back what it named or nothing.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readListed } from '@/data/repositories/trips/shownTrips.ts';
import { syncTrips } from '@/data/repositories/trips/trips.ts';
import type { Planner } from '@/planner/planner.ts';
import { ANA, createBrowser } from '../support/browser.ts';
import { createPlannerHere, noPlanner } from '../../../support/plannerHere.ts';
import { createFakeServer, type FakeServer } from '../support/fakeServer.ts';
import { type Device, play, signIn, type Step, step, sync, TRIP, type World } from './schedules.ts';

/** The network and the tabs are well: time passes until nothing is left but what the server refused. */
async function settle(world: World): Promise<number> {
  const waiting = async () => {
    const rows = await Promise.all([world.tabs[0], world.tabs[2]].map(({ db }) => db.outbox.toArray()));
    return rows.flat().filter(({ parked }) => parked === null).length;
  };
  for (const one of world.tabs) one.connectivity.set('online');
  for (let round = 0; round < 12 && (await waiting()) > 0; round += 1) {
    for (const { browser } of [world.phone, world.tablet]) browser.clock.advance(120_000);
    for (const one of world.tabs) await one.drainer.drain({ forced: true });
  }
  return waiting();
}

/** What was done to the trip, each once and in the order of its device; an undo takes back what it named. */
async function expectTrip(server: FakeServer, world: World): Promise<void> {
  const devices = [world.phone, world.tablet];
  const made = server.trips.history.filter(({ status }) => status === 'applied').map(({ edit }) => edit);
  const titles = made.flatMap((edit) => (edit.kind === 'rename' ? edit.title : []));
  expect(titles.toSorted()).toEqual(devices.flatMap(({ written }) => written.renamed).toSorted());
  for (const { written } of devices)
    expect(titles.filter((title) => written.renamed.includes(title))).toEqual(written.renamed);
  const refused = server.trips.history.filter(({ status }) => status !== 'applied');
  expect(refused.filter(({ edit }) => edit.kind !== 'undo')).toEqual([]);
  const undos = made.filter(({ kind }) => kind === 'undo').length + refused.length;
  expect(undos).toBe(devices.reduce((sum, { written }) => sum + written.undone, 0));
  const steps: { readonly id: string; readonly before: string }[] = [];
  let { title } = TRIP;
  for (const { id, edit, status } of server.trips.history) {
    if (status !== 'applied') continue;
    if (edit.kind === 'rename') {
      steps.push({ id, before: title });
      title = edit.title;
    } else if (edit.kind === 'undo') {
      const back = steps.pop();
      if (typeof edit.of === 'string') expect(back?.id).toBe(edit.of);
      title = back?.before ?? '';
    }
  }
  expect(server.trips.find(ANA, TRIP.id)?.trip.title).toBe(title);
  for (const one of [world.tabs[0], world.tabs[2]]) {
    await sync(one);
    expect((await readListed(one.db, ANA))[0]?.trip.title).toBe(title);
  }
}

async function run(steps: Step[], webLocks: boolean, answererOf: () => Planner): Promise<void> {
  const server = createFakeServer();
  server.trips.put(ANA, TRIP);
  const open = (idsFrom: number): Device => ({
    browser: createBrowser({ webLocks, server, planner: answererOf(), idsFrom }),
    written: {
      asked: [],
      planned: [],
      clicked: { ana: [], visitor: [] },
      viewed: [],
      renamed: [],
      undone: 0,
    },
  });
  const [phone, tablet] = [open(0), open(10_000)];
  const tabs: World['tabs'] = [phone.browser.openTab(), phone.browser.openTab(), tablet.browser.openTab()];
  const world: World = { phone, tablet, tabs, labels: 0 };
  const devices = [phone, tablet];
  try {
    for (const { browser } of devices) signIn(browser);
    // there is no message yet, and the phone's other tab has the same database
    for (const { context } of [tabs[0], tabs[2]]) await syncTrips(context, ANA);
    for (const current of steps) await play(world, current);
    server.heal();
    for (const { browser } of devices) signIn(browser);
    expect(await settle(world)).toBe(0);

    const charged = (ids: string[]) => [...server.charges.keys()].filter((id) => ids.includes(id));
    for (const { written } of devices) {
      expect(charged(written.asked)).toEqual(written.asked);
      expect(charged(written.planned)).toEqual(written.planned);
    }
    const all = devices.flatMap(({ written }) => [...written.asked, ...written.planned]);
    expect(server.charges.size).toBe(all.length);
    // what the device has answered is free
    const prices = tabs[0].context.planner === noPlanner ? [700] : [700, 0];
    expect([...server.charges.values()].every((charge) => prices.includes(charge))).toBe(true);
    const clicks = server.rows('affiliate_clicks');
    for (const [user, whose] of [
      [ANA, 'ana'],
      [null, 'visitor'],
    ] as const) {
      const links = clicks.filter((row) => row['user_id'] === user).map((row) => row['link']);
      const clicked = devices.map(({ written }) => written.clicked[whose]);
      for (const own of clicked) expect(links.filter((link) => own.some((one) => one === link))).toEqual(own);
      expect(links).toHaveLength(clicked.flat().length);
    }
    const paths = server.rows('analytics_events').map((row) => JSON.stringify(row['properties']));
    const viewed = devices.map(({ written }) => written.viewed.map((path) => JSON.stringify({ path })));
    for (const own of viewed) expect(paths.filter((path) => own.includes(path))).toEqual(own);
    expect(paths).toHaveLength(viewed.flat().length);

    await expectTrip(server, world);
    const copies = server.rows('chat_messages');
    expect(copies).toHaveLength(2 * server.charges.size);
    // What was here before a sign-out came back from the server, and what the other device asked.
    for (const { db } of [world.tabs[0], world.tabs[2]]) {
      const messages = await db.messages.toArray();
      expect(messages).toHaveLength(copies.length);
      expect(messages.every((message) => message.state === 'sent')).toBe(true);
    }
  } finally {
    for (const { browser } of devices) browser.close();
  }
}

/**
 * A schedule costs some 25 ms of CPU, most of it the databases of its tabs: `npm test` plays 1,800, half of them with Web
 * Locks. A device that answers by itself runs the engine, and costs many times as much.
 */
const SCHEDULES = Number(process.env['SCHEDULES'] ?? 1_800);
const ANSWERS = Math.ceil(SCHEDULES / 100);

/** Half of the schedules, in parts that shrink and fail by themselves. */
export function playSchedules(webLocks: boolean): void {
  const parts = [
    ...[1, 2, 3, 4, 5].map((part) => ({ kind: 'asks' as const, part })),
    ...[1, 2].map((part) => ({ kind: 'answers' as const, part })),
  ];
  const runs = { asks: Math.ceil((SCHEDULES - ANSWERS) / 10), answers: Math.ceil(ANSWERS / 4) };
  it.each(parts)(
    'delivers each row exactly once and in order ($kind, $part)',
    async ({ kind }) => {
      const report = await fc.check(
        fc.asyncProperty(fc.array(step, { maxLength: 14 }), (steps) =>
          run(steps, webLocks, kind === 'asks' ? () => noPlanner : createPlannerHere),
        ),
        { numRuns: runs[kind] },
      );
      // by its words, which name the seed and the steps, and what went wrong
      const words = fc.defaultReportMessage(report);
      expect(words && `${words}\n${String(report.errorInstance)}`).toBe(undefined);
    },
    Math.max(300_000, SCHEDULES * 1_000),
  );
}
