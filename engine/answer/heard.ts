/** A message with all that it is read against: the trip before it, and what is asked after it. */
import { storableText } from '../../domain/text/text.ts';
import { APART } from '../read/parseMessage.ts';
import { ruleReader, type Reader } from '../read/reader.ts';
import { makeBrief, type Brief } from '../plan/brief/brief.ts';
import { standingOf, type Standing } from '../plan/standing.ts';
import { reduce } from '../trip/reducer.ts';
import { withBases } from '../trip/regions.ts';
import { asksTheSame, type TripSpec } from '../trip/spec.ts';
import { withProfile } from '../trip/withProfile.ts';
import type { KeptTrip } from '../trip/keptTrip.ts';
import type { Gazetteer } from '../facts/gazetteer.ts';
import type { Message } from '../read/types.ts';
import type { TurnInput } from '../turn.ts';

export interface Heard {
  /** Its message is in the words that were read. */
  readonly input: TurnInput;
  /** The message as typed. */
  readonly typed: string;
  readonly gazetteer: Gazetteer;
  readonly kept: KeptTrip;
  /** Beside the edits of days, the rest of the message is what was said. */
  readonly message: Message;
  /** Pieces of what was typed that no act rests on: nothing of them is in the spec. */
  readonly residue: readonly string[];
  /** What is asked after the message. */
  readonly spec: TripSpec;
  /** The kept plan; null where there is none. */
  readonly standing: Standing | null;
}

/** Characters of a message that are kept to be quoted. */
const MOST_TYPED = 200;

const ANOTHER =
  /^\W*(?:(?:please|no|hmm|and|ok)\W+)*(?:(?:yet )?another(?: one)?|(?:the )?next(?: one)?|again|once more|one more time|not that one(?: either)?)\W*(?:please)?\W*$/i;

/** Reads a message. */
export async function hear(
  asked: TurnInput,
  kept: KeptTrip,
  gazetteer: Gazetteer,
  reader: Reader,
): Promise<Heard> {
  const { today } = asked.traveller;
  const before = kept.spec;
  // what stands between clauses that are read apart is nobody's to type
  const typed = asked.message.replaceAll(APART, ' ');
  // "another one" is what was asked for before it
  const again = ANOTHER.test(typed) ? (before.said?.meant ?? null) : null;
  const context = { today, gazetteer, spec: before, plan: kept.plan };
  const {
    words,
    message: read,
    residue,
  } = await (again === null ? reader : ruleReader).read(again ?? typed, context);
  const input = again === null ? { ...asked, message: words } : asked;
  const besides = read.besides && withBases(before, read.besides, gazetteer);
  const message = { ...withBases(before, read, gazetteer), besides };
  const whenOf = (trip: TripSpec) => {
    const { firstDay, days } = briefOf(trip, { input, gazetteer });
    return { firstDay, days, today };
  };
  const reduced = reduce(before, message, whenOf);
  const asOf = isDatedAnew(before, reduced) ? today : (before.asOf ?? today);
  const said = asksTheSame(before, reduced)
    ? before.said
    : { typed: storableText(typed.slice(0, MOST_TYPED)), meant: words };
  const hasEdits = message.dayEdits.length > 0 && before.destinations.length > 0;
  return {
    input,
    typed,
    gazetteer,
    kept,
    message: hasEdits && message.besides ? { ...message.besides, dayEdits: message.dayEdits } : message,
    residue: again === null || again === typed ? residue : [],
    spec: { ...reduced, asOf, said },
    standing: standing(kept, { input, gazetteer }),
  };
}

/** A trip made concrete, by what its traveller's profile adds. @throws Error when it has no destination */
export function briefOf(trip: TripSpec, { input, gazetteer }: Pick<Heard, 'input' | 'gazetteer'>): Brief {
  const { traveller } = input;
  const then = { ...traveller, today: trip.asOf ?? traveller.today };
  return makeBrief(withProfile(trip, traveller, gazetteer), then, gazetteer);
}

/** A kept plan with its brief; null where there is none. */
export function standing(
  { spec, plan, offers }: KeptTrip,
  context: Pick<Heard, 'input' | 'gazetteer'>,
): Standing | null {
  if (plan === null || spec.destinations.length === 0) return null;
  return standingOf(plan, offers, briefOf(spec, context), spec.seen);
}

function isDatedAnew(before: TripSpec, after: TripSpec): boolean {
  return datesOf(before) !== datesOf(after);
}

function datesOf({ dates, startDay, isWeekend }: TripSpec): string {
  return JSON.stringify([dates, startDay, isWeekend]);
}
