import { describe, expect, it } from 'vitest';
import { isComplete } from '@domain/profile/profileView.ts';
import { OTHER } from '@domain/profile/profile.ts';
import {
  changesOf,
  formOf,
  NOTHING_STORED,
  PROFILE_FIELDS,
  type ProfileForm,
  type StoredFields,
} from '@domain/profile/form.ts';
import {
  answeredFields,
  firstUnfinished,
  LAST_STEP,
  ONBOARDING_OPTIONS,
  QUESTIONNAIRE_STEPS,
  stepErrors,
  stepOf,
} from '@domain/profile/questionnaire.ts';

const EMPTY = formOf(NOTHING_STORED, ONBOARDING_OPTIONS);
const NEEDED: ProfileForm = {
  ...EMPTY,
  nickname: 'Ana',
  home_location: 'Lisbon',
  travel_style: 'slow',
  budget_per_night: '1,200',
  travel_vibe: { chosen: ['Chill'], typed: '' },
};

describe('the questionnaire', () => {
  it('has eight steps, and asks for every field once', () => {
    expect(QUESTIONNAIRE_STEPS).toHaveLength(8);
    expect(LAST_STEP).toBe(7);
    const asked = QUESTIONNAIRE_STEPS.flatMap(({ fields }) => fields);
    expect(asked.toSorted()).toEqual([...PROFILE_FIELDS].toSorted());
  });

  it('has amenities of its own, and otherwise the options of the profile', () => {
    expect(ONBOARDING_OPTIONS.amenities).toEqual(['Wi-Fi', 'Pool', 'Kitchen', 'Free breakfast', OTHER]);
    const form = formOf({ ...NOTHING_STORED, amenities: ['Kitchen', 'Gym'] }, ONBOARDING_OPTIONS);
    expect(form.amenities).toEqual({ chosen: ['Kitchen', OTHER], typed: 'Gym' });
  });

  it('asks the five fields of a complete profile in its first five steps', () => {
    const first = QUESTIONNAIRE_STEPS.slice(0, 5).flatMap(({ fields }) => fields);
    const changes = changesOf(NEEDED, first);
    const stored: StoredFields = { ...NOTHING_STORED, ...Object.fromEntries(Object.entries(changes)) };
    expect(isComplete(stored)).toBe(true);
    expect(first).toHaveLength(5);
  });

  it('can be left and finished empty, and holds only at what cannot be saved', () => {
    expect(QUESTIONNAIRE_STEPS.map((_step, index) => stepErrors(EMPTY, index))).toEqual(
      QUESTIONNAIRE_STEPS.map(() => ({})),
    );
    expect(firstUnfinished(EMPTY)).toBeNull();
    expect(firstUnfinished({ ...NEEDED, travel_style: '  ' })).toBeNull();
    expect(firstUnfinished({ ...NEEDED, travel_vibe: { chosen: [OTHER], typed: ' ' } })).toBeNull();
    expect(firstUnfinished({ ...NEEDED, budget_per_night: '1e3' })).toBe(3);
    expect(firstUnfinished({ ...NEEDED, additional_notes: 'x'.repeat(4_001) })).toBe(7);
  });

  it('saves what was answered and leaves the rest as it is stored', () => {
    expect(answeredFields(NEEDED)).toEqual([
      'nickname',
      'home_location',
      'travel_style',
      'budget_per_night',
      'travel_vibe',
    ]);
    expect(answeredFields(EMPTY)).toEqual([]);
  });

  it.each([-1, 8, 1.5, Number.NaN])('takes %d for the first step', (index) => {
    expect(stepOf(index)).toBe(0);
  });
});
