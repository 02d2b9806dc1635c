/** `npm run bench:backend`: see bench/README.md. */
import { join } from 'node:path';
import { build, createServer } from 'vite';
import { installPackages, requireNode, ROOT } from '../server/cli/install.mjs';
import { buildIfStale } from '../server/cli/build.mjs';

requireNode();
installPackages();
if (!(await buildIfStale())) process.exit(1);

// inside the repository, so that the built programs find their packages
const outDir = join(ROOT, '.cache/bench');
const input = { server: 'bench/backend/server.ts', yardstick: 'bench/backend/yardstick.ts' };
await build({
  root: ROOT,
  logLevel: 'warn',
  build: { ssr: true, rolldownOptions: { input }, outDir, emptyOutDir: true },
});
const vite = await createServer({ server: { middlewareMode: true, ws: false }, appType: 'custom' });
const { runBenchmark } = await vite.ssrLoadModule('/bench/backend/main.ts');
await runBenchmark({
  programs: { server: join(outDir, 'server.js'), yardstick: join(outDir, 'yardstick.js') },
  staticDir: join(ROOT, 'dist/app'),
  results: join(ROOT, 'bench/results'),
  args: process.argv.slice(2),
});
await vite.close();
process.exit(0);
