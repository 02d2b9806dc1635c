import { Button } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { describeError, toAppError } from '@/domain/errors.ts';
import { checkNewPassword, MIN_PASSWORD_LENGTH } from '@/domain/forms/registration.ts';
import { FormNotice } from '@/ui/feedback/FormNotice.tsx';
import { showToast } from '@/ui/feedback/toast.ts';
import { PasswordField } from '@/ui/fields/PasswordField.tsx';
import { useAuthActions } from '../hooks/useAuthActions.ts';
import { useCheckedForm } from '../hooks/useCheckedForm.ts';
import { useSubmit } from '../hooks/useSubmit.ts';
import classes from './forms.module.css';

/** Sets a new password for who came by a recovery link, or is signed in anyway. */
export function NewPasswordForm() {
  const { updatePassword } = useAuthActions();
  const navigate = useNavigate();
  const form = useCheckedForm<{ password: string }, 'password'>({ password: '' }, (values) =>
    checkNewPassword(values.password),
  );
  const { busy, refusal, onSubmit } = useSubmit({
    check: () => {
      const result = form.submit();
      return result.ok ? result.values : null;
    },
    send: async ({ password }: { password: string }) => {
      await updatePassword(password);
      showToast({ title: 'Password changed', description: 'Use the new one from now on.' });
      await navigate(paths.profile, { replace: true });
    },
    refuse: (thrown) => describeError(toAppError(thrown)),
  });

  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      {refusal && <FormNotice>{refusal}</FormNotice>}
      <PasswordField
        label="New password"
        autoComplete="new-password"
        description={`At least ${MIN_PASSWORD_LENGTH} characters.`}
        value={form.values.password}
        onChange={(value) => form.set('password', value)}
        error={form.errorOf('password')}
        inputRef={form.refOf('password')}
      />
      <Button type="submit" variant="filled" loading={busy} className={classes.submit ?? ''}>
        Set password
      </Button>
    </form>
  );
}
