import { Button, Loader } from '@mantine/core';
import { useState } from 'react';
import type { Session } from '@domain/accounts/session.ts';
import { checkLogin, type LoginValues } from '@domain/forms/registration.ts';
import { showToast } from '@/ui/feedback/toasts/toast.ts';
import { FormNotice } from '@/ui/feedback/FormNotice.tsx';
import { PasswordField } from '@/ui/fields/PasswordField.tsx';
import { TextField } from '@/ui/fields/TextField.tsx';
import { Form } from '@/ui/form/Form.tsx';
import { useDoor } from '@/data/door/door.ts';
import { useCheckedForm } from '../hooks/useCheckedForm.ts';
import { useSubmit } from '../hooks/useSubmit.ts';
import { isUnconfirmed, loginAdvice, loginFailure } from '../messages.ts';
import classes from './forms.module.css';
import { ResendButton } from './ResendButton.tsx';

interface LoginFormProps {
  /** What happens once signed in; the form stays busy until it is done. */
  readonly onSignedIn: (session: Session) => void | Promise<void>;
  readonly onForgotten?: (email: string) => void;
}

/** Email and password. A refusal is a notice, and stays over the form with what was typed. */
export function LoginForm({ onSignedIn, onForgotten }: LoginFormProps) {
  const { signIn } = useDoor().auth;
  const form = useCheckedForm<LoginValues, 'email' | 'password'>({ email: '', password: '' }, checkLogin);
  /** The address whose confirmation is missing, as it was sent. */
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);
  const [advice, setAdvice] = useState<string | null>(null);
  const { busy, refusal, onSubmit } = useSubmit({
    check: () => {
      const result = form.submit();
      return result.ok ? result.values : null;
    },
    send: async (values: LoginValues) => onSignedIn(await signIn(values)),
    refuse: (thrown) => {
      const description = loginFailure(thrown);
      setUnconfirmed(isUnconfirmed(thrown) ? form.values.email.trim() : null);
      const { text, field } = loginAdvice(thrown);
      setAdvice(text);
      if (field) form.focus(field);
      showToast({ title: 'Login Failed', description, variant: 'destructive' });
      return description;
    },
  });
  return (
    <Form className={classes.form} onSubmit={onSubmit} noValidate>
      {refusal && (
        <div className={classes.refusal}>
          <FormNotice>
            {refusal}
            {advice && <span className={classes.advice}>{advice}</span>}
          </FormNotice>
          {unconfirmed && <ResendButton email={unconfirmed} label="Send the link again" />}
        </div>
      )}
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        value={form.values.email}
        onChange={(value) => form.set('email', value)}
        error={form.errorOf('email')}
        inputRef={form.refOf('email')}
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
        {/* not `loading`, whose `disabled` takes the focus from who pressed it; a second press sends nothing */}
        <Button
          type="submit"
          variant="filled"
          leftSection={busy && <Loader size={18} color="currentColor" />}
          {...(busy ? { 'aria-disabled': true, 'data-disabled': true } : {})}
        >
          Log In
        </Button>
        {onForgotten && (
          <button type="button" className={classes.quiet} onClick={() => onForgotten(form.values.email)}>
            Forgot password?
          </button>
        )}
      </div>
    </Form>
  );
}
