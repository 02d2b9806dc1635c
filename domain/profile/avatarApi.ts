/** Request and answer of update-avatar. */
import * as z from 'zod/mini';
import { refuseOtherKeys } from '../text/text.ts';
import { MAX_AVATAR_BYTES } from './avatar.ts';
import { profileSchema } from './profile.ts';

/** Base64 makes four characters of three bytes. */
const MAX_ENCODED_CHARS = Math.ceil(MAX_AVATAR_BYTES / 3) * 4;

/** The largest body: the picture and its key, in whole KB, which a refusal names. */
export const MAX_AVATAR_BODY_BYTES = Math.ceil(MAX_ENCODED_CHARS / 1024 + 1) * 1024;

export const updateAvatarRequestSchema = z.strictObject(
  {
    /** The picture's bytes in Base64 (RFC 4648, §4); null removes it. */
    picture: z.nullable(
      z.pipe(
        z.string().check(z.maxLength(MAX_ENCODED_CHARS, `must be at most ${MAX_AVATAR_BYTES / 1024} KB`)),
        z.base64('must be Base64'),
      ),
    ),
  },
  refuseOtherKeys('cannot be changed here'),
);

/** The row as it is stored then. */
export const updateAvatarReplySchema = z.object({ profile: profileSchema });
