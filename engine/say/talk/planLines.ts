/** What a plan that was answered says, read back from its text: the lines of its parts, each with its day. */

const DAY_HEADING = /^### (Day \d+) — (.+)$/;
const DATE_LINE = /^\*(.+?)(?: · .+)?\*$/;
const COST_ROW = /^\|\s*(.+?)\s*\|\s*(.*?)\s*\|\s*(\$[\d,]+)\s*\|$/;
const TOTAL_ROW = /^\|\s*\*\*Total\*\*\s*\|.*\*\*(\$[\d,]+)\*\*/;

export interface PlanLine {
  /** "Day 2, Wed 12 May"; empty outside the days. */
  readonly day: string;
  readonly text: string;
}

/** The items of the days in their order. */
export function itemsOf(plan: string): PlanLine[] {
  let day = '';
  return plan.split('\n').flatMap((line): PlanLine[] => {
    const [, number] = DAY_HEADING.exec(line) ?? [];
    if (number !== undefined) day = number;
    else if (line.startsWith('#')) day = '';
    const [, date] = DATE_LINE.exec(line) ?? [];
    if (day !== '' && date !== undefined && !day.includes(',')) day = `${day}, ${date}`;
    return day !== '' && line.startsWith('- ') ? [{ day, text: line.slice(2) }] : [];
  });
}

/** Lines of the reasons, by their word: "Stay", "Flight". */
export function reasonsOf(plan: string, word: RegExp): string[] {
  return plan
    .split('\n')
    .filter((line) => line.startsWith('- **') && word.test(line.slice(4)))
    .map((line) => line.slice(2));
}

/** "Stone Stair Inn: $372 (4 nights × $93)". */
export function costsOf(plan: string): string[] {
  return plan.split('\n').flatMap((line) => {
    const [, label, how, amount] = COST_ROW.exec(line) ?? [];
    return label === undefined || amount === undefined ? [] : [`${label}: ${amount} (${how ?? ''})`];
  });
}

/** "$1,544"; null where the text has no sum. */
export function totalOf(plan: string): string | null {
  return plan.split('\n').flatMap((line) => TOTAL_ROW.exec(line)?.[1] ?? [])[0] ?? null;
}

/** How the plan stands to the budget, and what would fit, as it says so itself. */
export function fitOf(plan: string): string {
  const verdict = plan
    .split('\n')
    .find((line) => /^\*\*.*(?:does not fit your|of your|within your|over your) /.test(line));
  if (verdict !== undefined) return `${verdict}\n\nThe plan stays as it was.`;
  return plan === ''
    ? 'There is no plan yet. Tell me where, for how long and for how much, and I see what fits.'
    : 'You gave me no budget, so I have nothing to fit the plan to: name one, for example “under $1,500”.';
}
