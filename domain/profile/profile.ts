/**
 * The profile row, what its owner may change of it, and the choices of the travel profile (requirements §3 and §5).
 * The profile form and update-profile check by the same schema.
 */
import * as z from 'zod/mini';
import { lineField, refuseOtherKeys, textField, textList } from '../text/text.ts';

const nullableText = z.catch(
  z.pipe(
    z.nullish(z.string()),
    z.transform((value) => value ?? null),
  ),
  null,
);

/** A row as it is read: holes and unknown words are taken as they come, and what is odd is left out. */
export const profileSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  full_name: nullableText,
  nickname: nullableText,
  avatar_url: nullableText,
  home_location: nullableText,
  travel_style: nullableText,
  budget_per_night: z.pipe(
    z.nullish(z.number()),
    z.transform((value) => value ?? null),
  ),
  /** JSON-encoded strings, as are stay_type and transport_preference (requirements §5). */
  travel_vibe: nullableText,
  stay_type: nullableText,
  transport_preference: nullableText,
  amenities: textList,
  interests: textList,
  additional_notes: nullableText,
  /** Free text in the admin's forms; only 'admin' means anything. */
  role: z.string(),
  /** A plan tier; an unknown one counts as the smallest allowance. */
  subscription_status: nullableText,
  token_balance: z.number(),
  /** When the free first response was given; null while it is to come. */
  first_response_at: nullableText,
  /** Active when empty (requirements §3). */
  status: z.pipe(
    z.nullish(z.enum(['active', 'suspended'])),
    z.transform((value) => value ?? 'active'),
  ),
  updated_at: nullableText,
});
export type Profile = z.infer<typeof profileSchema>;

/** The limits of the database's own checks (supabase/migrations, profiles). */
export const MAX_CHOICES = 20;
export const MAX_CHOICE_CHARS = 200;
/** Of one line about the traveller. */
export const MAX_TEXT_CHARS = 500;
const MAX_ENCODED_CHARS = 1_000;
const MAX_LIST_CHARS = 2_000;
const MAX_BUDGET = 100_000;
export const MAX_NOTES_CHARS = 4_000;

const choiceList = z.array(textField(MAX_CHOICE_CHARS).check(z.minLength(1, 'must not be empty'))).check(
  z.maxLength(MAX_CHOICES, `must hold at most ${MAX_CHOICES} choices`),
  z.refine(
    (list) => list.join('').length <= MAX_LIST_CHARS,
    `must be at most ${MAX_LIST_CHARS} characters in all`,
  ),
);

const encodedSchema = z.union([textField(MAX_CHOICE_CHARS), choiceList]);

/** One choice or several as a JSON-encoded string (requirements §5, Profile form). */
const encodedChoices = textField(MAX_ENCODED_CHARS).check(
  z.refine(isEncoded, 'must be a JSON-encoded choice or list'),
);

