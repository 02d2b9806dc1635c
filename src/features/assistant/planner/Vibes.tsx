import { Button } from '@mantine/core';
import classes from './PlannerScreen.module.css';

const VIBES = ['Adventure', 'Culture', 'Chill', 'Party', 'Family'];

interface VibesProps {
  /** A vibe was picked: it begins the answer to the welcome. */
  readonly onVibe: (text: string) => void;
}

/** The travel vibes that the welcome asks about (requirements §2, /ai-booking). */
export function Vibes({ onVibe }: VibesProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- buttons, not fields: a fieldset says otherwise
    <div className={classes.vibes} role="group" aria-label="Travel vibes">
      {VIBES.map((vibe) => (
        <Button key={vibe} onClick={() => onVibe(`${vibe}, `)}>
          {vibe}
        </Button>
      ))}
    </div>
  );
}
