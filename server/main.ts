/** The server process: `npm start` builds and runs this. */
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { announce, failStart } from './console.ts';
import { claimFolder } from './database/folderLock.ts';
import { hasSandbox, parseServerEnv } from './env.ts';
import { isLoopbackHost } from './http/hostGuard.ts';
import { backendListener, listen } from './listen.ts';
import { quietly } from './quiet.ts';
import { onStopSignal } from './stopSignal.ts';

// a message is read by hundreds of patterns: V8 would interpret each at first, and keeps many of them interpreted
setFlagsFromString('--no-regexp-tier-up');

async function main(): Promise<void> {
  const env = parseServerEnv(process.env);
  const release = await claimFolder(env.dataDir);
  const listening = await listen(env.host, env.port);
  const siteUrl = env.publicUrl ?? `http://localhost:${listening.port}`;
  // loaded now, so that what is wrong above is told at once; quietly, because supabase-js remarks on Node 20
  const { result: loaded } = await quietly(() => import('./createBackend.ts'));
  const backend = await loaded.createBackend({
    siteUrl,
    dataDir: env.dataDir,
    databaseUrl: env.databaseUrl,
    smtp: env.smtp,
    sandboxPayments: hasSandbox(env, siteUrl),
    ...(env.sandboxPerHour === null ? {} : { sandboxPerHour: env.sandboxPerHour }),
    staticDir: fileURLToPath(new URL('../app', import.meta.url)),
    pagesDir: fileURLToPath(new URL('../pages', import.meta.url)),
    seed: env.databaseUrl === null,
    onlyLocalNames: isLoopbackHost(env.host),
    trustedProxies: env.trustedProxies,
    env: process.env,
    log: (line) => console.error(`[waymark] ${line}`),
  });
  listening.answerWith(backendListener(backend));
  onStopSignal(async () => {
    await listening.close();
    await backend.close();
    await release();
  });
  announce(env, siteUrl, backend.payments);
}

try {
  await main();
} catch (error) {
  failStart(error);
}
