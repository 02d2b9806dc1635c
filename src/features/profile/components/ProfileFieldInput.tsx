import { MAX_NOTES_CHARS, OTHER } from '@domain/profile/profile.ts';
import { type GroupOptions, isGroup, type ProfileField, type ProfileForm } from '@domain/profile/form.ts';
import { ChoiceGroup } from '@/ui/fields/ChoiceGroup.tsx';
import { NumberField } from '@/ui/fields/NumberField.tsx';
import { TextareaField } from '@/ui/fields/TextareaField.tsx';
import { TextField } from '@/ui/fields/TextField.tsx';
import { labelOf } from '../words.ts';
import { HomeField } from './HomeField.tsx';

interface ProfileFieldInputProps {
  readonly field: ProfileField;
  readonly form: ProfileForm;
  readonly options: GroupOptions;
  readonly error: string | undefined;
  readonly onChange: (form: ProfileForm) => void;
}

/** One question of the travel profile, in the words of the spec; the questionnaire asks the same (requirements §3). */
export function ProfileFieldInput({ field, form, options, error, onChange }: ProfileFieldInputProps) {
  const set = (value: ProfileForm[ProfileField]) => onChange({ ...form, [field]: value });
  if (isGroup(field)) {
    return (
      <ChoiceGroup
        legend={labelOf(field)}
        choices={options[field]}
        other={OTHER}
        value={form[field]}
        error={error}
        onChange={set}
      />
    );
  }
  const common = { value: form[field], error, onChange: set };
  switch (field) {
    case 'nickname':
      return (
        <TextField
          {...common}
          label={labelOf(field)}
          placeholder="Nickname"
          autoComplete="nickname"
          autoCapitalize="words"
        />
      );
    case 'home_location':
      return <HomeField {...common} label={labelOf(field)} />;
    case 'travel_style':
      return (
        <TextField
          {...common}
          label={labelOf(field)}
          placeholder="Slow, by train, museums before beaches"
          autoCapitalize="sentences"
        />
      );
    case 'budget_per_night':
      return <NumberField {...common} label={labelOf(field)} hint="In US dollars" step={10} max={100_000} />;
    case 'additional_notes':
      return (
        <TextareaField
          {...common}
          label={labelOf(field)}
          placeholder="Mobility needs, celebrations, dietary needs..."
          limit={MAX_NOTES_CHARS}
        />
      );
  }
}
