import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { DataLayer } from '@/data/dataLayer.ts';
import { useData, useDoor } from '@/data/door/door.ts';
import { describeError, toAppError } from '@domain/errors/appError.ts';
import type { Profile } from '@domain/profile/profile.ts';
import {
  changesOf,
  type FieldErrors,
  formOf,
  NOTHING_STORED,
  PROFILE_FIELDS,
  type ProfileField,
  type ProfileForm,
  type StoredFields,
  storedFieldsOf,
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
import { showToast } from '@/ui/feedback/toasts/toast.ts';
import { keptHereToast } from '../words.ts';

interface Answers {
  readonly base: StoredFields;
  readonly form: ProfileForm;
  readonly step: number;
}

export interface QuestionnaireView {
  /** Null while it is looked up what was answered before. */
  readonly answers: Answers | null;
  readonly errors: FieldErrors;
  readonly saving: boolean;
  readonly answer: (form: ProfileForm) => void;
  readonly back: () => void;
  /** Next, and on the last step Finish. */
  readonly onSubmit: (event: FormEvent) => void;
}

async function recall(data: DataLayer, userId: string, profile: Profile | null): Promise<Answers> {
  const draft = await data.profile.readProfileDraft(userId, 'questionnaire').catch(() => null);
  if (draft) return { base: draft.base, form: draft.form, step: stepOf(draft.step) };
  const base = profile ? storedFieldsOf(profile) : NOTHING_STORED;
  return { base, form: formOf(base, ONBOARDING_OPTIONS), step: 0 };
}

/** The onboarding questionnaire (requirements §4): its answers survive a reload, and are saved at its end. */
export function useQuestionnaire(
  userId: string,
  profile: Profile | null,
  onComplete: () => void,
): QuestionnaireView {
  const data = useData();
  const { keeping } = useDoor();
  const [answers, setAnswers] = useState<Answers | null>(null);
  const isTyped = useRef(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [saving, setSaving] = useState(false);

  useEffect(() => {
    let current = true;
    async function start() {
      const recalled = await recall(data, userId, profile);
      // Read again where the device's storage opened late: what was typed meanwhile is newer.
      if (current && !isTyped.current) setAnswers(recalled);
    }
    void start();
    const stop = keeping.subscribe(() => void start());
    return () => {
      current = false;
      stop();
    };
  }, [data, keeping, userId, profile]);

  const put = (next: Answers) => {
    isTyped.current = true;
    setAnswers(next);
    data.profile.keepProfileDraft(userId, 'questionnaire', next).catch(() => {});
  };
  const show = (step: number, found: FieldErrors = {}) => {
    if (answers) put({ ...answers, step });
    setErrors(found);
  };

  async function finish(given: Answers) {
    setSaving(true);
    try {
      // Answered now: later than anything that is stored.
      const changes = changesOf(given.form, answeredFields(given.form));
      const outcome = await data.profile.saveProfileChanges(userId, {
        changes,
        changedFrom: null,
        draft: 'questionnaire',
      });
      showToast(
        outcome === 'saved'
          ? { title: 'Profile Complete!', description: "Awesome! Now let's plan your first trip." }
          : keptHereToast(outcome, 'answers'),
      );
      onComplete();
    } catch (thrown) {
      const error = toAppError(thrown);
      // kept before it is told: who reloads at the word finds the answers
      await data.profile.keepProfileDraft(userId, 'questionnaire', given).catch(() => {});
      showToast({ title: 'Error', description: describeError(error), variant: 'destructive' });
      // The form has it, and the draft again: nothing has to be told elsewhere.
      await data.profile.discardRefusedSaves(userId).catch(() => undefined);
      const field = PROFILE_FIELDS.find((name) => name === error.field);
      if (field) show(stepWith(field), { [field]: describeError(error) });
    } finally {
      setSaving(false);
    }
  }

  return {
    answers,
    errors,
    saving,
    answer: (form) => {
      if (!answers) return;
      put({ ...answers, form });
      setErrors({});
    },
    back: () => answers && !saving && show(Math.max(0, answers.step - 1)),
    onSubmit: (event) => {
      event.preventDefault();
      if (!answers || saving) return;
      const found = stepErrors(answers.form, answers.step);
      if (Object.keys(found).length > 0) return setErrors(found);
      if (answers.step < LAST_STEP) return show(answers.step + 1);
      const wrong = firstUnfinished(answers.form);
      if (wrong === null) void finish(answers);
      else show(wrong, stepErrors(answers.form, wrong));
    },
  };
}

function stepWith(field: ProfileField): number {
  return Math.max(
    0,
    QUESTIONNAIRE_STEPS.findIndex(({ fields }) => fields.includes(field)),
  );
}
