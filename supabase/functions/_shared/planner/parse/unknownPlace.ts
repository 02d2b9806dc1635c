/** Names that stand where a place would, and that no gazetteer has: said to be unknown, never matched to another. */
import { normalize } from '../../places/normalize.ts';

/** Places of stories that travellers ask for, which lie a letter or two from real ones. */
const FICTIONAL = new Set(
  'atlantis narnia mordor gondor wakanda gotham hogwarts neverland westeros asgard eldorado arrakis oz rivendell'.split(
    ' ',
  ),
);
/** Words with a capital after "to" or "in" that are no places. */
const NO_PLACE = new Set(
  (
    'january february march april may june july august september october november december monday tuesday wednesday ' +
    'thursday friday saturday sunday spring summer autumn winter christmas easter business economy first english ' +
    'french german spanish italian europe asia africa america plan make please trip holiday vacation hello hi thanks ' +
    'ok okay yes no visa passport day days i we my our a an the it me help what where when how who some any somewhere ' +
    'anywhere nowhere hmm lorem show airbnb'
  ).split(' '),
);
const AFTER_CUE =
  /\b(?:to|in|visit|visiting|see|explore|around|about|add|include|days at)\s+(?:the\s+)?((?:\p{Lu}[\p{L}\p{M}'’-]+)(?:\s+\p{Lu}[\p{L}\p{M}'’-]+){0,2})/u;
const ALONE = /^\W*((?:\p{Lu}[\p{L}\p{M}'’-]{3,})(?:\s+\p{Lu}[\p{L}\p{M}'’-]+)?)\W*$/u;

/** Whether a name is known from stories alone. */
export function isFictional(name: string): boolean {
  return FICTIONAL.has(normalize(name));
}

/**
 * The name that a message without any known destination gives for one; null when it gives none.
 * @param origin a place that the message does name, which is no destination
 */
export function unknownPlace(text: string, origin: string | null): string | null {
  const story = text.split(/[^\p{L}\p{M}]+/u).find((word) => word.length > 2 && isFictional(word));
  if (story !== undefined) return story;
  const name = (AFTER_CUE.exec(text) ?? ALONE.exec(text))?.[1] ?? null;
  if (name === null || (origin !== null && normalize(origin).includes(normalize(name)))) return null;
  return normalize(name)
    .split(' ')
    .some((word) => NO_PLACE.has(word))
    ? null
    : name;
}
