import { useId } from 'react';
import { ContourGround } from '@/ui/map/ContourGround.tsx';
import classes from './WelcomeChoice.module.css';

interface WelcomeChoiceProps {
  /** Without it there is no questionnaire to choose. */
  readonly onTailoredPlan?: (() => void) | undefined;
  readonly onChat: () => void;
}

export function WelcomeChoice({ onTailoredPlan, onChat }: WelcomeChoiceProps) {
  return (
    <section className={classes.welcome}>
      <div className={classes.ground}>
        <ContourGround />
      </div>
      <h2 className={classes.question}>How would you like to start?</h2>
      <div className={classes.choices}>
        {onTailoredPlan && (
          <Choice
            title="Get a Tailored Plan"
            text="Say how you like to travel first: pace, stays, food, budget. The plan is built around it."
            onChoose={onTailoredPlan}
          />
        )}
        <Choice
          title="Start Chatting Now"
          text="Name a place and a time, in your own words. You can always add the rest as you go."
          onChoose={onChat}
        />
      </div>
    </section>
  );
}

interface ChoiceProps {
  readonly title: string;
  readonly text: string;
  readonly onChoose: () => void;
}

/** A fork in the trail: a sign with its direction. */
function Choice({ title, text, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <button
      type="button"
      className={classes.choice}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClick={onChoose}
    >
      <span id={`${id}-title`} className={classes.title}>
        {title}
      </span>
      <span id={`${id}-text`} className={classes.text}>
        {text}
      </span>
      <span className={classes.way} aria-hidden="true" />
    </button>
  );
}
