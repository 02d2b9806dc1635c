import { Button } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import type { Profile } from '@domain/profile/profile.ts';
import {
  FIRST_STEP,
  LAST_STEP,
  ONBOARDING_OPTIONS,
  QUESTIONNAIRE_STEPS,
} from '@domain/profile/questionnaire.ts';
import { Spinner } from '@/ui/feedback/Spinner.tsx';
import { ProgressSteps } from '@/ui/steps/ProgressSteps.tsx';
import { useFaultFocus } from '../../hooks/useFaultFocus.ts';
import { useQuestionnaire } from '../../hooks/useQuestionnaire.ts';
import { ProfileFieldInput } from '../ProfileFieldInput.tsx';
import classes from './Questionnaire.module.css';

interface QuestionnaireProps {
  readonly userId: string;
  /** What is known already stands in the answers; null before it was ever fetched. */
  readonly profile: Profile | null;
  /** The answers were saved, on the server or on this device. */
  readonly onComplete: () => void;
  readonly onSkip: () => void;
}

/** The onboarding questionnaire: eight steps, one question or two at a time (requirements §4). */
export function Questionnaire({ userId, profile, onComplete, onSkip }: QuestionnaireProps) {
  const { answers, errors, saving, answer, back, onSubmit } = useQuestionnaire(userId, profile, onComplete);
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useFaultFocus(errors);
  const step = answers?.step ?? null;

  // A new step is a new page: who cannot see it change is told where they are. With its first paint: a later focus would
  // take the keys from a field that is typed in already.
  useLayoutEffect(() => {
    if (step !== null) heading.current?.focus();
  }, [step]);

  const current = step === null ? undefined : QUESTIONNAIRE_STEPS[step];
  if (!answers || step === null || !current) return <Spinner text="Opening the questions..." />;
  return (
    <form ref={form} className={classes.sheet} noValidate onSubmit={onSubmit} aria-label="Questionnaire">
      <ProgressSteps step={step + 1} total={QUESTIONNAIRE_STEPS.length} label="Your travel profile" />
      <h2 ref={heading} tabIndex={-1} className={classes.title}>
        {current.title}
      </h2>
      {/* Closed while saving: what would be typed now is in neither the save nor the draft. */}
      <fieldset className={classes.fields} key={step} disabled={saving}>
        {current.fields.map((field) => (
          <ProfileFieldInput
            key={field}
            field={field}
            form={answers.form}
            options={ONBOARDING_OPTIONS}
            error={errors[field]}
            onChange={answer}
          />
        ))}
      </fieldset>
      <div className={classes.actions}>
        <Button disabled={step === FIRST_STEP || saving} onClick={back}>
          Previous
        </Button>
        <Button type="submit" variant="filled" loading={saving} className={classes.next ?? ''}>
          {step === LAST_STEP ? 'Finish & Start Planning' : 'Next'}
        </Button>
      </div>
      <button type="button" className={classes.skip} disabled={saving} onClick={onSkip}>
        Skip for now
      </button>
    </form>
  );
}
