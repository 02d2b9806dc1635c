/** The server that `npm run lighthouse` measures: a port and a data folder of its own (lighthouserc.json). */
import { join } from 'node:path';
import { ROOT } from './install.mjs';

process.env.PORT = '4188';
process.env.WAYMARK_DATA = join(ROOT, '.cache/lighthouse-data');
await import('./start.mjs');
