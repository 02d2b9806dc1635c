import { Button } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { describeError, toAppError } from '@domain/errors/appError.ts';
import { checkNewPassword, type FormCheck, MIN_PASSWORD_LENGTH } from '@domain/forms/registration.ts';
import { forgetRoute, keptRoute } from '@/platform/keptRoute.ts';
import { FormNotice } from '@/ui/feedback/FormNotice.tsx';
import { showToast } from '@/ui/feedback/toasts/toast.ts';
import { PasswordField } from '@/ui/fields/PasswordField.tsx';
import { Form } from '@/ui/form/Form.tsx';
import { useDoor } from '@/data/door/door.ts';
import { useCheckedForm } from '../hooks/useCheckedForm.ts';
import { useSubmit } from '../hooks/useSubmit.ts';
import classes from './forms.module.css';

interface Values {
  password: string;
  current: string;
}

function checkValues(values: Values): FormCheck<Values, 'password'> {
  const checked = checkNewPassword(values.password);
  return checked.ok ? { ok: true, values } : checked;
}

/** The server's words on the two passwords; else what went wrong. */
function refusalOf(thrown: unknown): string {
  const error = toAppError(thrown);
  if (error.serverMessage?.startsWith('current_password: enter')) {
    return 'Please enter your current password. If you forgot it, log out and choose "Forgot password?".';
  }
  if (error.serverMessage?.startsWith('current_password:')) return 'Your current password is not right.';
  return describeError(error);
}

interface NewPasswordFormProps {
  /** Whose it is. */
  readonly email: string;
  readonly isRecovery: boolean;
}

/**
 * Sets a new password. Who came by a recovery link need not know the one before; the server says so to anybody else
 * who leaves it out, and a page that was reloaded no longer knows how its session began. A recovery leads on to what
 * waited for the log-in on this device.
 */
export function NewPasswordForm({ email, isRecovery }: NewPasswordFormProps) {
  const { updatePassword } = useDoor().auth;
  const navigate = useNavigate();
  const form = useCheckedForm<Values, 'password'>({ password: '', current: '' }, checkValues);
  const { busy, refusal, onSubmit } = useSubmit({
    check: () => {
      const result = form.submit();
      return result.ok ? result.values : null;
    },
    send: async ({ password, current }: Values) => {
      await updatePassword(password, current);
      showToast({ title: 'Password changed', description: 'Use the new one from now on.' });
      const waiting = isRecovery ? keptRoute(email, Date.now()) : null;
      if (waiting) forgetRoute();
      await navigate(waiting?.to ?? paths.profile, { replace: true, state: waiting?.state });
    },
    refuse: refusalOf,
  });

  return (
    <Form className={classes.form} onSubmit={onSubmit} noValidate>
      {refusal && <FormNotice>{refusal}</FormNotice>}
      {!isRecovery && (
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          hint="Not needed if you have just come from our mail."
          value={form.values.current}
          onChange={(value) => form.set('current', value)}
        />
      )}
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={`At least ${MIN_PASSWORD_LENGTH} characters.`}
        value={form.values.password}
        onChange={(value) => form.set('password', value)}
        error={form.errorOf('password')}
        inputRef={form.refOf('password')}
      />
      <Button type="submit" variant="filled" loading={busy} className={classes.submit ?? ''}>
        Set password
      </Button>
    </Form>
  );
}
