import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeChoices, OTHER, type ProfileChanges, profileChangesSchema } from '@domain/profile/profile.ts';
import {
  changedFields,
  changesOf,
  checkFields,
  formOf,
  NOTHING_STORED,
  parseBudget,
  PROFILE_FIELDS,
  PROFILE_OPTIONS,
  type ProfileForm,
  type StoredFields,
} from '@domain/profile/form.ts';

const EMPTY = formOf(NOTHING_STORED);

/** What is stored after everything in a form was saved. */
function saved(form: ProfileForm): StoredFields {
  const changes: ProfileChanges = changesOf(form, PROFILE_FIELDS);
  return { ...NOTHING_STORED, ...Object.fromEntries(Object.entries(changes)) };
}

const group = (options: readonly string[]) =>
  fc.record({
    chosen: fc.subarray([...options]),
    typed: fc.string({ unit: 'grapheme', maxLength: 30 }),
  });
const text = (maxLength: number) => fc.string({ unit: 'grapheme', maxLength });
const anyForm: fc.Arbitrary<ProfileForm> = fc
  .record({
    nickname: text(20),
    home_location: text(20),
    travel_style: text(60),
    budget_per_night: fc.oneof(fc.constant(''), fc.nat(100_000).map(String)),
    travel_vibe: group(PROFILE_OPTIONS.travel_vibe),
    stay_type: group(PROFILE_OPTIONS.stay_type),
    amenities: group(PROFILE_OPTIONS.amenities),
    interests: group(PROFILE_OPTIONS.interests),
    transport_preference: group(PROFILE_OPTIONS.transport_preference),
    additional_notes: text(80),
  })
  .filter((form) => Object.keys(checkFields(form, PROFILE_FIELDS)).length === 0);

describe('the profile form and what is stored', () => {
  it('shows after a save what was saved, and saves that as the same', () => {
    fc.assert(
      fc.property(anyForm, (form) => {
        const stored = saved(form);
        const shown = formOf(stored);
        expect(changedFields(form, shown)).toEqual([]);
        expect(saved(shown)).toEqual(stored);
      }),
    );
  });

  it('never changes a field by showing it, whatever is stored', () => {
    const odd = fc.option(
      fc.oneof(
        fc.string(),
        fc.array(fc.string()).map((list) => JSON.stringify(list)),
      ),
      {
        nil: null,
      },
    );
    const list = fc.option(fc.array(fc.oneof(fc.string(), fc.constantFrom('Pool', 'Food', OTHER))), {
      nil: null,
    });
    fc.assert(
      fc.property(odd, odd, list, (travel_vibe, stay_type, amenities) => {
        const stored = { ...NOTHING_STORED, travel_vibe, stay_type, amenities };
        expect(changedFields(formOf(stored), formOf(stored))).toEqual([]);
      }),
    );
  });

  it('brings values outside the options back as Other and its text', () => {
    const form = formOf({
      ...NOTHING_STORED,
      travel_vibe: '["Chill","Birding"]',
      stay_type: '"A lighthouse"',
      amenities: ['Pool', 'Kitchen'],
    });
    expect(form.travel_vibe).toEqual({ chosen: ['Chill', OTHER], typed: 'Birding' });
    expect(form.stay_type).toEqual({ chosen: [OTHER], typed: 'A lighthouse' });
    expect(form.amenities).toEqual({ chosen: ['Pool', OTHER], typed: 'Kitchen' });
  });

  it('encodes three groups as JSON strings and leaves two as lists', () => {
    const chosen = { chosen: ['Wi-Fi', OTHER], typed: ' A desk ' };
    const list = ['Wi-Fi', 'A desk'];
    const form: ProfileForm = {
      ...EMPTY,
      travel_vibe: chosen,
      stay_type: chosen,
      transport_preference: chosen,
      amenities: chosen,
      interests: chosen,
    };
    expect(saved(form)).toMatchObject({
      travel_vibe: JSON.stringify(list),
      stay_type: JSON.stringify(list),
      transport_preference: JSON.stringify(list),
      amenities: list,
      interests: list,
    });
  });

  it.each(['', '  ', 'Other'])('drops Other when its text is %j', (typed) => {
    const form = { ...EMPTY, interests: { chosen: ['Food', OTHER], typed } };
    expect(saved(form).interests).toEqual(['Food']);
    expect(saved({ ...EMPTY, stay_type: { chosen: [OTHER], typed } }).stay_type).toBe(encodeChoices([]));
  });

  it('has only fields that a traveller may change, and no balance', () => {
    const keys = Object.keys(profileChangesSchema.shape);
    expect(PROFILE_FIELDS.every((field) => keys.includes(field))).toBe(true);
    expect(keys).not.toContain('token_balance');
    expect(saved(EMPTY)).not.toHaveProperty('token_balance');
  });
});

describe('the budget', () => {
  it.each([
    ['', null],
    [' 120 ', 120],
    ['$120', 120],
    ['1,200', 1_200],
    ['$ 12,345', 12_345],
    ['0', 0],
  ])('reads %j as %j', (typed, value) => {
    expect(parseBudget(typed)).toEqual({ ok: true, value });
  });

  it.each(['1e3', '-5', '+5', '12.50', '1,2', '12,00', '1 200', 'a lot', '$', '١٢٠', '0x10', 'Infinity'])(
    'refuses %j and says what would do',
    (typed) => {
      const form = { ...EMPTY, budget_per_night: typed };
      expect(checkFields(form, PROFILE_FIELDS)).toEqual({
        budget_per_night: 'Enter whole dollars, such as 120.',
      });
    },
  );

  it('has a top', () => {
    expect(checkFields({ ...EMPTY, budget_per_night: '1'.repeat(400) }, PROFILE_FIELDS)).toHaveProperty(
      'budget_per_night',
    );
    expect(checkFields({ ...EMPTY, budget_per_night: '100,001' }, PROFILE_FIELDS)).toEqual({
      budget_per_night: 'Must be at most 100000.',
    });
  });
});

describe('odd input', () => {
  const huge = 'x'.repeat(10_000);

  it('names the limit of each text field for 10,000 characters', () => {
    const form: ProfileForm = {
      ...EMPTY,
      nickname: huge,
      home_location: huge,
      travel_style: huge,
      additional_notes: huge,
      interests: { chosen: [OTHER], typed: huge },
      travel_vibe: { chosen: [OTHER], typed: huge },
    };
    expect(checkFields(form, PROFILE_FIELDS)).toEqual({
      nickname: 'Must be at most 100 characters long.',
      home_location: 'Must be at most 120 characters long.',
      travel_style: 'Must be at most 500 characters long.',
      additional_notes: 'Must be at most 4000 characters long.',
      interests: 'Must be at most 200 characters long.',
      travel_vibe: 'Must be at most 200 characters long.',
    });
  });

  it.each(['🏔️👩‍👩‍👧', 'مسافر', '<script>alert(1)</script>', "Robert'); drop table profiles;--"])(
    'saves %j as it is',
    (typed) => {
      const form = { ...EMPTY, nickname: typed, travel_vibe: { chosen: [OTHER], typed } };
      expect(checkFields(form, PROFILE_FIELDS)).toEqual({});
      expect(saved(form)).toMatchObject({ nickname: typed, travel_vibe: JSON.stringify([typed]) });
      expect(formOf(saved(form)).travel_vibe).toEqual({ chosen: [OTHER], typed });
    },
  );

  it('refuses a line with a control character in it', () => {
    expect(checkFields({ ...EMPTY, nickname: 'a\u0007b' }, PROFILE_FIELDS)).toHaveProperty('nickname');
  });
});
