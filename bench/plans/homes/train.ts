/** `npm run places:homes`: learns which town of a message is the home town, and says how well it does on what it has not seen. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import '../../../content/towns/all.ts';
import { loadGazetteer } from '../../../engine/facts/gazetteer.ts';
import { loadCases } from '../typed/caseFile.ts';
import { examplesOf, type Example } from './examples.ts';
import { isRight, learn, type KeptWeights } from './learn.ts';

export interface Trained {
  readonly weights: KeptWeights;
  readonly examples: number;
  /** Of every sixth file in turn, learnt from the others: messages whose home was found, was another, or was not told;
   * and of those without a home how many were given one. */
  readonly unseen: Readonly<Record<'right' | 'wrong' | 'silent' | 'invented' | 'homeless', number>>;
}

const FOLDS = 6;

/** @param folder of the opened sets; those in `held` are not looked at */
export async function trainHomes(folder: string): Promise<Trained> {
  const gazetteer = await loadGazetteer();
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
  const files: Example[][][] = [];
  for (const name of names) files.push(examplesOf(await loadCases(join(folder, name)), gazetteer));
  const unseen = { right: 0, wrong: 0, silent: 0, invented: 0, homeless: 0 };
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const isHeld = (_: unknown, index: number) => index % FOLDS === fold;
    const weights = learn(files.filter((own, index) => !isHeld(own, index)).flat(2));
    for (const towns of files.filter(isHeld).flat()) {
      const told = isRight(towns, weights);
      if (towns.some(({ isHome }) => isHome)) unseen[told] += 1;
      else if (towns.length > 0) unseen[told === 'silent' ? 'homeless' : 'invented'] += 1;
    }
  }
  const all = files.flat(2);
  return { weights: learn(all), examples: all.length, unseen };
}
