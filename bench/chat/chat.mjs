/**
 * From a key to the next paint in the chat's field, with a short chat and with a long one, at 4× CPU slowdown. Serves the
 * built app (`npm run build` first), signs a demo account in and puts the messages on the device.
 *
 *   npm run bench:chat -- [--runs 5] [--long 3000] [--short 100] [--trace out.json]
 *
 * A key's time is the browser's own: from its input to the frame that shows it (Event Timing), and beside it the work
 * of the main thread for it, which others who use the machine lengthen less. The two chats are measured in turn. Prints
 * medians; ends with 1 when the work of a key in the long chat is over 20 ms or over 1.3 times that in the short one.
 */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { messagesOf } from './messages.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** As src/config/names.ts has it. */
const SESSION_KEY = 'waymark-auth';
const SLOWDOWN = 4;
const GOAL_MS = 20;
const GOAL_RATIO = 1.3;
const TEXT = 'Four quiet days in Kyoto in April for two ';
const port = Number(option('--port', '4392'));
const runs = Number(option('--runs', '5'));
const sizes = [Number(option('--short', '100')), Number(option('--long', '3000'))];
const traceFile = option('--trace', '');
const origin = `http://localhost:${port}`;

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
  const results = sizes.map(() => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, size] of sizes.entries()) results[index].push(await measure(browser, size));
  }
  await browser.close();
  report(results);
} finally {
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
  rmSync(folder, { recursive: true, force: true });
}

/** One visit: the medians over the keys of the time to the next paint and of the work, in milliseconds. */
async function measure(browser, size) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email').fill('premium@waymark.test');
  await page.getByLabel('Password', { exact: true }).fill('waymark1');
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL('**/profile');
  await page.goto(`${origin}/ai-assistant`);
  await page
    .getByRole('heading', { name: 'How would you like to start?' })
    .or(page.getByRole('dialog'))
    .first()
    .waitFor();
  const session = await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY);
  const userId = JSON.parse(session ?? '{}').user?.id;
  await page.evaluate(storeMessages, messagesOf(userId, size));
  await page.reload();
  await page.getByRole('button', { name: /^Continue/ }).click();
  const field = page.getByRole('main').getByRole('textbox', { name: 'Message' });
  await field.click();
  await page.waitForTimeout(2_500);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(watchKeys);
  // warm: the first keys compile what the others run
  await page.keyboard.type('Rome ', { delay: 150 });
  await page.evaluate(() => (globalThis.benchKeys.length = 0));
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  await page.keyboard.type(TEXT, { delay: 150 });
  await page.waitForTimeout(500);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  if (traceFile && size === sizes.at(-1)) writeFileSync(traceFile, JSON.stringify({ traceEvents }));
  const paints = await page.evaluate(() => globalThis.benchKeys);
  await context.close();
  return { paint: median(paints), ...workOf(traceEvents) };
}

/** The main thread's work in the time of the keys, in ms a key: all of it, and what of it is layout and style. */
function workOf(traceEvents) {
  const threads = traceEvents
    .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    .map(({ pid, tid }) => `${pid} ${tid}`);
  const sum = (...names) =>
    traceEvents
      .filter(({ name, pid, tid }) => names.includes(name) && threads.includes(`${pid} ${tid}`))
      .reduce((total, { tdur = 0 }) => total + tdur / 1_000, 0) / TEXT.length;
  const work = sum('RunTask');
  if (work === 0) throw new Error('The trace holds no task of the page');
  return {
    work,
    layout: sum('Layout', 'UpdateLayoutTree'),
    paintWork: sum('PrePaint', 'Paint', 'Layerize', 'Commit'),
  };
}

/** Run in the page: notes the time from each key to the paint after it, in whole 8 ms as the browser tells it. */
function watchKeys() {
  globalThis.benchKeys = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.name === 'keypress') globalThis.benchKeys.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 });
}

/** Run in the page: puts the rows into the app's database. */
async function storeMessages(rows) {
  const db = await new Promise((resolve, reject) => {
    const request = indexedDB.open('waymark');
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
  const transaction = db.transaction('messages', 'readwrite');
  for (const row of rows) transaction.objectStore('messages').put(row);
  await new Promise((resolve, reject) => {
    transaction.addEventListener('complete', resolve);
    transaction.addEventListener('error', () => reject(transaction.error));
  });
  db.close();
}

function report(results) {
  console.log(`${runs} runs in turn, ${SLOWDOWN}x CPU slowdown, medians of the runs, ms a key`);
  console.log('messages   to the next paint   work   of it style and layout   paint');
  const rows = results.map((visits) => {
    const of = (name) => median(visits.map((visit) => visit[name]));
    return { paint: of('paint'), work: of('work'), layout: of('layout'), paintWork: of('paintWork') };
  });
  for (const [index, { paint, work, layout, paintWork }] of rows.entries()) {
    const spread = results[index].map((visit) => visit.work.toFixed(1)).join(' ');
    const figures = [paint.toFixed(0), work.toFixed(1), layout.toFixed(1), paintWork.toFixed(1)].join('   ');
    console.log(`${String(sizes[index]).padStart(5)}   ${figures}   (work: ${spread})`);
  }
  const [short, long] = rows;
  const ratio = long.work / short.work;
  console.log(`work in the long chat ÷ work in the short one: ${ratio.toFixed(2)}`);
  if (long.work > GOAL_MS || ratio > GOAL_RATIO) process.exitCode = 1;
}

function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
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
