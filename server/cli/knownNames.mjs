/** `npm run places:names`: writes domain/results/namesFilter.ts from the gazetteer. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { ROOT } from './install.mjs';

const FILE = 'domain/results/namesFilter.ts';
const COLUMNS = 100;

const vite = await createServer({ server: { middlewareMode: true, ws: false }, appType: 'custom' });
const { loadGazetteer } = await vite.ssrLoadModule('/engine/facts/gazetteer.ts');
const { packNames } = await vite.ssrLoadModule('/domain/results/knownNames.ts');
const { isKnownCode } = await vite.ssrLoadModule('/domain/results/knownCodes.ts');
const names = [...(await loadGazetteer()).names()].toSorted((a, b) => (a < b ? -1 : 1));
const text = packNames(names.filter((name) => !isKnownCode(name.toUpperCase())));
const lines = text.match(new RegExp(`.{1,${COLUMNS}}`, 'g')).map((line) => `  '${line}'`);
writeFileSync(
  join(ROOT, FILE),
  `/** The filter of known names, made from the gazetteer: see knownNames.ts. */\nexport const NAMES_FILTER =\n${lines.join(' +\n')};\n`,
);
await vite.close();
console.log(`Wrote ${FILE}`);
process.exit(0);
