/** What a body or a conviction asks of a trip: not a taste, and never weighed against one. */

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

const PERSON =
  /\b(my (?:\w+ )?(?:wife|husband|partner|girlfriend|boyfriend|fianc[eé]e?|son|daughter|kid|child|baby|mother|mom|mum|dad|father|sister|brother|friend|grandma|grandpa|grandmother|grandfather|gran|nan|aunt|uncle|\d+[- ]?y(?:ear|r)s?[- ]olds?)|our (?:\w+ )?(?:son|daughter|kid|child|baby|friend)|(?:one|two|three|four|[2-9]) of (?:us|them|the (?:kids|children))|grand(?:ma|pa|dad|mother|father)|(?:the )?(?:kids|children)|he|she)\b(?:'s|'m)?(?:(?! \w+ of (?:us|them)\b)[^.;!?\n]){0,28}$/i;

/** Of whom the words before a need speak; null where they name nobody. */
export function whoseBefore(text: string, index: number): string | null {
  return PERSON.exec(text.slice(Math.max(0, index - 60), index))?.[1] ?? null;
}
