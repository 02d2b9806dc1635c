import fc from 'fast-check';
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
    const needing = QUESTIONNAIRE_STEPS.map((_step, index) => Object.keys(stepErrors(EMPTY, index)));
    expect(needing).toEqual([
      ['nickname'],
      ['home_location'],
      ['travel_style'],
      ['budget_per_night'],
      ['travel_vibe'],
      [],
      [],
      [],
    ]);
    expect(firstUnfinished(EMPTY)).toBe(0);
    expect(firstUnfinished({ ...NEEDED, travel_style: '  ' })).toBe(2);
    expect(firstUnfinished({ ...NEEDED, travel_vibe: { chosen: [OTHER], typed: ' ' } })).toBe(4);
    expect(firstUnfinished({ ...NEEDED, additional_notes: 'x'.repeat(4_001) })).toBe(7);
  });

  it('leaves a complete profile whenever it can be finished', () => {
    const word = fc.constantFrom('', ' ', 'Ana', '0', '-5', '1,200', '1e3');
    const vibe = fc.record({ chosen: fc.subarray(['Chill', OTHER]), typed: word });
    fc.assert(
      fc.property(
        word,
        word,
        word,
        word,
        vibe,
        (nickname, home_location, travel_style, budget, travel_vibe) => {
          const form = {
            ...EMPTY,
            nickname,
            home_location,
            travel_style,
            budget_per_night: budget,
            travel_vibe,
          };
          if (firstUnfinished(form) !== null) return;
          const changes = changesOf(form, answeredFields(form));
          const stored: StoredFields = { ...NOTHING_STORED, ...Object.fromEntries(Object.entries(changes)) };
          expect(isComplete(stored)).toBe(true);
        },
      ),
    );
    expect(firstUnfinished(NEEDED)).toBeNull();
  });

  it('saves what was answered and leaves the rest as it is stored', () => {
    expect(answeredFields(NEEDED)).toEqual([
      'nickname',
      'home_location',
      'travel_style',
      'budget_per_night',
      'travel_vibe',
    ]);
  });

  it.each([-1, 8, 1.5, Number.NaN])('takes %d for the first step', (index) => {
    expect(stepOf(index)).toBe(0);
  });
});
