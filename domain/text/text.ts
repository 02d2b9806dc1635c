/** Characters that no keyboard makes, that nobody sees or that no database takes. */
import * as z from 'zod/mini';

/** As private.plain_line (supabase/migrations) and halves of a surrogate pair. */
const NOT_PLAIN = new RegExp(
  [
    String.raw`[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}]`,
    // soft hyphen, marks of direction, spaces without width: they turn a line round or make two names look alike
    String.raw`[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]`,
    // joiners, which Persian, Indic scripts and emoji need, but no letter of ASCII
    String.raw`(?:^|\p{ASCII})[\u200C\u200D]`,
  ].join('|'),
  'u',
);
const HALF_PAIR = /\p{Surrogate}/gu;

/** Whether a text is a single line without control characters, unseen ones and halves of a surrogate pair. */
export function isPlainLine(text: string): boolean {
  return !NOT_PLAIN.test(text);
}

/**
 * A text that PostgreSQL can store: without NUL, and with U+FFFD for halves of a surrogate pair, which are left
 * when a text was cut inside an emoji.
 */
export function storableText(text: string): string {
  return text.replaceAll('\0', '').replace(HALF_PAIR, '\uFFFD');
}

/** A value whose texts, at any depth, are {@link storableText}; what JSON cannot hold goes. */
export function storable(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (_key, part: unknown) => (typeof part === 'string' ? storableText(part) : part)),
  );
}

/** At most `max` characters, without the two things that the database refuses: NUL and half characters. */
export function textField(max: number) {
  return z.string().check(
    z.maxLength(max, `must be at most ${max} characters long`),
    z.refine((text) => text === storableText(text), 'holds characters that cannot be stored'),
  );
}

/** One line of at most `max` characters. */
export function lineField(max: number) {
  return textField(max).check(z.refine(isPlainLine, 'must be one line of plain text'));
}

/** A stored list of texts; what is none in it is left out, and what is no list is none. */
export const textList = z.catch(
  z.nullable(
    z.pipe(
      z.array(z.unknown()),
      z.transform((list) => list.filter((part) => typeof part === 'string')),
    ),
  ),
  null,
);

/** For a strict object: what its other keys are told. */
export function refuseOtherKeys(message: string) {
  return { error: (issue: { code: string }) => (issue.code === 'unrecognized_keys' ? message : undefined) };
}
