import { Button } from '@mantine/core';
import { useState } from 'react';
import { describeError, toAppError } from '@domain/errors/appError.ts';
import { showToast } from '@/ui/feedback/toasts/toast.ts';
import { useDoor } from '@/data/door/door.ts';

interface ResendButtonProps {
  readonly email: string;
  readonly label?: string;
}

/** Sends the confirmation mail once more, and says how that went. */
export function ResendButton({ email, label = 'Send it again' }: ResendButtonProps) {
  const { resendConfirmation } = useDoor().auth;
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');

  async function resend() {
    setState('busy');
    try {
      await resendConfirmation(email);
      setState('sent');
      showToast({ title: 'Sent again', description: `The link is on its way to ${email}.` });
    } catch (thrown) {
      setState('idle');
      showToast({
        title: 'Could not send the mail',
        description: describeError(toAppError(thrown)),
        variant: 'destructive',
      });
    }
  }

  return (
    <Button
      variant="subtle"
      loading={state === 'busy'}
      disabled={state === 'sent'}
      onClick={() => void resend()}
    >
      {state === 'sent' ? 'Sent again' : label}
    </Button>
  );
}
