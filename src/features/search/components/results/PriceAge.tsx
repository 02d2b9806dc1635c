import { formatAge } from '@domain/dates/formatDates.ts';
import type { Refresh } from '@domain/search/search.ts';
import { AgeSign } from '@/ui/signs/AgeSign.tsx';
import { useNow } from '@/ui/offers/useNow.ts';
import classes from './results.module.css';

interface PriceAgeProps {
  /** ISO instant; null where the provider did not say. */
  readonly seenAt: string | null;
  readonly stored: boolean;
  readonly refresh: Refresh;
  readonly onCheckAgain: () => void;
}

/** Younger prices are the present ones: a card says nothing of their age, and there is no need to ask again. */
const FRESH_MS = 10 * 60_000;

/** The age of a card's price in words; nothing while it is fresh. */
export function ageNote(seenAt: string | null, now: number): string | undefined {
  if (!seenAt || now - Date.parse(seenAt) < FRESH_MS) return undefined;
  return `price seen ${formatAge(seenAt, now)}`;
}

/** When the prices were seen, and the way to look again once that is a while ago. */
export function PriceAge({ seenAt, stored, refresh, onCheckAgain }: PriceAgeProps) {
  const now = useNow();
  const age = seenAt ? formatAge(seenAt, now) : 'some time ago';
  if (!seenAt && !stored) return null;
  const checking = refresh === 'checking';
  const stale = stored || now - Date.parse(seenAt ?? '') >= FRESH_MS;
  return (
    <div className={classes.notice}>
      <AgeSign
        kept={keptWords(stored, refresh)}
        verb="prices seen"
        age={age}
        checking={checking}
        onCheckAgain={stale || checking ? onCheckAgain : undefined}
      />
    </div>
  );
}

/** Where the results come from, where that needs a word. */
function keptWords(stored: boolean, refresh: Refresh): string | undefined {
  if (refresh === 'updated') return 'Updated';
  return stored ? 'Results kept on this device' : undefined;
}
