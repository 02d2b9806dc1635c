/** Requests and answers of admin-create-user, admin-delete-user and delete-user (requirements §7). */
import * as z from 'zod/mini';
import { lineField, refuseOtherKeys, textField } from '../text/text.ts';

/** Requirements §9. */
const MIN_PASSWORD_CHARS = 6;
/** What bcrypt, which Supabase Auth uses, takes note of. */
const MAX_PASSWORD_BYTES = 72;
const DEFAULT_ROLE = 'user';

/** Bytes of a text in UTF-8. */
function bytesOf(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** New-user form of the admin (requirements §3); every field but the role is required (requirements §5). */
export const createUserRequestSchema = z.object({
  email: z.pipe(textField(254).check(z.trim(), z.toLowerCase()), z.email('must be an email address')),
  password: textField(MAX_PASSWORD_BYTES).check(
    z.minLength(MIN_PASSWORD_CHARS, `must be at least ${MIN_PASSWORD_CHARS} characters long`),
    z.refine(
      (text) => bytesOf(text) <= MAX_PASSWORD_BYTES,
      `must be at most ${MAX_PASSWORD_BYTES} bytes long`,
    ),
  ),
  full_name: lineField(200).check(z.trim(), z.minLength(1, 'must not be empty')),
  /** Free text; only 'admin' means anything. Empty is 'user'. */
  role: z.pipe(
    z._default(lineField(50).check(z.trim()), DEFAULT_ROLE),
    z.transform((role) => role || DEFAULT_ROLE),
  ),
});
export type CreateUserRequest = z.input<typeof createUserRequestSchema>;

export const createdUserSchema = z.object({
  user: z.object({ id: z.uuid(), email: z.string(), full_name: z.string(), role: z.string() }),
});
export type CreatedUser = z.infer<typeof createdUserSchema>['user'];

export const deleteUserRequestSchema = z.object({ user_id: z.uuid('must be the id of an account') });

/** delete-user takes no payload; a key would suggest that somebody else could be deleted. */
export const deleteOwnAccountRequestSchema = z.strictObject(
  {},
  refuseOtherKeys('is not taken: the account that asks is deleted'),
);

/** Where only an error is looked at (requirements §7), nothing is a success as well. */
export const nothingSchema = z.union([z.strictObject({}), z.null()]);

export const deletedSchema = z.object({ deleted: z.literal(true) });
export const doneSchema = z.union([deletedSchema, nothingSchema]);
