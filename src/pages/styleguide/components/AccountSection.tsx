import { Avatar } from '@/ui/account/Avatar.tsx';
import { ActionMenu } from '@/ui/controls/ActionMenu.tsx';
import { CopyButton } from '@/ui/controls/CopyButton.tsx';
import { showToast } from '@/ui/feedback/toasts/toast.ts';
import { Row, Specimen } from '../frame/Specimen.tsx';

const PICTURE = '/icons/icon-192.png';

export function AccountSection() {
  return (
    <>
      <Row columns={3} title="Avatar">
        <Specimen name="Picture">
          <Avatar imageUrl={PICTURE} initials="ML" />
        </Specimen>
        <Specimen name="Initials, where there is none or it does not load">
          <Avatar imageUrl={null} initials="ML" />
        </Specimen>
        <Specimen name="Large">
          <Avatar imageUrl={null} initials="TO" size={64} />
        </Specimen>
      </Row>
      <Row columns={3} title="Actions">
        <Specimen name="Menu of a row">
          <ActionMenu
            label="Actions for mira@example.test"
            actions={[
              { label: 'Edit', onSelect: () => showToast({ title: 'Edit' }) },
              { label: 'Delete', danger: true, onSelect: () => showToast({ title: 'Delete' }) },
            ]}
          />
        </Specimen>
        <Specimen name="Copy">
          <CopyButton
            value="wm_sample_0000_not_a_real_key"
            label="Copy key"
            onFailed={() => showToast({ title: 'The key could not be copied', variant: 'destructive' })}
          />
        </Specimen>
      </Row>
    </>
  );
}
