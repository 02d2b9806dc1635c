import { Button } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import type { BookingDetails } from '@domain/chat/plannerApi.ts';
import { SampleTag } from '@/ui/SampleTag.tsx';
import { useTips } from './useTips.ts';
import classes from './PlannerScreen.module.css';

interface BookingActionsProps {
  readonly booking: BookingDetails;
  readonly account: { readonly userId: string; readonly email: string };
  /** What there is to book one by one, above what is booked as a whole. */
  readonly lines?: ReactNode;
  /** Missing where there is nothing to go on with. */
  readonly onGoOn?: () => void;
  /** The section, which can have the focus. */
  readonly section?: Ref<HTMLElement>;
}

/** What stands in place of the input once there is something to book (requirements §2, /ai-booking). */
export function BookingActions({ booking, account, lines, onGoOn, section }: BookingActionsProps) {
  const { step, ask } = useTips(account, booking);
  return (
    <section ref={section} tabIndex={-1} className={classes.booking} aria-label="Your plan is ready">
      {lines}
      {booking.sample && (
        <p className={classes.sample}>
          <SampleTag /> <span>The plan’s offers are made up; what the partner’s page shows is live.</span>
        </p>
      )}
      <div className={classes.actions}>
        <Button
          component="a"
          href={booking.url}
          target="_blank"
          rel="noopener noreferrer"
          variant="filled"
          aria-description="Opens in a new tab"
        >
          See Live Deals & Book
        </Button>
        <Button
          loading={step === 'asking'}
          // not `disabled`: the button that was just pressed keeps the focus
          data-disabled={step === 'asked'}
          aria-disabled={step === 'asked'}
          onClick={() => void ask()}
        >
          Email Me Personalized Tips
        </Button>
        {onGoOn && (
          <button type="button" className={classes.goOn} onClick={onGoOn}>
            Go on planning
          </button>
        )}
      </div>
      <output className={classes.note}>
        {step === 'asked' && `Requested: the tips go to ${account.email}.`}
        {step === 'failed' && 'The tips could not be requested just now. You can try again.'}
      </output>
    </section>
  );
}
