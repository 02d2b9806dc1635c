/** `npm run db:types`: writes src/data/remote/database.types.ts from the migrations. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createServer } from 'vite';
import { ROOT } from './install.mjs';

const FILE = join(ROOT, 'src/data/remote/database.types.ts');

const vite = await createServer({ server: { middlewareMode: true, ws: false }, appType: 'custom' });
const { generateDatabaseTypes } = await vite.ssrLoadModule('/server/database/types.ts');
mkdirSync(dirname(FILE), { recursive: true });
writeFileSync(FILE, await generateDatabaseTypes());
await vite.close();
console.log('Wrote src/data/remote/database.types.ts');
process.exit(0);
