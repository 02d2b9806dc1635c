import { Button } from '@mantine/core';
import { Dialog } from '@/ui/dialogs/Dialog.tsx';
import { Spinner } from '@/ui/feedback/Spinner.tsx';
import type { SignOutStep } from '../hooks/useSignOut.ts';

interface SignOutDialogProps {
  readonly step: SignOutStep;
  readonly onStay: () => void;
  readonly onLeave: (unsent: 'keep' | 'discard') => void;
}

/**
 * What becomes of changes that could not be sent: stay, keep them on this device (the default), or discard. Where
 * there are none but no network either, whether to leave at all.
 */
export function SignOutDialog({ step, onStay, onLeave }: SignOutDialogProps) {
  if (step.name === 'warning') return <OfflineWarning onStay={onStay} onLeave={() => onLeave('discard')} />;
  if (step.name !== 'asking') {
    return (
      <Dialog opened={step.name === 'sending'} onClose={onStay} title="Before you go" actions={null}>
        <Spinner text="Sending what is not sent yet..." />
      </Dialog>
    );
  }
  const { waiting, refused } = step;
  const yours = onlyHere(step);
  return (
    <Dialog
      opened
      onClose={onStay}
      title="Not everything is sent"
      actions={
        <>
          <Button variant="subtle" onClick={() => onLeave('discard')}>
            Discard and log out
          </Button>
          <Button onClick={onStay}>Stay logged in</Button>
          <Button variant="filled" data-autofocus onClick={() => onLeave('keep')}>
            Keep here and log out
          </Button>
        </>
      }
    >
      {waiting > 0 && (
        <p>
          {waiting === 1 ? 'One change is' : `${waiting} changes are`} still only on this device: the server
          cannot be reached. Keep {waiting === 1 ? 'it' : 'them'} here to send {waiting === 1 ? 'it' : 'them'}{' '}
          the next time you log in on this device.
        </p>
      )}
      {refused > 0 && (
        <p>
          The server refused or lost {refused === 1 ? 'one change' : `${refused} changes`}. Keep{' '}
          {refused === 1 ? 'it' : 'them'} here, and you find {refused === 1 ? 'it' : 'them'} under “Ready for
          the flight” when you log in again, to try once more or give up.
        </p>
      )}
      {yours.length > 0 && (
        <p>
          Only on this device: {listed(yours)}. Keep {isOne(step) ? 'it' : 'them'} here to go on the next time
          you log in on this device.
        </p>
      )}
      <p>
        Everything else of your account leaves this device when you log out
        {waiting > 0 && ', and you cannot log in again before the server can be reached'}.
      </p>
    </Dialog>
  );
}

type Asking = Extract<SignOutStep, { readonly name: 'asking' }>;

/** What waits for the traveller and nobody else, in words. */
function onlyHere({ questions, typed, profile, unreadable, lost }: Asking): string[] {
  return [
    questions > 0 &&
      (questions === 1 ? 'a question without an answer' : `${questions} questions without an answer`),
    typed > 0 && (typed === 1 ? 'a message you have not sent' : `${typed} messages you have not sent`),
    profile && 'what you changed in your profile and did not save',
    unreadable > 0 &&
      (unreadable === 1
        ? 'a change that this version of the app cannot read'
        : `${unreadable} changes that this version of the app cannot read`),
    lost > 0 &&
      (lost === 1 ? 'a message that the server has lost' : `${lost} messages that the server has lost`),
  ].filter((words) => words !== false);
}

/** Things in a row, with "and" before the last. */
function listed(things: readonly string[]): string {
  if (things.length < 3) return things.join(' and ');
  return `${things.slice(0, -1).join(', ')}, and ${things.at(-1)}`;
}

function isOne({ questions, typed, profile, unreadable, lost }: Asking): boolean {
  return questions + typed + unreadable + lost + (profile ? 1 : 0) === 1;
}

/** Everything is sent, and leaving still costs something: there is no way back in without a network. */
function OfflineWarning({ onStay, onLeave }: { readonly onStay: () => void; readonly onLeave: () => void }) {
  return (
    <Dialog
      opened
      onClose={onStay}
      title="Log out without a network?"
      actions={
        <>
          <Button onClick={onLeave}>Log out</Button>
          <Button variant="filled" data-autofocus onClick={onStay}>
            Stay logged in
          </Button>
        </>
      }
    >
      <p>
        Everything of your account leaves this device when you log out, and you cannot log in again before the
        server can be reached.
      </p>
    </Dialog>
  );
}
