import { Button } from '@mantine/core';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { choosePlan, type UserEdit } from '@domain/admin/userEdit.ts';
import { type AdminUser, fullNameOf, protectionOf } from '@domain/admin/users.ts';
import { parseTier, PLANS } from '@domain/billing/plans.ts';
import { formatCount } from '@/ui/count.ts';
import { Dialog } from '@/ui/dialogs/Dialog.tsx';
import { FormNotice } from '@/ui/feedback/FormNotice.tsx';
import { SelectField } from '@/ui/fields/SelectField.tsx';
import { TextField } from '@/ui/fields/TextField.tsx';
import { Banner } from '@/ui/signs/Banner.tsx';
import { useUserEdit } from '../../hooks/useUserEdit.ts';
import { TokenFields } from './TokenFields.tsx';
import classes from './users.module.css';

interface EditUserDialogProps {
  readonly adminId: string;
  /** The account as the list has it. */
  readonly stored: AdminUser;
  /** What was staged before the dialog was taken from the screen. */
  readonly staged: UserEdit | undefined;
  readonly onStage: (edit: UserEdit) => void;
  /** Active admins there are. */
  readonly admins: number;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const plans = PLANS.map(({ tier, tokens }) => ({
  value: tier,
  label: `${tier} (${formatCount(tokens)} tokens)`,
}));
const statuses = [
  { value: 'active', label: 'active' },
  { value: 'suspended', label: 'suspended' },
] as const;

/** Plan, tokens, status and role of an account, saved on Save Changes alone (requirements §4, Admin user edit). */
export function EditUserDialog(props: EditUserDialogProps) {
  const { adminId, admins, onClose } = props;
  const form = useId();
  const { user, edit, set, adjust, mistake, refusal, busy, save } = useUserEdit(props);
  const reason = protectionOf(user, adminId, admins);
  const wrongField = mistake?.field;
  const tokens = useRef<HTMLInputElement>(null);
  const role = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (mistake) (mistake.field === 'tokens' ? tokens : role).current?.focus();
  }, [mistake]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  return (
    <Dialog
      opened
      title="Edit User"
      onClose={() => !busy && onClose()}
      actions={
        <>
          <Button onClick={() => !busy && onClose()}>Cancel</Button>
          <Button type="submit" form={form} variant="filled" loading={busy}>
            Save Changes
          </Button>
        </>
      }
    >
      <form id={form} className={classes.form} onSubmit={onSubmit} noValidate>
        <p className={classes.who}>
          <strong>
            <bdi>{user.email}</bdi>
          </strong>
          <bdi>{fullNameOf(user)}</bdi>
        </p>
        {refusal && <FormNotice>{refusal}</FormNotice>}
        {/* closed while saving: what would be typed now is in nothing that is sent */}
        <fieldset className={classes.form} disabled={busy}>
          <SelectField
            label="Plan"
            hint="Another plan also sets Total Tokens to what it grants a month."
            value={edit.plan}
            choices={plans}
            onChange={(chosen) => set(choosePlan(edit, parseTier(chosen) ?? edit.plan))}
          />
          <TokenFields
            balance={user.token_balance}
            edit={edit}
            inputRef={tokens}
            error={wrongField === 'tokens' ? mistake?.message : undefined}
            onChange={set}
            onAdjust={adjust}
          />
          {reason && <Banner tone="info">{reason}</Banner>}
          <SelectField
            label="Account Status"
            value={edit.status}
            choices={statuses}
            disabled={reason !== null}
            onChange={(status) => set({ ...edit, status })}
          />
          <TextField
            inputRef={role}
            label="Role"
            hint="Only “admin” opens the admin area. Empty is user."
            autoComplete="off"
            autoCapitalize="none"
            value={edit.role}
            disabled={reason !== null}
            error={wrongField === 'role' ? mistake?.message : null}
            onChange={(value) => set({ ...edit, role: value })}
          />
        </fieldset>
      </form>
    </Dialog>
  );
}
