/** Words of acts that changed nothing: they were read, and the trip is as it would be without them. */
import { residueOf } from '../read/residue.ts';
import { messageWithout } from '../read/parseMessage.ts';
import { asUsual } from '../read/acts/tastes/comfort.ts';
import { TALK_READERS } from '../read/acts/talk/readers.ts';
import { aside } from '../read/acts/talk/aside.ts';
import { hasGuide } from '../facts/guides.ts';
import { asksTheSame, type TripSpec } from '../trip/spec.ts';
import type { Act, Reading } from '../read/acts/act.ts';
import type { Message } from '../read/types.ts';

/** They ask for no change of a trip, or for what it is without a word. */
const TALK = new Set([...TALK_READERS, aside, asUsual].map(({ act }) => act));
/** Every act is left out once. */
const MOST_ACTS = 40;

/**
 * Pieces of a message that only such acts rest on.
 * @param isFirst no plan stands, so that a change of its days is none
 * @param specOf the trip that a message makes
 */
export function idleIn(
  isFirst: boolean,
  reading: Reading,
  specOf: (message: Message) => TripSpec,
): readonly string[] {
  const { acts, message, text, residue } = reading;
  if ((message.dayEdits.length > 0 && !isFirst) || acts.length > MOST_ACTS) return [];
  const whole = specOf(message);
  const isWorking = (act: Act) =>
    TALK.has(act.act) ||
    act.spans.length === 0 ||
    (!isLikedInVain(act.says, whole) && !asksTheSame(whole, specOf(messageWithout(acts, act))));
  const working = acts.filter(isWorking).flatMap(({ spans }) => spans);
  return residueOf(text, working).filter((piece) => !residue.includes(piece));
}

/** Days are made by what somebody likes where a guide knows what there is: no town of the trip has one. */
export function isLikedInVain(
  { interests = [], avoid = [] }: Partial<Message>,
  { destinations }: TripSpec,
): boolean {
  return (
    avoid.length === 0 &&
    interests.some((own) => own !== 'family') &&
    destinations.length > 0 &&
    !destinations.some(({ place }) => hasGuide(place))
  );
}
