import { Button } from '@mantine/core';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import {
  checkRegistration,
  MIN_PASSWORD_LENGTH,
  type RegistrationValues,
} from '@domain/forms/registration.ts';
import { FormNotice } from '@/ui/feedback/FormNotice.tsx';
import { showToast } from '@/ui/feedback/toasts/toast.ts';
import { PasswordField } from '@/ui/fields/PasswordField.tsx';
import { TextField } from '@/ui/fields/TextField.tsx';
import { Form } from '@/ui/form/Form.tsx';
import { useDoor } from '@/data/door/door.ts';
import { useCheckedForm } from '../hooks/useCheckedForm.ts';
import { useSubmit } from '../hooks/useSubmit.ts';
import { registrationFailure } from '../messages.ts';
import { keepingRoute } from '../returnRoute.ts';
import classes from './forms.module.css';

const empty: RegistrationValues = { fullName: '', email: '', password: '' };

/** Full name, email and password, checked in the spec's order; on success to /check-email. */
export function RegisterForm() {
  const { signUp } = useDoor().auth;
  const navigate = useNavigate();
  const { state: carried } = useLocation();
  const form = useCheckedForm<RegistrationValues, 'fullName' | 'email' | 'password'>(
    empty,
    checkRegistration,
  );
  const { busy, refusal, onSubmit } = useSubmit({
    check: () => {
      const result = form.submit();
      if (result.ok) return result.values;
      showToast({ title: 'Validation Error', description: result.message, variant: 'destructive' });
      return null;
    },
    send: async (values: RegistrationValues) => {
      await keepingRoute(values.email, carried, () => signUp(values));
      showToast({
        title: 'Confirmation Email Sent!',
        description: 'Please check your inbox to verify your account.',
      });
      await navigate(paths.checkEmail, { state: { email: values.email } });
    },
    refuse: (thrown) => {
      const description = registrationFailure(thrown);
      showToast({ title: 'Registration Failed', description, variant: 'destructive' });
      return description;
    },
  });

  return (
    <Form className={classes.form} onSubmit={onSubmit} noValidate>
      {refusal && <FormNotice>{refusal}</FormNotice>}
      <TextField
        label="Full name"
        autoComplete="name"
        value={form.values.fullName}
        onChange={(value) => form.set('fullName', value)}
        error={form.errorOf('fullName')}
        inputRef={form.refOf('fullName')}
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        value={form.values.email}
        onChange={(value) => form.set('email', value)}
        error={form.errorOf('email')}
        inputRef={form.refOf('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={`At least ${MIN_PASSWORD_LENGTH} characters.`}
        value={form.values.password}
        onChange={(value) => form.set('password', value)}
        error={form.errorOf('password')}
        inputRef={form.refOf('password')}
      />
      <Button type="submit" variant="filled" loading={busy} className={classes.submit ?? ''}>
        Sign Up
      </Button>
    </Form>
  );
}
