/**
 * `npm run money:rates -- FILE`: writes domain/money/rates.ts anew from a table of what a dollar buys, the file
 * v1/currencies/usd.json of a release of the npm package @fawazahmed0/currency-api. The currencies stay those that it has.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { ROOT } from './install.mjs';

const FILE = 'domain/money/rates.ts';
const DIGITS = 6;

const file = process.argv[2];
if (file === undefined) {
  console.error('Which table? npm run money:rates -- FILE');
  process.exit(1);
}
const { date, usd } = JSON.parse(readFileSync(file, 'utf8'));
if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) throw new Error('The table has no date');
const vite = await createServer({ server: { middlewareMode: true, ws: false }, appType: 'custom' });
const { UNITS_PER_DOLLAR } = await vite.ssrLoadModule(`/${FILE}`);
const lines = Object.keys(UNITS_PER_DOLLAR).map((code) => {
  const units = Number(usd[code.toLowerCase()]?.toPrecision(DIGITS));
  if (!(units > 0)) throw new Error(`The table has no ${code}`);
  return `  ${code}: ${units},\n`;
});
const text = readFileSync(join(ROOT, FILE), 'utf8')
  .replace(/(RATES_DATE = ')[^']*/, `$1${date}`)
  .replace(/(UNITS_PER_DOLLAR = \{\n)[^}]*/, `$1${lines.join('')}`);
writeFileSync(join(ROOT, FILE), text);
await vite.close();
console.log(`Wrote ${FILE}, of ${date}`);
process.exit(0);
