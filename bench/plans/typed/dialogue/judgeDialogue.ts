/** The verdict on each follow-up of a dialogue. */
import type { CaseFile, Dialogue, Wish } from '../caseFile.ts';
import type { Failure, FailureKey } from '../failure.ts';
import { carriersOf } from '../honesty/carriers.ts';
import { needsIn, unheard } from '../honesty/health.ts';
import { failedByPlan, judgeTurn, type Judgement } from '../judgeTurn.ts';
import { BY_RULES } from '../recordedReadings.ts';
import { converse, type Turn } from '../turn.ts';
import { folded } from '../words.ts';
import { damageOf } from './damage.ts';

export interface JudgedTurn {
  readonly message: string;
  readonly reply: string;
  /** Null where the file has no wish for it. */
  readonly judgement: Judgement | null;
  /**
   * The wish is met but for keys that the plan before the message failed already, and of which the message says nothing;
   * null without a wish. A dialogue that begins wrong stays wrong, however well it goes on.
   */
  readonly isDone: boolean | null;
  /** What was changed that nobody asked to change, and the keys that the plan before met and the one after fails. */
  readonly damage: readonly string[];
  /** It says that it did not follow, or that nothing is to do, where something was asked. */
  readonly hasGivenUp: boolean;
  readonly crash: string | null;
  readonly unheard: readonly string[];
  /** Needs of an earlier message that the answer with another plan no longer speaks of. */
  readonly forgotten: readonly string[];
  readonly needs: number;
  /** The verdict of an earlier engine. */
  readonly was: string | null;
}

export interface JudgedDialogue {
  readonly id: string;
  readonly category: string;
  /** The first opens the dialogue; the others follow up. */
  readonly turns: readonly JudgedTurn[];
}

/** Keys about length, towns, first day, party and home. */
const LASTING: readonly FailureKey[] = [
  'days',
  'start',
  'places',
  'onlyPlaces',
  'ordered',
  'state',
  'cityN',
  'minCities',
  'people',
  'adults',
  'children',
  'origin',
];
const GAVE_UP =
  /\b(?:not sure what to change|nothing about that in the plan|did not understand|where would you like to go\?)/iu;
const ALREADY = /\b(?:already is as you ask|is already as you ask)\b/iu;
const SMALL_TALK =
  /^\W*(?:(?:thanks?|thank you|thx|cheers|great|perfect|lovely|nice|cool|ok|okay|sounds good|looks good|that sounds good|bye|good ?bye|good|love it|awesome|brilliant|yeah|yes|so much|a lot)\W*)+$/iu;

/** Says the messages in turn on one trip, and judges each answer. */
export async function judgeDialogue(
  own: Dialogue,
  { today, regions }: CaseFile,
  readersOf = BY_RULES,
): Promise<JudgedDialogue> {
  const turns = await converse(own.messages, today, readersOf(own.id));
  const told: string[] = [];
  return {
    id: own.id,
    category: own.category,
    turns: turns.map((turn, index) => {
      const earlier = [...told];
      const needs = needsIn(turn.message);
      told.push(...needs);
      const hasNewPlan = turn.after !== null && JSON.stringify(turn.after) !== JSON.stringify(turn.before);
      return {
        ...judgeFollowUp(turn, own.wishes?.[index] ?? null, regions),
        unheard: unheard(needs, turn.reply),
        forgotten: hasNewPlan ? unheard(earlier, turn.reply) : [],
        needs: needs.length,
        was: own.was?.[index]?.verdict ?? null,
      };
    }),
  };
}

/** Where the wish of a turn is met, what it changed was asked, and it has not given up. */
export function judgeFollowUp(
  turn: Turn,
  wish: Wish | null,
  regions: CaseFile['regions'],
): Pick<JudgedTurn, 'message' | 'reply' | 'judgement' | 'isDone' | 'damage' | 'hasGivenUp' | 'crash'> {
  const { message, reply, crash } = turn;
  const judgement = wish && judgeTurn(wish, turn, message, regions);
  const isRight = judgement?.verdict === 'right';
  const old = wish && turn.before ? failedByPlan(wish, turn.before, regions).map(({ key }) => key) : null;
  return {
    message,
    reply,
    judgement,
    isDone:
      judgement && wish && judgement.failures.every((own) => isInherited(own, wish, message, old, regions)),
    damage: isRight || turn.isOpened ? [] : [...damageOf(turn), ...broken(judgement, old, turn)],
    hasGivenUp: !isRight && hasGivenUp(turn),
    crash,
  };
}

function isInherited(
  own: Failure,
  wish: Wish,
  message: string,
  old: readonly FailureKey[] | null,
  regions: CaseFile['regions'],
): boolean {
  return (old?.includes(own.key) ?? false) && carriersOf(own, wish, message, regions).length === 0;
}

/** Keys that the plan before met and the plan after fails; a plan that became too long was not destroyed. */
function broken(
  judgement: Judgement | null,
  old: readonly FailureKey[] | null,
  { before, after }: Turn,
): string[] {
  if (!judgement || !old) return [];
  const isLonger = (after?.days.length ?? 0) > (before?.days.length ?? 0);
  return judgement.failures
    .filter(({ key }) => LASTING.includes(key) && !old.includes(key) && !(key === 'days' && isLonger))
    .map(({ key, detail }) => `${key}: ${detail}`);
}

function hasGivenUp({ message, reply, after }: Turn): boolean {
  if (SMALL_TALK.test(message)) return false;
  if (GAVE_UP.test(reply)) return after !== null || !/where would you like/iu.test(reply);
  if (!ALREADY.test(reply) || !after) return false;
  const numbers = folded(message).match(
    /\b(?:\d+|two|three|four|five|six|seven|eight)(?= (?:days?|people|of us|adults))/u,
  );
  const count =
    Number(numbers?.[0]) ||
    ['two', 'three', 'four', 'five', 'six', 'seven', 'eight'].indexOf(numbers?.[0] ?? '') + 2;
  return !(numbers && [after.days.length, after.party.adults + after.party.children].includes(count));
}
