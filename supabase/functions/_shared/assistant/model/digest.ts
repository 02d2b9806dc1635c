/** What a model is given to read a message by: what was asked before, and the plan in short. */
import { tokensOfLength } from '../../../../../domain/billing/tokens.ts';
import { NO_SPEC, type TripSpec } from '../../../../../engine/trip/spec.ts';
import type { CheckedPlan, PlanDay } from '../../../../../domain/itinerary/itinerary.ts';

/** Tokens of the message, what was asked and the plan. */
export const MOST_TOKENS = 1_500;
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
    ...(answer === '' ? [] : [`Last answer: ${answer.slice(0, ANSWER_CHARS)}`]),
    `Message: ${message}`,
  ];
  const most = MOST_TOKENS * share;
  const all = TITLE_CHARS.map((titles) => parts(titles).join('\n'));
  const found = all.find((text) => tokensOfLength(text.length) <= most);
  // a long message leaves no room for all else
  return found ?? `Message: ${message}`.slice(0, most * 4);
}

function dayLine({ number, date, city, items }: PlanDay, titles: number): string {
  const names = titles === 0 ? [] : items.map(({ title }) => title.slice(0, titles));
  return `${number} ${date} ${city}${names.length === 0 ? '' : `: ${names.join('; ')}`}`;
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
