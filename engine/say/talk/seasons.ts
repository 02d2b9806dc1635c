/** What the months of a trip are usually like where it goes, from the guides. */
import { countryFacts } from '../../../content/countries/countries.ts';
import { listOf } from '../write/format.ts';
import type { Brief } from '../../plan/brief/brief.ts';
import type { CityGuide } from '../../../content/towns/types.ts';

const MONTH_NAMES = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const HONEST =
  'This is what the season is usually like, not a forecast; look at one in the week before you go.';

type Season = CityGuide['seasons'][number];

/** The seasons of every town. @param isDated whether those of the trip's dates are meant, else all are told */
export function seasonsOf({ stops }: Pick<Brief, 'stops'>, isDated: boolean): string {
  const known = stops.flatMap(({ place, guide, firstDay }) => {
    const month = Number(firstDay.slice(5, 7));
    const seasons = (guide?.seasons ?? []).filter(({ months }) => !isDated || months.includes(month));
    if (seasons.length === 0) return [];
    return [
      `**${place.name}, by season**\n${seasons.map((season) => `- ${monthsInWords(season)}: ${season.line}`).join('\n')}`,
    ];
  });
  const unguided = stops.filter(({ guide }) => guide === null);
  // a line on a town's season is short: its country's says more of the weather
  const countries = new Map(stops.map(({ place }) => [place.countryCode, place.country]));
  const national = [...countries].flatMap(([code, name]) => {
    const facts = countryFacts(code);
    return facts
      ? [
          `**${name}:** ${facts.seasons} Best: ${listOf(facts.bestMonths.map((month) => MONTH_NAMES[month - 1] ?? ''))}.`,
        ]
      : [];
  });
  const unknown = unguided.filter(({ place }) => countryFacts(place.countryCode) === null);
  const rest = [
    ...national,
    ...(unknown.length === 0
      ? []
      : [
          `I have no guide to ${listOf(unknown.map(({ place }) => place.name))}, so I do not know its seasons: the national weather service does.`,
        ]),
  ];
  return [...new Set(known), ...rest, ...(known.length + national.length === 0 ? [] : [HONEST])].join('\n\n');
}

/** "Apr to Jun and Sep"; the months of a season stand in the order in which they come. */
export function monthsInWords({ months }: Season): string {
  const runs: [first: number, last: number][] = [];
  for (const month of months) {
    const run = runs[runs.length - 1];
    if (run && month === (run[1] % 12) + 1) run[1] = month;
    else runs.push([month, month]);
  }
  return listOf(runs.map((run) => [...new Set(run)].map((month) => MONTH_NAMES[month - 1]).join(' to ')));
}
