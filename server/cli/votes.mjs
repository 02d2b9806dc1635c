/** `npm run votes`: writes the weights of what is voted for, content/homeWeights.json and content/toldWeights.json. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { ROOT } from './install.mjs';

const SETS = join(ROOT, 'bench/plans/blind');

// what is learnt does not rest on what was learnt before
const NOTHING = { weights: { gaps: '', weights: '' }, examples: 0 };
for (const file of ['content/homeWeights.json', 'content/toldWeights.json']) write(file, NOTHING);

const vite = await createServer({ server: { middlewareMode: true, ws: false }, appType: 'custom' });
const load = (path) => vite.ssrLoadModule(`/bench/plans/${path}`);

const homes = await (await load('homes/train.ts')).trainHomes(SETS);
write('content/homeWeights.json', homes);
const { right, wrong, silent, homeless, invented } = homes.unseen;
console.log(`Homes of messages it had not seen: ${right} right, ${wrong} wrong, ${silent} not told`);
console.log(`Messages without a home: ${homeless} left so, ${invented} given one`);

const told = await (await load('told/train.ts')).trainTold(SETS, join(ROOT, 'bench/plans/told/pieces'));
write('content/toldWeights.json', told);
const { toldFound, asks, asksLost, changes, changesLost } = told.unseen;
console.log(
  `Clauses it had not seen: ${toldFound} of ${told.unseen.told} that tell, ${asksLost} of ${asks} that ask taken for told`,
);
console.log(`Messages that change a trip: ${changesLost} of ${changes} taken for told as a whole`);
await vite.close();
process.exit(0);

/** One weight a line would be most of a review. */
function write(file, { weights, examples }) {
  writeFileSync(join(ROOT, file), `${JSON.stringify(weights)}\n`);
  if (examples > 0) console.log(`Wrote ${file}: ${weights.gaps.length} weights of ${examples} examples`);
}
