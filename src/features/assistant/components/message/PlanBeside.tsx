import { TextButton } from '@/ui/controls/TextButton.tsx';
import classes from './PlanDays.module.css';

interface PlanBesideProps {
  readonly title: string;
  /** Leads to the trip that stands beside the chat. */
  readonly onShow: () => void;
}

/** In the place of a plan whose trip stands beside the chat: nothing is shown twice. */
export function PlanBeside({ title, onShow }: PlanBesideProps) {
  return (
    <section className={classes.beside} aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.sum}>The plan is beside this chat, as it is now.</p>
      <TextButton name="Go to the plan beside the chat" onClick={onShow}>
        Go to the plan
      </TextButton>
    </section>
  );
}
