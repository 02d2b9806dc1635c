import { create } from 'zustand';
import type { DataDoor } from '@/data/door/door.ts';
import { type AppError, type AppErrorReason, describeError, toAppError } from '@domain/errors/appError.ts';
import type { Profile } from '@domain/profile/profile.ts';
import { showLateToast } from '@/ui/feedback/toasts/lateToast.ts';
import { refusalToast } from './refusalWords.ts';

interface ProfileStore {
  /** Whose profile the rest is about; null while nobody is signed in. */
  readonly userId: string | null;
  readonly profile: Profile | null;
  /** The device's copy has been looked at. */
  readonly cacheRead: boolean;
  readonly error: AppError | null;
}

const empty: ProfileStore = { userId: null, profile: null, cacheRead: false, error: null };

/** The signed-in traveller's profile, read once for all of the page. */
export const useProfileStore = create<ProfileStore>(() => empty);

let stopWatching: (() => void) | null = null;
let stopRefusals: (() => void) | null = null;

/**
 * Shows the device's copy at once, then the server's. Call it with every change of user; null clears. What
 * stands on the device stays readable when the server cannot be reached.
 */
export function followProfile(door: DataDoor, userId: string | null): void {
  if (useProfileStore.getState().userId === userId) return;
  stopWatching?.();
  stopWatching = null;
  stopRefusals?.();
  stopRefusals = null;
  useProfileStore.setState({ ...empty, userId });
  if (userId === null) return;
  void watch(door, userId);
  void watchRefusals(door, userId);
  void reloadProfile(door, userId);
}

async function watch(door: DataDoor, userId: string): Promise<void> {
  const isCurrent = () => useProfileStore.getState().userId === userId;
  try {
    const data = await door.load();
    if (!isCurrent()) return;
    const subscription = data.profile.watchProfile(userId).subscribe({
      next: (profile) => {
        if (isCurrent()) useProfileStore.setState({ profile, cacheRead: true });
      },
      error: (thrown: unknown) => {
        if (isCurrent()) useProfileStore.setState({ cacheRead: true, error: toAppError(thrown) });
      },
    });
    stopWatching = () => subscription.unsubscribe();
  } catch (thrown) {
    if (isCurrent()) useProfileStore.setState({ cacheRead: true, error: toAppError(thrown) });
  }
}

/** Says, wherever the traveller is by then, that a save made without a network was refused. */
async function watchRefusals(door: DataDoor, userId: string): Promise<void> {
  const data = await door.load();
  if (useProfileStore.getState().userId !== userId) return;
  stopRefusals = data.profile.onLateRefusal(userId, (error) => void showLateToast(refusalToast(error)));
}

/** What the screen says by itself, and an account that has no profile yet. */
const SILENT: ReadonlySet<AppErrorReason> = new Set(['offline', 'unauthorized', 'not_found']);

/** Fetches the profile anew; a failure is a toast (requirements §8), except for no network and for no row (§7). */
export async function reloadProfile(door: DataDoor, userId: string): Promise<void> {
  try {
    const profile = await (await door.load()).profile.refreshProfile(userId);
    if (useProfileStore.getState().userId !== userId) return;
    useProfileStore.setState({ profile, cacheRead: true, error: null });
  } catch (thrown) {
    const error = toAppError(thrown);
    if (useProfileStore.getState().userId !== userId) return;
    useProfileStore.setState({ error });
    if (SILENT.has(error.reason)) return;
    await showLateToast({
      title: 'Error fetching profile',
      description: describeError(error),
      variant: 'destructive',
    });
  }
}
