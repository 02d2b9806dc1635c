/** What a body or a conviction asks of a trip: not a taste, and never weighed against one. */
import { NEEDS_PERSON } from '../../../../content/words/conditions.ts';

export const NEED_KINDS = [
  'allergy',
  'diet',
  'pregnancy',
  'wheelchair',
  'stairs',
  'walking',
  'heart',
  'epilepsy',
  'diabetes',
  'asthma',
  'autism',
  'claustrophobia',
  'heights',
  'flying',
  'sight',
  'hearing',
  'baby',
  'bedtime',
  'tired',
  'medicine',
  /** Named, and nothing that the planner could judge. */
  'condition',
] as const;
export type NeedKind = (typeof NEED_KINDS)[number];

export interface Need {
  readonly kind: NeedKind;
  /** What it is of, in one form: "peanut", "vegan", "hip surgery". */
  readonly what: string;
  /** As typed. */
  readonly words: string;
  /** Weeks of a pregnancy, kilometres a day, or a minute of the day; null where none was said. */
  readonly amount: number | null;
  /** Who has it, as typed; null where that was not said. */
  readonly whose: string | null;
}

/** Bounds of what is kept of a need (trip/storedDemands.ts). */
const MOST_CHARS = 160;
const MOST_AMOUNT = 100_000;
const MOST_NEEDS = 100;

/** The same need told twice is one; what says more of it, or says it last, is kept. */
export function withNeeds(before: readonly Need[], said: readonly Need[]): readonly Need[] {
  return said.reduce<readonly Need[]>((all, need) => {
    const same = all.find(({ kind, what }) => kind === need.kind && what === need.what);
    if (!same) return all.length < MOST_NEEDS ? [...all, need] : all;
    const both = {
      ...same,
      ...need,
      amount: need.amount ?? same.amount,
      whose: need.whose ?? same.whose,
    };
    return all.map((own) => (own === same ? both : own));
  }, before);
}

/** What every kind of need leaves out of those that it does not have. */
export function needOf(kind: NeedKind, what: string, words: string, more: Partial<Need> = {}): Need {
  const { amount = null, whose = null } = more;
  return {
    kind,
    what: what.slice(0, MOST_CHARS),
    words: words.trim().slice(0, MOST_CHARS),
    amount: amount === null ? null : Math.min(amount, MOST_AMOUNT),
    whose,
  };
}

/** Of whom the words before a need speak; null where they name nobody. */
export function whoseBefore(text: string, index: number): string | null {
  return NEEDS_PERSON.exec(text.slice(Math.max(0, index - 60), index))?.[1] ?? null;
}
