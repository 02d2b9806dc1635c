/**
 * The onboarding questionnaire: eight steps (requirements §9) through the fields of the travel profile. The fields
 * that make a profile complete ({@link isComplete}) are asked first. None has to be answered (requirements §5).
 */
import { ONBOARDING_AMENITIES, resolveOther } from './profile.ts';
import {
  checkFields,
  type FieldErrors,
  isGroup,
  type GroupOptions,
  PROFILE_FIELDS,
  PROFILE_OPTIONS,
  type ProfileField,
  type ProfileForm,
} from './form.ts';

export interface QuestionnaireStep {
  /** Heads the step. */
  readonly title: string;
  readonly fields: readonly ProfileField[];
}

export const QUESTIONNAIRE_STEPS: readonly QuestionnaireStep[] = [
  { title: 'Your name', fields: ['nickname'] },
  { title: 'Where you start from', fields: ['home_location'] },
  { title: 'Your travel style', fields: ['travel_style'] },
  { title: 'Your budget', fields: ['budget_per_night'] },
  { title: 'What draws you', fields: ['travel_vibe'] },
  { title: 'Where you sleep', fields: ['stay_type'] },
  { title: 'What matters there', fields: ['amenities', 'interests'] },
  { title: 'On the way', fields: ['transport_preference', 'additional_notes'] },
];

/** All but the amenities are those of the profile page (requirements §3). */
export const ONBOARDING_OPTIONS: GroupOptions = { ...PROFILE_OPTIONS, amenities: ONBOARDING_AMENITIES };

export const FIRST_STEP = 0;
export const LAST_STEP = QUESTIONNAIRE_STEPS.length - 1;

/** An index that is a step; anything else is the first. */
export function stepOf(index: number): number {
  return Number.isInteger(index) && index >= FIRST_STEP && index <= LAST_STEP ? index : FIRST_STEP;
}

function isEmpty(form: ProfileForm, field: ProfileField): boolean {
  return isGroup(field)
    ? resolveOther(form[field].chosen, form[field].typed).length === 0
    : form[field].trim() === '';
}

/** What keeps a step from being left forwards, field by field: an answer that cannot be saved. */
export function stepErrors(form: ProfileForm, index: number): FieldErrors {
  return checkFields(form, QUESTIONNAIRE_STEPS[stepOf(index)]?.fields ?? []);
}

/** The first step with something wrong; null when the questionnaire can be finished. */
export function firstUnfinished(form: ProfileForm): number | null {
  const index = QUESTIONNAIRE_STEPS.findIndex((_step, at) => Object.keys(stepErrors(form, at)).length > 0);
  return index === -1 ? null : index;
}

/** The fields to save: those that were answered. What was left empty says nothing about what is stored. */
export function answeredFields(form: ProfileForm): ProfileField[] {
  return PROFILE_FIELDS.filter((field) => !isEmpty(form, field));
}
