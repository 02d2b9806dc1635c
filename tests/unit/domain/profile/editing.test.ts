import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OTHER } from '@domain/profile/profile.ts';
import {
  conflicts,
  describeField,
  type Editing,
  editedFields,
  editOfSave,
  rebase,
  saveOf,
  settle,
  startEditing,
  withEdits,
} from '@domain/profile/editing.ts';
import { formOf, NOTHING_STORED, type ProfileForm, type StoredFields } from '@domain/profile/form.ts';

const STORED: StoredFields = {
  ...NOTHING_STORED,
  nickname: 'Ana',
  home_location: 'Lisbon',
  budget_per_night: 120,
  interests: ['Food'],
};

function typed(editing: Editing, changes: Partial<ProfileForm>): Editing {
  return { ...editing, form: { ...editing.form, ...changes } };
}
const edit = (changes: Partial<ProfileForm>) => typed(startEditing(STORED), changes);

describe('an edit, while the profile changes elsewhere', () => {
  it('follows fields that were not touched', () => {
    const now = { ...STORED, home_location: 'Porto' };
    const after = rebase(edit({ nickname: 'Annie' }), now);
    expect(after.form).toMatchObject({ nickname: 'Annie', home_location: 'Porto' });
    expect(conflicts(after, now)).toEqual([]);
    expect(saveOf(after)).toEqual({ changes: { nickname: 'Annie' }, changedFrom: { nickname: 'Ana' } });
  });

  it('keeps what was typed where both sides changed a field, and says so', () => {
    const now = { ...STORED, nickname: 'Anita', interests: ['Art'] };
    const after = rebase(edit({ nickname: 'Annie' }), now);
    expect(after.form.nickname).toBe('Annie');
    expect(conflicts(after, now)).toEqual(['nickname']);
    expect(after.form.interests.chosen).toEqual(['Art']);
  });

  it('agrees where both sides say the same', () => {
    const now = { ...STORED, nickname: 'Annie' };
    const after = rebase(edit({ nickname: ' Annie ' }), now);
    expect(conflicts(after, now)).toEqual([]);
    expect(editedFields(after)).toEqual([]);
  });

  it('keeps a half-made choice that would save nothing yet', () => {
    const opened = edit({ interests: { chosen: ['Food', OTHER], typed: '' } });
    expect(editedFields(opened)).toEqual([]);
    expect(rebase(opened, { ...STORED, nickname: 'Anita' }).form.interests.chosen).toEqual(['Food', OTHER]);
  });

  it('counts a number that is none as edited, and keeps it as it was typed', () => {
    const after = rebase(edit({ budget_per_night: '1e3' }), { ...STORED, budget_per_night: 90 });
    expect(after.form.budget_per_night).toBe('1e3');
    expect(editedFields(after)).toEqual(['budget_per_night']);
  });

  it('is settled field by field', () => {
    const now = { ...STORED, nickname: 'Anita', home_location: 'Porto' };
    const disputed = rebase(edit({ nickname: 'Annie', home_location: 'Faro' }), now);
    const settled = settle(settle(disputed, now, 'nickname', 'mine'), now, 'home_location', 'theirs');
    expect(conflicts(settled, now)).toEqual([]);
    expect(saveOf(settled)).toEqual({ changes: { nickname: 'Annie' }, changedFrom: { nickname: 'Anita' } });
  });

  it('never loses an edit nor overwrites a change unseen', () => {
    const name = fc.constantFrom(null, 'Ana', 'Bo', 'Cy');
    fc.assert(
      fc.property(name, name, name, (base, mine, theirs) => {
        const before = { ...STORED, nickname: base };
        const now = { ...STORED, nickname: theirs };
        const after = rebase(typed(startEditing(before), { nickname: mine ?? '' }), now);
        const isDisputed = conflicts(after, now).includes('nickname');
        expect(isDisputed).toBe(mine !== base && theirs !== base && mine !== theirs);
        expect(after.form.nickname).toBe((mine === base ? theirs : mine) ?? '');
        expect(rebase(after, now)).toEqual(after);
      }),
    );
  });
});

describe('what was left from before', () => {
  it('comes back over what is stored: a draft, field by field', () => {
    const draft = edit({ nickname: 'Annie' });
    const now = { ...STORED, home_location: 'Porto' };
    const back = withEdits(startEditing(now), draft);
    expect(back.form).toMatchObject({ nickname: 'Annie', home_location: 'Porto' });
    expect(editedFields(back)).toEqual(['nickname']);
  });

  it('comes back from a save that was refused, with what it was made from', () => {
    const now = { ...STORED, nickname: 'Anita' };
    const back = editOfSave(now, { nickname: 'Annie' }, { nickname: 'Ana' });
    expect(conflicts(rebase(back, now), now)).toEqual(['nickname']);
    expect(editedFields(back)).toEqual(['nickname']);
    expect(editedFields(editOfSave(now, { interests: ['Art'] }, undefined))).toEqual(['interests']);
  });
});

it('puts a value in words', () => {
  const form = formOf({ ...STORED, travel_vibe: '["Chill","Birding"]' });
  expect(describeField(form, 'travel_vibe')).toBe('Chill, Birding');
  expect(describeField(form, 'budget_per_night')).toBe('$120');
  expect(describeField(form, 'nickname')).toBe('Ana');
  expect(describeField(form, 'additional_notes')).toBe('');
});
