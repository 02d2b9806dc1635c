/**
 * How fast a long outbox is drained: the app's own data layer over an IndexedDB in memory, against the tests' server in
 * memory, so that it is the device's own work that is counted, and no network.
 *
 *   npm run bench:outbox -- [--rows 5000] [--entities 1]
 *
 * `--entities` spreads the rows: rows of one entity go one after the other. Ends with 1 above 60 s.
 */
import { createServer } from 'vite';
import { ROOT } from '../../server/cli/install.mjs';
import { option } from '../browser/report.mjs';

const GOAL_S = 60;
const rows = Number(option('--rows', '5000'));
const entities = Number(option('--entities', '1'));

const vite = await createServer({
  root: ROOT,
  server: { middlewareMode: true, ws: false },
  optimizeDeps: { noDiscovery: true },
  appType: 'custom',
});
const { ANA, createBrowser } = await vite.ssrLoadModule('/tests/unit/data/support/browser.ts');
const browser = createBrowser();
browser.signIn(ANA, { expiresInSeconds: 1e7 });
const { db, connectivity, drainer } = browser.openTab();
connectivity.set('offline');
const row = { userId: ANA, attempts: 0, lastAttemptAt: 0, lease: null, parked: null, subject: null };
const at = browser.clock.now();
await db.outbox.bulkAdd(
  Array.from({ length: rows }, (_, index) => ({
    ...row,
    id: `click-${index}`,
    kind: 'affiliate.click',
    entity: `affiliate.click:${index % entities}`,
    payload: { id: `click-${index}`, link: `https://partner.test/${index}`, createdAt: at },
    createdAt: at,
    nextAttemptAt: at,
  })),
);
connectivity.set('online');
const began = { wall: performance.now(), cpu: process.cpuUsage() };
await drainer.drain({ forced: true });
const seconds = (performance.now() - began.wall) / 1000;
const cpu = process.cpuUsage(began.cpu);
const cpuSeconds = (cpu.user + cpu.system) / 1e6;
const left = await db.outbox.count();
const sent = browser.server.rows('affiliate_clicks').length;
console.log(`${rows} rows of ${entities} entities: ${sent} on the server, ${left} left`);
console.log(
  `${seconds.toFixed(1)} s (${(rows / seconds).toFixed(0)} rows a second), ${cpuSeconds.toFixed(1)} s of CPU`,
);
browser.close();
await vite.close();
process.exit(left === 0 && sent === rows && seconds <= GOAL_S ? 0 : 1);
