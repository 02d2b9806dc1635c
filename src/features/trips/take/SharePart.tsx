import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Trip } from '@domain/trips/trip.ts';
import { CopyButton } from '@/ui/controls/CopyButton.tsx';
import { shareLink } from '@/ui/feedback/shareLink.ts';
import { CheckField } from '@/ui/fields/CheckField.tsx';
import { showToast } from '@/ui/feedback/toasts/toast.ts';
import { PartHeading } from './PartHeading.tsx';
import { QrCode } from './QrCode.tsx';
import { type ShareLink, useShareLink } from './useShareLink.ts';
import classes from './TakeAlong.module.css';

interface SharePartProps {
  readonly trip: Trip;
  readonly isOpenedAt: boolean;
}

/** A link and codes that hold the trip: to be read by anyone, kept by no server. */
export function SharePart({ trip, isOpenedAt }: SharePartProps) {
  const [withNotes, setWithNotes] = useState(false);
  const made = useShareLink(trip, withNotes);
  return (
    <section className={classes.part} aria-labelledby="take-share">
      <PartHeading id="take-share" isOpenedAt={isOpenedAt}>
        To somebody else
      </PartHeading>
      <p>
        The link holds the trip as it is now, the town you set out from too. It opens without an account and
        in the air, and anyone who has it can read it. What you paid, booking references and your profile are
        not in it.
      </p>
      <CheckField checked={withNotes} onToggle={() => setWithNotes(!withNotes)}>
        With the notes, some of which name prices, and what my own plans are
      </CheckField>
      {made === 'impossible' && (
        <p>This browser is too old to make the link. Update it, or use another one.</p>
      )}
      {made !== 'impossible' && made !== 'making' && <Ways key={made.link} title={trip.title} made={made} />}
    </section>
  );
}

function Ways({ title, made }: { readonly title: string; readonly made: ShareLink }) {
  const { link, codes } = made;
  const [at, setAt] = useState(0);
  const failed = () =>
    showToast({ title: 'The link could not be copied', description: link, variant: 'destructive' });
  return (
    <>
      <div className={classes.actions}>
        {'share' in navigator && (
          <Button variant="filled" onClick={() => void shareLink({ title, url: link })}>
            Share the link
          </Button>
        )}
        <CopyButton value={link} label="Copy the link" onFailed={failed} />
      </div>
      {codes === null ? (
        <p>This trip is too long for codes that a phone can scan: the link is the better way.</p>
      ) : (
        <figure className={classes.figure}>
          <QrCode
            text={codes[at] ?? ''}
            label={codes.length === 1 ? 'Code that holds the trip' : `Code ${at + 1} of ${codes.length}`}
          />
          {codes.length === 1 ? (
            <figcaption>Scan it with a phone’s camera.</figcaption>
          ) : (
            <figcaption>
              <output>
                Code {at + 1} of {codes.length}
              </output>
              . Scan them all, in any order.
            </figcaption>
          )}
        </figure>
      )}
      {codes !== null && codes.length > 1 && (
        <div className={classes.actions}>
          <Button
            data-disabled={at === 0}
            aria-disabled={at === 0}
            onClick={() => setAt(Math.max(0, at - 1))}
          >
            Code before
          </Button>
          <Button
            data-disabled={at === codes.length - 1}
            aria-disabled={at === codes.length - 1}
            onClick={() => setAt(Math.min(codes.length - 1, at + 1))}
          >
            Next code
          </Button>
        </div>
      )}
    </>
  );
}
