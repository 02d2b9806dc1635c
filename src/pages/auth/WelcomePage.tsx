import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { useKeptRoute } from '@/features/auth/hooks/useKeptRoute.ts';
import { firstNameOf } from '@domain/profile/profileView.ts';
import { useSession } from '@/features/auth/hooks/useSession.ts';
import { useProfile } from '@/features/profile/hooks/useProfile.ts';
import { ChatIcon, CompassIcon, TripsIcon, UserIcon } from '@/ui/icons/icons.tsx';
import { Page } from '@/ui/Page.tsx';
import { PageHeading } from '@/ui/PageHeading.tsx';
import { usePageHead } from '@/ui/head/usePageHead.ts';
import { BegunPlan } from './BegunPlan.tsx';
import classes from './WelcomePage.module.css';

/** The first page of a new account. */
export function WelcomePage() {
  usePageHead('welcome');
  const auth = useSession();
  const session = auth.status === 'signed_in' ? auth.session : null;
  const { profile } = useProfile(session?.userId ?? null);
  const name = firstNameOf(profile?.full_name ?? session?.fullName);
  const { route: begun, forget } = useKeptRoute(session?.email ?? null);
  return (
    <Page width="text">
      <PageHeading
        subtitle={
          begun
            ? 'Your account is ready. Go on where you were:'
            : 'Your account is ready. Three ways to begin:'
        }
      >
        Welcome, {name}
      </PageHeading>
      <ul className={classes.ways}>
        {begun && (
          <li>
            <TripsIcon size={28} />
            <BegunPlan route={begun} onForget={forget} />
          </li>
        )}
        <li>
          <ChatIcon size={28} />
          <div>
            <h2>Ask for a trip</h2>
            <p data-legible>
              Say where and when in one sentence. A plan with flights, hotels and tours comes back.
            </p>
            <Button component={Link} to={paths.assistant} variant={begun ? 'default' : 'filled'}>
              Chat with Your AI Assistant
            </Button>
          </div>
        </li>
        <li>
          <UserIcon size={28} />
          <div>
            <h2>Say how you travel</h2>
            <p data-legible>What the assistant knows of you, it does not have to ask.</p>
            <Button component={Link} to={paths.profile}>
              Complete Profile
            </Button>
          </div>
        </li>
        <li>
          <CompassIcon size={28} />
          <div>
            <h2>Look around first</h2>
            <p data-legible>Six places to get an idea.</p>
            <Button component={Link} to={paths.destinations}>
              Explore Destinations
            </Button>
          </div>
        </li>
      </ul>
    </Page>
  );
}
