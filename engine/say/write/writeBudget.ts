/** The sum of the plan against the budget, and what to do when it does not fit. */
import { money } from './format.ts';
import type { Itinerary, PlanCost } from '../../../domain/itinerary/itinerary.ts';
import type { Brief } from '../../plan/brief/brief.ts';
import type { Choice } from '../../plan/choose/choose.ts';

/** The table and its total. */
export function writeCosts(plan: Itinerary): string {
  const rows = plan.costs.map((cost) => `| ${costCells(cost).join(' | ')} |`);
  const total = `| **Total** | | **${money(plan.total)}** |`;
  return ['### Budget', ['| What | How | Cost |', '|---|---|---:|', ...rows, total].join('\n')].join('\n\n');
}

/** What it is, how it is counted, and what it comes to. */
export function costCells({ label, count, unit, price, amount }: PlanCost): [string, string, string] {
  const basis = `${count} ${count === 1 ? unit.replace(/s$/, '') : unit} × ${money(price)}`;
  return [label.replaceAll('|', '/'), basis, money(amount)];
}

/** How the sum stands to the budget, and what would fit; what to say where there is none. */
export function verdict({ total }: Itinerary, brief: Brief, choice: Choice): string {
  const { budget } = brief;
  if (!budget) return 'You gave me no budget; name one and I fit the plan to it.';
  const converted = budget.converted === null ? '' : ` (${budget.converted}, at a rough rate)`;
  if (budget.per === 'night') return nightVerdict(brief, choice, converted);
  const limit = choice.limit ?? 0;
  const whose = budget.per === 'person' && brief.travellers > 1 ? ` for ${brief.travellers}` : '';
  if (total <= limit) {
    const spare = limit - total;
    const room = spare > limit * 0.5 ? ' There is room for a better hotel or a longer stay.' : '';
    return `**${money(total)} of your ${money(limit)}${whose}${converted}: ${money(spare)} to spare.**${room}`;
  }
  return `**This does not fit your ${money(limit)}${whose}${converted}: it is ${money(total - limit)} over.** ${wouldFit(brief, choice, limit)}`;
}

function nightVerdict(brief: Brief, { hotels }: Choice, converted: string): string {
  const limit = brief.budget?.amount ?? 0;
  const prices = hotels.flatMap((hotel) => (hotel ? [hotel.priceFrom * brief.rooms] : []));
  if (prices.length === 0) return '';
  const dearest = Math.max(...prices);
  return dearest <= limit
    ? `**${money(dearest)} a night is within your ${money(limit)} a night${converted}.**`
    : `**The cheapest stay I found is ${money(dearest)} a night, over your ${money(limit)} a night${converted}.**`;
}

/** What the cheapest version costs, and the shortest way to the budget. */
function wouldFit(brief: Brief, choice: Choice, limit: number): string {
  const least = `The least I can make of this trip is ${money(choice.floor)}.`;
  const flights = choice.costs
    .filter(({ kind }) => kind === 'flights' || kind === 'transport')
    .reduce((sum, { amount }) => sum + amount, 0);
  if (choice.floor <= limit) return `${least} Say “make it cheaper” and I rewrite it that way.`;
  if (flights > limit) {
    return `${least} The flights alone are ${money(flights)}, so no hotel or shorter stay helps: a nearer destination you reach by train or bus, other dates, or about ${money(choice.floor)} would.`;
  }
  const perDay = brief.days > 1 ? (choice.floor - flights) / brief.days : choice.floor;
  const days = Math.floor((limit - flights) / perDay);
  const shorter =
    days >= brief.stops.length && days < brief.days
      ? ` About ${days === 1 ? 'one day' : `${days} days`} would fit, or`
      : ' It needs';
  return `${least}${shorter} about ${money(choice.floor)} for all ${brief.days}.`;
}
