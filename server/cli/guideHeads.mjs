/** `npm run guides:heads`: writes content/guideHeads.json from the guides. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { ROOT } from './install.mjs';

const FILE = 'content/guideHeads.json';

const vite = await createServer({ server: { middlewareMode: true, ws: false }, appType: 'custom' });
const { headsOf } = await vite.ssrLoadModule('/content/towns/heads.ts');
const { GUIDE_PARTS } = await vite.ssrLoadModule('/domain/plannerFiles.ts');
const parts = [];
for (const part of GUIDE_PARTS) {
  // southAmerica.ts has SOUTH_AMERICA
  const name = part.replaceAll(/[A-Z]/g, '_$&').toUpperCase();
  const guides = (await vite.ssrLoadModule(`/content/towns/${part}.ts`))[name];
  const lines = headsOf(guides).map((head) => `    ${JSON.stringify(head)}`);
  parts.push(`  ${JSON.stringify(part)}: [\n${lines.join(',\n')}\n  ]`);
}
writeFileSync(join(ROOT, FILE), `{\n${parts.join(',\n')}\n}\n`);
await vite.close();
console.log(`Wrote ${FILE}`);
process.exit(0);
