/** The words that a place rests on: its name, and what tells its part in the trip. */
import {
  BOTH_WAYS_CUE,
  END_CUE,
  HOME_AFTER,
  HOME_CUE,
  LEAVING_CUE,
  LOOP_AFTER,
  LOOP_CUE,
  ORIGIN_CUE,
  RETURN_CUE,
  START_CUE,
  WAY_HOME_CUE,
  WAY_IN_CUE,
} from '../../../content/words/placeCues.ts';
import { textBefore } from './cues.ts';
import { DROP_CUE, SKIPPED } from '../../../content/words/placeEdits.ts';
import { REPLACE_CUE } from './placeEdits.ts';
import { HOME_FROM_THERE } from './roles.ts';
import type { Found } from './mentions.ts';
import type { Span } from '../words.ts';

/** "Meeting in Rome" tells where those go who come from several towns. */
const MEET_CUE = /\bmeet(?:ing)?(?: up)?(?: all| each other)? in\s+(?:the\s+)?$/iu;

const CUES = [
  MEET_CUE,
  BOTH_WAYS_CUE,
  LOOP_CUE,
  WAY_HOME_CUE,
  END_CUE,
  RETURN_CUE,
  WAY_IN_CUE,
  LEAVING_CUE,
  ORIGIN_CUE,
  HOME_CUE,
  START_CUE,
  DROP_CUE,
  REPLACE_CUE,
];

/** A place with the words before it that say what it is. */
export function withCue({ from, to }: Found, text: string): Span {
  const before = textBefore(text, from);
  const longest = Math.max(...CUES.map((cue) => cue.exec(before)?.[0].length ?? 0));
  const after = text.slice(to, to + 60);
  const behind = (HOME_AFTER.exec(after) ?? LOOP_AFTER.exec(after) ?? SKIPPED.exec(after))?.[0].length ?? 0;
  return { start: from - longest, end: to + behind };
}

/** "Fly home from there", which tells of a town that was named before. */
export function homeFromThere(text: string): Span[] {
  const match = HOME_FROM_THERE.exec(text);
  return match ? [{ start: match.index, end: match.index + match[0].length }] : [];
}
