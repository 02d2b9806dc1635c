import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { tokenMeter } from '@domain/profile/profileView.ts';
import { UnsentLine } from '@/features/offline/components/UnsentLine.tsx';
import { ChatTrip } from '@/features/trips/list/ChatTrip.tsx';
import { BalanceMeter } from '@/ui/BalanceMeter.tsx';
import { useMember } from './useMember.ts';
import classes from './MemberHome.module.css';

/** Where a member goes on: the trip of the chat, the tokens that are left, and what waits to be sent. */
export function MemberHome({ userId }: { readonly userId: string }) {
  const { profile } = useMember();
  const own = profile?.id === userId ? profile : null;
  const meter = own && tokenMeter(own);
  return (
    <section className={classes.board} aria-label="Where you are">
      <ChatTrip userId={userId} />
      <div className={classes.side}>
        <BalanceMeter
          balance={meter?.balance ?? null}
          allowance={own === null ? 1 : (meter?.allowance ?? null)}
        />
        <UnsentLine userId={userId} />
        <div className={classes.ways}>
          <Button component={Link} to={paths.assistant}>
            Continue in the chat
          </Button>
          <Button component={Link} to={paths.myTrips}>
            My Trips
          </Button>
        </div>
      </div>
    </section>
  );
}
