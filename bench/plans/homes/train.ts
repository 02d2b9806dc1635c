/** `npm run votes`: learns which town of a message is the home town, and says how well it does on what it has not seen. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import '../../../content/towns/all.ts';
import { loadGazetteer } from '../../../engine/facts/gazetteer.ts';
import { SURE_VOTE } from '../../../engine/read/places/homeVote.ts';
import { likelihood, weightsOf, type KeptWeights } from '../../../engine/read/votes.ts';
import { loadCases } from '../typed/caseFile.ts';
import { learn, type Example } from '../votes/learn.ts';
import { examplesOf } from './examples.ts';

export interface Trained {
  readonly weights: KeptWeights;
  readonly examples: number;
  /** Of every sixth file in turn, learnt from the others: messages whose home was found, was another, or was not told;
   * and of those without a home how many were given one. */
  readonly unseen: Readonly<Record<'right' | 'wrong' | 'silent' | 'invented' | 'homeless', number>>;
}

const FOLDS = 6;

const HOMES = { seed: 'homes', leastSeen: 5, leastWeight: 0.4, decay: 1e-5 };

/** @param folder of the opened sets; those in `held` are not looked at */
export async function trainHomes(folder: string): Promise<Trained> {
  const gazetteer = await loadGazetteer();
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
  const files: Example[][][] = [];
  for (const name of names) files.push(examplesOf(await loadCases(join(folder, name)), gazetteer));
  const unseen = { right: 0, wrong: 0, silent: 0, invented: 0, homeless: 0 };
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const isHeld = (_: unknown, index: number) => index % FOLDS === fold;
    const weights = learn(files.filter((own, index) => !isHeld(own, index)).flat(2), HOMES);
    for (const towns of files.filter(isHeld).flat()) {
      const told = isRight(towns, weights);
      if (towns.some(({ isSo }) => isSo)) unseen[told] += 1;
      else if (towns.length > 0) unseen[told === 'silent' ? 'homeless' : 'invented'] += 1;
    }
  }
  const all = files.flat(2);
  return { weights: learn(all, HOMES), examples: all.length, unseen };
}

/** How the home of one message is told by weights that may not have seen it. */
function isRight(examples: readonly Example[], kept: KeptWeights): 'right' | 'wrong' | 'silent' {
  const weights = weightsOf(kept);
  const votes = examples.map(({ features, isSo }) => ({ isSo, vote: likelihood(features, weights) }));
  const [best] = votes.toSorted((a, b) => b.vote - a.vote);
  if (!best || best.vote <= SURE_VOTE) return 'silent';
  return best.isSo ? 'right' : 'wrong';
}
