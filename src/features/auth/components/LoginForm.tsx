import '@mantine/core/styles/Input.layer.css';
import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { Session } from '@/domain/session.ts';
import { checkLogin, type LoginValues } from '@/domain/forms/registration.ts';
import { showToast } from '@/ui/feedback/toast.ts';
import { FormNotice } from '@/ui/feedback/FormNotice.tsx';
import { useAuthActions } from '../hooks/useAuthActions.ts';
import { useCheckedForm } from '../hooks/useCheckedForm.ts';
import { loginFailure } from '../messages.ts';
import { PasswordField } from './PasswordField.tsx';
import classes from './forms.module.css';

interface LoginFormProps {
  /** What happens once signed in; the form stays busy until it is done. */
  readonly onSignedIn: (session: Session) => void | Promise<void>;
  readonly onForgotten?: (email: string) => void;
}

/** Email and password. A refusal is a notice, and stays over the form with what was typed. */
export function LoginForm({ onSignedIn, onForgotten }: LoginFormProps) {
  const { signIn } = useAuthActions();
  const form = useCheckedForm<LoginValues, 'email' | 'password'>({ email: '', password: '' }, checkLogin);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const result = form.submit();
    if (!result.ok) return;
    setBusy(true);
    setRefusal(null);
    try {
      await onSignedIn(await signIn(result.values));
    } catch (thrown) {
      const description = loginFailure(thrown);
      setRefusal(description);
      showToast({ title: 'Login Failed', description, variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      {refusal && <FormNotice>{refusal}</FormNotice>}
      <TextInput
        label="Email"
        type="email"
        autoComplete="username"
        inputMode="email"
        value={form.values.email}
        onChange={(event) => form.set('email', event.currentTarget.value)}
        error={form.errorOf('email')}
        ref={form.refOf('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        value={form.values.password}
        onChange={(value) => form.set('password', value)}
        error={form.errorOf('password')}
        inputRef={form.refOf('password')}
      />
      <div className={classes.aside}>
        <Button type="submit" variant="filled" loading={busy}>
          Log In
        </Button>
        {onForgotten && (
          <button type="button" className={classes.quiet} onClick={() => onForgotten(form.values.email)}>
            Forgot password?
          </button>
        )}
      </div>
    </form>
  );
}
