/** The server of `npm run dev`: Vite answers for the app, the backend for everything else. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { claimFolder } from './database/folderLock.ts';
import { hasSandbox, parseServerEnv } from './env.ts';
import { isLoopbackHost } from './http/hostGuard.ts';
import { backendListener, listen } from './listen.ts';
import { quietly } from './quiet.ts';
import { announce, failStart } from './console.ts';
import { onStopSignal } from './stopSignal.ts';

const BACKEND =
  /^\/(rest|auth|storage|functions)\/v1\/|^\/_(mail|health|pay)|^\/(robots\.txt|sitemap\.xml|feed\.xml)$/;

export interface Development {
  /** Not yet listening; Vite's reload socket hangs on it. */
  readonly httpServer: Server;
  readonly app: (request: IncomingMessage, response: ServerResponse) => void;
  readonly close: () => Promise<void>;
}

/** Starts the backend from source and serves both on PORT. Server code is read at the start; the app reloads. */
export async function serveDevelopment({ httpServer, app, close }: Development): Promise<void> {
  try {
    const env = parseServerEnv(process.env);
    const release = await claimFolder(env.dataDir);
    const listening = await listen(env.host, env.port, httpServer);
    const siteUrl = env.publicUrl ?? `http://localhost:${listening.port}`;
    const { result: loaded } = await quietly(() => import('./createBackend.ts'));
    const backend = await loaded.createBackend({
      siteUrl,
      dataDir: env.dataDir,
      databaseUrl: env.databaseUrl,
      smtp: env.smtp,
      sandboxPayments: hasSandbox(env, siteUrl),
      ...(env.sandboxPerHour === null ? {} : { sandboxPerHour: env.sandboxPerHour }),
      seed: env.databaseUrl === null,
      onlyLocalNames: isLoopbackHost(env.host),
      trustedProxies: env.trustedProxies,
      env: process.env,
      log: (line) => console.error(`[waymark] ${line}`),
    });
    const answer = backendListener(backend);
    listening.answerWith((request, response) =>
      BACKEND.test(request.url ?? '') ? answer(request, response) : app(request, response),
    );
    onStopSignal(async () => {
      await close();
      await listening.close();
      await backend.close();
      await release();
    });
    announce(env, siteUrl, backend.payments);
  } catch (error) {
    failStart(error);
  }
}
