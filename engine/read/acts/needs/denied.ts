/** Needs that a message says nobody has, or has no more. */
import { NONE_BEFORE, NONE_BEHIND, WELL_AGAIN } from '../../../../content/words/noNeeds.ts';
import type { Message } from '../../types.ts';
import type { ActReader } from '../act.ts';
import type { Need, NeedKind } from './need.ts';

/** A need that is taken back; `what` is null for every one of its kind. */
export interface NoNeed {
  readonly kind: NeedKind;
  readonly what: string | null;
  /** As typed; empty where it is told by what is well again. */
  readonly words: string;
}

const NO = /\b(?:no|without)\s+(?:(?:any|more|special|known)\s+)*$/i;
const NO_MORE = /^\s*(?:people |food |diet )?(?:any ?more|no longer)\b/i;
/** "Cannot eat nuts any more" is a need that has begun. */
const CANNOT = /\b(?:can'?t|cannot|can not|unable|mustn'?t|not|no|never|without)\b/i;
/** Somebody's trade is no need: "I design wheelchairs for a living". */
const TRADE = /\b(?:design|make|build|sell|repair|teach|research|study|write about|work (?:on|with|in))\s+$/i;

/** Whether the words around a need say that there is none. */
function isDenied(text: string, { kind, words }: Need): boolean {
  const at = text.indexOf(words);
  if (at < 0 || words === '') return false;
  const before = text.slice(Math.max(0, at - 48), at);
  const after = text.slice(at + words.length, at + words.length + 48);
  // "without too much walking" is one
  const isAmount = kind === 'walking' && /^(?:too|so|much|short|little|less)\b/i.test(words);
  const isOver = NONE_BEHIND.test(after) || (NO_MORE.test(after) && !CANNOT.test(words));
  return (!isAmount && (NONE_BEFORE.test(before) || NO.test(before))) || isOver || TRADE.test(before);
}

/** The same reader, whose needs that are denied are taken back. */
export function withoutDenied(reader: ActReader): ActReader {
  return {
    ...reader,
    read: (words, context) => {
      const says = reader.read(words, context);
      const denied = says?.needs?.filter((need) => isDenied(words.text, need)) ?? [];
      if (!says || denied.length === 0) return says;
      const needs = says.needs?.filter((need) => !denied.includes(need)) ?? [];
      for (const { words: typed } of denied)
        takeDenial(words.text, typed, (start, end) => words.take(start, end));
      return { ...says, needs, needsOff: denied.map(noNeedOf) };
    },
  };
}

function noNeedOf({ kind, what, words }: Need): NoNeed {
  return { kind, what: /^(?:any|anything|any food|food|known)$/.test(what) ? null : what, words };
}

/** The words that deny are understood too. */
function takeDenial(text: string, typed: string, take: (start: number, end: number) => void): void {
  const at = text.indexOf(typed);
  const start = Math.max(0, at - 48);
  const before = text.slice(start, at);
  const found = NONE_BEFORE.exec(before) ?? NO.exec(before);
  if (found) take(start + found.index, at);
  const after = NONE_BEHIND.exec(text.slice(at + typed.length, at + typed.length + 48));
  if (after) take(at + typed.length, at + typed.length + after[0].length);
}

/** A body that is well again. */
export const wellAgain: ActReader = {
  act: 'well again',
  read: (words) =>
    words.all(WELL_AGAIN).length === 0
      ? null
      : {
          needsOff: [
            { kind: 'walking', what: null, words: '' },
            { kind: 'stairs', what: null, words: '' },
          ],
        },
  examples: ['my knee is fine again so stairs are ok', 'her hip is better now', 'stairs are fine'],
  counterExamples: ['a bad knee', 'no stairs please', 'we love steps and steak'],
};

/** Needs of before that still stand. */
export function stillNeeded(
  needs: readonly Need[],
  { needsOff }: Pick<Message, 'needsOff'>,
): readonly Need[] {
  return needs.filter(
    ({ kind, what }) =>
      !needsOff.some((off) => off.kind === kind && (off.what === null || off.what === what)),
  );
}
