import { useCallback, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '@/features/auth/hooks/useSession.ts';
import { loginStateFor } from '@/features/auth/returnRoute.ts';
import { ChatScreen } from '@/features/assistant/components/ChatScreen.tsx';
import type { OnboardingSlot, TalkSlot } from '@/features/assistant/slots.ts';
import type { MicSlot } from '@/ui/composer/micSlot.ts';
import { SignedOutNotice } from '@/features/assistant/components/SignedOutNotice.tsx';
import { Questionnaire } from '@/features/profile/components/questionnaire/Questionnaire.tsx';
import { useProfile } from '@/features/profile/hooks/useProfile.ts';
import { TripSwitcher } from '@/features/trips/TripSwitcher.tsx';
import { HandsFree } from '@/features/voice/components/HandsFree.tsx';
import { VoiceButton } from '@/features/voice/components/VoiceButton.tsx';
import { useMessageReader } from '@/features/voice/hooks/useMessageReader.ts';
import { Spinner } from '@/ui/feedback/Spinner.tsx';
import { usePageHead } from '@/ui/head/usePageHead.ts';

const mic: MicSlot = (slot) => <VoiceButton {...slot} />;

/** /ai-assistant: the chat of whoever is signed in, with the prompt that the navigation may carry. */
export function AssistantPage() {
  usePageHead('assistant');
  const auth = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const userId = auth.status === 'signed_in' ? auth.session.userId : null;
  const { profile, reload } = useProfile(userId);
  const loginState = useMemo(() => loginStateFor(location), [location]);
  const { pathname, search } = location;

  const clearPrompt = useCallback(() => {
    void navigate({ pathname, search }, { replace: true, state: null });
  }, [navigate, pathname, search]);
  const reloadProfile = useCallback(() => void reload(), [reload]);
  const readAloud = useMessageReader();
  const [talking, setTalking] = useState(false);
  const handsFree = useCallback<TalkSlot>(({ chat }) => <HandsFree chat={chat} onTalking={setTalking} />, []);
  const onboarding = useCallback<OnboardingSlot>(
    (slot) => userId && <Questionnaire userId={userId} profile={profile} {...slot} />,
    [userId, profile],
  );

  if (auth.status === 'loading') return <Spinner text="Opening your account..." page />;
  if (userId === null) return <SignedOutNotice loginState={loginState} />;
  return (
    <ChatScreen
      key={userId}
      userId={userId}
      profile={profile}
      initialPrompt={promptOf(location.state)}
      onPromptTaken={clearPrompt}
      onReloadProfile={reloadProfile}
      trip={<TripSwitcher userId={userId} />}
      onboarding={onboarding}
      mic={mic}
      readAloud={readAloud}
      handsFree={handsFree}
      quiet={talking}
    />
  );
}

/** The question a page hands over: `initialPrompt`, or `prefilledQuery` as the blog calls it (requirements §2). */
function promptOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null) return null;
  const prompt =
    ('initialPrompt' in state && state.initialPrompt) || ('prefilledQuery' in state && state.prefilledQuery);
  return typeof prompt === 'string' && prompt.trim() !== '' ? prompt : null;
}
