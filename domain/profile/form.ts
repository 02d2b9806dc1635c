/** The travel profile as a form holds it: as typed. From a stored row and back (requirements §4 and §5, Profile form). */
import { decodeChoices } from './profileView.ts';
import {
  encodeChoices,
  PROFILE_CHOICES,
  type Profile,
  profileChangesSchema,
  type ProfileChanges,
  resolveOther,
  splitOther,
} from './profile.ts';

const TEXT_FIELDS = ['nickname', 'home_location', 'travel_style', 'additional_notes'] as const;
const ENCODED_FIELDS = ['travel_vibe', 'stay_type', 'transport_preference'] as const;
const LIST_FIELDS = ['amenities', 'interests'] as const;

/** Fields that are typed: one text each in the form. */
export const TYPED_FIELDS = [...TEXT_FIELDS, 'budget_per_night'] as const;
/** Fields that are groups of check boxes. */
export const GROUP_FIELDS = [...ENCODED_FIELDS, ...LIST_FIELDS] as const;

type TypedField = (typeof TYPED_FIELDS)[number];
type EncodedField = (typeof ENCODED_FIELDS)[number];
export type GroupField = (typeof GROUP_FIELDS)[number];
export type ProfileField = TypedField | GroupField;

/** In the order of the page, which is the order in which faults are named. */
export const PROFILE_FIELDS: readonly ProfileField[] = [
  'nickname',
  'home_location',
  'travel_style',
  'budget_per_night',
  'travel_vibe',
  'stay_type',
  'amenities',
  'interests',
  'transport_preference',
  'additional_notes',
];

/** The fields of a row that the form edits, as they are stored. */
export type StoredFields = Pick<Profile, ProfileField>;

/** A group of check boxes: what is ticked, and what stands in the box of Other. */
interface GroupValue {
  readonly chosen: readonly string[];
  readonly typed: string;
}

export type ProfileForm = Readonly<Record<TypedField, string>> & Readonly<Record<GroupField, GroupValue>>;

export type FieldErrors = Partial<Record<ProfileField, string>>;

/** The choices that a form offers for each group. */
export type GroupOptions = Readonly<Record<GroupField, readonly string[]>>;

export const PROFILE_OPTIONS: GroupOptions = {
  travel_vibe: PROFILE_CHOICES.travel_vibe.options,
  stay_type: PROFILE_CHOICES.stay_type.options,
  amenities: PROFILE_CHOICES.amenities.options,
  interests: PROFILE_CHOICES.interests.options,
  transport_preference: PROFILE_CHOICES.transport_preference.options,
};

export function storedFieldsOf(profile: Profile): StoredFields {
  const { nickname, home_location, travel_style, budget_per_night, additional_notes } = profile;
  const { travel_vibe, stay_type, transport_preference, amenities, interests } = profile;
  const texts = { nickname, home_location, travel_style, budget_per_night, additional_notes };
  return { ...texts, travel_vibe, stay_type, transport_preference, amenities, interests };
}

/** The same for every one of these fields. */
export function recordOf<Field extends ProfileField, Value>(
  fields: readonly Field[],
  value: Value,
): Record<Field, Value> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fromEntries forgets the keys it was given
  return Object.fromEntries(fields.map((field) => [field, value])) as Record<Field, Value>;
}

export const NOTHING_STORED: StoredFields = recordOf(PROFILE_FIELDS, null);

/** Stored values as a form shows them; those outside the options as Other and its text. */
export function formOf(stored: StoredFields, options: GroupOptions = PROFILE_OPTIONS): ProfileForm {
  const group = (field: GroupField, list: readonly string[]) => splitOther(list, options[field]);
  return {
    nickname: stored.nickname ?? '',
    home_location: stored.home_location ?? '',
    travel_style: stored.travel_style ?? '',
    budget_per_night: stored.budget_per_night === null ? '' : String(stored.budget_per_night),
    travel_vibe: group('travel_vibe', decodeChoices(stored.travel_vibe)),
    stay_type: group('stay_type', decodeChoices(stored.stay_type)),
    amenities: group('amenities', stored.amenities ?? []),
    interests: group('interests', stored.interests ?? []),
    transport_preference: group('transport_preference', decodeChoices(stored.transport_preference)),
    additional_notes: stored.additional_notes ?? '',
  };
}

type Checked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: string };

const BUDGET_WORDS = 'Enter whole dollars, such as 120.';

/** Whole US dollars as people write them: 120, $120, 1,200. No sign, no exponent, no cents. Empty is null. */
export function parseBudget(typed: string): Checked<number | null> {
  const text = typed.trim().replace(/^\$\s*/, '');
  if (text === '')
    return typed.trim() === '' ? { ok: true, value: null } : { ok: false, error: BUDGET_WORDS };
  if (!/^(\d+|\d{1,3}(,\d{3})+)$/.test(text)) return { ok: false, error: BUDGET_WORDS };
  return { ok: true, value: Number(text.replaceAll(',', '')) };
}

export const isGroup = (field: ProfileField): field is GroupField =>
  (GROUP_FIELDS as readonly string[]).includes(field);

const isEncoded = (field: GroupField): field is EncodedField =>
  (ENCODED_FIELDS as readonly string[]).includes(field);

const listOf = ({ chosen, typed }: GroupValue) => resolveOther(chosen, typed);

/** A field as it is saved: null where it is empty, a list where lists are stored. Only a number can fail. */
function valueOf(form: ProfileForm, field: ProfileField): Checked<string | number | string[] | null> {
  if (field === 'budget_per_night') return parseBudget(form.budget_per_night);
  if (!isGroup(field)) return { ok: true, value: form[field].trim() || null };
  const list = listOf(form[field]);
  return { ok: true, value: isEncoded(field) ? encodeChoices(list) : list };
}

/** What a field would be saved as, to compare two forms by. */
export function fingerprint(form: ProfileForm, field: ProfileField): string {
  const value = valueOf(form, field);
  return value.ok ? JSON.stringify(value.value) : `typed ${form.budget_per_night}`;
}

/** The field's fault in words, or null. The rules are those of update-profile. */
function checkField(form: ProfileForm, field: ProfileField): string | null {
  const value = valueOf(form, field);
  if (!value.ok) return value.error;
  const { shape } = profileChangesSchema;
  // An encoded group is told what is wrong with the choices, not with their encoding.
  const parsed = isGroup(field)
    ? shape.interests.safeParse(listOf(form[field]))
    : shape[field].safeParse(value.value);
  return parsed.success ? null : sentence(parsed.error.issues[0]?.message ?? 'cannot be saved');
}

function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

/** The faults of these fields. */
export function checkFields(form: ProfileForm, fields: readonly ProfileField[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of fields) {
    const error = checkField(form, field);
    if (error !== null) errors[field] = error;
  }
  return errors;
}

/** The fields that would be saved as something else. */
export function changedFields(before: ProfileForm, after: ProfileForm): ProfileField[] {
  return PROFILE_FIELDS.filter((field) => fingerprint(before, field) !== fingerprint(after, field));
}

/** These fields as they are saved. Call it for what {@link checkFields} finds no fault with. */
export function changesOf(form: ProfileForm, fields: readonly ProfileField[]): ProfileChanges {
  const changes = fields.map((field) => {
    const value = valueOf(form, field);
    return [field, value.ok ? value.value : null];
  });
  return profileChangesSchema.parse(Object.fromEntries(changes));
}
