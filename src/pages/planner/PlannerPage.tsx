import { type ComponentProps, useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '@/features/auth/hooks/useSession.ts';
import { useConnectivity } from '@/features/offline/hooks/useConnectivity.ts';
import { PlannerScreen } from '@/features/assistant/planner/PlannerScreen.tsx';
import { useProfile } from '@/features/profile/hooks/useProfile.ts';
import { VoiceButton } from '@/features/voice/components/VoiceButton.tsx';
import { useMessageReader } from '@/features/voice/hooks/useMessageReader.ts';
import { useTrips } from '@/features/trips/useTrips.ts';
import { routeFollowed } from '@/features/auth/hooks/useKeptRoute.ts';
import { usePageHead } from '@/ui/head/usePageHead.ts';
import { ChatTrip } from '../assistant/ChatTrip.tsx';

/** /ai-booking: the planner of whoever is signed in, with the destination that the navigation may carry. */
export function PlannerPage() {
  usePageHead('planner');
  const auth = useSession();
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const session = auth.status === 'signed_in' ? auth.session : null;
  const { profile, reload } = useProfile(session?.userId ?? null);
  const readAloud = useMessageReader();
  const offline = useConnectivity() === 'offline';

  const email = session?.email ?? null;
  const destination = destinationOf(state);
  const forgetDestination = useCallback(() => {
    if (email !== null && destination !== null) routeFollowed(email, destination, Date.now());
    void navigate({ pathname, search }, { replace: true, state: null });
  }, [navigate, pathname, search, email, destination]);

  // The guard lets nobody else in; between its answer and a sign-out there is nothing to show.
  if (!session) return null;
  return (
    <PlannerOfTrip
      key={session.userId}
      account={session}
      profile={profile}
      destination={destination}
      offline={offline}
      mic={VoiceButton}
      readAloud={readAloud}
      onReloadProfile={() => void reload()}
      onDestinationTaken={forgetDestination}
    />
  );
}

/** The planner, whose offers change the trip that it is about. */
function PlannerOfTrip(props: Omit<ComponentProps<typeof PlannerScreen>, 'changed'>) {
  const { userId } = props.account;
  const { current } = useTrips(userId, 'planner');
  return (
    <ChatTrip userId={userId} tripId={current?.id}>
      {(changed) => <PlannerScreen {...props} changed={changed} />}
    </ChatTrip>
  );
}

/** The destination that a page hands over as its initial prompt (requirements §2, Home). */
function destinationOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('initialPrompt' in state)) return null;
  const prompt = typeof state.initialPrompt === 'string' ? state.initialPrompt.trim() : '';
  return prompt === '' ? null : prompt;
}
