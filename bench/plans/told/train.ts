/** `npm run votes`: learns which clauses only tell something, and says how well it does on what it has not seen. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { TAKEN_BACK } from '../../../content/words/clauses.ts';
import { likelihood, weightsOf, type KeptWeights, type Weights } from '../../../engine/read/votes.ts';
import { SURELY_TOLD } from '../../../engine/read/told.ts';
import { loadCases } from '../typed/caseFile.ts';
import { learn, type Example } from '../votes/learn.ts';
import { bagsOf, labelledIn, piecesSchema, type Bag, type Labelled } from './examples.ts';

export interface Trained {
  readonly weights: KeptWeights;
  readonly examples: number;
  /** Of every fifth message in turn, learnt from the others. */
  readonly unseen: {
    readonly told: number;
    readonly toldFound: number;
    readonly asks: number;
    readonly asksLost: number;
    /** Of messages of opened sets that change the trip: those of which every clause is taken for told. */
    readonly changes: number;
    readonly changesLost: number;
  };
}

const FOLDS = 5;
const TOLD = { seed: 'told', leastSeen: 13, leastWeight: 0.4, decay: 2e-3 };
/** Which clause of a message it is that asks is looked at again once there are weights. */
const LOOKS = 2;
/** Of a message that asks for something, too. */
const PLAINLY_TOLD = 0.9;
/** Its messages are told for the most part, and what they ask for is not labelled by clause. */
const NOT_LEARNT = /^round5[2-5]n/;

/** @param sets folder of the opened sets @param pieces folder of labelled messages */
export async function trainTold(sets: string, pieces: string): Promise<Trained> {
  // what is thought of and taken back in one message is told by a rule, and by itself it asks
  const messages = (
    await eachOf(pieces, async (path) => piecesSchema.parse(JSON.parse(await readFile(path, 'utf8'))))
  )
    .flat()
    .map(labelledIn)
    .filter((clauses) => !clauses.some(({ text }) => TAKEN_BACK.test(text)));
  const bags = await eachOf(sets, async (path) => bagsOf(await loadCases(path)));
  const unseen = { told: 0, toldFound: 0, asks: 0, asksLost: 0, changes: 0, changesLost: 0 };
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const isHeld = (_: unknown, index: number) => index % FOLDS === fold;
    const isLearnt = (own: unknown, index: number) => !isHeld(own, index);
    const weights = weightsOf(learnBoth(messages.filter(isLearnt).flat(), bags.filter(isLearnt).flat()));
    const isTold = (features: readonly string[]) => likelihood(features, weights) > SURELY_TOLD;
    for (const { label, features } of messages.filter(isHeld).flat()) {
      if (label === 't') unseen.told += 1;
      else if (label === 'a') unseen.asks += 1;
      if (isTold(features) && label !== 'q') unseen[label === 't' ? 'toldFound' : 'asksLost'] += 1;
    }
    for (const { isQuestion, clauses } of bags.filter(isHeld).flat()) {
      if (isQuestion) continue;
      unseen.changes += 1;
      if (clauses.every(isTold)) unseen.changesLost += 1;
    }
  }
  return { weights: learnBoth(messages.flat(), bags.flat()), examples: messages.flat().length, unseen };
}

async function eachOf<Read>(folder: string, read: (path: string) => Promise<Read>): Promise<Read[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json') && !NOT_LEARNT.test(name));
  return Promise.all(names.toSorted().map((name) => read(join(folder, name))));
}

/**
 * Of a message that changes the trip in several clauses those ask that are not surely told by what else is known, and one
 * of them in any case.
 */
function learnBoth(messages: readonly Labelled[], bags: readonly Bag[]): KeptWeights {
  const sure = [...messages, ...bags.filter(isPlain).flatMap(({ clauses }) => clauses.map(asks))];
  const open = bags.filter((bag) => !isPlain(bag));
  let kept = learn(sure, TOLD);
  for (let look = 0; look < LOOKS; look += 1) {
    const weights = weightsOf(kept);
    kept = learn([...sure, ...open.flatMap(({ clauses }) => asking(clauses, weights).map(asks))], TOLD);
  }
  return kept;
}

function asks(features: readonly string[]): Example {
  return { features, isSo: false };
}

/** Whether all of it asks. */
function isPlain({ isQuestion, clauses }: Bag): boolean {
  return isQuestion || clauses.length === 1;
}

function asking(clauses: Bag['clauses'], weights: Weights): Bag['clauses'] {
  const votes = clauses.map((features) => likelihood(features, weights));
  const least = Math.min(...votes);
  return clauses.filter((_, index) => votes[index] === least || (votes[index] ?? 0) < PLAINLY_TOLD);
}