function isEncoded(text: string): boolean {
  try {
    return encodedSchema.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}

/** What the traveller may change, field by field; null empties a field. None is required. */
export const profileChangesSchema = z.object({
  full_name: z.optional(z.nullable(lineField(200))),
  nickname: z.optional(z.nullable(lineField(100))),
  home_location: z.optional(z.nullable(textField(120))),
  travel_style: z.optional(z.nullable(textField(MAX_TEXT_CHARS))),
  /** Whole US dollars. */
  budget_per_night: z.optional(
    z.nullable(
      z
        .int('must be a whole number')
        .check(z.minimum(0, 'must not be below 0'), z.maximum(MAX_BUDGET, `must be at most ${MAX_BUDGET}`)),
    ),
  ),
  travel_vibe: z.optional(z.nullable(encodedChoices)),
  stay_type: z.optional(z.nullable(encodedChoices)),
  transport_preference: z.optional(z.nullable(encodedChoices)),
  amenities: z.optional(z.nullable(choiceList)),
  interests: z.optional(z.nullable(choiceList)),
  additional_notes: z.optional(z.nullable(textField(MAX_NOTES_CHARS))),
});
export type ProfileChanges = z.infer<typeof profileChangesSchema>;

/** A value as it was read from a row, odd ones from older times included: only compared, never stored. */
const readValue = z.union([
  z.string().check(z.maxLength(20_000)),
  z.number(),
  z.array(z.string().check(z.maxLength(20_000))).check(z.maxLength(1_000)),
]);

/** What the change was made from, field by field. */
const changedFrom = z.partialRecord(z.keyof(profileChangesSchema), z.nullable(readValue));
export type ChangedFrom = z.infer<typeof changedFrom>;

/** update-profile: every other key, the balance, plan, role, status and address among them, is refused by name. */
export const updateProfileRequestSchema = z.strictObject(
  {
    ...profileChangesSchema.shape,
    /** When the client made the change; the server stores its own time. */
    updated_at: z.optional(z.iso.datetime({ offset: true, error: 'must be an ISO time' })),
    /**
     * The values that the traveller saw when the change began. A field that holds something else by now, and not
     * what it is to become, was changed elsewhere too: it is left as it is and named in the answer.
     */
    changed_from: z.optional(changedFrom),
  },
  refuseOtherKeys('cannot be changed here'),
);

/** The row as it is stored after the change, and the fields that were left alone because both sides changed them. */
export const updateProfileReplySchema = z.object({
  profile: profileSchema,
  conflicts: z._default(z.array(z.string()), []),
});

/** The fields that were changed on both sides since `from` was read (see `changed_from`). */
export function conflictingFields(
  stored: Profile,
  changes: ProfileChanges,
  from: ChangedFrom,
): (keyof ProfileChanges)[] {
  return PROFILE_CHANGE_KEYS.filter(
    (key) =>
      key in changes && key in from && differ(stored[key], from[key]) && differ(stored[key], changes[key]),
  );
}

function differ(a: unknown, b: unknown): boolean {
  return JSON.stringify(a ?? null) !== JSON.stringify(b ?? null);
}

const PROFILE_CHANGE_KEYS = z.keyof(profileChangesSchema).options;

/** The choice that reveals a free-text box. */
export const OTHER = 'Other';

/** The travel profile's groups of choices (requirements §3, Questionnaire options). */
export const PROFILE_CHOICES = {
  travel_vibe: {
    prompt: 'Pick your vibe:',
    options: ['Adventure', 'Culture', 'Chill', 'Party', 'Family', OTHER],
  },
  stay_type: {
    prompt: 'Your dream stay:',
    options: ['Hotel', 'Boutique', 'Apartment', 'Hostel', 'Camping', OTHER],
  },
  amenities: {
    prompt: 'Must-have amenities?',
    options: ['Wi-Fi', 'Pool', 'Gym', 'Kitchenette', 'Pet-friendly', OTHER],
  },
  interests: {
    prompt: 'What makes a trip unforgettable?',
    options: ['Food', 'Nature', 'Art', 'Shopping', 'Nightlife', 'Festivals', OTHER],
  },
  transport_preference: {
    prompt: 'Preferred transport:',
    options: ['Plane', 'Train', 'Car', 'Public', OTHER],
  },
} as const;

/** The onboarding questionnaire shares all but these. */
export const ONBOARDING_AMENITIES = ['Wi-Fi', 'Pool', 'Kitchen', 'Free breakfast', OTHER] as const;

/**
 * A group as it is saved: Other is replaced by what was typed for it, or dropped when that is empty (requirements §5)
 * or says no more than "Other".
 */
export function resolveOther(chosen: readonly string[], typed: string): string[] {
  const text = typed.trim() === OTHER ? '' : typed.trim();
  const resolved = chosen.flatMap((choice) => (choice === OTHER ? (text === '' ? [] : [text]) : [choice]));
  return [...new Set(resolved)];
}

/** The reverse, on arrival: stored values outside the options appear as Other and its text (requirements §4). */
export function splitOther(
  stored: readonly string[],
  options: readonly string[],
): { chosen: string[]; typed: string } {
  const known = stored.filter((value) => value !== OTHER && options.includes(value));
  const foreign = stored.filter((value) => value !== OTHER && !options.includes(value));
  return { chosen: foreign.length > 0 ? [...known, OTHER] : known, typed: foreign.join(', ') };
}

/** Choices as travel_vibe, stay_type and transport_preference hold them; null for none. */
export function encodeChoices(choices: readonly string[]): string | null {
  return choices.length === 0 ? null : JSON.stringify(choices);
}
