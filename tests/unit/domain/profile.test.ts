import { describe, expect, it } from 'vitest';
import {
  encodeChoices,
  ONBOARDING_AMENITIES,
  OTHER,
  PROFILE_CHOICES,
  profileChangesSchema,
  resolveOther,
  splitOther,
} from '@domain/profile/profile.ts';
import { decodeChoices } from '@domain/profile/profileView.ts';

describe('the choices of the travel profile', () => {
  it('all end in Other, which opens a free-text box, and fit the schema', () => {
    for (const { options, prompt } of Object.values(PROFILE_CHOICES)) {
      expect([prompt, options.at(-1)]).toEqual([expect.stringMatching(/[:?]$/), OTHER]);
      expect(new Set(options).size).toBe(options.length);
    }
    expect(ONBOARDING_AMENITIES.at(-1)).toBe(OTHER);
    const amenities = [...PROFILE_CHOICES.amenities.options];
    const travel_vibe = encodeChoices(PROFILE_CHOICES.travel_vibe.options);
    expect(profileChangesSchema.parse({ amenities, travel_vibe })).toEqual({ amenities, travel_vibe });
  });

  it.each([
    [['Pool', OTHER], ' sauna ', ['Pool', 'sauna']],
    [['Pool', OTHER], '  ', ['Pool']],
    [['Pool', OTHER], 'Pool', ['Pool']],
    [['Pool'], 'not shown', ['Pool']],
    [[], '', []],
  ])('%j with %j is saved as %j', (chosen, typed, saved) => {
    expect(resolveOther(chosen, typed)).toEqual(saved);
  });

  it.each([
    [['Pool'], ['Pool'], ''],
    [['Pool', 'sauna'], ['Pool', OTHER], 'sauna'],
    [['sauna', 'Gym', 'a view'], ['Gym', OTHER], 'sauna, a view'],
    [[OTHER], [], ''],
    [[], [], ''],
  ])('stored %j is shown as %j and %j', (stored, chosen, typed) => {
    expect(splitOther(stored, PROFILE_CHOICES.amenities.options)).toEqual({ chosen, typed });
  });

  it('are read back as they were encoded', () => {
    for (const list of [['Chill'], ['Chill', 'a "quiet" place'], []]) {
      expect(decodeChoices(encodeChoices(list))).toEqual(list);
    }
  });
});
