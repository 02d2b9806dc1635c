import { Button } from '@mantine/core';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { env } from '@/config/env.ts';
import { useData } from '@/data/door/door.ts';
import { useConnectivity } from '@/data/door/useConnectivity.ts';
import { avatarAddress } from '@domain/profile/avatar.ts';
import type { Crop } from '@domain/profile/crop.ts';
import { describeError, toAppError } from '@domain/errors/appError.ts';
import type { Profile } from '@domain/profile/profile.ts';
import { initialsOf } from '@domain/profile/profileView.ts';
import type { OpenPicture } from '@/platform/pictures.ts';
import { FileInput } from '@/ui/fields/FileInput.tsx';
import { Avatar } from '@/ui/account/Avatar.tsx';
import { DoneLine } from '@/ui/feedback/DoneLine.tsx';
import { FormNotice } from '@/ui/feedback/FormNotice.tsx';
import classes from './AvatarPicture.module.css';

// few ever choose a picture: what opens, cuts and encodes it is fetched then
const importPictures = () => import('@/platform/pictures.ts');
const importDialog = () => import('./CropDialog.tsx');
const CropDialog = lazy(async () => ({ default: (await importDialog()).CropDialog }));

type Busy = 'opening' | 'saving' | null;

/** The account's picture: chosen, cut and encoded on this device, stored on the server, and removed. */
export function AvatarPicture({ profile }: { readonly profile: Profile }) {
  const { profile: profiles } = useData();
  const offline = useConnectivity() === 'offline';
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const hint = useId();
  const [busy, setBusy] = useState<Busy>(null);
  const [picture, setPicture] = useState<OpenPicture | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [news, setNews] = useState('');
  const address = avatarAddress(profile, env.backendUrl);

  const attempt = async (what: Busy, work: () => Promise<void>) => {
    setBusy(what);
    setFailure(null);
    setNews('');
    try {
      await work();
    } catch (thrown) {
      // what is wrong with a picture is said in its own words
      const isOfPicture = thrown instanceof Error && thrown.name === 'PictureProblem';
      setFailure(isOfPicture ? thrown.message : describeError(toAppError(thrown)));
    } finally {
      setBusy(null);
    }
  };
  const choose = (file: File) =>
    attempt('opening', async () => {
      const parts = await Promise.all([importPictures(), importDialog()]).catch(() => null);
      if (parts === null) {
        setFailure('What opens pictures could not be fetched: this needs a network. Choose the file again.');
        return;
      }
      setPicture(await parts[0].openPicture(file));
    });
  const save = (from: OpenPicture, crop: Crop) =>
    attempt('saving', async () => {
      const { encodeCrop } = await importPictures();
      await profiles.changeAvatar(profile.id, await encodeCrop(from, crop));
      setPicture(null);
      setNews('Your picture is saved.');
    });
  const remove = () =>
    attempt('saving', async () => {
      await profiles.changeAvatar(profile.id, null);
      setNews('Your picture is removed.');
      // the button that was pressed goes
      button.current?.focus();
    });

  const closed = busy !== null || offline;
  const closedProps = {
    'data-disabled': closed,
    'aria-disabled': closed,
    'aria-describedby': offline ? hint : undefined,
  };
  return (
    <>
      <div className={classes.row}>
        <Avatar imageUrl={address} initials={initialsOf(profile)} size={96} />
        <div className={classes.words}>
          <p>
            {address === null ? 'Your initials stand in its place.' : 'It is shown in the header.'} A JPEG,
            PNG or WebP: the part that you choose is sent, without the place and time that a photo may hold.
          </p>
          {offline && <p id={hint}>Changing your picture needs a network.</p>}
        </div>
      </div>
      {failure !== null && picture === null && <FormNotice>{failure}</FormNotice>}
      <FileInput
        ref={input}
        label="A picture of you"
        accept="image/jpeg,image/png,image/webp"
        onPick={(file) => void choose(file)}
      />
      <div className={classes.actions}>
        <Button ref={button} onClick={() => !closed && input.current?.click()} {...closedProps}>
          {address === null ? 'Choose a picture' : 'Choose another picture'}
        </Button>
        {address !== null && (
          <Button variant="subtle" onClick={() => !closed && void remove()} {...closedProps}>
            Remove picture
          </Button>
        )}
      </div>
      <DoneLine>{news}</DoneLine>
      {picture !== null && (
        <Suspense fallback={null}>
          <CropDialog
            picture={picture}
            busy={busy === 'saving'}
            error={failure}
            onCancel={() => {
              setPicture(null);
              setFailure(null);
            }}
            onSave={(crop) => void save(picture, crop)}
          />
        </Suspense>
      )}
    </>
  );
}
