/**
 * The size of what the worker stores ahead, and how long the app takes to open cold, from the device: with a network and
 * without one, at 4× CPU slowdown. Serves the built app (`npm run build` first) from a data folder of its own.
 *
 *   npm run bench:cold -- [--runs 5] [--slowdown 4]
 *
 * Prints sizes, medians and spreads; ends with 1 when opening without a network is over its goal.
 */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../server/cli/install.mjs';
import { dataFolder, withApps } from '../browser/app.mjs';
import { option, report } from '../browser/report.mjs';

/** In ms. */
const GOALS = { offline: 1_500 };
const port = Number(option('--port', '4397'));
const runs = Number(option('--runs', '5'));
const slowdown = Number(option('--slowdown', '4'));

await withApps([{ root: ROOT, port, folder: dataFolder() }], async (browser, [origin]) => {
  const results = [];
  for (let run = 0; run < runs; run += 1) {
    const { files, times } = await measure(browser, origin);
    if (run === 0) printSizes(files);
    results.push(times);
  }
  report(
    `\nFirst paint of the app as it opens from the device, ${slowdown}x CPU slowdown: ms`,
    results,
    GOALS,
  );
});

/** A first visit, which installs the worker, and one more of each kind. */
async function measure(browser, origin) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const first = await context.newPage();
  await first.goto(`${origin}/`);
  await first.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const files = await first.evaluate(listShell);
  await first.close();
  const online = await open(context, origin);
  await context.setOffline(true);
  const offline = await open(context, origin);
  await context.close();
  return { files, times: { online, offline } };
}

/** Opens the home page in a tab of its own, and answers when it was painted. */
async function open(context, origin) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(`${origin}/`);
  const painted = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  const at = await painted.jsonValue();
  await page.close();
  return at;
}

/** Runs in the page: what the worker says it stores. */
function listShell() {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => resolve(data.files));
    port1.start();
    navigator.serviceWorker.controller.postMessage({ type: 'LIST_SHELL' }, [port2]);
  });
}

function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(0)} KB`;
}

function printSizes(files) {
  const stored = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const sent = files.reduce((sum, { url }) => sum + sentOf(new URL(url).pathname), 0);
  console.log(
    `Stored ahead: ${files.length} files, ${kilobytes(stored)} as they are, ${kilobytes(sent)} as sent`,
  );
}

/** Bytes of a file as it is sent. */
function sentOf(path) {
  const file = join(ROOT, 'dist/app', path);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
