import { useCallback, useEffect, useRef, useState } from 'react';
import { useData } from '@/data/door/door.ts';
import type { ReadinessDeps } from '@/data/repositories/readiness/deps.ts';
import type { Checked, Progress } from '@/data/repositories/readiness/readiness.ts';
import type { AppErrorReason } from '@domain/errors/appError.ts';
import { container } from '@/platform/workerWanted.ts';
import type { Finding } from '@domain/readiness.ts';
import type { RecentSearch } from '@domain/search/search.ts';
import { readRoom, type Room } from '../room.ts';
import { useUnsent } from './useUnsent.ts';

export interface ReadinessView {
  /** Null while the first check is under way. */
  readonly findings: readonly Finding[] | null;
  /** Searches that can be asked again. */
  readonly askable: readonly RecentSearch[];
  /** Epoch ms of the check; null while the first is under way. */
  readonly checkedAt: number | null;
  /** As of the check. */
  readonly room: Room | null;
  readonly busy: 'checking' | 'fetching' | null;
  /** While what is missing is being fetched. */
  readonly progress: Progress | null;
  /** Why something could not be fetched the last time; null where all was. */
  readonly problem: AppErrorReason | null;
  readonly check: () => void;
  /** Fetches what is missing, and asks these searches again; then checks. */
  readonly fetchMissing: (searches: readonly RecentSearch[]) => void;
}

/** The check of everything on this device, run when it is looked at; `userId` is null for a visitor. */
export function useReadiness(userId: string | null, picturesOf: ReadinessDeps['picturesOf']): ReadinessView {
  const { chat, readiness } = useData();
  const [checked, setChecked] = useState<Checked | null>(null);
  const [room, setRoom] = useState<Room | null>(null);
  const [busy, setBusy] = useState<ReadinessView['busy']>('checking');
  const [progress, setProgress] = useState<Progress | null>(null);
  const [problem, setProblem] = useState<AppErrorReason | null>(null);
  const unsent = useUnsent(userId);
  const mounted = useRef(true);
  const fetching = useRef(false);

  const check = useCallback(async () => {
    const deps = readiness.pageDeps(picturesOf);
    const [found, space] = await Promise.all([readiness.checkReadiness(userId, deps), readRoom()]);
    if (!mounted.current) return;
    setChecked(found);
    setRoom(space);
    setBusy(null);
  }, [readiness, userId, picturesOf]);

  useEffect(() => {
    mounted.current = true;
    void check();
    return () => {
      mounted.current = false;
    };
  }, [check]);

  // The chat may have gone on elsewhere: as the chat screen does, this brings it here while there is a network.
  useEffect(() => {
    if (userId === null) return;
    return chat.keepChatSynced(userId, () => {
      if (!fetching.current) void check();
    });
  }, [chat, userId, check]);

  // On a first visit the worker comes after the page, and what it keeps is not seen before.
  useEffect(() => {
    const workers = container();
    const again = () => {
      if (!fetching.current) void check();
    };
    workers?.addEventListener('controllerchange', again);
    return () => workers?.removeEventListener('controllerchange', again);
  }, [check]);

  const fetchMissing = async (searches: readonly RecentSearch[]) => {
    if (!checked) return;
    fetching.current = true;
    setBusy('fetching');
    setProblem(null);
    const options = {
      searches,
      onProgress: (next: Progress) => {
        if (mounted.current) setProgress(next);
      },
    };
    const failed = await readiness.getMissing(
      userId,
      checked.findings,
      options,
      readiness.pageDeps(picturesOf),
    );
    fetching.current = false;
    if (!mounted.current) return;
    setProblem(failed);
    setProgress(null);
    setBusy('checking');
    await check();
  };

  return {
    findings: checked && unsent ? [...checked.findings, unsent] : null,
    askable: checked?.askable ?? [],
    checkedAt: checked?.at ?? null,
    room,
    busy,
    progress,
    problem,
    check: () => {
      if (busy !== null) return;
      setProblem(null);
      setBusy('checking');
      void check();
    },
    fetchMissing: (searches) => {
      if (busy === null) void fetchMissing(searches);
    },
  };
}
