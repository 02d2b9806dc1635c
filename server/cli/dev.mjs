/** `npm run dev`: the backend of `npm start` behind Vite, with reload, on one port. */
import { installPackages, requireNode } from './install.mjs';

requireNode();
installPackages();

const { createServer } = await import('vite');
const { createServer: createHttpServer } = await import('node:http');

const httpServer = createHttpServer();
const vite = await createServer({
  appType: 'spa',
  // `hmr.server` keeps the reload socket on the one port
  server: { middlewareMode: true, hmr: { server: httpServer } },
});
const { serveDevelopment } = await vite.ssrLoadModule('/server/development.ts');
await serveDevelopment({ httpServer, app: vite.middlewares, close: () => vite.close() });
