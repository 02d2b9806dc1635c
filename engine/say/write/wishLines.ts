/** What became of wishes that no taste or date is: each named, met or not. */
import { OF_PEOPLES } from '../../../content/words/things.ts';
import { plain } from '../../edits/names.ts';
import { canBe, knownFor, speaksOf } from '../../plan/demands/wished.ts';
import { isLikedKind } from '../../plan/choose/hotels.ts';
import { isNear } from '../../plan/choose/stayWish.ts';
import { listOf } from './format.ts';
import { seasonLine } from './season.ts';
import type { Itinerary, PlanItem } from '../../../domain/itinerary/itinerary.ts';
import type { Brief } from '../../plan/brief/brief.ts';
import type { Choice } from '../../plan/choose/choose.ts';

interface Input {
  readonly brief: Brief;
  readonly choice: Choice;
  readonly plan: Itinerary;
  /** The trip whose plan has said already what no guide has. */
  readonly before?: Pick<Brief, 'stops' | 'activities'> | null;
}

/** Sentences on the stay, on things to do, and on what was left out. */
export function wishLines(input: Input): string[] {
  const { brief } = input;
  if (brief.only === 'flights')
    return ['Flights only, as you asked: no hotel is in the plan, and the days are your own.'];
  return [
    ...(brief.only === 'hotel'
      ? ['Only the stay, as you asked: no way there is in the plan, and the days are your own.']
      : []),
    ...stayLines(input),
    ...(brief.only === null ? activityLines(input) : []),
    ...(brief.nots.length > 0 ? [`Left out, as you asked: ${listOf(brief.nots.map(plain))}.`] : []),
  ];
}

/** What no day is chosen for. */
export function avoidedInWords(avoid: Brief['avoid']): string {
  return `Left out where it can be: ${listOf(avoid.map((own) => (own === 'temples' ? 'churches and temples' : own)))}.`;
}

/** What became of what was wished of the stay. */
export function stayLines({ brief, choice }: Omit<Input, 'plan'>): string[] {
  const { wants, near, stars, kinds, notKinds } = brief.stay;
  const own = near.length === 0 ? [] : [`Where you sleep, as you told me: ${listOf(near.map(plain))}.`];
  if (brief.ownBeds)
    return wants.length === 0
      ? own
      : [...own, `You want ${listOf(wants)}: ask where you sleep, as your beds are your own.`];
  const chosen = choice.hotels.flatMap((hotel) => (hotel ? [hotel] : []));
  const far = near.filter((place) => !chosen.some((hotel) => isNear(hotel, place)));
  const met = near.filter((place) => !far.includes(place));
  const few = stars !== null && chosen.some((hotel) => hotel.stars < stars);
  return [
    ...(met.length > 0 ? [`The stay is near ${listOf(met.map(plain))}, as its district says.`] : []),
    ...(far.length > 0 && chosen.length > 0
      ? [
          `I found no stay that I know to be near ${listOf(far.map(plain))}; this one is ${chosen[0]?.district ?? 'of unknown district'}. Look at the map before you book.`,
        ]
      : []),
    ...(stars !== null && chosen.length > 0 && !few
      ? [`The stay has ${stars} stars or more, as you asked.`]
      : []),
    ...(kinds.length > 0 && chosen.some((hotel) => !isLikedKind(hotel, brief))
      ? [
          `I found no ${listOf(kinds)} that fits${chosen.length > 1 ? ' everywhere' : ''}: the plan names another kind of stay.`,
        ]
      : kinds.length > 0 && chosen.length > 0
        ? [`The stay is of the kind you asked for by its name: ${listOf(kinds)}.`]
        : []),
    ...(notKinds.length > 0 && chosen.length > 0
      ? [`The stay is no ${orOf(notKinds)}, as far as its name tells.`]
      : []),
    ...(few ? [`I found no stay with ${String(stars)} stars that fits; this has fewer.`] : []),
    ...(wants.length > 0
      ? [`You want ${listOf(wants)}: my hotel data does not tell that, so ask the place before you book.`]
      : []),
  ];
}

function orOf(kinds: readonly string[]): string {
  return kinds.join(' and no ');
}

const PROPOSAL = /\bpropos/i;

function activityLines(input: Input): string[] {
  const { brief, before } = input;
  const isKnown = brief.stops.every(({ place }) => before?.stops.some((own) => own.place === place));
  const told = brief.activities.flatMap((wish) => {
    const line = foundLine(wish, input);
    return line === null && isKnown && before?.activities.includes(wish) ? [] : [{ wish, line }];
  });
  const open = listOf(told.flatMap(({ wish, line }) => (line === null ? [`“${named(wish)}”`] : [])));
  const guided = brief.stops.filter(({ guide }) => guide !== null).map(({ place }) => place.name);
  const where = listOf(brief.stops.map(({ place }) => place.name));
  const nothing =
    guided.length === 0
      ? `I have no guide to ${where}, so I cannot say where there is ${open}: look for it yourself.`
      : `I have nothing on ${open} in my guide to ${listOf(guided)}: look for it yourself, and tell me which day to keep free for it.`;
  return [...told.flatMap(({ line }) => line ?? []), ...(open === '' ? [] : [nothing])];
}

/** As typed, "ethiopian and korean food" as one writes it. */
function named(wish: string): string {
  return plain(wish).replace(OF_PEOPLES, (own) =>
    own.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase()),
  );
}

/** Where a wish is met, or could be; null where nothing is known of it. */
function foundLine(wish: string, { brief, plan }: Input): string | null {
  const quote = `“${named(wish)}”`;
  if (PROPOSAL.test(wish)) return proposalLine(plan, brief);
  // what is called so comes before what only speaks of it
  for (const textOf of [({ title }: PlanItem) => title, ({ title, note }: PlanItem) => `${title}. ${note}`]) {
    for (const { number, items } of plan.days) {
      const own = items.find(
        (item) => isVisit(item) && canBe(item.kind, wish) && speaksOf(textOf(item), wish),
      );
      if (own)
        return `For ${quote}: ${own.kind === 'meal' ? own.title.toLowerCase() : own.title} on day ${number}.`;
    }
  }
  for (const { guide, place } of brief.stops) {
    const known = guide && knownFor(guide, wish);
    if (known !== null)
      return `For ${quote} my guide to ${place.name} has: ${known.replace(/\.$/, '')}. It is in no day yet.`;
  }
  for (const { guide, place, firstDay, lastDay } of brief.stops) {
    const then = guide && seasonLine(guide, { firstDay, lastDay });
    if (then !== null && speaksOf(then, wish)) return `For ${quote} it is the time in ${place.name}: ${then}`;
  }
  return null;
}

/** A view at the end of a day is as good a place as I know. */
function proposalLine(plan: Itinerary, brief: Brief): string {
  const views = new Set(
    brief.stops.flatMap(({ guide }) =>
      (guide?.areas ?? []).flatMap(({ sights }) =>
        sights
          .filter(({ tags }) => tags.includes('views') || tags.includes('nature'))
          .map(({ name }) => name),
      ),
    ),
  );
  for (const { number, items } of plan.days.toReversed()) {
    const place = items.findLast(({ title }) => views.has(title));
    if (place)
      return `To propose: ${place.title} on day ${number} has the view; go and look at it before you decide.`;
  }
  return 'To propose I know no place there that I could vouch for: ask your hotel for a quiet view.';
}

function isVisit({ kind }: PlanItem): boolean {
  return kind === 'sight' || kind === 'tour' || kind === 'meal' || kind === 'free';
}
