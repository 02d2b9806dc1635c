/** Things to do that a traveller named, in the texts of a guide. */
import { EATEN, TAUGHT, THINGS_ALSO } from '../../../content/words/things.ts';
import { literally, ownEntry } from '../../../domain/text/typedWords.ts';
import { normalize } from '../../../domain/text/normalize.ts';
import type { PlanItem } from '../../../domain/itinerary/itinerary.ts';
import type { Area, CityGuide, Sight } from '../../../content/towns/types.ts';

/** Words of a wish that tell nothing of it. */
const EMPTY = new Set(
  'go the and or of a an to i we some good great nice cosy proper tour tours trip class classes cuisine cuisines food restaurant restaurants dishes meals meal including match game plan want going'.split(
    ' ',
  ),
);
/** A pattern that meets a wish in plain words (normalised); null where it has no word of its own. */
function patternsOf(wish: string): RegExp[] {
  return (
    normalize(wish)
      .split(' ')
      .filter((word) => word.length > 2 && !EMPTY.has(word))
      .map((word) => word.replace(/(?:ings?|ies|es|s)$/, '') || word)
      // a short stem begins other words: "ski", and no skink
      .map((stem) => ({ words: ownEntry(THINGS_ALSO, stem) ?? literally(stem), isShort: stem.length < 4 }))
      .map(
        ({ words, isShort }) => new RegExp(`\\b(?:${words})${isShort ? String.raw`(?:s|ing|ers?)?\b` : ''}`),
      )
  );
}

/** Whether a wish says that it is eaten: "American restaurants" are no museum. */
function isEaten(wish: string): boolean {
  return EATEN.test(wish);
}

/** Whether a sort of item can be what a wish asks for: what is cooked slowly for lunch is no cooking class. */
export function canBe(kind: PlanItem['kind'], wish: string): boolean {
  return kind === 'sight' ? !isEaten(wish) : kind !== 'meal' || !TAUGHT.test(wish);
}

/** Whether a text speaks of a wish. */
export function speaksOf(text: string, wish: string): boolean {
  const patterns = patternsOf(wish);
  const plain = normalize(text);
  return patterns.length > 0 && patterns.every((pattern) => pattern.test(plain));
}

/** A sight's name and line. */
function textOf({ name, line }: Pick<Sight, 'name' | 'line'>): string {
  return `${name}. ${line}`;
}

/** How many wishes the sights of an area speak of. */
export function wishesIn({ sights, lunch }: Area, wishes: readonly string[]): number {
  const seen = sights.map(textOf);
  return wishes.filter((wish) => [...(isEaten(wish) ? [] : seen), lunch].some((text) => speaksOf(text, wish)))
    .length;
}

/** The sight or day trip of a guide that is called as a wish is, else one whose line speaks of it; null for none. */
export function placeFor(guide: CityGuide, wish: string): string | null {
  if (isEaten(wish)) return null;
  const places = [...guide.areas.flatMap(({ sights }) => sights), ...guide.dayTrips];
  const found =
    places.find(({ name }) => speaksOf(name, wish)) ?? places.find((place) => speaksOf(textOf(place), wish));
  return found?.name ?? null;
}

/** What a guide names for a wish: a sight, a day trip or a dish; null for nothing. */
export function knownFor(guide: CityGuide, wish: string): string | null {
  const place = placeFor(guide, wish);
  if (place !== null || !canBe('meal', wish)) return place;
  return (
    [...guide.areas.map(({ lunch }) => lunch), ...guide.food].find((dish) => speaksOf(dish, wish)) ?? null
  );
}

/** The sight of a guide that is called as a wish is: "flamenco" of the flamenco museum; null for none. */
export function sightFor(guide: CityGuide, wish: string): string | null {
  const sights = isEaten(wish) ? [] : guide.areas.flatMap((area) => area.sights);
  return sights.find(({ name }) => speaksOf(name, wish))?.name ?? null;
}

/** Sights of a guide that an appointment is for: they are seen then. */
export function sightsBooked(guide: CityGuide | null, booked: readonly string[]): string[] {
  const names = guide?.areas.flatMap(({ sights }) => sights.map(({ name }) => name)) ?? [];
  return names.filter((name) => booked.some((what) => speaksOf(name, what) || speaksOf(what, name)));
}

/** Whether something is what a traveller asked to leave out: by its name, or by the sort of thing that it is. */
export function isLeftOut(
  { title, note }: { title: string; note: string },
  nots: readonly string[],
): boolean {
  return nots.some((not) =>
    /^\p{Lu}/u.test(not) ? speaksOf(title, not) : speaksOf(`${title}. ${note}`, not),
  );
}
