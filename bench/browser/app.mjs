/** The built app (`npm run build` first) behind its own server, and a Chromium to visit it with. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';

/** A data folder of the benchmark's own, which `withApps` takes away again. */
export function dataFolder() {
  return mkdtempSync(join(tmpdir(), 'waymark-bench-'));
}

/**
 * Serves the apps `{root, port, folder}`, calls `work(browser, origins)` and ends what it started, whatever happens.
 * `root` holds the `dist` to serve, `folder` its data.
 */
export async function withApps(apps, work) {
  const servers = apps.map(({ root, port, folder }) =>
    spawn(process.execPath, ['dist/server/main.js'], {
      cwd: root,
      env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', WAYMARK_DATA: folder, DATABASE_URL: '' },
      stdio: 'ignore',
    }),
  );
  const origins = apps.map(({ port }) => `http://localhost:${port}`);
  try {
    for (const origin of origins) await untilReady(origin);
    const executablePath = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find(
      (path) => path && existsSync(path),
    );
    const browser = await chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-gpu'],
    });
    await work(browser, origins).finally(() => browser.close());
  } finally {
    for (const server of servers) {
      if (server.exitCode !== null) continue;
      server.kill('SIGTERM');
      await new Promise((resolve) => server.once('exit', resolve));
    }
    for (const { folder } of apps) rmSync(folder, { recursive: true, force: true });
  }
}

async function untilReady(origin) {
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
