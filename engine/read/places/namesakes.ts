/** Which of several places of one name a message means, by where the rest of its trip is. */
import { kilometres } from '../../facts/ground.ts';
import { isHomeAt } from './cues.ts';
import type { Region } from '../../../content/regions/types.ts';
import type { Gazetteer } from '../../facts/gazetteer.ts';
import { WEIGHT, type Gazetted } from '../../facts/types.ts';
import type { Found } from './mentions.ts';

/** Nobody goes this far between two towns that one message names, unless both are named beyond doubt. */
export const ANOTHER_PART_OF_THE_WORLD_KM = 3_500;

/** Of several towns of a name the one near the rest of the trip is meant: Córdoba beside Mendoza is no town of Spain. */
export function nearRest(mention: Found, all: readonly Found[], text: string, gazetteer: Gazetteer): Found {
  const typed = text.slice(mention.from, mention.to);
  if (mention.region) return asTownOf(mention, mention.region, all, text, gazetteer);
  if (mention.corrected !== null) return mention;
  const isSetOut = ({ from }: Found) => isHomeAt(text, from);
  if (isSetOut(mention) && mention.place.weight >= WEIGHT.wellKnown) return mention;
  const beside = all.filter(
    (other) => other.place !== mention.place && other.corrected === null && !isSetOut(other),
  );
  const wellKnown = beside.filter(({ place }) => place.weight >= WEIGHT.wellKnown);
  const others = wellKnown.length > 0 ? wellKnown : beside;
  const away = (place: Gazetted) => Math.min(...others.map((other) => kilometres(other.place, place)));
  // a town beside its neighbours is rather meant than a sight of the same name elsewhere
  const farthest = mention.sight ? NEAR_KM : ANOTHER_PART_OF_THE_WORLD_KM;
  if (others.length === 0 || away(mention.place) < farthest) return mention;
  const near = gazetteer.namesakes(typed).find((own) => away(own) < NEAR_KM);
  if (!near) return mention;
  const { sight: _, ...named } = mention;
  return { ...named, place: near };
}

const NEAR_KM = 900;
/** Nearer to home than this nobody plans a trip to a town of a county's name. */
const FROM_HOME_KM = 100;

/**
 * The town of the same name where the rest of the trip is in its country: Salento beside Medellín. For who sets out in
 * the United States Norfolk is no county across the ocean.
 */
function asTownOf(
  mention: Found,
  region: Region,
  all: readonly Found[],
  text: string,
  gazetteer: Gazetteer,
): Found {
  if (region.kind === 'country' || region.kind === 'state') return mention;
  const towns = gazetteer.namesakes(text.slice(mention.from, mention.to));
  const others = all.filter(({ place }) => place !== mention.place);
  if (towns.length === 0 || others.some(({ place }) => place.countryCode === mention.place.countryCode))
    return mention;
  const town = towns.find((own) =>
    others.some(({ place, from }) => {
      if (place.countryCode !== own.countryCode) return false;
      if (!isHomeAt(text, from)) return true;
      return (
        own.countryCode === 'US' &&
        kilometres(place, own) > FROM_HOME_KM &&
        kilometres(place, mention.place) > ANOTHER_PART_OF_THE_WORLD_KM
      );
    }),
  );
  if (!town) return mention;
  const { region: _, ...named } = mention;
  return { ...named, place: town };
}
