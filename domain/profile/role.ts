/** Apart from the profile's schema, which the first page does not load. */
import type { Profile } from './profile.ts';

export function isAdmin(profile: Pick<Profile, 'role'>): boolean {
  return profile.role === 'admin';
}
