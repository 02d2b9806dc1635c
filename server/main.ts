/** The server process: `npm start` builds and runs this. */
import { fileURLToPath } from 'node:url';
import { claimFolder } from './database/folderLock.ts';
import { parseServerEnv, type ServerEnv } from './env.ts';
import { backendListener, listen } from './listen.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './seed/accounts.ts';
import { quietly } from './quiet.ts';
import { onStopSignal } from './stopSignal.ts';
import { StartupError } from './startupError.ts';

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '::1']);

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
    staticDir: process.env['WAYMARK_APP'] ?? fileURLToPath(new URL('../app', import.meta.url)),
    seed: env.databaseUrl === null,
    env: process.env,
    log: (line) => console.error(`[waymark] ${line}`),
  });
  listening.answerWith(backendListener(backend));
  onStopSignal(async () => {
    await listening.close();
    await backend.close();
    await release();
  });
  announce(env, siteUrl);
}

function announce(env: ServerEnv, siteUrl: string): void {
  const lines = [`Waymark is ready at ${siteUrl}`];
  if (env.databaseUrl === null) {
    lines.push(
      `  Sign in as  ${DEMO_ACCOUNTS.map((account) => account.email).join(', ')}`,
      `  Password    ${DEMO_PASSWORD}`,
    );
  }
  lines.push(`  Mail        ${siteUrl}/_mail`, `  Data        ${env.dataDir}`, '  Stop        Ctrl-C');
  if (env.databaseUrl === null && !LOOPBACK.has(env.host)) {
    lines.push(
      `  HOST is ${env.host}: others on the network can sign in with these demo accounts, admin included`,
    );
  }
  console.log(lines.join('\n'));
}

try {
  await main();
} catch (error) {
  // what the person can put right is one line; anything else is a defect and shows where
  console.error(error instanceof StartupError ? `Waymark cannot start. ${error.message}` : error);
  process.exit(1);
}
