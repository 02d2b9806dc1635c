/** Needs of health and body, in the order in which they are read: what is not known comes last. */
import { allergies } from './allergies.ts';
import { conditions } from './conditions.ts';
import { wellAgain, withoutDenied } from './denied.ts';
import { diets } from './diets.ts';
import { health } from './health.ts';
import { eveningHours, smallChildren } from './smallChildren.ts';
import { walking } from './walking.ts';
import { withNeeds, type Need } from './need.ts';
import { Words, type Span } from '../../words.ts';
import type { ActReader, ReadContext } from '../act.ts';

export const NEED_READERS: readonly ActReader[] = [
  ...[smallChildren, eveningHours, health, walking, allergies, diets, conditions].map(withoutDenied),
  wellAgain,
];

/** The needs in the notes of a profile. */
export function needsIn(text: string, context: ReadContext): readonly Need[] {
  let taken: Span[] = [];
  return NEED_READERS.reduce<readonly Need[]>((needs, reader) => {
    const words = new Words(text).without(taken);
    const said = reader.read(words, context)?.needs ?? [];
    if (reader.takesWords) taken = [...taken, ...words.spans];
    return withNeeds(needs, said);
  }, []);
}
