import { formatAge } from '@domain/dates/formatDates.ts';
import { useNow } from '@/ui/offers/useNow.ts';
import { AgeSign } from '@/ui/signs/AgeSign.tsx';
import classes from './StoredNotice.module.css';

interface StoredNoticeProps {
  /** That it comes from this device, in words that the age can follow. */
  readonly kept: string;
  /** Epoch ms at which the server gave what is on screen; null where there is no one age. */
  readonly storedAt: number | null;
  readonly onCheck: () => void;
}

/** What is on screen comes from this device: since when, and the way to ask again. */
export function StoredNotice({ kept, storedAt, onCheck }: StoredNoticeProps) {
  const now = useNow();
  const age = storedAt === null ? null : formatAge(storedAt, now);
  return (
    <div className={classes.root}>
      <AgeSign kept={kept} verb="fetched" age={age} onCheckAgain={onCheck} />
    </div>
  );
}
