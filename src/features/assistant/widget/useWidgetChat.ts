import { useEffect } from 'react';
import type { ChatSessionState } from '@domain/chat/chatSession.ts';
import type { Profile } from '@domain/profile/profile.ts';
import { useWidgetInFront } from '../frontStore.ts';
import { type Chat, useChat } from '../hooks/useChat.ts';
import { useIntroduction } from './useIntroduction.ts';

export interface WidgetChat extends Omit<Chat, 'state' | 'dispatch' | 'freeLeft'> {
  readonly screen: 'opening' | 'onboarding' | 'chat';
  readonly upgradeDialogOpen: boolean;
  readonly dismissUpgrade: () => void;
  readonly completeOnboarding: () => void;
  readonly skipOnboarding: () => void;
}

/**
 * The chat screen's flow without its choices: the widget goes on with the chat there is, and asks the first-time
 * questions before anything else. The history is the chat screen's own.
 * @param trip what is on screen; null for that of the chat
 */
export function useWidgetChat(
  userId: string,
  profile: Profile | null,
  trip: { readonly id: string; readonly title: string } | null,
  onReloadProfile: () => void,
): WidgetChat {
  useWidgetInFront();
  const introduction = useIntroduction(userId, profile);
  const chat = useChat({
    userId,
    profile,
    about: trip?.id,
    tripTitle: trip?.title,
    onReloadProfile,
    held: introduction.due === null,
  });
  const { state, dispatch, freeLeft } = chat;
  const count = chat.messages?.length ?? 0;
  const ofTrip = trip !== null;

  useEffect(() => {
    if (state.screen !== 'welcome' && state.screen !== 'prompt_continue') return;
    if (introduction.due) dispatch({ type: 'choose_tailored_plan' });
    else if (state.screen === 'prompt_continue') dispatch({ type: 'continue' });
    else dispatch({ type: 'choose_chat', ofTrip, messages: count });
  }, [state.screen, introduction.due, ofTrip, count, dispatch]);

  return {
    ...chat,
    screen: screenOf(state),
    upgradeDialogOpen: state.upgradeDialogOpen,
    dismissUpgrade: () => dispatch({ type: 'upgrade_dismissed' }),
    completeOnboarding() {
      introduction.done();
      dispatch({ type: 'onboarding_completed', freeLeft });
    },
    skipOnboarding() {
      introduction.done();
      dispatch({ type: 'onboarding_skipped', ofTrip, messages: count });
    },
  };
}

function screenOf({ screen }: ChatSessionState): WidgetChat['screen'] {
  return screen === 'chat' || screen === 'onboarding' ? screen : 'opening';
}
