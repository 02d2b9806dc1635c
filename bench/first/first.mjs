/**
 * The home page as a visitor gets it, beside a page written by hand (yardstick.mjs), in turn: on a slow phone link, once
 * more with the worker, and without a network. Serves the built app (`npm run build` first).
 *
 *   npm run bench:first -- [--runs 5] [--port 4397]
 *
 * Prints sizes, which hold on any machine, and ratios of medians; ends with 1 when one is over its goal.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../server/cli/install.mjs';
import { dataFolder, withApps } from '../browser/app.mjs';
import { option } from '../browser/report.mjs';
import { serveYardstick } from './yardstick.mjs';

/** 150 ms there and back, 1.6 Mb/s down, 0.75 Mb/s up. */
const LINK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU_SLOWDOWN = 4;
const QUIET_MS = 2_000;
/** What the worker stores and the page fetches when idle has come by then. */
const SETTLED_MS = 4_000;
const runs = Number(option('--runs', '5'));
const port = Number(option('--port', '4397'));

const results = { yardstick: [], waymark: [] };
const yardstick = await serveYardstick();
await withApps([{ root: ROOT, port, folder: dataFolder() }], async (browser, [waymark]) => {
  const origins = Object.entries({ yardstick: yardstick.origin, waymark });
  // the first round is for the servers, and is dropped
  for (let run = -1; run < runs; run += 1) {
    for (const [name, origin] of origins) {
      const result = await visit(browser, origin);
      if (run >= 0) results[name].push(result);
    }
  }
}).finally(() => yardstick.close());
print();

/** A first visit in a fresh profile, the next one, and one without a network. */
async function visit(browser, origin) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const cold = await open(context, origin, LINK);
    const warm = await open(context, origin, LINK);
    await context.setOffline(true);
    const offline = await open(context, origin, null);
    return {
      lcp: cold.lcp,
      blocking: cold.blocking,
      shift: cold.shift,
      'script before': cold.scriptBefore,
      script: cold.script,
      sheets: cold.sheets,
      warm: warm.lcp,
      offline: offline.fcp,
    };
  } finally {
    await context.close();
  }
}

async function open(context, origin, link) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (link) await session.send('Network.emulateNetworkConditions', link);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(watch);
  const fetched = { Script: 0, Stylesheet: 0 };
  const types = new Map();
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    if (type in fetched) fetched[type] += encodedDataLength;
  });
  await page.goto(origin, { waitUntil: 'load' });
  await page.waitForTimeout(QUIET_MS);
  const paint = await page.evaluate(() => ({
    ...globalThis.seen,
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    scriptBefore: performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => /\.js(\?|$)/.test(name) && startTime < globalThis.seen.lcp)
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  }));
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  if (link) await page.waitForTimeout(SETTLED_MS);
  await page.close();
  return { ...paint, script: fetched.Script, sheets: fetched.Stylesheet };
}

/** Runs in the page, before anything of it. */
function watch() {
  const seen = { lcp: 0, blocking: 0, shift: 0 };
  globalThis.seen = seen;
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the function runs in the page, without this file
  const on = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  on('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  on('longtask', ({ duration }) => (seen.blocking += duration - 50));
  on('layout-shift', ({ value, hadRecentInput }) => (seen.shift += hadRecentInput ? 0 : value));
}

function print() {
  const { files } = JSON.parse(readFileSync(join(ROOT, 'dist/firstPage.json'), 'utf8'));
  const sum = (of) => files.reduce((total, file) => total + of(file), 0);
  const rows = [
    ['cold LCP ÷ yardstick', ours('lcp') / limit('lcp'), 1.4],
    ['warm LCP ÷ yardstick', ours('warm') / limit('warm'), 2],
    ['offline FCP ÷ yardstick', ours('offline') / limit('offline'), 1.5],
    ['blocking, ms', ours('blocking'), 80],
    ['layout shift', ours('shift'), 0.01],
    ['script before LCP, KB', ours('script before') / 1024, 110],
    ['script, KB', ours('script') / 1024, 170],
    ['style sheets, KB', ours('sheets') / 1024, 11],
    ['first visit with what is stored, KB', (sum(sent) + sent('sw.js')) / 1024, 240],
    ['stored ahead, raw KB', sum(size) / 1024, 800],
  ];
  const load = loadavg()
    .map((value) => value.toFixed(1))
    .join(' ');
  console.log(`The home page as a visitor: medians of ${runs} in turn, load ${load}`);
  for (const [name, value, goal] of rows) {
    console.log(`${name.padEnd(38)} ${value.toFixed(2).padStart(8)}   goal ${goal}`);
    if (value > goal) process.exitCode = 1;
  }
  for (const key of ['lcp', 'warm', 'offline']) {
    const spread = (name) => results[name].map((result) => Math.round(result[key])).join(' ');
    console.log(`${key.padEnd(8)} yardstick ${spread('yardstick')}   waymark ${spread('waymark')}`);
  }
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)];
}

function ours(key) {
  return median(results.waymark.map((result) => result[key]));
}

function limit(key) {
  return median(results.yardstick.map((result) => result[key]));
}

/** In bytes, as it lies on the device. */
function size(file) {
  return statSync(join(ROOT, 'dist/app', file)).size;
}

/** In bytes, as it is sent. */
function sent(file) {
  return size(existsSync(join(ROOT, 'dist/app', `${file}.br`)) ? `${file}.br` : file);
}
