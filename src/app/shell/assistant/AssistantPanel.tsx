import { type ComponentProps, useCallback } from 'react';
import { useSession } from '@/features/auth/hooks/useSession.ts';
import type { OnboardingSlot } from '@/features/assistant/slots.ts';
import type { MicSlot } from '@/ui/composer/micSlot.ts';
import { ChatWidget } from '@/features/assistant/widget/ChatWidget.tsx';
import { Questionnaire } from '@/features/profile/components/questionnaire/Questionnaire.tsx';
import { useProfile } from '@/features/profile/hooks/useProfile.ts';
import { useTripOnScreen } from '@/features/trips/page/onScreen.ts';
import { useTrips } from '@/features/trips/useTrips.ts';
import { VoiceButton } from '@/features/voice/components/VoiceButton.tsx';
import { useMessageReader } from '@/features/voice/hooks/useMessageReader.ts';
import { ChatTrip } from '@/pages/assistant/ChatTrip.tsx';

export interface AssistantPanelProps {
  readonly id: string;
  readonly quiet: boolean;
  readonly onClose: () => void;
}

interface WidgetOfTripProps extends ComponentProps<typeof ChatWidget> {
  readonly userId: string;
}

const mic: MicSlot = (slot) => <VoiceButton {...slot} />;

/** The widget with the pieces that other features lend it. Fetched when it is first opened. */
export function AssistantPanel({ id, quiet, onClose }: AssistantPanelProps) {
  const auth = useSession();
  const userId = auth.status === 'signed_in' ? auth.session.userId : null;
  const { profile, reload } = useProfile(userId);
  const readAloud = useMessageReader();
  const trip = useTripOnScreen();
  const onboarding = useCallback<OnboardingSlot>(
    (slot) => userId && <Questionnaire userId={userId} profile={profile} {...slot} />,
    [userId, profile],
  );
  const widget = {
    id,
    auth,
    profile,
    trip,
    onReloadProfile: () => void reload(),
    onClose,
    onboarding,
    mic,
    readAloud,
    quiet,
  };
  return userId === null ? <ChatWidget {...widget} /> : <WidgetOfTrip userId={userId} {...widget} />;
}

/** A traveller's widget, whose offers change the trip that it speaks of. */
function WidgetOfTrip({ userId, ...widget }: WidgetOfTripProps) {
  const { current } = useTrips(userId, 'assistant');
  return (
    <ChatTrip userId={userId} tripId={widget.trip?.id ?? current?.id}>
      {(changed) => <ChatWidget {...widget} changed={changed} />}
    </ChatTrip>
  );
}
