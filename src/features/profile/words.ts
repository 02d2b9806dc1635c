import type { ProfileSaveOutcome } from '@/data/repositories/profile/profileSaves.ts';
import { PROFILE_CHOICES } from '@domain/profile/profile.ts';
import { isGroup, type ProfileField } from '@domain/profile/form.ts';

const labels = {
  nickname: 'What should we call you?',
  home_location: 'Home location',
  travel_style: 'Travel style',
  budget_per_night: 'Budget per night',
  additional_notes: 'Anything else we should know?',
} as const;

/** The question of a field, in the words of requirements §2 and §3 where they have any. */
export function labelOf(field: ProfileField): string {
  return isGroup(field) ? PROFILE_CHOICES[field].prompt : labels[field];
}

const held: Record<Exclude<ProfileSaveOutcome, 'saved'>, (what: string) => string> = {
  waiting: (what) => `Your ${what} will be sent when you are online.`,
  failing: (what) => `The server had a problem. Your ${what} are kept here and sent again by themselves.`,
  busy: (what) => `The server is busy just now. Your ${what} are kept here and sent again by themselves.`,
};

/** The toast of a save that is kept on this device, by what keeps it from the server. */
export function keptHereToast(outcome: Exclude<ProfileSaveOutcome, 'saved'>, what: 'changes' | 'answers') {
  return { title: 'Saved on this device', description: held[outcome](what) };
}
