/**
 * The profile while it is edited, against what is stored meanwhile: field by field the later edit wins, and a field
 * that was changed on both sides since the edit began is for the traveller to settle.
 */
import { type ChangedFrom, type ProfileChanges, resolveOther } from './profile.ts';
import {
  changedFields,
  changesOf,
  fingerprint,
  formOf,
  isGroup,
  PROFILE_FIELDS,
  type ProfileField,
  type ProfileForm,
  type StoredFields,
} from './form.ts';

export interface Editing {
  /** What was stored when the edit of each field began. */
  readonly base: StoredFields;
  readonly form: ProfileForm;
}

export function startEditing(stored: StoredFields): Editing {
  return { base: stored, form: formOf(stored) };
}

function isSame(a: StoredFields, b: StoredFields, field: ProfileField): boolean {
  return JSON.stringify(a[field]) === JSON.stringify(b[field]);
}

function withField(editing: Editing, field: ProfileField, base: StoredFields, form: ProfileForm): Editing {
  return {
    base: { ...editing.base, [field]: base[field] },
    form: { ...editing.form, [field]: form[field] },
  };
}

/**
 * The edit over what is stored now: fields that were not touched follow it, those that say the same agree with it,
 * and what was changed on both sides stays as it was typed, over its old base.
 */
export function rebase(editing: Editing, stored: StoredFields): Editing {
  const before = formOf(editing.base);
  const now = formOf(stored);
  return PROFILE_FIELDS.reduce((edited, field) => {
    if (isSame(editing.base, stored, field)) return edited;
    const mine = fingerprint(editing.form, field);
    if (mine === fingerprint(before, field)) return withField(edited, field, stored, now);
    if (mine === fingerprint(now, field)) return withField(edited, field, stored, editing.form);
    return edited;
  }, editing);
}

/** The fields that hold something that is not saved. */
export function editedFields({ base, form }: Editing): ProfileField[] {
  return changedFields(formOf(base), form);
}

/** The fields that were changed on both sides. `editing` has been rebased on `stored`. */
export function conflicts(editing: Editing, stored: StoredFields): ProfileField[] {
  return PROFILE_FIELDS.filter((field) => !isSame(editing.base, stored, field));
}

/** Settles a field that was changed on both sides. */
export function settle(
  editing: Editing,
  stored: StoredFields,
  field: ProfileField,
  keep: 'mine' | 'theirs',
): Editing {
  return withField(editing, field, stored, keep === 'mine' ? editing.form : formOf(stored));
}

/** Brings in what was edited in another edit: a draft that was left. */
export function withEdits(editing: Editing, other: Editing): Editing {
  return editedFields(other).reduce(
    (edited, field) => withField(edited, field, other.base, other.form),
    editing,
  );
}

/** A save that the server refused, as an edit again. */
export function editOfSave(
  stored: StoredFields,
  changes: ProfileChanges,
  changedFrom: ChangedFrom | undefined,
): Editing {
  const fields = PROFILE_FIELDS.filter((field) => changes[field] !== undefined);
  const pick = (from: object) =>
    Object.fromEntries(Object.entries(from).filter(([key]) => fields.some((field) => field === key)));
  const base: StoredFields = { ...stored, ...pick(changedFrom ?? {}) };
  return { base, form: formOf({ ...stored, ...pick(changes) }) };
}

/** What is to be saved: the edited fields, and what they were when their edit began. */
export function saveOf(editing: Editing): { changes: ProfileChanges; changedFrom: Partial<StoredFields> } {
  const fields = editedFields(editing);
  const changedFrom = Object.fromEntries(fields.map((field) => [field, editing.base[field]]));
  return { changes: changesOf(editing.form, fields), changedFrom };
}

/** A field's value in words; empty where it holds nothing. */
export function describeField(form: ProfileForm, field: ProfileField): string {
  if (isGroup(field)) return resolveOther(form[field].chosen, form[field].typed).join(', ');
  const text = form[field].trim();
  return field === 'budget_per_night' && text !== '' ? `$${text.replace(/^\$/, '')}` : text;
}
