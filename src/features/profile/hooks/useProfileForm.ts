import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { DataLayer } from '@/data/dataLayer.ts';
import { useData, useDoor } from '@/data/door/door.ts';
import { toAppError } from '@domain/errors/appError.ts';
import type { Profile } from '@domain/profile/profile.ts';
import {
  conflicts,
  type Editing,
  editedFields,
  editOfSave,
  rebase,
  saveOf,
  settle,
  startEditing,
  withEdits,
} from '@domain/profile/editing.ts';
import {
  checkFields,
  type FieldErrors,
  PROFILE_FIELDS,
  type ProfileField,
  type ProfileForm,
  type StoredFields,
  storedFieldsOf,
} from '@domain/profile/form.ts';
import { showToast } from '@/ui/feedback/toasts/toast.ts';
import { refusalToast } from '../refusalWords.ts';
import { keptHereToast } from '../words.ts';

export interface ProfileFormView {
  /** Null while it is looked up what was typed before. */
  readonly form: ProfileForm | null;
  /** What is stored, for the fields that were changed on both sides. */
  readonly stored: StoredFields;
  readonly conflicts: readonly ProfileField[];
  readonly errors: FieldErrors;
  readonly edited: boolean;
  readonly saving: boolean;
  /** When the draft was left that stands in the form again, epoch ms. */
  readonly restoredFrom: number | null;
  readonly change: (form: ProfileForm) => void;
  readonly choose: (field: ProfileField, keep: 'mine' | 'theirs') => void;
  /** Back to what is stored: the draft and the refused saves go. */
  readonly discard: () => void;
  readonly onSubmit: (event: FormEvent) => void;
}

interface Recalled {
  readonly editing: Editing;
  readonly restoredFrom: number | null;
}

/** What was refused and what was left as a draft, over what is stored. A device that cannot say has neither. */
async function recall(data: DataLayer, userId: string, stored: StoredFields): Promise<Recalled> {
  const refused = await data.profile.readRefusedSaves(userId).catch(() => []);
  const draft = await data.profile.readProfileDraft(userId, 'profile').catch(() => null);
  const ofSaves = refused.reduce(
    (editing, { changes, changedFrom }) => withEdits(editing, editOfSave(stored, changes, changedFrom)),
    startEditing(stored),
  );
  if (!draft) return { editing: ofSaves, restoredFrom: null };
  const editing = withEdits(ofSaves, draft);
  const isEdited = editedFields(rebase(draft, stored)).length > 0;
  return { editing, restoredFrom: isEdited ? draft.updatedAt : null };
}

/** The travel profile's form: nothing typed is lost, and nothing changed elsewhere is overwritten unseen. */
export function useProfileForm(profile: Profile): ProfileFormView {
  const data = useData();
  const userId = profile.id;
  const stored = useMemo(() => storedFieldsOf(profile), [profile]);
  const { keeping } = useDoor();
  const [recalled, setRecalled] = useState<Recalled | null>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [saving, setSaving] = useState(false);
  const first = useRef(stored);

  useEffect(() => {
    let current = true;
    async function start() {
      const found = await recall(data, userId, first.current);
      // Read again where the device's storage opened late: what was typed meanwhile is newer.
      if (current) setRecalled((shown) => (shown && editedFields(shown.editing).length > 0 ? shown : found));
    }
    void start();
    const stop = keeping.subscribe(() => void start());
    return () => {
      current = false;
      stop();
    };
  }, [data, userId, keeping]);

  // Never kept: what is stored may change under the form at any time, and the form follows.
  const editing = recalled && rebase(recalled.editing, stored);
  const disputed = editing ? conflicts(editing, stored) : [];

  const put = (next: Editing) => {
    setRecalled({ editing: next, restoredFrom: recalled?.restoredFrom ?? null });
    const isEdited = editedFields(next).length > 0;
    const draft = isEdited ? { ...next, step: 0 } : null;
    // With every key: a session that ends elsewhere leaves no time for more.
    data.profile.keepProfileDraft(userId, 'profile', draft).catch(() => {});
  };

  async function save(toSave: Editing) {
    const { changes, changedFrom } = saveOf(toSave);
    setSaving(true);
    try {
      const outcome = await data.profile.saveProfileChanges(userId, {
        changes,
        changedFrom,
        draft: 'profile',
      });
      setRecalled((shown) => shown && { ...shown, restoredFrom: null });
      showToast(
        outcome === 'saved'
          ? { title: 'Profile Updated!', description: 'Your travel preferences have been saved.' }
          : keptHereToast(outcome, 'changes'),
      );
    } catch (thrown) {
      const error = toAppError(thrown);
      const toast = refusalToast(error);
      showToast(toast);
      const field = PROFILE_FIELDS.find((name) => name === error.field);
      if (field && error.reason === 'invalid') setErrors({ [field]: toast.description });
    } finally {
      setSaving(false);
    }
  }

  /** Shown when it is so on the device: a page that is left at once does not bring back what was given up. */
  async function discard() {
    await Promise.all([
      data.profile.keepProfileDraft(userId, 'profile', null).catch(() => {}),
      giveUpRefused(data, userId),
    ]);
    // what was typed meanwhile is newer
    setRecalled((shown) =>
      shown === recalled ? { editing: startEditing(stored), restoredFrom: null } : shown,
    );
    setErrors({});
  }

  return {
    form: editing?.form ?? null,
    stored,
    conflicts: disputed,
    errors,
    edited: editing !== null && editedFields(editing).length > 0,
    saving,
    restoredFrom: recalled?.restoredFrom ?? null,
    change: (form) => {
      if (!editing) return;
      put({ ...editing, form });
      setErrors({});
    },
    choose: (field, keep) => {
      if (!editing) return;
      const settled = settle(editing, stored, field, keep);
      put(settled);
      setErrors({});
      if (editedFields(settled).length === 0) void giveUpRefused(data, userId);
    },
    discard: () => void discard(),
    onSubmit: (event) => {
      event.preventDefault();
      if (!editing || saving) return;
      const found = { ...checkFields(editing.form, editedFields(editing)), ...unsettled(disputed) };
      setErrors(found);
      if (Object.keys(found).length === 0) void save(editing);
    },
  };
}

/** What cannot be removed now is offered again. */
async function giveUpRefused({ profile }: DataLayer, userId: string): Promise<void> {
  await profile.discardRefusedSaves(userId).catch(() => undefined);
}

function unsettled(fields: readonly ProfileField[]): FieldErrors {
  return Object.fromEntries(fields.map((field) => [field, 'Choose below which of the two stays.']));
}
