import { Button } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { useSession } from '@/features/auth/hooks/useSession.ts';
import type { FeaturedPlace } from './places.ts';
import classes from './DestinationCard.module.css';

interface DestinationCardProps {
  readonly place: FeaturedPlace;
  readonly heading: 'h2' | 'h3';
}

/**
 * A place and the way to plan it. For who is signed in the planner opens with the name as its first prompt; a
 * visitor logs in first and is led on there, prompt in hand (requirements §2, Home).
 */
export function DestinationCard({ place, heading: Heading }: DestinationCardProps) {
  const auth = useSession();
  const navigate = useNavigate();

  function plan() {
    const prompt = { initialPrompt: place.name };
    void (auth.status === 'signed_in'
      ? navigate(paths.planner, { state: prompt })
      : navigate(paths.login, { state: { ...prompt, from: paths.planner } }));
  }

  return (
    <article className={classes.card}>
      <place.Scene className={classes.scene ?? ''} />
      <div className={classes.body}>
        <p className={classes.grid}>{place.grid}</p>
        <Heading className={classes.name}>
          {place.name}
          <span className={classes.country}>{place.country}</span>
        </Heading>
        <p className={classes.blurb}>{place.blurb}</p>
        <Button onClick={plan} aria-label={`Plan with AI: ${place.name}`}>
          Plan with AI
        </Button>
      </div>
    </article>
  );
}
