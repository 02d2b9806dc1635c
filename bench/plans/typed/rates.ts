/** Rates of a round. */
import type { JudgedDialogue } from './dialogue/judgeDialogue.ts';
import type { JudgedSingle } from './judgeSingle.ts';
import { VERDICTS } from './judgeTurn.ts';

export interface Judged {
  readonly singles: readonly JudgedSingle[];
  readonly dialogues: readonly JudgedDialogue[];
}

export interface Rate {
  readonly name: string;
  readonly part: number;
  readonly whole: number;
  /** Percent that a good round has at least, or at most. */
  readonly goal?: { readonly atLeast: number } | { readonly atMost: number };
}

/** Every rate that the round has something to say about. A follow-up counts for "right" where the file has a wish for it. */
export function ratesOf({ singles, dialogues }: Judged): Rate[] {
  const followUps = dialogues.flatMap(({ turns }) => turns.slice(1));
  const openings = dialogues.flatMap(({ turns }) => turns.slice(0, 1));
  const all = [...openings, ...followUps];
  const wished = followUps.flatMap(({ judgement }) => (judgement ? [judgement] : []));
  const opened = openings.flatMap(({ judgement }) => (judgement ? [judgement] : []));
  const right = singles.filter(isRight);
  const needs = [...singles, ...all];
  const rates: Rate[] = [
    ...VERDICTS.map((verdict) => ({
      name: verdict,
      part: singles.filter((own) => own.verdict === verdict).length,
      whole: singles.length,
      ...(verdict === 'right' ? { goal: { atLeast: 65 } } : {}),
    })),
    {
      name: 'right or honestly said',
      part: count(singles, ({ isSilent }) => !isSilent),
      whole: singles.length,
      goal: { atLeast: 95 },
    },
    {
      name: 'silent misses',
      part: count(singles, ({ isSilent }) => isSilent),
      whole: singles.length,
      goal: { atMost: 2 },
    },
    {
      name: 'right answers that quote something',
      part: count(right, ({ quoted }) => quoted > 0),
      whole: right.length,
    },
    {
      name: 'right answers that quote without need',
      part: count(right, ({ needless }) => needless.length > 0),
      whole: right.length,
      goal: { atMost: 5 },
    },
    { name: 'openings right', part: count(opened, isRight), whole: opened.length },
    { name: 'follow-ups right', part: count(wished, isRight), whole: wished.length, goal: { atLeast: 75 } },
    {
      name: 'follow-ups right but for what was wrong before',
      part: count(followUps, ({ isDone }) => isDone === true),
      whole: wished.length,
    },
    {
      name: 'follow-ups right or honestly said',
      part: count(wished, ({ isSilent }) => !isSilent),
      whole: wished.length,
    },
    {
      name: 'plan damaged',
      part: count(followUps, ({ damage }) => damage.length > 0),
      whole: followUps.length,
      goal: { atMost: 1 },
    },
    { name: 'gave up', part: count(followUps, ({ hasGivenUp }) => hasGivenUp), whole: followUps.length },
    {
      name: 'crashed',
      part: count(all, ({ crash }) => crash !== null) + count(singles, isCrash),
      whole: all.length + singles.length,
      goal: { atMost: 0 },
    },
    {
      name: 'needs of health unheard',
      part: sum(needs, (own) => own.unheard.length),
      whole: sum(needs, (own) => own.needs),
      goal: { atMost: 0 },
    },
    {
      name: 'follow-ups that forget a need of health',
      part: count(followUps, ({ forgotten }) => forgotten.length > 0),
      whole: followUps.length,
      goal: { atMost: 0 },
    },
  ];
  return rates.filter(({ whole }) => whole > 0);
}

/** Percent to one decimal. */
export function percentOf({ part, whole }: Pick<Rate, 'part' | 'whole'>): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10;
}

/** Null without a goal. */
export function isGoalMet(rate: Rate): boolean | null {
  if (!rate.goal) return null;
  const percent = percentOf(rate);
  return 'atLeast' in rate.goal ? percent >= rate.goal.atLeast : percent <= rate.goal.atMost;
}

function isRight({ verdict }: { readonly verdict: string }): boolean {
  return verdict === 'right';
}

function isCrash({ failures }: JudgedSingle): boolean {
  return failures.some(({ key }) => key === 'crash');
}

function count<T>(all: readonly T[], is: (own: T) => boolean): number {
  return all.filter((own) => is(own)).length;
}

function sum<T>(all: readonly T[], of: (own: T) => number): number {
  return all.reduce((total, own) => total + of(own), 0);
}
