/** `npm run places:homes`: writes content/homeWeights.json from the opened sets of bench/plans/blind. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { ROOT } from './install.mjs';

const FILE = 'content/homeWeights.json';

const vite = await createServer({ server: { middlewareMode: true, ws: false }, appType: 'custom' });
const { trainHomes } = await vite.ssrLoadModule('/bench/plans/homes/train.ts');
const { weights, examples, unseen } = await trainHomes(join(ROOT, 'bench/plans/blind'));
writeFileSync(join(ROOT, FILE), `${JSON.stringify({ weights }, null, 2)}\n`);
await vite.close();
console.log(`Wrote ${FILE}: ${Object.keys(weights).length} weights of ${examples} examples`);
console.log(
  `Homes of messages it had not seen: ${unseen.right} right, ${unseen.wrong} wrong, ${unseen.silent} not told`,
);
console.log(`Messages without a home: ${unseen.homeless} left so, ${unseen.invented} given one`);
process.exit(0);
