/** `npm run votes`: writes the weights of what is voted for, content/homeWeights.json and content/toldWeights.json. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { ROOT } from './install.mjs';

const SETS = join(ROOT, 'bench/plans/blind');
const PIECES = join(ROOT, 'bench/plans/told/pieces');
const [HOMES, TOLD] = ['content/homeWeights.json', 'content/toldWeights.json'].map((file) =>
  join(ROOT, file),
);

// what is learnt does not rest on what was learnt before, which comes back where nothing is learnt
const before = new Map([HOMES, TOLD].map((file) => [file, readFileSync(file, 'utf8')]));
for (const file of before.keys()) write(file, { gaps: '', weights: '' });
const vite = await createServer({ server: { middlewareMode: true, ws: false }, appType: 'custom' });
try {
  const load = (path) => vite.ssrLoadModule(`/bench/plans/${path}`);
  const homes = await (await load('homes/train.ts')).trainHomes(SETS);
  const told = await (await load('told/train.ts')).trainTold(SETS, PIECES);
  write(HOMES, homes.weights);
  write(TOLD, told.weights);
  reportHomes(homes);
  reportTold(told);
} catch (error) {
  for (const [file, text] of before) writeFileSync(file, text);
  throw error;
}
await vite.close();
process.exit(0);

function write(file, weights) {
  writeFileSync(file, `${JSON.stringify(weights)}\n`);
}

function reportHomes({ weights, examples, unseen: { right, wrong, silent, homeless, invented } }) {
  console.log(`Homes: ${weights.gaps.length} weights of ${examples} examples`);
  console.log(`Homes of messages it had not seen: ${right} right, ${wrong} wrong, ${silent} not told`);
  console.log(`Messages without a home: ${homeless} left so, ${invented} given one`);
}

function reportTold({
  weights,
  examples,
  unseen: { told, toldFound, asks, asksLost, changes, changesLost },
}) {
  console.log(`Told: ${weights.gaps.length} weights of ${examples} examples`);
  console.log(
    `Clauses it had not seen: ${toldFound} of ${told} that tell, ${asksLost} of ${asks} that ask taken for told`,
  );
  console.log(`Messages that change a trip: ${changesLost} of ${changes} taken for told as a whole`);
}
