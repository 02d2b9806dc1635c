import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { useSession } from '@/features/auth/hooks/useSession.ts';
import { useProfile } from '@/features/profile/hooks/useProfile.ts';
import { HeroMap } from '@/ui/art/HeroMap.tsx';
import { FindTripTicket } from './FindTripTicket.tsx';
import classes from './Hero.module.css';

/** The top of the home page: a sheet of map with the way marked on it. */
export function Hero() {
  const auth = useSession();
  const signedIn = auth.status === 'signed_in';
  const { profile, status } = useProfile(signedIn ? auth.session.userId : null);
  // The name is filled in when it is known; a wrong one is never shown first.
  const name = status === 'loading' ? null : profile?.nickname?.trim() || 'Friend';
  return (
    <section className={classes.hero} aria-labelledby="hero">
      <HeroMap className={classes.map ?? ''} />
      <div className={classes.inner}>
        <div className={classes.words}>
          <h1 id="hero" tabIndex={-1} className={classes.title}>
            {signedIn
              ? `Welcome back${name ? `, ${name}` : ''}`
              : 'Your Next Adventure, Intelligently Planned'}
          </h1>
          <p className={classes.lead}>
            {signedIn
              ? 'Your chats, plans and searches are on this device too, ready where there is no network.'
              : 'Say where, when and how. The assistant plans the days, finds flights and hotels, and keeps all of it readable in the air.'}
          </p>
          <div className={classes.actions}>
            {signedIn ? (
              <Button component={Link} to={paths.assistant} variant="filled" size="lg">
                Plan with the AI Assistant
              </Button>
            ) : (
              <Button component={Link} to={paths.register} variant="filled" size="lg">
                Sign Up for a Free AI Trip Plan
              </Button>
            )}
          </div>
        </div>
        <FindTripTicket />
      </div>
    </section>
  );
}
