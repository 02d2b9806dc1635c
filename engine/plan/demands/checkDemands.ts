/** Whether a plan keeps what its travellers cannot do without. Run beside the checks that every plan has. */
import { brokenNeed } from './brokenNeed.ts';
import { minutesOf } from '../build/clock.ts';
import type { Brief } from '../brief/brief.ts';
import type { Finding } from '../../../domain/itinerary/finding.ts';
import type { Itinerary } from '../../../domain/itinerary/itinerary.ts';

/** What of a brief a plan is held to. */
export type Demands = Pick<Brief, 'needs' | 'modes'>;

/** What of a plan breaks a demand; empty where nothing does. */
export function checkDemands(plan: Itinerary, demands: Demands): Finding[] {
  return [...brokenNeeds(plan, demands), ...bannedWays(plan, demands)];
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
