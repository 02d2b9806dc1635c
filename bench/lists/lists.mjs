/**
 * Five hundred offers on /flights: the longest task on the main thread while they are shown, scrolled and filtered,
 * at 4× CPU slowdown. Serves the built app (`npm run build` first) and answers the search itself. A task is as long
 * as the time its thread worked on it, so that others who use the machine do not count.
 *
 *   npm run bench:lists -- [--runs 5] [--count 500] [--against ../other]
 *
 * `--against` names another checkout that is built: both are visited in turn, which on a busy machine says more than
 * any figure by itself. Prints medians and spreads; ends with 1 when a median is over 50 ms.
 */
import { cpus, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { ROOT } from '../../server/cli/install.mjs';
import { dataFolder, withApps } from '../browser/app.mjs';
import { option, report } from '../browser/report.mjs';
import { DAY, flightReply } from './offers.mjs';

const SLOWDOWN = 4;
const GOAL_MS = 50;
const port = Number(option('--port', '4391'));
const runs = Number(option('--runs', '5'));
const count = Number(option('--count', '500'));
const against = option('--against', null);
const roots = [ROOT, ...(against === null ? [] : [resolve(against)])];
const path = `/flights?from=London&fromCode=LON&to=Rome&toCode=ROM&departure=${DAY}&trip=one-way&passengers=1`;

const apps = roots.map((root, index) => ({ root, port: port + index, folder: dataFolder() }));
await withApps(apps, async (browser, origins) => {
  const results = origins.map(() => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [app, origin] of origins.entries()) results[app].push(await measure(browser, origin));
  }
  console.log(`${cpus().length} cores, load ${loadavg()[0].toFixed(1)}`);
  const goals = { show: GOAL_MS, scroll: GOAL_MS, filter: GOAL_MS };
  for (const [app, root] of roots.entries()) {
    const title = `${root}: ${count} offers, ${runs} runs, ${SLOWDOWN}x CPU slowdown: longest task in ms`;
    report(title, results[app], app === 0 ? goals : {});
  }
});

/** One visit: the longest task of each phase, in milliseconds. */
async function measure(browser, origin) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const longest = (work) => longestTask(browser, page, work);
  const gate = { open: () => {} };
  const opened = new Promise((open) => {
    gate.open = open;
  });
  const asked = page.waitForRequest('**/functions/v1/travel-search-proxy');
  await page.route('**/functions/v1/travel-search-proxy', async (route) => {
    await opened;
    await route.fulfill({ json: flightReply(count) });
  });
  await page.goto(`${origin}${path}`);
  await asked;
  await page.waitForTimeout(2_500);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });

  const items = page.getByRole('list', { name: 'Flights' }).getByRole('listitem');
  const show = await longest(async () => {
    gate.open();
    await items.first().waitFor();
  });
  const scroll = await longest(async () => {
    const steps = 60;
    for (let step = 0; step < steps; step += 1) {
      await page.mouse.wheel(0, 400);
      await page.waitForTimeout(30);
    }
    for (const key of ['End', 'Home', 'End']) {
      await page.keyboard.press(key);
      await page.waitForTimeout(300);
    }
    const last = page.locator(`[aria-posinset="${count}"]`);
    while (!(await last.isVisible())) {
      await page.keyboard.press('End');
      await page.waitForTimeout(300);
    }
    await page.keyboard.press('Home');
  });
  await session.send('Emulation.setDeviceMetricsOverride', {
    width: 1280,
    height: 900,
    deviceScaleFactor: 1,
    mobile: false,
  });
  await page.getByRole('checkbox', { name: /Non-stop/ }).waitFor();
  // the wider page is laid out and filled before anything is measured
  await page.waitForTimeout(1_500);
  const filter = await longest(async () => {
    await press(page, page.getByRole('checkbox', { name: /Non-stop/ }));
    await press(page, page.getByRole('checkbox', { name: /Morning/ }));
    const slider = page.getByRole('slider', { name: /Price/ });
    await slider.focus();
    for (let step = 0; step < 10; step += 1) await page.keyboard.press('ArrowLeft');
    await press(page, page.getByRole('button', { name: 'Clear' }).first());
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('duration');
    await page.getByText(`${count} flights`).waitFor();
  });
  await context.close();
  return { show, scroll, filter };
}

/** A press as a finger makes it: Playwright's own click runs scripts of its own in the page, which would count. */
async function press(page, locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('Nothing to press');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(300);
}

/** The longest task of the page's main thread while `work` ran and the page settled after it. */
async function longestTask(browser, page, work) {
  await page.waitForTimeout(300);
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] });
  await work();
  await page.waitForTimeout(800);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const threads = traceEvents
    .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    .map(({ pid, tid }) => `${pid} ${tid}`);
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name === 'RunTask' && threads.includes(`${pid} ${tid}`),
  );
  if (tasks.length === 0) throw new Error('The trace holds no task of the page');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1_000));
}
