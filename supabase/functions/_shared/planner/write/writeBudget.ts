/** The sum of the offers chosen, against the budget, and what to do when it does not fit. */
import { money } from './format.ts';
import type { Brief } from '../brief.ts';
import type { Choice, CostLine } from '../choose.ts';

/** The table, its total and the verdict. */
export function writeBudget(brief: Brief, choice: Choice): string {
  const rows = choice.lines.map((line) => `| ${cell(line.label)} | ${basisOf(line)} | ${money(line.cost)} |`);
  return [
    '### Budget',
    ['| What | How | Cost |', '|---|---|---:|', ...rows, `| **Total** | | **${money(choice.total)}** |`].join(
      '\n',
    ),
    verdict(brief, choice),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function basisOf({ basis: [count, unit, price] }: CostLine): string {
  return `${count} ${unit}${count === 1 ? '' : 's'} × ${money(price)}`;
}

function cell(text: string): string {
  return text.replaceAll('|', '/');
}

function verdict(brief: Brief, choice: Choice): string {
  const { budget } = brief;
  if (!budget) return 'You gave me no budget; name one and I fit the plan to it.';
  const converted = budget.converted === null ? '' : ` (${budget.converted}, at a rough rate)`;
  if (budget.per === 'night') return nightVerdict(brief, choice, converted);
  const limit = choice.limit ?? 0;
  const whose = budget.per === 'person' && brief.travellers > 1 ? ` for ${brief.travellers}` : '';
  if (choice.total <= limit) {
    const spare = limit - choice.total;
    const room = spare > limit * 0.5 ? ' There is room for a better hotel or a longer stay.' : '';
    return `**${money(choice.total)} of your ${money(limit)}${whose}${converted}: ${money(spare)} to spare.**${room}`;
  }
  return `**This does not fit your ${money(limit)}${whose}${converted}: it is ${money(choice.total - limit)} over.** ${wouldFit(brief, choice, limit)}`;
}

function nightVerdict(brief: Brief, { hotel }: Choice, converted: string): string {
  const limit = brief.budget?.amount ?? 0;
  if (!hotel) return '';
  const perNight = hotel.priceFrom * brief.rooms;
  return perNight <= limit
    ? `**${money(perNight)} a night is within your ${money(limit)} a night${converted}.**`
    : `**The cheapest stay I found is ${money(perNight)} a night, over your ${money(limit)} a night${converted}.**`;
}

/** What the cheapest version costs, and the shortest way to the budget. */
function wouldFit(brief: Brief, choice: Choice, limit: number): string {
  const least = `The least I can make of this trip is ${money(choice.floor)}.`;
  const flights = choice.lines.find((line) => line.kind === 'flights')?.cost ?? 0;
  if (choice.floor <= limit) return `${least} Say “make it cheaper” and I rewrite it that way.`;
  if (flights > limit) {
    return `${least} The flights alone are ${money(flights)}, so no hotel or shorter stay helps: a nearer destination you reach by train or bus, other dates, or about ${money(choice.floor)} would.`;
  }
  const perDay = brief.days > 1 ? (choice.floor - flights) / brief.days : choice.floor;
  const days = Math.floor((limit - flights) / perDay);
  const shorter =
    days >= 1 && days < brief.days
      ? ` About ${days === 1 ? 'one day' : `${days} days`} would fit, or`
      : ' It needs';
  return `${least}${shorter} about ${money(choice.floor)} for all ${brief.days}.`;
}
