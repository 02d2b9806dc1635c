import { useEffect, useMemo, useState } from 'react';
import { isKnownZone } from '@domain/dates/zones.ts';
import { type Today, todayOf } from '@domain/trips/today.ts';
import type { Trip } from '@domain/trips/trip.ts';
import { type Clock, systemClock } from '@/platform/clock.ts';

const MINUTE_MS = 60_000;

/** The trip's day that is on, by the clocks of its places; null on all other days. */
export function useToday(
  { plan, spec, homeZone, offers }: Pick<Trip, 'plan' | 'spec' | 'homeZone' | 'offers'>,
  clock: Clock = systemClock,
): Today | null {
  const now = useMinute(clock);
  return useMemo(
    () => plan && todayOf({ plan, spec, homeZone, offers }, now, deviceZone()),
    [plan, spec, homeZone, offers, now],
  );
}

/** Epoch ms of the minute that has begun; a phone that slept knows it as soon as it is looked at. */
function useMinute(clock: Clock): number {
  const [minute, setMinute] = useState(() => minuteOf(clock));
  useEffect(() => {
    let cancel = () => {};
    const tick = () => {
      cancel();
      setMinute(minuteOf(clock));
      cancel = clock.after(MINUTE_MS - (clock.now() % MINUTE_MS), tick);
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      cancel();
      document.removeEventListener('visibilitychange', tick);
    };
  }, [clock]);
  return minute;
}

function minuteOf(clock: Clock): number {
  const now = clock.now();
  return now - (now % MINUTE_MS);
}

/** UTC where the device does not know its own, as some that say "Etc/Unknown". */
function deviceZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isKnownZone(timeZone) ? timeZone : 'UTC';
}
