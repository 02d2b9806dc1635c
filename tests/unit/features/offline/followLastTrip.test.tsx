/** Which trip the first paint of the next start will show: the one that a member comes back to, while there is one. */
import { beforeEach, expect, it, vi } from 'vitest';
import { LAST_TRIP_KEY } from '@/config/names.ts';
import type { ListedTrip } from '@/data/repositories/trips/shownTrips.ts';
import { followLastTrip } from '@/features/offline/followLastTrip.ts';
import { type Profile, profileSchema } from '@domain/profile/profile.ts';
import { data, observed } from '../../../support/dataWorld.tsx';

const NOW = Date.UTC(2027, 3, 1);
const kept = (): unknown => JSON.parse(localStorage.getItem(LAST_TRIP_KEY) ?? 'null');

const listed = (id: string, title: string, startsOn: string | null, endsOn: string | null): ListedTrip => ({
  trip: {
    id,
    title,
    state: 'open',
    startsOn,
    endsOn,
    homeZone: null,
    revision: 1,
    undoDepth: 0,
    updatedAt: '2027-01-01T00:00:00Z',
  },
  summary: null,
  waiting: 0,
  conflicts: 0,
});
const ROME = listed('rome', 'Rome', '2027-05-10', '2027-05-13');
const OSLO = listed('oslo', 'Oslo', '2027-06-01', null);

const PAID = profileSchema.parse({
  id: '7b0f3f0e-58a5-4d0c-9d39-6a2f7f6f0c11',
  email: 'ana@waymark.test',
  role: 'user',
  token_balance: 1,
  subscription_status: 'Pro',
});

let emitTrips: (rows: ListedTrip[]) => void;
let emitChat: (id: string | null) => void;
let emitProfile: (profile: Profile | null) => void;
const stopped = vi.fn<() => void>();

beforeEach(() => {
  localStorage.clear();
  stopped.mockClear();
  vi.mocked(data.trips.watchTrips).mockReturnValue(
    observed<ListedTrip[]>((next) => {
      emitTrips = next;
      return stopped;
    }),
  );
  vi.mocked(data.chat.watchCurrentTrip).mockImplementation((_userId, conversation) =>
    observed<string | null>((next) => {
      if (conversation === 'assistant') emitChat = next;
      else next(null);
      return stopped;
    }),
  );
  vi.mocked(data.profile.watchProfile).mockReturnValue(
    observed<Profile | null>((next) => {
      emitProfile = next;
      next(PAID);
      return stopped;
    }),
  );
});

it('is noted with its dates and days once both are known, and as it changes', () => {
  const stop = followLastTrip(data, 'ana', () => NOW);
  emitTrips([OSLO, ROME]);
  expect(kept()).toBeNull();
  emitChat(null);
  expect(kept()).toEqual({
    userId: 'ana',
    title: 'Rome',
    when: '10 – 13 May 2027 · 4 days',
    until: '2027-05-13',
  });
  emitChat('oslo');
  expect(kept()).toEqual({ userId: 'ana', title: 'Oslo', when: '1 June 2027 · 1 day', until: '2027-06-01' });
  emitTrips([listed('none', 'Somewhere', null, null)]);
  expect(kept()).toMatchObject({ title: 'Somewhere', when: 'No dates yet', until: null });
  stop();
  expect(stopped).toHaveBeenCalledTimes(4);
});

it('is forgotten where it was deleted, on whichever device, or is over', () => {
  followLastTrip(data, 'ana', () => NOW);
  emitChat('rome');
  emitTrips([ROME]);
  expect(kept()).not.toBeNull();
  emitTrips([]);
  expect(kept()).toBeNull();
  emitTrips([listed('old', 'Lisbon', '2027-01-10', '2027-01-13')]);
  expect(kept()).toBeNull();
});

it('is one that the account may open, whatever its plan becomes', () => {
  followLastTrip(data, 'ana', () => NOW);
  emitTrips([OSLO, ROME]);
  emitChat('oslo');
  emitProfile({ ...PAID, subscription_status: 'Free' });
  expect(kept()).toMatchObject({ title: 'Oslo' });
  emitChat(null);
  expect(kept()).toBeNull();
  emitProfile(PAID);
  expect(kept()).toMatchObject({ title: 'Rome' });
});
