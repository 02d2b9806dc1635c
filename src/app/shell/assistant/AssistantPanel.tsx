import { useCallback } from 'react';
import { useSession } from '@/features/auth/hooks/useSession.ts';
import type { OnboardingSlot } from '@/features/assistant/slots.ts';
import type { MicSlot } from '@/ui/composer/micSlot.ts';
import { ChatWidget } from '@/features/assistant/widget/ChatWidget.tsx';
import { Questionnaire } from '@/features/profile/components/questionnaire/Questionnaire.tsx';
import { useProfile } from '@/features/profile/hooks/useProfile.ts';
import { useTripOnScreen } from '@/features/trips/page/onScreen.ts';
import { VoiceButton } from '@/features/voice/components/VoiceButton.tsx';
import { useMessageReader } from '@/features/voice/hooks/useMessageReader.ts';

export interface AssistantPanelProps {
  readonly id: string;
  readonly quiet: boolean;
  readonly onClose: () => void;
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
  return (
    <ChatWidget
      id={id}
      auth={auth}
      profile={profile}
      trip={trip}
      onReloadProfile={() => void reload()}
      onClose={onClose}
      onboarding={onboarding}
      mic={mic}
      readAloud={readAloud}
      quiet={quiet}
    />
  );
}
