import { isPaidTier } from '@domain/billing/plans.ts';
import { TodayAnywhere } from '@/features/trips/today/TodayAnywhere.tsx';
import { useMember } from './useMember.ts';

/** The trip that is on, for whoever is signed in. Fetched by itself: no part of a visitor's page. */
export function MemberToday({ userId }: { readonly userId: string }) {
  const { profile } = useMember();
  if (profile?.id !== userId) return null;
  return <TodayAnywhere userId={userId} opensAll={isPaidTier(profile.subscription_status)} />;
}
