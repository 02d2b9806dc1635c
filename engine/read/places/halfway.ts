/** Two who live apart and look for a place between: "one in Berlin, one in Madrid, where shall we meet?" */
import { HALFWAY } from '../../../content/words/thereAndBack.ts';
import type { Roles } from './roles.ts';
import { textBefore } from './cues.ts';
import type { Span } from '../words.ts';
import type { Found } from './mentions.ts';

/** Where whoever writes is at home. */
const OWN =
  /\b(?:i(?:['’]?m| am| live| am based)?|me|we(?:['’]re| are| live)?)(?: (?:based|living))? (?:in|from|at|near) (?:the )?$/i;

/** That two live apart, and that a way goes through. */
const APART =
  /\bmeet|\b(?:i['’]?m|i am|live|lives|living|based|is|one(?: of us)?|sister|brother|friend|mum|mom|dad)(?:['’]s)? in\b/i;
const ON_THE_WAY = /\b(?:on the way|stop(?:s|ping|over)?|nights? somewhere|from [\p{L} ]{2,30} to)\b/iu;

export interface Halfway {
  /** Where whoever writes sets out. */
  readonly home: Found;
  readonly other: Found;
  readonly span: Span;
}

/** The homes of two who want a place between them; null where a text has no such wish, or not two towns. */
export function halfwayIn(text: string, found: readonly Found[]): Halfway | null {
  const match = HALFWAY.exec(text);
  const [first, second, ...others] = found.filter(({ sight }) => !sight);
  if (
    !match ||
    !APART.test(text) ||
    ON_THE_WAY.test(text) ||
    !first ||
    !second ||
    others.length > 0 ||
    first.place === second.place
  )
    return null;
  const isOwn = OWN.test(textBefore(text, second.from));
  const [home, other] = isOwn ? [second, first] : [first, second];
  return { home, other, span: { start: match.index, end: match.index + match[0].length } };
}

/** Whoever meets between two homes goes to neither. */
export function rolesOf({ home, other }: Halfway): Roles {
  return { origin: home, wayIn: null, wayHome: null, asides: new Set([other]), first: null, last: null };
}
