/** Needs that a message says nobody has, or has no more. */
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

const BEFORE =
  /\b(?:none of (?:us|them) (?:is|are|has|have)|nobody (?:is|has)|no ?one (?:is|has)|not|isn't|aren't|wasn't|no longer|never|(?:don't|doesn't|do not|does not) (?:have|need)|needn't (?:look for|be|have|bother with)|no need (?:for|of|to (?:look for|find))|don't (?:worry about|bother with|have to (?:look for|be))|neither)\s+(?:(?:any|an?|really|actually|severely|all|both|to be|strictly|look for|special|know)\s+)*$/i;
const NO = /\b(?:no|without)\s+(?:(?:any|more|special|known)\s+)*$/i;
const AFTER =
  /^\s*(?:people |food |places |options |diet )?(?:(?:is|are) (?:fine|ok|okay|better|gone|not needed|no (?:problem|issue))\b|(?:sister|brother|mother|mum|mom|dad|father|friend|daughter|son|wife|husband|cousin) (?:stays?|is staying) (?:at )?home|stay(?:s|ing)? (?:at home|home|behind|with)|(?:is|are) (?:not coming|staying (?:at )?(?:home|with)))/i;
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
  const isOver = AFTER.test(after) || (NO_MORE.test(after) && !CANNOT.test(words));
  return (!isAmount && (BEFORE.test(before) || NO.test(before))) || isOver || TRADE.test(before);
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
  const found = BEFORE.exec(before) ?? NO.exec(before);
  if (found) take(start + found.index, at);
  const after = AFTER.exec(text.slice(at + typed.length, at + typed.length + 48));
  if (after) take(at + typed.length, at + typed.length + after[0].length);
}

const WELL =
  /\b(?:(?:my|his|her|the|mum's|dad's|wife's|husband's) )?(?:left |right |bad )?(?:knees?|legs?|hips?|back|foot|feet|ankles?) (?:is|are|'s|feels?) (?:fine|ok|okay|better|healed|good|all right|alright)(?: (?:again|now|by then))*\b|\b(?:the )?(?:stairs|steps|hills) (?:are|is) (?:fine|ok|okay|no problem|alright)(?: (?:again|now|too))*\b|\b(?:can|could) (?:walk|do stairs|climb stairs)(?: (?:fine|far|a lot|again|now|well))+\b/gi;

/** A body that is well again. */
export const wellAgain: ActReader = {
  act: 'well again',
  read: (words) =>
    words.all(WELL).length === 0
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
