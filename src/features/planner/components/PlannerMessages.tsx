import { memo } from 'react';
import type { PlannerTurn } from '@/domain/chat/plannerSession.ts';
import { Mark } from '@/ui/map/Mark.tsx';
import { ReplyText } from '@/ui/markdown/ReplyText.tsx';
import classes from './PlannerMessages.module.css';

/** A reply: text on paper, the mark in the margin. */
export const PlannerReply = memo(function PlannerReply({ text }: { readonly text: string }) {
  return (
    <article className={classes.reply} aria-label="Planner">
      <span className={classes.margin}>
        <Mark size={24} />
      </span>
      <div className={classes.text}>
        <ReplyText text={text} />
      </div>
    </article>
  );
});

/** The traveller's own words. */
export function PlannerQuestion({ turn }: { readonly turn: PlannerTurn }) {
  return (
    <article className={classes.question} aria-label="You">
      <p className={classes.words}>{turn.content}</p>
    </article>
  );
}

export function PlannerWorking() {
  return (
    <output className={classes.working}>
      <Mark size={24} />
      Working on your trip
      <span className={classes.route} aria-hidden="true" />
    </output>
  );
}
