/** `npm start`: installs what is missing, builds what is stale, serves. Needs nothing but Node. */
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { buildIfStale } from './build.mjs';
import { fail, installServing, requireNode, ROOT } from './install.mjs';

requireNode();
installServing();
if (!(await buildIfStale())) fail('The build failed: see above.');
process.setSourceMapsEnabled(true);
// in this process, so that Ctrl-C reaches the server and nothing stands between
await import(pathToFileURL(join(ROOT, 'dist/server/main.js')).href);
