import { useState } from 'react';
import type { ReadinessDeps } from '@/data/repositories/readiness/deps.ts';
import { summarise } from '@domain/readiness.ts';
import { Spinner } from '@/ui/feedback/Spinner.tsx';
import { useReadiness } from '../hooks/useReadiness.ts';
import { ReadyList } from './ReadyList.tsx';
import { RoomItem } from './RoomItem.tsx';
import { Verdict } from './Verdict.tsx';

interface ReadinessReportProps {
  /** Null for a visitor. */
  readonly userId: string | null;
  /** The blog's to say. */
  readonly picturesOf: ReadinessDeps['picturesOf'];
}

/** Everything on this device, opened one by one: the verdict, what is missing and a way to fetch it. */
export function ReadinessReport({ userId, picturesOf }: ReadinessReportProps) {
  const view = useReadiness(userId, picturesOf);
  const [again, setAgain] = useState(false);
  const { findings, askable, checkedAt, room } = view;
  if (findings === null || checkedAt === null || room === null)
    return <Spinner text="Opening what is stored..." />;
  return (
    <>
      <Verdict
        readiness={summarise(findings)}
        view={view}
        checkedAt={checkedAt}
        again={again}
        onAgain={setAgain}
        onFetch={() => view.fetchMissing(again ? askable : [])}
      />
      <ReadyList findings={findings} askable={askable} userId={userId} onChanged={view.check} />
      <RoomItem room={room} />
    </>
  );
}
