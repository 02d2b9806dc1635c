/** The sum of the plan against the budget, and what to do when it does not fit. */
import { money, plural } from './format.ts';
import { ratesOfDay } from '../../../domain/money/besideDollars.ts';
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
export function costCells({ label, count, unit, price, amount, paid }: PlanCost): [string, string, string] {
  const basis = paid ? 'paid' : `${count} ${count === 1 ? unit.replace(/s$/, '') : unit} × ${money(price)}`;
  return [label.replaceAll('|', '/'), basis, money(amount)];
}

/** How the sum stands to the budget, and what would fit; what to say where there is none. */
export function verdict({ total }: Itinerary, brief: Brief, choice: Choice): string {
  return [nightVerdict(brief, choice), wholeVerdict(total, brief, choice)]
    .filter((part) => part !== '')
    .join(' ');
}

function wholeVerdict(whole: number, brief: Brief, choice: Choice): string {
  const { budget } = brief;
  if (!budget)
    return brief.maxNight === null ? 'You gave me no budget; name one and I fit the plan to it.' : '';
  const converted = budget.converted === null ? '' : ` (${budget.converted}, ${ratesOfDay()})`;
  const limit = choice.limit ?? 0;
  const flights = flightCosts(choice);
  const total = budget.withoutFlights ? whole - flights : whole;
  const whose = whoseMoney(brief);
  const beside =
    budget.withoutFlights && flights > 0 ? ` The flights are over and above that: ${money(flights)}.` : '';
  return `${againstLimit(total, limit, whose + converted, brief, choice)}${beside}`;
}

function againstLimit(total: number, limit: number, whose: string, brief: Brief, choice: Choice): string {
  if (total <= limit) {
    const spare = limit - total;
    // a sum that lacks a bed leaves room for that first
    const isWhole = choice.hotels.every((hotel, at) => hotel !== null || (brief.stops[at]?.nights ?? 0) < 1);
    const room = isWhole && spare > limit * 0.5 ? ' There is room for a better hotel or a longer stay.' : '';
    return `**${money(total)} of your ${money(limit)}${whose}: ${money(spare)} to spare.**${room}`;
  }
  return `**This does not fit your ${money(limit)}${whose}: it is ${money(total - limit)} over.** ${wouldFit(brief, choice, limit)}`;
}

/** What the limit is made of: " for 2", " (7 days at $150 for each of 2)". */
function whoseMoney({ budget, travellers, days }: Brief): string {
  if (!budget) return '';
  const each = money(budget.amount);
  const without = budget.withoutFlights ? ' without flights' : '';
  switch (budget.per) {
    case 'trip':
      return without;
    case 'person':
      return `${travellers > 1 ? ` for ${travellers}` : ''}${without}`;
    case 'day':
      return ` (${plural(days, 'day')} at ${each})${without}`;
    case 'personDay':
      return ` (${plural(days, 'day')} at ${each}${travellers > 1 ? ` for each of ${travellers}` : ''})${without}`;
  }
}

function flightCosts({ costs }: Choice): number {
  return costs.reduce((sum, { kind, amount }) => sum + (kind === 'flights' ? amount : 0), 0);
}

function nightVerdict(brief: Brief, { hotels }: Choice): string {
  const { maxNight, rooms, travellers } = brief;
  if (!maxNight) return '';
  const units = { party: rooms, room: 1, person: rooms / travellers }[maxNight.per];
  const of = { party: 'a night', room: 'a night for a room', person: 'a night for each' }[maxNight.per];
  const converted = maxNight.converted === null ? '' : ` (${maxNight.converted}, ${ratesOfDay()})`;
  const prices = hotels.flatMap((hotel) => (hotel ? [hotel.priceFrom * units] : []));
  if (prices.length === 0) return '';
  const dearest = Math.max(...prices);
  const limit = `${money(maxNight.amount)} ${of}${converted}`;
  return dearest <= maxNight.amount
    ? `**${money(dearest)} ${of} is within your ${limit}.**`
    : `**I found no stay within your ${limit}: the cheapest is ${money(dearest)}.**`;
}

/** What the cheapest version costs, and the shortest way to the budget. */
function wouldFit(brief: Brief, choice: Choice, limit: number): string {
  const least = `The least I can make of this trip is ${money(choice.floor)}.`;
  const isBeside = brief.budget?.withoutFlights === true;
  const flights = choice.costs
    .filter(({ kind }) => (kind === 'flights' && !isBeside) || kind === 'transport')
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
