import { Button } from '@mantine/core';
import { useData } from '@/data/door/door.ts';
import { useClockFace } from '@/data/door/useDeviceSettings.ts';
import type { ParkedChange } from '@/data/outbox/outbox.ts';
import { onClock } from '@domain/dates/dayTimes.ts';
import { formatMoment } from '@domain/dates/formatDates.ts';
import { describeError, toAppError } from '@domain/errors/appError.ts';
import { showToast } from '@/ui/feedback/toasts/toast.ts';
import { kindWords, reasonWords } from '../refusedWords.ts';
import classes from './RefusedChanges.module.css';

/** Changes that the server refused, or has lost: each is tried again or given up, by the traveller. */
export function RefusedChanges({ changes }: { readonly changes: readonly ParkedChange[] }) {
  const { outbox } = useData();
  const face = useClockFace();
  const lost = changes.filter((change) => change.lost);
  const sendAgain = async () => {
    for (const { id } of lost) await outbox.retryParked(id);
  };
  return (
    <>
      {lost.length > 1 && (
        <Button onClick={() => settle(sendAgain())}>{`Send ${lost.length} lost trips again`}</Button>
      )}
      <ul className={classes.list} aria-label="Refused changes">
        {changes.map((change) => (
          <li key={change.id} className={classes.change}>
            <div>
              <p className={classes.kind}>{kindWords(change)}</p>
              <p className={classes.reason}>
                {onClock(
                  face,
                  `${reasonWords(change)} ${change.lost ? 'Noticed' : 'Refused'} on ${formatMoment(change.at)}.`,
                )}
              </p>
            </div>
            <div className={classes.actions}>
              <Button onClick={() => settle(outbox.retryParked(change.id))}>
                {change.lost ? 'Send again' : 'Retry'}
              </Button>
              <Button variant="subtle" onClick={() => settle(outbox.discardParked(change.id))}>
                Discard
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The list itself shows that it was done; what the device refuses is said. */
function settle(work: Promise<void>): void {
  void work.catch((thrown: unknown) => {
    const description = describeError(toAppError(thrown));
    showToast({ title: 'Not changed', description, variant: 'destructive' });
  });
}
