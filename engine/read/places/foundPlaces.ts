/** What is read of the places of a message. */
import type { Message } from '../types.ts';
import type { Span } from '../words.ts';

type PlaceFields =
  | 'destinations'
  | 'origin'
  | 'otherHomes'
  | 'country'
  | 'isChoice'
  | 'drops'
  | 'edit'
  | 'returnTo'
  | 'wayIn'
  | 'wayHome'
  | 'musts'
  | 'route'
  | 'unknown'
  | 'unknownBeside'
  | 'guess'
  | 'where'
  | 'isWayOnly'
  | 'legs'
  | 'replacesUnnamed';

export interface FoundPlaces extends Pick<Message, PlaceFields> {
  /** Left out where it is not so: other words may say it. */
  readonly isInstead?: true;
  /** The day that a town is to be seen in comes on top. */
  readonly daysDelta?: 1;
  /** Days of all towns together, where they say it themselves; null else. */
  readonly total: number | null;
  /** One of them has what is left: "and the rest in Seville". */
  readonly isRest?: true;
  /** Places with the words that say what they are. */
  readonly spans: readonly Span[];
  /** Lengths of single places. */
  readonly lengths: readonly Span[];
}
