/**
 * Five hundred offers on /flights: the longest task on the main thread while they are shown, scrolled and filtered,
 * at 4× CPU slowdown. Serves the built app (`npm run build` first) and answers the search itself. A task is as long
 * as the time its thread worked on it, so that others who use the machine do not count.
 *
 *   npm run bench:lists -- [--runs 5] [--count 500]
 *
 * Prints medians and spreads; ends with 1 when scrolling or filtering has a median over 50 ms.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { DAY, flightReply } from './offers.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SLOWDOWN = 4;
const GOAL_MS = 50;
const port = Number(option('--port', '4391'));
const runs = Number(option('--runs', '5'));
const count = Number(option('--count', '500'));
const origin = `http://localhost:${port}`;
const address = `${origin}/flights?from=London&fromCode=LON&to=Rome&toCode=ROM&departure=${DAY}&trip=one-way&passengers=1`;

const folder = mkdtempSync(join(tmpdir(), 'waymark-bench-'));
const server = spawn(process.execPath, ['dist/server/main.js'], {
  cwd: ROOT,
  env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', WAYMARK_DATA: folder, DATABASE_URL: '' },
  stdio: 'ignore',
});
try {
  await untilReady();
  const executablePath = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find(
    (path) => path && existsSync(path),
  );
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const results = [];
  for (let run = 0; run < runs; run += 1) results.push(await measure(browser));
  await browser.close();
  report(results);
} finally {
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
  rmSync(folder, { recursive: true, force: true });
}

/** One visit: the longest task of each phase, in milliseconds. */
async function measure(browser) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const longest = (work) => longestTask(browser, page, work);
  const gate = { open: () => {} };
  const opened = new Promise((resolve) => {
    gate.open = resolve;
  });
  const asked = page.waitForRequest('**/functions/v1/travel-search-proxy');
  await page.route('**/functions/v1/travel-search-proxy', async (route) => {
    await opened;
    await route.fulfill({ json: flightReply(count) });
  });
  await page.goto(address);
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
    await page.getByRole('checkbox', { name: /Non-stop/ }).click();
    await page.getByRole('checkbox', { name: /Morning/ }).click();
    const slider = page.getByRole('slider', { name: /Price/ });
    await slider.focus();
    for (let step = 0; step < 10; step += 1) await page.keyboard.press('ArrowLeft');
    await page.getByRole('button', { name: 'Clear' }).first().click();
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('duration');
    await page.getByText(`${count} flights`).waitFor();
  });
  await context.close();
  return { show, scroll, filter };
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

function report(results) {
  console.log(`${count} offers, ${runs} runs, ${SLOWDOWN}x CPU slowdown: longest task in ms`);
  for (const phase of ['show', 'scroll', 'filter']) {
    const values = results.map((result) => Math.round(result[phase])).sort((a, b) => a - b);
    const median = values[Math.floor((values.length - 1) / 2)];
    console.log(`${phase.padEnd(7)} median ${String(median).padStart(4)}   runs ${values.join(' ')}`);
    if (phase !== 'show' && median > GOAL_MS) process.exitCode = 1;
  }
}

async function untilReady() {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const ready = await fetch(`${origin}/_health`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The server did not start');
}

function option(name, fallback) {
  const at = process.argv.indexOf(name);
  return at < 0 ? fallback : (process.argv[at + 1] ?? fallback);
}
