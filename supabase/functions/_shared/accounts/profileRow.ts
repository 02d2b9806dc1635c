/** What the functions that write a profile's row share. */
import { profileSchema } from '../../../../domain/profile/profile.ts';
import type { Deps } from '../deps.ts';
import { readStanding } from './callers.ts';
import { suspended, unknownProfile } from './refusals.ts';

/** The columns of a row as the app reads it. */
export const PROFILE_COLUMNS = Object.keys(profileSchema.shape).join(', ');

/** There is no such row to write: deleted or suspended since the request began. @throws FunctionFailure always */
export async function refuseWrite({ admin }: Pick<Deps, 'admin'>, userId: string): Promise<never> {
  if (await readStanding(admin, userId)) throw suspended();
  throw unknownProfile();
}
