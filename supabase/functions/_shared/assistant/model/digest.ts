/** What a model is given to read a message by: what was asked before, and the plan in short. */
import { tokensOfLength } from '../../../../../domain/billing/tokens.ts';
import { NO_SPEC, type TripSpec } from '../../../../../engine/trip/spec.ts';
import type { CheckedPlan, PlanDay } from '../../../../../domain/itinerary/itinerary.ts';

/** Tokens of the message, what was asked and the plan, as {@link tokensIn} estimates them. */
export const MOST_TOKENS = 1_500;
/** Of the room, where the model has less of it. */
export const LESS = 0.3;
/** Of the newest answer: what it was about. */
const ANSWER_CHARS = 240;
/** Characters of a name in the plan, from full to none at all. */
const TITLE_CHARS = [40, 24, 14, 0] as const;

/** Not asked of a trip, or nothing that a message could be about. */
const LEFT_OUT: ReadonlySet<string> = new Set<keyof TripSpec>([
  'said',
  'asOf',
  'seen',
  'remark',
  'earlier',
  'wishes',
  'swaps',
]);

export interface Digest {
  readonly message: string;
  readonly spec: TripSpec;
  readonly plan: CheckedPlan | null;
  /** The newest answer; empty for none. */
  readonly answer: string;
}

/** The message with what it may be about, within {@link MOST_TOKENS}. @param share of the room, from 0 to 1 */
export function digestOf({ message, spec, plan, answer }: Digest, share = 1): string {
  const asked = askedOf(spec);
  const parts = (titles: number) => [
    ...(asked === '{}' ? [] : [`Asked so far: ${asked}`]),
    ...(plan ? [`Plan:\n${plan.days.map((day) => dayLine(day, titles)).join('\n')}`] : []),
    ...(answer === '' ? [] : [`Last answer: ${cut(answer, ANSWER_CHARS)}`]),
    `Message: ${message}`,
  ];
  const most = MOST_TOKENS * share;
  const all = TITLE_CHARS.map((titles) => parts(titles).join('\n'));
  const found = all.find((text) => tokensIn(text) <= most);
  // a long message leaves no room for all else
  return found ?? within(`Message: ${message}`, most);
}

function dayLine({ number, date, city, items }: PlanDay, titles: number): string {
  const names = titles === 0 ? [] : items.map(({ title }) => cut(title, titles));
  return `${number} ${date} ${city}${names.length === 0 ? '' : `: ${names.join('; ')}`}`;
}

/** As a text of JSON, so that it does not pass for a line of this. @param most characters, none of them halved */
function cut(text: string, most: number): string {
  return JSON.stringify(Array.from(text).slice(0, most).join(''));
}

const OTHER_CHARACTER = /\P{ASCII}/gu;

/** Tokens of a text, estimated: a character of another alphabet may be one. */
export function tokensIn(text: string): number {
  return tokensOfLength(text.length + 3 * [...text.matchAll(OTHER_CHARACTER)].length);
}

/** The beginning of a text that has so many tokens at most. */
export function within(text: string, most: number): string {
  if (tokensIn(text) <= most) return text;
  let kept = '';
  let left = most * 4;
  for (const character of text) {
    left -= character < '\u0080' ? 1 : character.length + 3;
    if (left < 0) break;
    kept += character;
  }
  return kept;
}

/** What was asked, without what was not; of places the name. */
function askedOf(spec: TripSpec): string {
  const nothing = new Map<string, unknown>(Object.entries(NO_SPEC));
  const asked = Object.entries(spec).filter(
    ([field, value]) => !LEFT_OUT.has(field) && JSON.stringify(value) !== JSON.stringify(nothing.get(field)),
  );
  return JSON.stringify(Object.fromEntries(asked), (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    if ('airports' in value && 'name' in value) return value.name;
    const said = Object.entries(value).filter(([, own]) => own !== null && own !== false);
    return Object.fromEntries(said);
  });
}
