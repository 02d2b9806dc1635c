import { Button } from '@mantine/core';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useData } from '@/data/door/door.ts';
import { checkNewUser, type NewUserValues, refusalOf } from '@domain/admin/newUser.ts';
import { adminWords } from '@domain/admin/words.ts';
import { describeError } from '@domain/errors/appError.ts';
import { MIN_PASSWORD_LENGTH } from '@domain/forms/registration.ts';
import { Dialog } from '@/ui/dialogs/Dialog.tsx';
import { FormNotice } from '@/ui/feedback/FormNotice.tsx';
import { showToast } from '@/ui/feedback/toasts/toast.ts';
import { PasswordField } from '@/ui/fields/PasswordField.tsx';
import { TextField } from '@/ui/fields/TextField.tsx';
import { useSaving } from '../../hooks/useSaving.ts';
import classes from './users.module.css';

interface AddUserDialogProps {
  readonly adminId: string;
  /** Held by the page, so that closing the dialog loses nothing. */
  readonly values: NewUserValues;
  readonly onChange: (values: NewUserValues) => void;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

type Field = keyof NewUserValues;

/** Makes a confirmed account. All but the role is required (requirements §5). */
export function AddUserDialog({ adminId, values, onChange, onClose, onDone }: AddUserDialogProps) {
  const form = useId();
  const { busy, run } = useSaving();
  const { admin } = useData();
  const [wrong, setWrong] = useState<{ field: Field; message: string } | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  const inputs = useRef(new Map<Field, HTMLInputElement>());
  const refOf = (field: Field) => (input: HTMLInputElement | null) => {
    if (input) inputs.current.set(field, input);
  };

  const refuse = (field: Field, message: string) => {
    setWrong({ field, message });
    inputs.current.get(field)?.focus();
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setRefusal(null);
    setWrong(null);
    const checked = checkNewUser(values);
    if (!checked.ok) return refuse(checked.field, checked.message);
    run(
      async () => {
        await admin.addUser(adminId, checked.user);
        showToast({ title: adminWords.created });
        onDone();
      },
      (error) => {
        const description = describeError(error);
        showToast({ title: adminWords.createFailed, description, variant: 'destructive' });
        const ofField = refusalOf(error.field, description);
        if (ofField) refuse(ofField.field, ofField.message);
        else setRefusal(description);
      },
    );
  };

  const text = (field: Field) => ({
    inputRef: refOf(field),
    value: values[field],
    error: wrong?.field === field ? wrong.message : null,
    onChange: (value: string) => onChange({ ...values, [field]: value }),
  });

  return (
    <Dialog
      opened
      title="Add User"
      onClose={() => !busy && onClose()}
      actions={
        <>
          <Button onClick={() => !busy && onClose()}>Cancel</Button>
          <Button type="submit" form={form} variant="filled" loading={busy}>
            Create User
          </Button>
        </>
      }
    >
      <form id={form} className={classes.form} onSubmit={onSubmit} noValidate>
        {refusal && <FormNotice>{refusal}</FormNotice>}
        <TextField label="Full Name" autoComplete="off" data-autofocus {...text('fullName')} />
        <TextField label="Email" type="email" autoComplete="off" {...text('email')} />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          hint={`At least ${MIN_PASSWORD_LENGTH} characters. Tell it to them in a safe way.`}
          {...text('password')}
        />
        <TextField
          label="Role"
          hint="Optional: user where it is empty. Only “admin” opens the admin area."
          placeholder="user"
          autoComplete="off"
          autoCapitalize="none"
          {...text('role')}
        />
      </form>
    </Dialog>
  );
}
