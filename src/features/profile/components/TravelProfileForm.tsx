import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatAge } from '@domain/dates/formatDates.ts';
import type { Profile } from '@domain/profile/profile.ts';
import { describeField } from '@domain/profile/editing.ts';
import { formOf, PROFILE_FIELDS, PROFILE_OPTIONS } from '@domain/profile/form.ts';
import { Spinner } from '@/ui/feedback/Spinner.tsx';
import { TextField } from '@/ui/fields/TextField.tsx';
import { Banner } from '@/ui/signs/Banner.tsx';
import { useFaultFocus } from '../hooks/useFaultFocus.ts';
import { useProfileForm } from '../hooks/useProfileForm.ts';
import { useUnsentSaves } from '../hooks/useUnsentSaves.ts';
import { labelOf } from '../words.ts';
import { FieldConflict } from './FieldConflict.tsx';
import { ProfileFieldInput } from './ProfileFieldInput.tsx';
import classes from './TravelProfileForm.module.css';

/** The travel profile, to read and to change (requirements §2, §4 and §5). */
export function TravelProfileForm({ profile }: { readonly profile: Profile }) {
  const view = useProfileForm(profile);
  const { waiting, refusal, offline } = useUnsentSaves(profile.id);
  const ref = useFaultFocus(view.errors);
  const [now] = useState(() => Date.now());
  const { form, stored, saving } = view;
  if (form === null) return <Spinner text="Loading your profile..." />;

  const theirs = formOf(stored);
  const discard = <Button onClick={view.discard}>Discard them</Button>;
  return (
    <form
      ref={ref}
      className={classes.form}
      noValidate
      onSubmit={view.onSubmit}
      aria-label="Your Travel Profile"
    >
      {refusal !== null && !saving && (
        <Banner tone="warning" title="Your last changes could not be saved" action={discard} live>
          {refusal} They are still in the form.
        </Banner>
      )}
      {view.restoredFrom !== null && (
        <Banner tone="saved" title="Your unsaved changes are back" action={discard} live>
          You made them {formatAge(view.restoredFrom, now)}. Save them when you are ready.
        </Banner>
      )}
      <TextField label="Email" type="email" value={profile.email} readOnly />
      {PROFILE_FIELDS.map((field) => (
        <div key={field} className={classes.question}>
          <ProfileFieldInput
            field={field}
            form={form}
            options={PROFILE_OPTIONS}
            error={view.errors[field]}
            onChange={view.change}
          />
          {view.conflicts.includes(field) && (
            <FieldConflict
              name={labelOf(field)}
              mine={describeField(form, field)}
              theirs={describeField(theirs, field)}
              onChoose={(keep) => view.choose(field, keep)}
            />
          )}
        </div>
      ))}
      {waiting > 0 && !saving && (
        <Banner tone={offline ? 'offline' : 'saved'} live>
          Your changes are saved on this device, and will be sent{' '}
          {offline ? 'when you are online.' : 'again by themselves: the server has not taken them yet.'}
        </Banner>
      )}
      <div className={classes.foot}>
        <Button type="submit" variant="filled" loading={saving}>
          Save Changes
        </Button>
        <output className={classes.state}>
          {view.edited && !saving && 'Not saved yet. What you type is kept on this device.'}
        </output>
      </div>
    </form>
  );
}
