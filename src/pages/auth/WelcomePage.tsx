import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { type KeptRoute, useKeptRoute } from '@/features/auth/hooks/useKeptRoute.ts';
import { firstNameOf } from '@domain/profile/profileView.ts';
import { useSession } from '@/features/auth/hooks/useSession.ts';
import { useProfile } from '@/features/profile/hooks/useProfile.ts';
import { ChatIcon, CompassIcon, TripsIcon, UserIcon } from '@/ui/icons/icons.tsx';
import { Page } from '@/ui/Page.tsx';
import { PageHeading } from '@/ui/PageHeading.tsx';
import { usePageHead } from '@/ui/head/usePageHead.ts';
import classes from './WelcomePage.module.css';

/** The first page of a new account. */
export function WelcomePage() {
  usePageHead('welcome');
  const auth = useSession();
  const session = auth.status === 'signed_in' ? auth.session : null;
  const { profile } = useProfile(session?.userId ?? null);
  const name = firstNameOf(profile?.full_name ?? session?.fullName);
  const begun = useKeptRoute(session?.email ?? null);
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
        {begun && <Begun route={begun} />}
        <li>
          <ChatIcon size={28} />
          <div>
            <h2>Ask for a trip</h2>
            <p>Say where and when in one sentence. A plan with flights, hotels and tours comes back.</p>
            <Button component={Link} to={paths.assistant} variant={begun ? 'default' : 'filled'}>
              Chat with Your AI Assistant
            </Button>
          </div>
        </li>
        <li>
          <UserIcon size={28} />
          <div>
            <h2>Say how you travel</h2>
            <p>What the assistant knows of you, it does not have to ask.</p>
            <Button component={Link} to={paths.profile}>
              Complete Profile
            </Button>
          </div>
        </li>
        <li>
          <CompassIcon size={28} />
          <div>
            <h2>Look around first</h2>
            <p>Six places to get an idea.</p>
            <Button component={Link} to={paths.destinations}>
              Explore Destinations
            </Button>
          </div>
        </li>
      </ul>
    </Page>
  );
}

/** What was asked for before there was an account: one tap, and it is planned. */
function Begun({ route: { to, state } }: { readonly route: KeptRoute }) {
  const words = wordsIn(state);
  return (
    <li>
      <TripsIcon size={28} />
      <div>
        <h2>Your plan</h2>
        <p>{words === null ? 'What you asked for before you signed up.' : `You asked for: “${words}”`}</p>
        <Button component={Link} to={to} state={state} variant="filled">
          Plan it and keep it
        </Button>
      </div>
    </li>
  );
}

/** Shown as far as it fits: the whole of it goes along. */
const SHOWN_CHARS = 200;

function wordsIn({ initialPrompt, prefilledQuery }: KeptRoute['state']): string | null {
  const words = initialPrompt ?? prefilledQuery;
  if (typeof words !== 'string' || words.trim() === '') return null;
  return words.length > SHOWN_CHARS ? `${words.slice(0, SHOWN_CHARS).trimEnd()}…` : words;
}
