/** Which mentions of a town are a stay in it, and where a sight is seen from. */
import { kilometres } from '../../facts/ground.ts';
import { normalize } from '../../../domain/text/normalize.ts';
import { START_CUE } from '../../../content/words/placeCues.ts';
import { isHomeAt, textBefore } from './cues.ts';
import { SLEPT_IN } from './roles.ts';
import type { Found } from './mentions.ts';
import type { Message, PlaceMention } from '../types.ts';

/** By its bare name it is that of California, unless one of these is named too. */
const DISNEYLANDS: ReadonlySet<string> = new Set(['Paris', 'Tokyo', 'Hong Kong', 'Shanghai', 'Orlando']);

const DISNEY = /^disney(?: ?land| ?world)?$/;

/** "A poster of Fitz Roy … El Chaltén 4 nights": by its own name the town is meant, and not by what stands beside it. */
export function withoutAliases(found: readonly Found[], text: string): Found[] {
  const typed = ({ from, to }: Found) => normalize(text.slice(from, to));
  return found.filter((mention) => {
    const { place, region, sight, from } = mention;
    const name = normalize(place.name);
    const own = typed(mention);
    if (DISNEY.test(own) && found.some((other) => other !== mention && DISNEYLANDS.has(other.place.name)))
      return false;
    const isAlias = !region && !sight && own.includes(' ') && own !== name && !isHomeAt(text, from);
    return !(isAlias && found.some((other) => other.place === place && typed(other) === name));
  });
}

const PICKS_UP =
  /\b(?:rent(?:ing)?|hir(?:e|ing)|pick(?:ing)? up|collect(?:ing)?) (?:an? |the |our )?(?:hire |rental )?(?:car|van|camper(?:van)?|motorhome) (?:in|at)\s+$/iu;

const isWide = ({ region }: Found) => region !== undefined && region.kind !== 'route';

/** "A road trip in Scotland, renting a car in Edinburgh": the country is where it goes. */
export function withoutPickUps(found: readonly Found[], text: string): readonly Found[] {
  return found.filter(
    ({ place, region, from }) =>
      region ||
      !PICKS_UP.test(textBefore(text, from)) ||
      !found.some((other) => isWide(other) && other.place.countryCode === place.countryCode),
  );
}

/** "Starting in Athens … the last night in Athens": only the night is a stay. */
export function isOnlyStart(text: string, { place, from }: Found, found: readonly Found[]): boolean {
  const isSlept = (own: Found) => SLEPT_IN.test(textBefore(text, own.from));
  return (
    START_CUE.test(textBefore(text, from)) &&
    found.some((own) => own.from !== from && own.place === place && isSlept(own))
  );
}

/** Kilometres round a stop in which a sight is seen from there. */
const SEEN_FROM_KM = 60;

/** Sights of a town that is none of the stops are seen from the nearest that is one. */
export function inStops(musts: Message['musts'], stops: readonly PlaceMention[]): Message['musts'] {
  if (stops.some(({ region }) => region)) return musts;
  return musts.map((must) => {
    if (stops.some(({ place }) => place === must.town)) return must;
    const [near] = stops
      .map(({ place }) => ({ place, km: kilometres(place, must.town) }))
      .filter(({ km }) => km < SEEN_FROM_KM)
      .toSorted((a, b) => a.km - b.km);
    return near ? { ...must, town: near.place } : must;
  });
}
