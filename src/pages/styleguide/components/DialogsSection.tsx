import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog.tsx';
import { Sheet } from '@/ui/dialogs/Sheet.tsx';
import { Dialog } from '@/ui/dialogs/Dialog.tsx';
import { Row, Specimen } from '../frame/Specimen.tsx';

type Opened = 'confirm' | 'busy' | 'failed' | 'dialog' | 'sheet' | null;

export function DialogsSection() {
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  // stands in for the server's answer
  useEffect(() => {
    if (opened !== 'busy') return;
    const timer = setTimeout(() => setOpened(null), 3000);
    return () => clearTimeout(timer);
  }, [opened]);
  const danger = opened === 'confirm' || opened === 'busy' || opened === 'failed';
  const open = (what: Opened, words: string) => <Button onClick={() => setOpened(what)}>{words}</Button>;
  return (
    <>
      <Row columns={3}>
        <Specimen name="Danger: the focus is on Cancel">{open('confirm', 'Delete the account')}</Specimen>
        <Specimen name="Danger, under way: three seconds">{open('busy', 'Delete, and wait')}</Specimen>
        <Specimen name="Danger, failed">{open('failed', 'Delete, and fail')}</Specimen>
        <Specimen name="A question with a next step">{open('dialog', 'Run out of tokens')}</Specimen>
        <Specimen name="Sheet, for phones">{open('sheet', 'Open the sheet')}</Specimen>
      </Row>
      <ConfirmDialog
        opened={danger}
        title="Are you absolutely sure?"
        confirmLabel="Yes, delete my account"
        tone="danger"
        busy={opened === 'busy'}
        error={opened === 'failed' ? 'The server could not be reached. Your account is unchanged.' : null}
        onConfirm={() => setOpened('busy')}
        onCancel={close}
      >
        This action cannot be undone. This will permanently delete your account and remove your data from our
        servers.
      </ConfirmDialog>
      <Dialog
        opened={opened === 'dialog'}
        onClose={close}
        title="Out of Tokens!"
        actions={
          <>
            <Button onClick={close}>Maybe Later</Button>
            <Button variant="filled" onClick={close}>
              Upgrade Plan
            </Button>
          </>
        }
      >
        To continue chatting, please upgrade your plan.
      </Dialog>
      <Sheet
        opened={opened === 'sheet'}
        onClose={close}
        title="Filters"
        actions={
          <Button variant="filled" onClick={close}>
            Show 4 of 12
          </Button>
        }
      >
        What stands here scrolls; the button under it stays in reach.
      </Sheet>
    </>
  );
}
