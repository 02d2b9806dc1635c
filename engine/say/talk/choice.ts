/** Two or three places that a traveller wavers between, side by side, with a button for each and no plan. */
import { guideFor } from '../../facts/guides.ts';
import { listOf, money } from '../write/format.ts';
import { monthsInWords } from './seasons.ts';
import type { CityGuide } from '../../../content/towns/types.ts';
import type { Gazetted } from '../../facts/types.ts';
import type { PlaceMention } from '../../read/types.ts';
import type { Talk } from './smallTalk.ts';

/** More than these are no choice but a list. */
const MOST = 4;
const BEST_SIGHTS = 3;

/** @param stands the first town of the plan that there is; null without one */
export function choiceTalk(mentions: readonly PlaceMention[], stands: Gazetted | null): Talk {
  const places = mentions.slice(0, MOST);
  const names = places.map(nameOf);
  const stays = stands ? ` Your plan for ${stands.name} stays as it was until you choose.` : '';
  return {
    text: `${listOf(names).replace(/ and (?=[^,]*$)/, ' or ')}: which shall it be?${stays}\n\n${places.map(aboutOf).join('\n\n')}`,
    suggestions: names.map((name) => ({ label: name.slice(0, 80), value: `${name}, please` })),
  };
}

/** Towns of a plan as a guide tells of them; null where there is a guide to none. */
export function aboutTowns(mentions: readonly PlaceMention[]): string | null {
  const told = mentions.slice(0, MOST).filter(({ place, bySight }) => !bySight && guideFor(place) !== null);
  return told.length === 0 ? null : told.map(aboutOf).join('\n\n');
}

/** Towns to choose from, and where that is asked, which costs least on the spot, by the guides. */
export function weighedChoice(mentions: readonly PlaceMention[], isOfCost: boolean): Talk {
  const costs = mentions.flatMap((mention) => {
    const guide = guideFor(mention.place);
    return guide ? [{ name: nameOf(mention), cost: guide.dailyCost }] : [];
  });
  const talk = choiceTalk(mentions, null);
  if (!isOfCost || costs.length < mentions.length) return talk;
  const sums = costs
    .toSorted((a, b) => a.cost - b.cost)
    .map(({ name, cost }) => `**${name}** at about ${money(cost)}`);
  const text = `By the day the cheapest first: ${listOf(sums)} a person for meals and local transport. Flights and beds I look up for the one that you name.`;
  return { ...talk, text };
}

function nameOf({ place, region }: PlaceMention): string {
  return region?.name ?? place.name;
}

function aboutOf(mention: PlaceMention): string {
  const guide = guideFor(mention.place);
  const name = nameOf(mention);
  if (!guide)
    return `**${name}**: I have no hand-written guide to it, so I can look up flights and beds there, and not say what it is like.`;
  const of = mention.region ? ` (of ${mention.place.name}, its first town)` : '';
  return [`**${name}**${of}: ${guide.intro}`, ...factsOf(guide)].join('\n');
}

function factsOf({ areas, seasons, dailyCost }: CityGuide): string[] {
  const sights = areas.slice(0, BEST_SIGHTS).map(({ sights: [first] }) => first.name);
  return [
    `- First to see: ${listOf(sights)}`,
    ...seasons.map((season) => `- ${monthsInWords(season)}: ${season.line}`),
    `- About ${money(dailyCost)} a person and day for meals and local transport`,
  ];
}
