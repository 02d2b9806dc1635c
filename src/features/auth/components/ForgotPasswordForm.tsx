import { Button } from '@mantine/core';
import { useRef, useState, type FormEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { describeError, toAppError } from '@domain/errors/appError.ts';
import { isEmail } from '@domain/forms/registration.ts';
import { FormNotice } from '@/ui/feedback/FormNotice.tsx';
import { TextField } from '@/ui/fields/TextField.tsx';
import { Form } from '@/ui/form/Form.tsx';
import { useDoor } from '@/data/door/door.ts';
import { keepingRoute } from '../returnRoute.ts';
import { MailboxHint } from './MailboxHint.tsx';
import classes from './forms.module.css';

interface ForgotPasswordFormProps {
  readonly initialEmail?: string;
}

/**
 * Asks for a link to set a new password. The answer is the same whether or not the account exists. What waited for the
 * log-in waits for the new password.
 */
export function ForgotPasswordForm({ initialEmail = '' }: ForgotPasswordFormProps) {
  const { requestPasswordReset } = useDoor().auth;
  const { state: carried } = useLocation();
  const [email, setEmail] = useState(initialEmail);
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (state === 'busy') return;
    const address = email.trim();
    if (!isEmail(address)) {
      setError('Please enter a valid email address.');
      input.current?.focus();
      return;
    }
    setState('busy');
    setRefusal(null);
    try {
      await keepingRoute(address, carried, () => requestPasswordReset(address));
      setState('sent');
    } catch (thrown) {
      setRefusal(describeError(toAppError(thrown)));
      setState('idle');
    }
  }

  if (state === 'sent') {
    return (
      <div className={classes.form} ref={(sent) => sent?.focus()} tabIndex={-1}>
        <p className={classes.text}>
          If <strong>{email.trim()}</strong> has an account, a mail is on its way with a link to set a new
          password.
        </p>
        <MailboxHint />
      </div>
    );
  }
  return (
    <Form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      {refusal && <FormNotice>{refusal}</FormNotice>}
      <TextField
        inputRef={input}
        label="Email"
        type="email"
        autoComplete="username"
        value={email}
        onChange={(value) => {
          setEmail(value);
          setError(null);
        }}
        error={error}
      />
      <Button type="submit" variant="filled" loading={state === 'busy'} className={classes.submit ?? ''}>
        Send the link
      </Button>
    </Form>
  );
}
