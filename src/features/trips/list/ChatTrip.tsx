import { useEffect, useState } from 'react';
import { paths } from '@/config/paths.ts';
import { useData } from '@/data/door/door.ts';
import { TextLink } from '@/ui/TextLink.tsx';
import { useCurrentTrip } from '../useCurrentTrip.ts';
import { useListedTrips } from '../useListedTrips.ts';
import { ExamplePrompts } from './ExamplePrompts.tsx';
import { TripLine } from './TripLine.tsx';
import classes from './TripList.module.css';

/** The trip that the chat is about, which opens on any plan; where it is about none, the way to one. */
export function ChatTrip({ userId }: { readonly userId: string }) {
  const { chat } = useData();
  const { trips, asked } = useListedTrips(userId);
  const [isRead, setRead] = useState(false);
  // what the chat is about is read off its messages, which this device has not got after a sign-in
  useEffect(() => chat.keepChatSynced(userId, () => setRead(true)), [chat, userId]);
  const id = useCurrentTrip(userId, 'assistant');
  const current = trips?.find(({ trip }) => trip.id === id);
  // another device may have planned one
  if (id === null && asked && isRead) {
    return (
      <div>
        <p className={classes.facts}>The trip that you plan in the chat opens here, on every plan.</p>
        <TextLink to={paths.assistant}>Plan a trip</TextLink>
        <ExamplePrompts />
      </div>
    );
  }
  if (!current) return null;
  return (
    <section className={classes.group} aria-label="The trip of your chat">
      <h2 className={classes.heading}>The trip of your chat</h2>
      <div className={classes.rows}>
        <div className={classes.row}>
          <TripLine trip={current.trip} summary={current.summary}>
            <p className={classes.facts}>Open it to read, change and print it, on every plan.</p>
          </TripLine>
        </div>
      </div>
    </section>
  );
}
