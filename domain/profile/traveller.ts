/** The profile as the assistant is told of it, by the server and by a device that answers without it. */
import * as z from 'zod/mini';
import type { travellerSchema } from '../chat/answeredHere.ts';
import { MAX_CHOICES, type Profile } from './profile.ts';

type Told = Pick<
  Profile,
  | 'nickname'
  | 'home_location'
  | 'travel_style'
  | 'budget_per_night'
  | 'interests'
  | 'amenities'
  | 'stay_type'
  | 'additional_notes'
>;

const encodedChoice = z.union([
  z.array(z.string()),
  z.pipe(
    z.string(),
    z.transform((choice) => [choice]),
  ),
]);

/** Empty fields are left out. @param today ISO date of the turn */
export function travellerOf(profile: Told, today: string): z.output<typeof travellerSchema> {
  const filled = {
    nickname: profile.nickname?.trim(),
    homeLocation: profile.home_location?.trim(),
    travelStyle: profile.travel_style?.trim(),
    notes: profile.additional_notes?.trim(),
  };
  const texts = Object.fromEntries(Object.entries(filled).filter(([, value]) => value));
  const amenities = profile.amenities?.slice(0, MAX_CHOICES) ?? [];
  const stayTypes = choicesOf(profile.stay_type);
  return {
    today,
    interests: profile.interests?.slice(0, MAX_CHOICES) ?? [],
    ...(amenities.length > 0 ? { amenities } : {}),
    ...(stayTypes.length > 0 ? { stayTypes } : {}),
    ...texts,
    ...(profile.budget_per_night === null ? {} : { budgetPerNight: profile.budget_per_night }),
  };
}

/** Choices of a group as the profile holds them, a JSON-encoded choice or list; none for anything else. */
function choicesOf(encoded: string | null): string[] {
  if (encoded === null) return [];
  try {
    return encodedChoice.parse(JSON.parse(encoded)).slice(0, MAX_CHOICES);
  } catch {
    return [];
  }
}
