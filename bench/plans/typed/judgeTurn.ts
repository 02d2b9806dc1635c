/** The verdict on one answer. */
import type { CheckedPlan } from '../../../domain/itinerary/itinerary.ts';
import type { CaseFile, Wish } from './caseFile.ts';
import { failure, type Failure } from './failure.ts';
import { admitted, needlessQuotes, type Admitted } from './honesty/honesty.ts';
import { admissionsIn } from './honesty/admissions.ts';
import { judgeAlways } from './keys/always.ts';
import { judgeBookings } from './keys/bookings.ts';
import { judgeHours } from './keys/hours.ts';
import { judgePlaces } from './keys/places.ts';
import { judgeSaying } from './keys/saying.ts';
import type { Turn } from './turn.ts';

/**
 * `right`: every key is met. `partly`: only something that the answer must, or must not, say fails. Without the plan
 * that was due: `not-understood` (it says that it did not), `asked-back`, or `suggested` (places, no question). Else
 * `wrong`.
 */
export const VERDICTS = ['right', 'partly', 'wrong', 'asked-back', 'not-understood', 'suggested'] as const;
type Verdict = (typeof VERDICTS)[number];

export interface Judgement {
  readonly verdict: Verdict;
  readonly failures: readonly Admitted[];
  /** Some failure is not admitted. */
  readonly isSilent: boolean;
  /** What a right answer quotes as not taken into account, and of that what it had no need to. */
  readonly quoted: number;
  readonly needless: readonly string[];
}

const NOT_UNDERSTOOD =
  /\b(?:do not know a place|is no place I know|not sure what|did not understand|do not understand|find nothing about that|found nothing about)\b/iu;

/** A question, also as a request. */
const ASKS = /\?|\b(?:tell me|let me know|name) (?:where|when|which|what|how|who)\b/iu;

/** Two names beside one another. */
const SUGGESTS = /\p{Lu}[\p{L} ]+(?:,| or| and) \p{Lu}/u;

/**
 * Judges an answer by its wish: the checked plan as data where it is about the plan, the words for what must be said.
 *
 * - `plan`: a plan is due. `ask`, `suggest` and `info`: no plan may be made or changed, and the answer must have
 *   understood; `ask` must ask something too. `either`: a plan is judged as a plan, another answer by what it says.
 * - Without a kind, as in follow-ups, the kept plan is judged, where there is one.
 * @param said every word of the traveller that the wish rests on
 */
export function judgeTurn(wish: Wish, turn: Turn, said: string, regions: CaseFile['regions']): Judgement {
  const failures = failuresOf(wish, turn, said, regions);
  const verdict = verdictOf(failures, turn);
  const answered = { wish, failures, reply: turn.reply, said, regions };
  const all = admitted(answered);
  return {
    verdict,
    failures: all,
    isSilent: all.some(({ admittedBy }) => admittedBy === null),
    quoted:
      verdict === 'right' ? admissionsIn(turn.reply, said).filter(({ spans }) => spans.length > 0).length : 0,
    needless: verdict === 'right' ? needlessQuotes(answered) : [],
  };
}

function failuresOf(wish: Wish, turn: Turn, said: string, regions: CaseFile['regions']): Failure[] {
  const { reply, before, after, crash } = turn;
  if (crash !== null) return [failure('crash', crash)];
  const hasChanged = JSON.stringify(before) !== JSON.stringify(after);
  const kind = kindFailure(wish, turn, hasChanged);
  if (kind) return [kind];
  const plan = isOfPlan(wish, hasChanged) ? (after ?? undefined) : undefined;
  return [
    ...(wish.same && hasChanged ? [failure('same', 'the plan has changed')] : []),
    ...(wish.changed && !hasChanged ? [failure('changed', 'the plan is as it was')] : []),
    ...(plan ? failedByPlan(wish, plan, regions) : []),
    ...judgeSaying(wish, reply, hasChanged ? plan : undefined, said),
    ...(plan && hasChanged ? judgeAlways(plan, reply) : []),
  ];
}

/** Whether the kept plan is what the wish is about. */
function isOfPlan({ kind }: Wish, hasChanged: boolean): boolean {
  return kind === 'plan' || kind === undefined || (kind === 'either' && hasChanged);
}

/** Keys of a wish that a plan fails, whatever is said of it. */
export function failedByPlan(wish: Wish, plan: CheckedPlan, regions: CaseFile['regions']): Failure[] {
  return [...judgePlaces(wish, plan, regions), ...judgeBookings(wish, plan), ...judgeHours(wish, plan)];
}

/** Keys that are not about a plan. */
const OF_WORDS: readonly string[] = ['kind', 'says', 'notsays', 'same', 'changed'];

function kindFailure(wish: Wish, { reply, after }: Turn, hasChanged: boolean): Failure | null {
  switch (wish.kind) {
    case 'plan':
      return after ? null : failure('kind', 'no plan');
    case 'ask':
    case 'suggest':
    case 'info':
      if (hasChanged) return failure('kind', 'a plan was made or changed');
      if (NOT_UNDERSTOOD.test(reply)) return failure('kind', 'not understood');
      return wish.kind === 'ask' && !ASKS.test(reply) ? failure('kind', 'no question') : null;
    case 'either':
      return !hasChanged && NOT_UNDERSTOOD.test(reply) ? failure('kind', 'not understood') : null;
    case undefined:
      return !after && Object.keys(wish).some((key) => !OF_WORDS.includes(key))
        ? failure('kind', 'no plan')
        : null;
  }
}

function verdictOf(failures: readonly Failure[], { reply, after }: Turn): Verdict {
  if (failures.length === 0) return 'right';
  if (!after && reply !== '') {
    if (NOT_UNDERSTOOD.test(reply)) return 'not-understood';
    if (ASKS.test(reply)) return 'asked-back';
    if (failures.some(({ key }) => key === 'kind') && SUGGESTS.test(reply)) return 'suggested';
  }
  return failures.every(({ key }) => key === 'says' || key === 'notsays') ? 'partly' : 'wrong';
}
