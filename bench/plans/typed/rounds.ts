/** The rates of every round that was recorded, in bench/results: no prompts, and no answers. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { percentOf, type Rate } from './rates.ts';

const roundSchema = z.object({
  /** ISO date on which it was run. */
  date: z.string(),
  set: z.string(),
  singles: z.number(),
  dialogues: z.number(),
  rates: z.array(z.object({ name: z.string(), part: z.number(), whole: z.number() })),
});
export type Round = z.infer<typeof roundSchema>;

const COLUMNS = [
  'right',
  'right or honestly said',
  'silent misses',
  'right answers that quote without need',
  'follow-ups right',
  'plan damaged',
  'gave up',
  'needs of health unheard',
];

/** Adds a round to rounds.json and writes rounds.md anew. @param folder is made where it is missing */
export async function recordRound(
  folder: string,
  round: Omit<Round, 'rates'>,
  rates: readonly Rate[],
): Promise<void> {
  const path = join(folder, 'rounds.json');
  const rounds = [
    ...(await readRounds(path)),
    { ...round, rates: rates.map(({ name, part, whole }) => ({ name, part, whole })) },
  ];
  await mkdir(folder, { recursive: true });
  await writeFile(path, `${JSON.stringify(rounds, null, 2)}\n`);
  await writeFile(join(folder, 'rounds.md'), renderRounds(rounds));
}

/** The rounds of a rounds.json; none where there is no such file. @throws ZodError when it is no list of rounds */
export async function readRounds(path: string): Promise<Round[]> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
  return z.array(roundSchema).parse(JSON.parse(text));
}

/** Rounds as the table of rounds.md, which holds nothing else: a row written there by hand is lost with the next round. */
export function renderRounds(rounds: readonly Round[]): string {
  const rows = rounds.map(({ date, set, singles, dialogues, rates }) => {
    const cells = COLUMNS.map((name) => {
      const rate = rates.find((own) => own.name === name);
      return rate ? `${percentOf(rate).toFixed(1)} % of ${rate.whole}` : '';
    });
    return `| ${[date, set, singles, dialogues, ...cells].join(' | ')} |`;
  });
  return [
    '# Rounds of prompts as travellers type them',
    '',
    'Written by `npm run bench:plans -- --cases FILE --record NAME`, the newest last.',
    '',
    `| ${['Date', 'Set', 'Singles', 'Dialogues', ...COLUMNS].join(' | ')} |`,
    `|${'---|'.repeat(COLUMNS.length + 4)}`,
    ...rows,
    '',
  ].join('\n');
}
