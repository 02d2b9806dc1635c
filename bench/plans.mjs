/** `npm run bench:plans`: see bench/README.md. */
import { join } from 'node:path';
import { createServer } from 'vite';
import { installPackages, requireNode, ROOT } from '../server/cli/install.mjs';

requireNode();
installPackages();

const vite = await createServer({
  root: ROOT,
  logLevel: 'warn',
  server: { middlewareMode: true, ws: false },
  appType: 'custom',
});
const { runBenchmark } = await vite.ssrLoadModule('/bench/plans/main.ts');
const isMet = await runBenchmark({ results: join(ROOT, 'bench/results'), args: process.argv.slice(2) });
await vite.close();
process.exit(isMet ? 0 : 1);
