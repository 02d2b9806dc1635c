/** Whom the home page greets. A file of its own: what reads profiles has no place in a visitor's first page. */
import type { Profile } from './profile.ts';

/**
 * The home page's name: the nickname, else the first word of the full name, else 'Friend' (requirements §2, Home; the full
 * name is a departure).
 */
export function greetingName(profile: Pick<Profile, 'nickname' | 'full_name'> | null): string {
  return profile?.nickname?.trim() || profile?.full_name?.trim().split(/\s+/)[0] || 'Friend';
}
