/**
 * What a chat costs on the way up: the requests with a body, and their bytes, that the app sends for a plan and its
 * follow-ups. Serves the built app (`npm run build` first), makes an account and types into the chat as a member does.
 *
 *   npm run bench:traffic -- [--messages 6] [--against ../other]
 *
 * `--against` names another checkout that is built. Prints a table a checkout: requests and bytes by path, and in all.
 */
import { resolve } from 'node:path';
import { ROOT } from '../../server/cli/install.mjs';
import { dataFolder, withApps } from '../browser/app.mjs';
import { option } from '../browser/report.mjs';

const WORDS = [
  'Ten days in Tokyo and Kyoto in April for two from London, we like food, temples and gardens',
  'Make it cheaper',
  'Make day 2 slower',
  'Add a museum on day 3',
  'Swap day 2 and day 3',
  'What should I pack?',
];
/** The server must have written the answer down, and the app what it does after it. */
const SETTLE_MS = 3_000;
const port = Number(option('--port', '4393'));
const messages = Number(option('--messages', String(WORDS.length)));
const against = option('--against', null);
const roots = [ROOT, ...(against === null ? [] : [resolve(against)])];

await withApps(
  roots.map((root, index) => ({ root, port: port + index, folder: dataFolder() })),
  async (browser, origins) => {
    for (const [app, origin] of origins.entries()) report(roots[app], await measure(browser, origin));
  },
);

/** The requests with a body from the first message on: `{path, bytes}`. */
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
  await page.goto(`${origin}/ai-assistant`);
  const start = page.getByRole('button', { name: 'Start Chatting Now' });
  const skip = page.getByRole('button', { name: 'Skip for now' });
  await start.or(skip).first().waitFor();
  if (await skip.isVisible()) await skip.click();
  await start.click();
  const uploads = [];
  page.on('request', (request) => {
    const bytes = request.postDataBuffer()?.length ?? 0;
    if (bytes > 0) uploads.push({ path: new URL(request.url()).pathname, bytes });
  });
  const field = page.getByRole('main').getByRole('textbox', { name: /message/i });
  for (let index = 0; index < messages; index += 1) {
    await field.fill(WORDS[index % WORDS.length]);
    await page.getByRole('main').getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByRole('button', { name: 'Stop', exact: true }).waitFor({ state: 'hidden' });
    await page.waitForTimeout(SETTLE_MS);
  }
  if (option('--picture', null)) await page.screenshot({ path: option('--picture', ''), fullPage: true });
  await context.close();
  return uploads;
}

function report(root, uploads) {
  console.log(`\n${root}: ${messages} messages`);
  const paths = [...new Set(uploads.map(({ path }) => path))].toSorted((a, b) => a.localeCompare(b));
  for (const path of [...paths, null]) {
    const own = uploads.filter((upload) => path === null || upload.path === path);
    const bytes = own.reduce((sum, upload) => sum + upload.bytes, 0);
    console.log(
      `${String(own.length).padStart(4)}  ${(bytes / 1_000).toFixed(1).padStart(8)} KB  ${path ?? 'in all'}`,
    );
  }
}
