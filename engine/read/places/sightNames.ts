/** Sights that a message names, and the towns that they are in. */
import { FAMOUS_SIGHTS } from '../../../content/regions/sights.ts';
import { normalize } from '../../../domain/text/normalize.ts';
import { textBefore } from './cues.ts';
import type { Span } from './regionNames.ts';
import type { Gazetteer } from '../../facts/gazetteer.ts';
import type { Gazetted } from '../../facts/types.ts';

export interface NamedSight {
  /** As typed; what is typed in small letters as it is written. */
  readonly name: string;
  readonly place: Gazetted;
  /** Whether it is to be visited: else it only says where something is. */
  readonly isWish: boolean;
}

const byName = new Map(
  FAMOUS_SIGHTS.flatMap((sight) =>
    [sight.name, ...sight.others].map((name) => [normalize(name), sight] as const),
  ),
);
/** Names that are also words: only with a capital. */
const WORDS = new Set(
  'arches pyramids broadway hollywood vatican alamo tivoli acropolis hermitage sphinx'.split(' '),
);
/** What before a sight says that it is not to be visited. */
export const NO_WISH =
  /\b(?:no|not|skip|skipping|without|avoid|except|seen|been to|did|done|hate|instead of|than|near|nearby|close to|next to|by|beside|opposite|view of|around|hotel at|closest to|nearest to|not see|remove|drop)\s+(?:the\s+)?$/i;

const SLEPT_BEFORE =
  /\b(?:nights?|sleep(?:ing)?|overnight|stay(?:ing)?)(?: over)?(?: (?:in|at))?\s+(?:the\s+)?$/i;
const SLEPT_AFTER =
  /^\s*[,:(–-]?\s*(?:for\s+)?(?:\d{1,2}|an?|one|two|three|four|five)\s?(?:nights?|nts?|n)\b/i;

/** Whether sights are called so. */
export function isSightName(name: string): boolean {
  return byName.has(normalize(name));
}

/** The sight of exactly this name; null for none. */
export function sightAt({ typed, name, from }: Span, text: string, gazetteer: Gazetteer): NamedSight | null {
  const folded = name.replace(/^the /, '');
  const sight = byName.get(folded);
  if (
    !sight ||
    townSlept({ typed, name, from }, text, gazetteer) ||
    (WORDS.has(folded) && !/\p{Lu}/u.test(typed))
  )
    return null;
  const place = gazetteer.inRegion(sight.town, sight.country);
  const isWish = !NO_WISH.test(textBefore(text, from));
  const known = [sight.name, ...sight.others].find((own) => normalize(own) === folded);
  return (
    place && { name: (/\p{Lu}/u.test(typed) ? null : known) ?? typed.replace(/^the /i, ''), place, isWish }
  );
}

/** The town of a sight's name where one sleeps: "a night in the Blue Mountains", which are as well a day out of Sydney. */
export function townSlept({ typed, name, from }: Span, text: string, gazetteer: Gazetteer): Gazetted | null {
  const to = from + typed.length;
  const folded = name.replace(/^the /, '');
  if (!byName.has(folded)) return null;
  if (!SLEPT_BEFORE.test(textBefore(text, from)) && !SLEPT_AFTER.test(text.slice(to, to + 30))) return null;
  const town = gazetteer.byName(folded);
  return town?.at && normalize(town.name) === folded ? town : null;
}
