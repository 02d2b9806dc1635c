import { Button } from '@mantine/core';
import { useObservable } from 'dexie-react-hooks';
import { Suspense, useId, useState } from 'react';
import { useData } from '@/data/door/door.ts';
import { localIsoDate } from '@domain/dates/formatDates.ts';
import { describeError, toAppError } from '@domain/errors/appError.ts';
import type { RecentSearch } from '@domain/search/search.ts';
import { TextButton } from '@/ui/controls/TextButton.tsx';
import { Boundary } from '@/ui/feedback/Boundary.tsx';
import { showToast } from '@/ui/feedback/toasts/toast.ts';
import { useLive } from '@/ui/form/useLive.ts';
import { useNow } from '@/ui/offers/useNow.ts';
import { RecentChip } from './RecentChip.tsx';
import classes from './recent.module.css';

const none: readonly RecentSearch[] = [];
/** Shown before "Show all". */
const AT_FIRST = 6;

interface RecentSearchesProps {
  /** Whose searches; null for a visitor, undefined while nobody knows yet. */
  readonly userId: string | null | undefined;
}

/** The searches that this device keeps with their results; nothing while there are none. The page stands without it. */
export function RecentSearches({ userId }: RecentSearchesProps) {
  const live = useLive();
  if (userId === undefined || !live) return null;
  return (
    <Boundary resetKey={userId} renderFallback={() => null}>
      <Suspense>
        <List key={userId ?? ''} userId={userId} />
      </Suspense>
    </Boundary>
  );
}

function List({ userId }: { readonly userId: string | null }) {
  const id = useId();
  const now = useNow();
  const [all, setAll] = useState(false);
  const { searches: kept } = useData();
  const searches = useObservable(() => kept.watchRecentSearches(userId), [kept, userId], none);
  if (searches.length === 0) return null;
  const shown = all ? searches : searches.slice(0, AT_FIRST);

  const forget = async () => {
    try {
      await kept.forgetRecentSearches(userId);
    } catch (thrown) {
      const description = describeError(toAppError(thrown));
      showToast({ title: 'The searches could not be cleared', description, variant: 'destructive' });
    }
  };

  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 className={classes.title} id={id}>
          Recent searches
        </h2>
        <TextButton name="Clear recent searches" onClick={() => void forget()}>
          Clear
        </TextButton>
      </div>
      <ul className={classes.chips}>
        {shown.map((search) => (
          <li key={search.key}>
            <RecentChip search={search} now={now} today={localIsoDate(now)} />
          </li>
        ))}
      </ul>
      {shown.length < searches.length && (
        <Button className={classes.all} onClick={() => setAll(true)}>
          Show all {searches.length}
        </Button>
      )}
    </section>
  );
}
