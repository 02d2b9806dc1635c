import { Button } from '@mantine/core';
import { CopyButton } from '@/ui/controls/CopyButton.tsx';
import { shareLink } from '@/ui/feedback/shareLink.ts';
import { showToast } from '@/ui/feedback/toasts/toast.ts';
import { TextField } from '@/ui/fields/TextField.tsx';
import { DoneLine } from '@/ui/feedback/DoneLine.tsx';
import classes from './TakeAlong.module.css';

interface MadeAddressProps {
  readonly kind: 'page' | 'feed';
  readonly title: string;
  readonly address: string;
}

/** An address that was made just now: it is told this once, because the server keeps only what it can be known by. */
export function MadeAddress({ kind, title, address }: MadeAddressProps) {
  const isPage = kind === 'page';
  const failed = () =>
    showToast({ title: 'The address could not be copied', description: address, variant: 'destructive' });
  return (
    <>
      <DoneLine>{`The ${isPage ? 'link' : 'address'} is made. Copy it now: it is shown this once.`}</DoneLine>
      <TextField label={isPage ? 'The link' : 'The address'} value={address} readOnly />
      <div className={classes.actions}>
        {isPage && 'share' in navigator && (
          <Button variant="filled" onClick={() => void shareLink({ title, url: address })}>
            Share it
          </Button>
        )}
        <CopyButton
          value={address}
          label={isPage ? 'Copy this link' : 'Copy the address'}
          onFailed={failed}
        />
        {!isPage && (
          <Button component="a" href={address.replace(/^https?:/, 'webcal:')}>
            Open in the calendar
          </Button>
        )}
      </div>
    </>
  );
}
