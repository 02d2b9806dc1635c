import { useCallback } from 'react';
import { useData } from '@/data/door/door.ts';
import { useWatched } from '@/data/door/useWatched.ts';
import type { TripConflict } from '@/data/repositories/trips/shownTrips.ts';
import type { Conversation } from '@domain/chat/chatApi.ts';
import type { TripHead } from '@domain/trips/trip.ts';
import { useCurrentTrip } from './useCurrentTrip.ts';
import { useListedTrips } from './useListedTrips.ts';

interface Trips {
  readonly userId: string;
  /** The open ones, the last changed first. */
  readonly open: readonly TripHead[];
  /** The one of them that the conversation is about: null for none, undefined until that has been read. */
  readonly current: TripHead | null | undefined;
}

/** The account's open trips, and the one of them that the conversation is about. */
export function useTrips(userId: string, conversation: Conversation): Trips {
  const { trips, error } = useListedTrips(userId);
  const currentId = useCurrentTrip(userId, conversation);
  const open = trips?.map(({ trip }) => trip).filter(isOpen) ?? [];
  // storage that cannot be read says of no trip
  const isRead = (trips !== null || error !== null) && currentId !== undefined;
  return { userId, open, current: isRead ? (open.find(({ id }) => id === currentId) ?? null) : undefined };
}

const none: readonly TripConflict[] = [];

/** The changes of the account's trips that the server did not make, oldest first. */
export function useTripConflicts(userId: string): readonly TripConflict[] {
  const { trips } = useData();
  const watch = useCallback(() => trips.watchTripConflicts(userId), [trips, userId]);
  return useWatched(watch, none) ?? none;
}

function isOpen({ state }: TripHead): boolean {
  return state === 'open';
}
