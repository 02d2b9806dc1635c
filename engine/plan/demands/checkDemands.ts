/** Whether a plan keeps what its travellers cannot do without. Run beside the checks that every plan has. */
import { brokenNeed } from './brokenNeed.ts';
import { onShutDays } from './shutDays.ts';
import { checkPace } from './checkPace.ts';
import { isLeftOut } from './wished.ts';
import { clockAt } from '../build/clock.ts';
import { minutesOf } from '../../../domain/itinerary/measures.ts';
import type { Bearing } from '../build/ways.ts';
import type { Brief } from '../brief/brief.ts';
import type { Finding } from '../../../domain/itinerary/finding.ts';
import type { Itinerary } from '../../../domain/itinerary/itinerary.ts';

/** What of a brief a plan is held to. */
export type Demands = Pick<Brief, 'needs' | 'modes' | 'nots' | 'ownTimes'> & Bearing;

/** What of a plan breaks a demand; empty where nothing does. */
export function checkDemands(plan: Itinerary, demands: Demands): Finding[] {
  return [
    ...brokenNeeds(plan, demands),
    ...bannedWays(plan, demands),
    ...leftIn(plan, demands),
    ...brokenTimes(plan, demands),
    ...onShutDays(plan),
    ...checkPace(plan, demands),
  ];
}

/** Ways that were banned for the whole trip; of those between towns alone the notes tell. */
function bannedWays({ legs }: Itinerary, { modes }: Demands): Finding[] {
  if (modes.isBetween) return [];
  return legs
    .filter(({ mode }) => modes.banned.includes(mode))
    .map(({ from, to, mode }): Finding => ({
      check: 'modes',
      item: `${from} – ${to}`,
      message: `The leg from ${from} to ${to} is by ${mode}, which was ruled out.`,
    }));
}

/** What is done in a day, and what nobody does before they set out. */
const DONE: ReadonlySet<string> = new Set(['sight', 'meal', 'tour']);
const DONE_ON_FIRST: ReadonlySet<string> = new Set([...DONE, 'flight', 'transfer']);

/** Appointments that are not at their hour, and what lies in hours that are to be kept free. */
function brokenTimes({ days }: Itinerary, { ownTimes }: Demands): Finding[] {
  return ownTimes.flatMap(({ kind, what, day, from, until }): Finding[] => {
    const own = days[day];
    if (!own) return [];
    const [start, end] = [clockAt(from), clockAt(until)];
    const isIn =
      from === 0 ||
      own.items.some(
        (item) => item.title.toLowerCase() === what.toLowerCase() && item.start === start && item.end === end,
      );
    const others = own.items.filter(
      (item) =>
        item.title.toLowerCase() !== what.toLowerCase() &&
        (from === 0 ? DONE_ON_FIRST : DONE).has(item.kind) &&
        item.start < end &&
        item.end > start,
    );
    return [
      ...(isIn
        ? []
        : [
            {
              check: kind,
              day: own.number,
              item: what,
              message: `"${what}" at ${start} is not on day ${own.number}.`,
            },
          ]),
      ...others.map(({ title }): Finding => ({
        check: kind,
        day: own.number,
        item: title,
        message: `"${title}" on day ${own.number} lies in the hours of "${what}".`,
      })),
    ];
  });
}

/** Sights and tours that were to be left out. */
function leftIn({ days }: Itinerary, { nots }: Demands): Finding[] {
  return days.flatMap(({ number, items }) =>
    items
      .filter((item) => (item.kind === 'sight' || item.kind === 'tour') && isLeftOut(item, nots))
      .map(({ title }): Finding => ({
        check: 'nots',
        day: number,
        item: title,
        message: `"${title}" on day ${number} was to be left out.`,
      })),
  );
}

function brokenNeeds({ days }: Itinerary, { needs }: Demands): Finding[] {
  return days.flatMap(({ number, items }) =>
    items.flatMap((item): Finding[] => {
      const need = brokenNeed({ ...item, start: minutesOf(item.start), end: minutesOf(item.end) }, needs);
      return need === null
        ? []
        : [
            {
              check: 'needs',
              day: number,
              item: item.title,
              ...(item.offerId === undefined ? {} : { offerId: item.offerId }),
              message: `"${item.title}" on day ${number} breaks the need "${need.words}".`,
            },
          ];
    }),
  );
}
