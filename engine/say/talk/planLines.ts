/** What a plan says, line by line, for answers to questions about it. */
import { formatShortDay, money, plural } from '../write/format.ts';
import { headline } from '../write/headline.ts';
import { costCells, verdict } from '../write/writeBudget.ts';
import { dateLine, itemInWords } from '../write/writeDays.ts';
import { checksFor, introduction } from '../write/writePlan.ts';
import { reasonsFor } from '../write/writeWhy.ts';
import type { Stop } from '../../plan/brief/brief.ts';
import type { Standing } from '../../plan/standing.ts';

export interface PlanLine {
  /** Number of the day; null outside the days. */
  readonly day: number | null;
  /** Its title, where the line is in a day. */
  readonly title: string;
  /** Whether the line is the day's own title. */
  readonly isHeading: boolean;
  readonly text: string;
}

/** Everything that the plan says, in its order. */
export function linesOf({ brief, choice, plan }: Standing): PlanLine[] {
  const days = plan.days.flatMap((day): PlanLine[] => {
    const own = { day: day.number, title: day.title, isHeading: false };
    return [
      { ...own, isHeading: true, text: `Day ${day.number} — ${day.title}` },
      { ...own, text: `*${dateLine(day, plan)}*` },
      ...day.items.map((item) => ({ ...own, text: itemInWords(item, plan) })),
    ];
  });
  return [
    ...[
      headline(brief),
      introduction({ brief, notes: [], choice, plan, changes: [], before: null }),
      ...reasonsFor(brief, choice),
    ].map(outside),
    ...days,
    ...plan.costs.map((cost) => outside(costCells(cost).join(' | '))),
    outside(`**Total** | | **${money(plan.total)}**`),
    outside(verdict(plan, brief, choice)),
    ...checksFor({ brief, choice, failures: [] }).map(outside),
  ];
}

function outside(text: string): PlanLine {
  return { day: null, title: '', isHeading: false, text };
}

export interface ItemLine {
  /** "Day 2, Wed 12 May". */
  readonly day: string;
  readonly text: string;
}

/** The items of the days in their order. */
export function itemsOf({ plan }: Standing): ItemLine[] {
  return plan.days.flatMap(({ number, date, items }) =>
    items.map((item) => ({
      day: `Day ${number}, ${formatShortDay(date)}`,
      text: itemInWords(item, plan),
    })),
  );
}

/** Lines as a list, and behind them items each with its day. */
export function listed(lines: readonly string[], own: readonly ItemLine[]): string {
  return [...lines, ...own.map(({ day, text }) => `${day}: ${text}`)].map((line) => `- ${line}`).join('\n');
}

/** Lines of the reasons, by their word: "Stay", "Flight". */
export function reasonsOf({ brief, choice }: Standing, word: RegExp): string[] {
  return reasonsFor(brief, choice).filter((line) => word.test(line.slice(2)));
}

/** "Stone Stair Inn: $372 (4 nights at $93 a night)". */
export function costsOf({ plan }: Standing): string[] {
  return plan.costs.map((cost) => {
    const [label, basis, amount] = costCells(cost);
    return `${label}: ${amount} (${basis.replace(/(nights?) × (\S+)/, '$1 at $2 a night')})`;
  });
}

/** How the plan stands to the budget, and what would fit, as it says so itself. */
export function fitOf(standing: Standing | null): string {
  if (!standing)
    return 'There is no plan yet. Tell me where, for how long and for how much, and I see what fits.';
  const { brief, choice, plan } = standing;
  const words = verdict(plan, brief, choice);
  return brief.budget === null || words === ''
    ? 'You gave me no budget, so I have nothing to fit the plan to: name one, for example “under $1,500”.'
    : words;
}

/** Each day with its date: "- Day 2, Tue 13 April: Old town". */
export function datedDays(days: Standing['plan']['days']): string[] {
  return days.map(({ number, date, title }) => `- Day ${number}, ${formatShortDay(date)}: ${title}`);
}

/** "Porto from Fri 14 May, 3 nights". */
export function stayInWords({ place, firstDay, nights }: Stop): string {
  return `${place.name} from ${formatShortDay(firstDay)}, ${plural(nights, 'night')}`;
}
