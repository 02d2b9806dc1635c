/** `npm run bench:backend`: see bench/README.md. */
import { join } from 'node:path';
import { build, createServer } from 'vite';
import { installPackages, requireNode, ROOT } from '../server/cli/install.mjs';

requireNode();
installPackages();

// inside the repository, so that the built server finds its packages
const server = join(ROOT, '.cache/bench/server.js');
await build({
  root: ROOT,
  logLevel: 'warn',
  build: { ssr: 'bench/backend/server.ts', outDir: join(ROOT, '.cache/bench'), emptyOutDir: true },
});
const vite = await createServer({ server: { middlewareMode: true, ws: false }, appType: 'custom' });
const { runBenchmark } = await vite.ssrLoadModule('/bench/backend/main.ts');
await runBenchmark({ server, results: join(ROOT, 'bench/results'), args: process.argv.slice(2) });
await vite.close();
process.exit(0);
