import { Button } from '@mantine/core';
import classes from './WelcomeChoice.module.css';

/** Stands where the questionnaire will: says so, and what to do until then. */
export function QuestionnaireNote({ onGoOn }: { readonly onGoOn: () => void }) {
  return (
    <section className={classes.welcome}>
      <h2 className={classes.question}>The questions are not ready yet</h2>
      <p className={classes.text}>
        Until they are, tell the assistant what they would have asked: your pace, where you like to sleep,
        what you like to eat, what you want to spend. It plans with all of it. What your profile says is used
        too.
      </p>
      <div>
        <Button variant="filled" onClick={onGoOn}>
          Go to the chat
        </Button>
      </div>
    </section>
  );
}
