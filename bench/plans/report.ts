/** The tables of bench/results/plans.md. */
import { CHECK_NAMES } from '../../domain/itinerary/finding.ts';
import type { Judged } from './judge.ts';
import type { JudgedFollowUp } from './judgeFollowUp.ts';

export interface PlanResults {
  readonly seed: string;
  readonly generated: number;
  readonly byHand: number;
  readonly judged: readonly Judged[];
  readonly followed: readonly JudgedFollowUp[];
}

/** Whether every feasible prompt passes all, and every other is answered as it should be. */
export function isGoalMet({ judged, followed }: PlanResults): boolean {
  return [...judged, ...followed].every(({ problems }) => problems.length === 0);
}

/** Rates, and each answer that is not as it should be, as Markdown. */
export function renderPlans(results: PlanResults): string {
  const { judged, followed, seed, generated, byHand } = results;
  const of = (kind: Judged['kind']) => judged.filter((own) => own.kind === kind);
  const feasible = of('plan');
  const delivered = feasible.filter(({ isDelivered }) => isDelivered);
  const times = judged.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  const at = (part: number) => (times[Math.floor((times.length - 1) * part)] ?? 0).toFixed(0);
  const failing = [...judged, ...followed].filter(({ problems }) => problems.length > 0);
  return `# Plans of the embedded planner

${generated} prompts of the grammar (seed ${seed}) and ${byHand} written by hand, with the sample providers, on a fixed day.

| | Rate |
|---|---:|
| Feasible prompts that got a plan | ${rate(delivered.length, feasible.length)} |
| Feasible prompts that pass every check and say what was asked | ${rate(passing(feasible), feasible.length)} |
| Infeasible prompts that are told so, and what would fit | ${rate(passing(of('infeasible')), of('infeasible').length)} |
| Prompts without a place, or with one that nobody knows, that are asked back | ${rate(passing(of('ask')), of('ask').length)} |

Time of a turn: median ${at(0.5)} ms, 95 % below ${at(0.95)} ms.

| Check | Feasible plans that pass |
|---|---:|
${CHECK_NAMES.map((name) => `| ${name} | ${rate(delivered.filter(({ failed }) => !failed.includes(name)).length, delivered.length)} |`).join('\n')}

## Follow-ups

${followed.length} follow-ups of the grammar, each after a plan and judged by the plan before it: what was asked has changed, the rest has not.

| Kind | As asked |
|---|---:|
${rowsOf(followed)}
${failing.length === 0 ? '' : `\n## Not as they should be\n\n${failing.map(describe).join('\n')}\n`}`;
}

function row(name: string, own: readonly JudgedFollowUp[]): string {
  return `| ${name} | ${rate(passing(own), own.length)} |`;
}

function rowsOf(followed: readonly JudgedFollowUp[]): string {
  const kinds = [...new Set(followed.map(({ kind }) => kind))];
  return [
    ...kinds.map((kind) =>
      row(
        kind,
        followed.filter((own) => own.kind === kind),
      ),
    ),
    row('**all**', followed),
  ].join('\n');
}

function passing(cases: readonly Pick<Judged, 'problems'>[]): number {
  return cases.filter(({ problems }) => problems.length === 0).length;
}

function rate(part: number, whole: number): string {
  const percent = whole === 0 ? 0 : (part / whole) * 100;
  return `${part} of ${whole} (${percent.toFixed(1)} %)`;
}

function describe({ messages, problems }: Pick<Judged, 'messages' | 'problems'>): string {
  return `- ${messages.map((message) => `“${message}”`).join(' → ')}\n${problems.map((problem) => `  - ${problem}`).join('\n')}`;
}
