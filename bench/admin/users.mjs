/**
 * User Management with a thousand accounts: how long the page's JavaScript runs while the list opens, turns a page,
 * sorts and searches. Serves the built app (`npm run build` first) from a data folder of its own.
 *
 *   npm run bench:admin -- [--runs 5] [--count 1000] [--slowdown 1]
 *
 * Prints medians and spreads; ends with 1 when a median is over 200 ms.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { createServer } from 'vite';
import { ROOT } from '../../server/cli/install.mjs';

const GOAL_MS = 200;
const PHASES = ['open', 'next page', 'sort', 'search'];
const port = option('--port', 4392);
const runs = option('--runs', 5);
const count = option('--count', 1000);
const slowdown = option('--slowdown', 1);
const origin = `http://localhost:${port}`;

const folder = mkdtempSync(join(tmpdir(), 'waymark-bench-'));
await makeAccounts();
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
process.exit();

async function makeAccounts() {
  const vite = await createServer({ server: { middlewareMode: true, ws: false }, appType: 'custom' });
  const { makeAccounts: make } = await vite.ssrLoadModule('/bench/admin/accounts.ts');
  await make(folder, count);
  await vite.close();
}

/** One visit: milliseconds of script in each phase. */
async function measure(browser) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(`${origin}/admin/login`);
  await page.getByLabel('Email').fill('admin@waymark.test');
  await page.getByLabel('Password', { exact: true }).fill('waymark1');
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
  await page.getByRole('heading', { name: 'Most recent events' }).waitFor();
  await page.waitForTimeout(2_000);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

  const shown = page.getByText(/users.* shown/);
  const spent = {};
  const phase = async (name, act) => {
    const before = await scripted(session);
    await act();
    await page.waitForTimeout(800);
    spent[name] = (await scripted(session)) - before;
  };
  await phase('open', async () => {
    await page.getByRole('link', { name: 'User Management' }).click();
    await shown.waitFor();
  });
  await phase('next page', async () => {
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText(/, 26 to 50 shown/).waitFor();
  });
  await phase('sort', async () => {
    await page.getByRole('columnheader', { name: 'Tokens' }).getByRole('button').click();
    await page.getByText(/, 1 to 25 shown/).waitFor();
  });
  await phase('search', async () => {
    await page.getByLabel('Search users').pressSequentially('traveller1', { delay: 40 });
    await page.getByText(/found, 1 to 25 shown/).waitFor();
  });
  await context.close();
  return spent;
}

/** Milliseconds that the page's scripts have run so far. */
async function scripted(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1_000 * metrics.find(({ name }) => name === 'ScriptDuration').value;
}

function report(results) {
  console.log(`${count} accounts, ${runs} runs, ${slowdown}x CPU slowdown: script in ms`);
  for (const phase of PHASES) {
    const values = results.map((result) => Math.round(result[phase])).sort((a, b) => a - b);
    const median = values[Math.floor((values.length - 1) / 2)];
    console.log(`${phase.padEnd(10)} median ${String(median).padStart(4)}   runs ${values.join(' ')}`);
    if (median > GOAL_MS) process.exitCode = 1;
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
  return at < 0 ? fallback : Number(process.argv[at + 1] ?? fallback);
}
