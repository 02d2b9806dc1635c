/**
 * The planner without a network at 4× CPU slowdown: the sizes of its parts, its first plan and later ones, and what the
 * page feels of them meanwhile. Serves the built app (`npm run build` first) from a data folder of its own.
 *
 *   npm run bench:planner -- [--runs 5] [--slowdown 4]
 *
 * Chromium slows down the page, and its workers not by as much: times of plans are to be read with that in mind.
 * Prints medians and spreads; ends with 1 when a median is over its goal.
 */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { ROOT } from '../../server/cli/install.mjs';
import { dataFolder, withApps } from '../browser/app.mjs';
import { option, report } from '../browser/report.mjs';

/** In ms. */
const GOALS = { 'first plan': 2_500, 'later plans': 700, 'longest task of the page': 50 };
const FILES = join(ROOT, 'dist/app/assets/planner');
const port = Number(option('--port', '4393'));
const runs = Number(option('--runs', '5'));
const slowdown = Number(option('--slowdown', '4'));

const built = readdirSync(FILES);
const files = built.filter((name) => name.endsWith('.js'));
console.log('Part                     raw KB   brotli KB');
for (const name of files.toSorted()) {
  const kilobytes = (file) => (statSync(join(FILES, file)).size / 1000).toFixed(1).padStart(8);
  const sent = built.includes(`${name}.br`) ? `${name}.br` : name;
  console.log(`${name.replace(/-.{8}\.js$/, '').padEnd(22)} ${kilobytes(name)}    ${kilobytes(sent)}`);
}

const { messages, parts } = await toPlan();
await withApps([{ root: ROOT, port, folder: dataFolder() }], async (browser, [origin]) => {
  const results = [];
  for (let run = 0; run < runs; run += 1) results.push(await measure(browser, origin));
  report(`\n${messages.length} messages, ${runs} runs, ${slowdown}x CPU slowdown: ms`, results, GOALS);
});
process.exit();

/** The messages of the tests that come to a plan, each with what it rests on, and the parts of the pack that answer them. */
async function toPlan() {
  const vite = await createServer({ server: { middlewareMode: true, ws: false }, appType: 'custom' });
  const { playAll, plain } = await vite.ssrLoadModule('/tests/support/planner/talks.ts');
  const { PACK_PARTS } = await vite.ssrLoadModule('/domain/plannerFiles.ts');
  const played = plain(await playAll());
  await vite.close();
  const planned = played.filter(({ told }) => told.answer.plan);
  return { messages: planned.map(({ asked }) => asked), parts: PACK_PARTS };
}

/** One visit: milliseconds of each phase. */
async function measure(browser, origin) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  await page.goto(`${origin}/`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.evaluate(
    (wanted) =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', resolve);
        port1.start();
        navigator.serviceWorker.controller.postMessage({ type: 'FETCH_PACK', parts: wanted }, [port2]);
      }),
    parts,
  );
  await context.setOffline(true);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.waitForTimeout(2_000);
  const worker = `/assets/planner/${files.find((name) => name.startsWith('worker-'))}`;
  const { times, longest } = await page.evaluate(playIn, { worker, messages });
  await context.close();
  const [first, ...later] = times;
  const sorted = later.toSorted((a, b) => a - b);
  return {
    'first plan': first,
    'later plans': sorted[Math.floor(sorted.length / 2)],
    'slowest later plan': sorted.at(-1),
    'longest task of the page': longest,
  };
}

/** Runs in the page: asks one message after the other, and watches the page's own tasks. */
async function playIn({ worker: url, messages: list }) {
  const tasks = [0];
  new PerformanceObserver((seen) => tasks.push(...seen.getEntries().map(({ duration }) => duration))).observe(
    {
      type: 'longtask',
    },
  );
  const times = [];
  const begun = performance.now();
  const worker = new Worker(url, { type: 'module' });
  const said = () =>
    new Promise((resolve) => worker.addEventListener('message', ({ data }) => resolve(data), { once: true }));
  await said();
  for (const [id, asked] of list.entries()) {
    const before = id === 0 ? begun : performance.now();
    const answer = said();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes no origin
    worker.postMessage({ id, asked });
    const { type } = await answer;
    if (type !== 'told') throw new Error(`The planner said ${type}`);
    times.push(performance.now() - before);
  }
  worker.terminate();
  await new Promise((resolve) => setTimeout(resolve, 200));
  return { times, longest: Math.max(...tasks) };
}
