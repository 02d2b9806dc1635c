/**
 * User Management with a thousand accounts: how long the page's JavaScript runs while the list opens, turns a page,
 * sorts and searches. Serves the built app (`npm run build` first) from a data folder of its own.
 *
 *   npm run bench:admin -- [--runs 5] [--count 1000] [--slowdown 1]
 *
 * Prints medians and spreads; ends with 1 when a median is over 200 ms.
 */
import { createServer } from 'vite';
import { ROOT } from '../../server/cli/install.mjs';
import { dataFolder, withApps } from '../browser/app.mjs';
import { option, report } from '../browser/report.mjs';

const GOAL_MS = 200;
const port = Number(option('--port', '4392'));
const runs = Number(option('--runs', '5'));
const count = Number(option('--count', '1000'));
const slowdown = Number(option('--slowdown', '1'));

const folder = dataFolder();
await makeAccounts();
await withApps([{ root: ROOT, port, folder }], async (browser, [origin]) => {
  const results = [];
  for (let run = 0; run < runs; run += 1) results.push(await measure(browser, origin));
  const goals = { open: GOAL_MS, 'next page': GOAL_MS, sort: GOAL_MS, search: GOAL_MS };
  report(`${count} accounts, ${runs} runs, ${slowdown}x CPU slowdown: script in ms`, results, goals);
});
process.exit();

async function makeAccounts() {
  const vite = await createServer({ server: { middlewareMode: true, ws: false }, appType: 'custom' });
  const { makeAccounts: make } = await vite.ssrLoadModule('/bench/admin/accounts.ts');
  await make(folder, count);
  await vite.close();
}

/** One visit: milliseconds of script in each phase. */
async function measure(browser, origin) {
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
