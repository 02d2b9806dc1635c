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
