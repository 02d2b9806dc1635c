/** Text that PostgreSQL can hold as it was typed. */
import { z } from 'zod';

/** Half of a character that takes two: no encoding has a place for it. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** At most `max` characters, without the two things that the database refuses: NUL and half characters. */
export function storableText(max: number) {
  return z
    .string()
    .max(max, `must be at most ${max} characters long`)
    .refine(
      (text) => !text.includes('\0') && !LONE_SURROGATE.test(text),
      'holds characters that cannot be stored',
    );
}

/** For a strict object: what its other keys are told. */
export function refuseOtherKeys(message: string) {
  return { error: (issue: { code: string }) => (issue.code === 'unrecognized_keys' ? message : undefined) };
}
