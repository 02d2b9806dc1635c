import { AppError } from '@domain/errors/appError.ts';
import { type Profile, profileSchema } from '@domain/profile/profile.ts';
import type { Http } from './transport/http.ts';
import { selectRows } from './transport/rest.ts';

/** The profile of an account; `not_found` when it has none. */
export async function fetchProfile(http: Http, token: string, userId: string): Promise<Profile> {
  const rows = await selectRows(http, 'profiles', { where: { id: `eq.${userId}` } }, token);
  if (rows.length === 0) throw new AppError('not_found');
  const parsed = profileSchema.safeParse(rows[0]);
  if (!parsed.success) throw new AppError('bad_answer', { cause: parsed.error });
  return parsed.data;
}
