/** Runs every prompt through a turn of the assistant and writes what came of it. */
import '../../content/towns/all.ts';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BY_HAND } from './byHand.ts';
import { generateFollowUps } from './followUps.ts';
import { generate } from './grammar.ts';
import { judge, type Judged } from './judge.ts';
import { judgeFollowUp, type JudgedFollowUp } from './judgeFollowUp.ts';
import { isGoalMet, renderPlans, type PlanResults } from './report.ts';
import { runCases } from './typed/runCases.ts';

interface BenchmarkOptions {
  /** Folder that plans.md and plans.json are written to. */
  readonly results: string;
  readonly args: readonly string[];
}

/**
 * `--count`, `--follow-ups` and `--seed` change the generated prompts; `--cases` judges a file of prompts instead.
 * @returns whether the goal is met; a file of prompts is measured and has none
 */
export async function runBenchmark({ results: folder, args }: BenchmarkOptions): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      count: { type: 'string', default: '240' },
      'follow-ups': { type: 'string', default: '192' },
      seed: { type: 'string', default: 'waymark' },
      cases: { type: 'string' },
      readings: { type: 'string' },
      id: { type: 'string' },
      json: { type: 'string' },
      record: { type: 'string' },
      verbose: { type: 'boolean', default: false },
    },
  });
  if (values.cases !== undefined) {
    const { cases, readings, id, json, record, verbose } = values;
    if (id !== undefined && record !== undefined)
      throw new Error('--record is for a whole file, not for one --id');
    await runCases({
      cases,
      readings,
      id,
      json,
      record,
      isVerbose: verbose,
      results: folder,
      print: (text) => process.stdout.write(text),
    });
    return true;
  }
  const count = Number(values.count);
  if (!Number.isInteger(count) || count < 1) throw new Error('--count must be a whole number above 0');
  const followUps = Number(values['follow-ups']);
  if (!Number.isInteger(followUps) || followUps < 1)
    throw new Error('--follow-ups must be a whole number above 0');
  const judged: Judged[] = [];
  for (const own of [...generate({ seed: values.seed, count }), ...BY_HAND]) judged.push(await judge(own));
  const followed: JudgedFollowUp[] = [];
  for (const own of generateFollowUps(values.seed, followUps)) followed.push(await judgeFollowUp(own));
  const results: PlanResults = {
    seed: values.seed,
    generated: count,
    byHand: BY_HAND.length,
    judged,
    followed,
  };
  const report = renderPlans(results);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'plans.md'), report);
  const rows = judged.map(({ milliseconds, ...own }) => ({ ...own, milliseconds: Math.round(milliseconds) }));
  await writeFile(join(folder, 'plans.json'), `${JSON.stringify({ ...results, judged: rows }, null, 2)}\n`);
  process.stdout.write(`${report}\n`);
  return isGoalMet(results);
}
