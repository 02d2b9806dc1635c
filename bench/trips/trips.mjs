/**
 * Kept trips at 4× CPU slowdown: two hundred of two weeks in the list, one of them opened, an item dragged and one
 * changed from its menu. Serves the built app (`npm run build` first) from a data folder of its own.
 *
 *   npm run bench:trips -- [--runs 3] [--count 200] [--slowdown 4]
 *
 * Three runs end within two minutes on an idle machine. Prints medians and spreads; ends with 1 when a median is over its goal.
 */
import { join } from 'node:path';
import { build, createServer } from 'vite';
import { ROOT } from '../../server/cli/install.mjs';
import { dataFolder, withApps } from '../browser/app.mjs';
import { option, report } from '../browser/report.mjs';

/** In ms. A frame of 60 a second is 16.7 ms: one that is missed makes it 33. */
const GOALS = {
  'list, longest task': 200,
  'first check of an edit': 50,
  'check of an edit': 50,
  'edit to paint': 50,
  'frame of a drag, 95th': 17,
};
const port = Number(option('--port', '4392'));
const runs = Number(option('--runs', '3'));
const count = Number(option('--count', '200'));
const slowdown = Number(option('--slowdown', '4'));

const folder = dataFolder();
const { id: tripId, contents } = await makeTrips();
const check = await bundleCheck();
await withApps([{ root: ROOT, port, folder }], async (browser, [origin]) => {
  const results = [];
  for (let run = 0; run < runs; run += 1) results.push(await measure(browser, origin));
  report(`${count} trips of 14 days, ${runs} runs, ${slowdown}x CPU slowdown: ms`, results, GOALS);
});
process.exit();

async function makeTrips() {
  // the app's own packages are not bundled for a browser that never asks this server
  const optimizeDeps = { noDiscovery: true, include: [] };
  const vite = await createServer({
    server: { middlewareMode: true, ws: false },
    appType: 'custom',
    optimizeDeps,
  });
  const { makeTrips: make } = await vite.ssrLoadModule('/bench/trips/trips.ts');
  const made = await make(folder, count);
  await vite.close();
  return made;
}

/** The check as a script for the page, minified as the app is: the app gives nobody its own from outside. */
async function bundleCheck() {
  const lib = { entry: join(ROOT, 'bench/trips/check.ts'), formats: ['iife'], name: 'benchCheck' };
  const [{ output }] = await build({
    configFile: false,
    logLevel: 'warn',
    build: { lib, write: false, minify: true },
  });
  return output[0].code;
}

/** One visit: milliseconds of each phase. */
async function measure(browser, origin) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email').fill('business@waymark.test');
  await page.getByLabel('Password', { exact: true }).fill('waymark1');
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL('**/profile');
  // the device has them all before anything is measured
  await page.goto(`${origin}/my-trips`);
  await page.getByRole('heading', { name: `On and ahead ${count}` }).waitFor();
  await page.goto(`${origin}/profile`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.waitForTimeout(3_000);

  const spent = {};
  await page.evaluate(watchTasks);
  const phase = async (name, act) => {
    await page.evaluate(() => (globalThis.benchTasks.length = 0));
    const before = performance.now();
    await act();
    spent[name] = performance.now() - before;
    await page.waitForTimeout(1_500);
    spent[`${name}, longest task`] = await page.evaluate(() => Math.max(0, ...globalThis.benchTasks));
  };
  /** By the app's own router: a reload would measure the start. */
  const go = (path) =>
    page.evaluate((to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, path);
  await phase('list', async () => {
    await go('/my-trips');
    await page.getByRole('heading', { name: `On and ahead ${count}` }).waitFor();
  });
  await phase('open', async () => {
    await go(`/my-trips/${tripId}`);
    await page.locator('#day-14').waitFor();
  });
  Object.assign(spent, await drag(page));
  Object.assign(spent, await edit(page), await checks(page));
  await context.close();
  return spent;
}

/** An item dragged over its day and back for two seconds by mouse: the 95th percentile of the frames, and the longest. */
async function drag(page) {
  const handle = page.locator('#day-2 [data-item-handle]').nth(1);
  await handle.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  await handle.hover();
  await page.waitForTimeout(1_500);
  const box = await handle.boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + 80, { steps: 12 });
  await page.locator('[data-drop]').waitFor();
  await page.evaluate(watchFrames);
  for (let step = 0; step < 60; step += 1) {
    const away = 150 * Math.sin((step / 60) * 2 * Math.PI);
    await page.mouse.move(box.x + box.width / 2, box.y + away);
    await page.waitForTimeout(16);
  }
  const frames = await page.evaluate(() => globalThis.benchFrames());
  await page.keyboard.press('Escape');
  await page.mouse.up();
  const sorted = frames.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return { 'frame of a drag, median': at(0.5), 'frame of a drag, 95th': at(0.95), 'longest frame': at(1) };
}

/**
 * A change from an item's menu: from the press to the frame that shows the day as it is then, the median of six, and the
 * longest task until it is kept.
 */
async function edit(page) {
  const times = [];
  await page.evaluate(() => (globalThis.benchTasks.length = 0));
  for (let turn = 0; turn < 6; turn += 1) {
    const name = turn % 2 === 0 ? 'Move later' : 'Move earlier';
    const button = page.locator('#day-3').getByRole('button', { name: /^Change / });
    await button.nth(turn % 2 === 0 ? 1 : 2).click();
    const choice = page.getByRole('menuitem', { name });
    await choice.waitFor();
    await page.waitForTimeout(400);
    await page.evaluate(watchDay);
    await choice.click();
    times.push(await page.evaluate(() => globalThis.benchEdit));
    await page.waitForTimeout(800);
  }
  const longest = await page.evaluate(() => Math.max(0, ...globalThis.benchTasks));
  return { 'edit to paint': medianOf(times), 'edit, longest task': longest };
}

/** What of an edit is its check: the first, of code that has not run yet, and the median of seven. */
async function checks(page) {
  await page.evaluate(check);
  const trip = { ...contents, undoDepth: 0 };
  const times = await page.evaluate((read) => globalThis.benchCheck.timeChecks(read, 7), trip);
  return { 'first check of an edit': times[0], 'check of an edit': medianOf(times) };
}

function medianOf(times) {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];
}

/** Run in the page: notes how long each long task took, in ms. */
function watchTasks() {
  globalThis.benchTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.benchTasks.push(duration);
  }).observe({ type: 'longtask' });
}

/** Run in the page: notes the time between frames, in ms. */
function watchFrames() {
  const frames = [];
  let last = null;
  let request = requestAnimationFrame(function next(now) {
    if (last !== null) frames.push(now - last);
    last = now;
    request = requestAnimationFrame(next);
  });
  globalThis.benchFrames = () => {
    cancelAnimationFrame(request);
    return frames;
  };
}

/** Run in the page: from the next press to the paint after the third day has changed, in ms. */
function watchDay() {
  globalThis.benchEdit = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The day has not changed')), 10_000);
    let pressed = 0;
    addEventListener('click', () => (pressed = performance.now()), { capture: true, once: true });
    const watcher = new MutationObserver(() => {
      watcher.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
    });
    watcher.observe(document.querySelector('#day-3 ol'), { childList: true, subtree: true });
  });
}
