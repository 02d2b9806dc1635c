import { Button } from '@mantine/core';
import { useState } from 'react';
import { paths } from '@/config/paths.ts';
import { DEFAULT_LINK_DAYS, LINK_DAYS, type LinkDays } from '@domain/takeAlong/tripLinks.ts';
import { FormNotice } from '@/ui/feedback/FormNotice.tsx';
import { SelectField } from '@/ui/fields/SelectField.tsx';
import { TextLink } from '@/ui/TextLink.tsx';
import { LiveLinks } from './LiveLinks.tsx';
import { MadeAddress } from './MadeAddress.tsx';
import { useTripLinks } from './useTripLinks.ts';
import { CheckField } from '@/ui/fields/CheckField.tsx';
import classes from './TakeAlong.module.css';

const NEEDS_NETWORK =
  'This needs a network: such a link, and an address for a calendar, are opened by the server.';

interface LinksPartProps {
  readonly userId: string;
  readonly tripId: string;
  readonly title: string;
  readonly isMember: boolean;
  readonly offline: boolean;
}

/** Links that the server opens: one for others, which can be taken back, and one for a calendar that keeps itself up to date. */
export function LinksPart({ isMember, offline, ...of }: LinksPartProps) {
  const opens = isMember && !offline;
  const [shown, setShown] = useState(opens);
  if (opens && !shown) setShown(true);
  // once shown it stays: an address that is told but once must outlast a network that comes and goes
  if (opens || (isMember && shown)) return <Links {...of} offline={offline} />;
  return (
    <section className={classes.part} aria-labelledby="take-links">
      <h3 id="take-links">A link that you can take back</h3>
      {isMember ? (
        <p>{NEEDS_NETWORK}</p>
      ) : (
        <>
          <p>
            On the paid plans: a link that follows the trip until you take it back, and an address that keeps
            a calendar up to date.
          </p>
          <div>
            <TextLink to={paths.pricing}>See the plans</TextLink>
          </div>
        </>
      )}
    </section>
  );
}

const DAYS = LINK_DAYS.map((value) => ({ value, label: `${value} days` }));

function Links({ userId, tripId, title, offline }: Omit<LinksPartProps, 'isMember'>) {
  const asked = useTripLinks(userId, tripId);
  const busy = asked.busy || offline;
  const links = { ...asked, busy };
  const { failure, made } = links;
  const [days, setDays] = useState<LinkDays>(DEFAULT_LINK_DAYS);
  const [notes, setNotes] = useState(false);
  // not `disabled`: the button that was just pressed keeps the focus
  const busyProps = { 'data-disabled': busy, 'aria-disabled': busy };
  return (
    <>
      <section className={classes.part} aria-labelledby="take-links">
        <h3 id="take-links">A link that you can take back</h3>
        <p>
          It opens the trip as it is when somebody looks, without an account, until its day or until you take
          it back. What you paid, booking references and your profile are not in it. It rests while your
          account has no paid plan.
        </p>
        {offline && <p>{NEEDS_NETWORK}</p>}
        {links.unknown !== null && (
          <>
            <FormNotice>{links.unknown}</FormNotice>
            <div className={classes.actions}>
              <Button onClick={links.askAgain}>Try again</Button>
            </div>
          </>
        )}
        {failure?.kind === 'page' && <FormNotice>{failure.words}</FormNotice>}
        <SelectField label="It opens for" value={days} choices={DAYS} onChange={setDays} />
        <CheckField checked={notes} onToggle={() => setNotes(!notes)}>
          With the notes, some of which name prices, and what my own plans are
        </CheckField>
        <div className={classes.actions}>
          <Button
            {...busyProps}
            onClick={() => {
              if (!busy) void links.make({ kind: 'page', notes, days });
            }}
          >
            Make a link
          </Button>
        </div>
        {made.page && <MadeAddress kind="page" title={title} address={made.page.address} />}
        <LiveLinks kind="page" heading="take-links" links={links} />
      </section>
      <section className={classes.part} aria-labelledby="take-feed">
        <h3 id="take-feed">An address for your calendar</h3>
        <p>
          A calendar that subscribes to it follows the trip by itself, with the notes. Whoever has the address
          can read it: take it back if it got about.
        </p>
        {failure?.kind === 'feed' && <FormNotice>{failure.words}</FormNotice>}
        <div className={classes.actions}>
          <Button
            {...busyProps}
            onClick={() => {
              if (!busy) void links.make({ kind: 'feed' });
            }}
          >
            Make an address
          </Button>
        </div>
        {made.feed && <MadeAddress kind="feed" title={title} address={made.feed.address} />}
        <LiveLinks kind="feed" heading="take-feed" links={links} />
      </section>
    </>
  );
}
