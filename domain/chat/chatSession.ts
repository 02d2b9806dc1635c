/**
 * The chat screen's flow (spec section 4, Chat session) as a pure state machine: a transition answers the next
 * state and what the screen has to do; it does nothing itself.
 */
type ChatScreen = 'initializing' | 'prompt_continue' | 'welcome' | 'onboarding' | 'chat';

export interface ChatSessionState {
  screen: ChatScreen;
  /** The next question is the free first response after the questionnaire. */
  firstResponseFree: boolean;
  outOfTokens: boolean;
  upgradeDialogOpen: boolean;
}

export type ChatSessionEvent =
  /** History and navigation state have been read. */
  | {
      type: 'loaded';
      savedMessages: number;
      initialPrompt: string | null;
      /** Another screen stands in front of this one and goes on with the same chat: nothing is asked here. */
      behind?: boolean;
    }
  | { type: 'continue' }
  /** A new chat, asked for at the way in or in the middle of one; tokens stay as they are. */
  | { type: 'start_new' }
  | { type: 'choose_tailored_plan' }
  | { type: 'choose_chat'; messages: number }
  /** `freeLeft`: the account has not had its free response yet; the server grants one. */
  | { type: 'onboarding_completed'; freeLeft: boolean }
  /** What this device knows of a free response that was promised and not asked for. */
  | { type: 'free_response'; promised: boolean }
  | { type: 'onboarding_skipped' }
  /** The traveller pressed send. */
  | { type: 'submit'; text: string; loading: boolean }
  /** A message could not even be written down on the device. */
  | { type: 'send_failed'; isFirstResponse: boolean }
  /** `behind`: as for `loaded`; the screen in front opens the dialog. */
  | { type: 'token_limit'; behind?: boolean }
  /** The profile was read or changed. */
  | { type: 'balance'; outOfTokens: boolean }
  | { type: 'upgrade_dismissed' };

export type ChatSessionEffect =
  | { type: 'send'; text: string; isFirstResponse: boolean }
  | { type: 'clear_chat' }
  | { type: 'clear_navigation' }
  | { type: 'reload_profile' }
  /** Remembers the free response until a question uses it, here or in the widget. */
  | { type: 'keep_free_response' }
  | { type: 'seed'; seed: Seed };

type Seed = 'greeting' | 'first_response' | 'profile_updated';

export interface ChatTransition {
  state: ChatSessionState;
  effects: readonly ChatSessionEffect[];
}

export const initialChatSession: ChatSessionState = {
  screen: 'initializing',
  firstResponseFree: false,
  outOfTokens: false,
  upgradeDialogOpen: false,
};

/** Words of the seeded messages. */
export function seedWords(seed: Seed, nickname: string | null): string {
  const name = nickname?.trim();
  const updated = `Your profile is updated${name ? `, ${name}` : ''}`;
  switch (seed) {
    case 'greeting':
      return `Hi${name ? ` ${name}` : ''}! Where would you like to go? Tell me the place, the dates and who is coming, and I will plan it.`;
    case 'first_response':
      return `${updated}, and your first query is free! Where shall we start?`;
    case 'profile_updated':
      return `${updated}. Where shall we start?`;
  }
}

export function chatTransition(state: ChatSessionState, event: ChatSessionEvent): ChatTransition {
  switch (event.type) {
    case 'loaded':
      if (state.screen === 'initializing') return loaded(state, event);
      // The account's chat arrived while a slow network already had the choice on screen.
      return stay(
        state.screen === 'welcome' && event.savedMessages > 1
          ? { ...state, screen: event.behind ? 'chat' : 'prompt_continue' }
          : state,
      );
    case 'continue':
      return stay({ ...state, screen: 'chat' });
    case 'start_new':
      if (state.screen === 'initializing' || state.screen === 'welcome') return stay(state);
      return {
        // A free response that was not asked for yet stays free.
        state: { ...state, screen: 'welcome' },
        effects: [{ type: 'clear_chat' }],
      };
    case 'choose_tailored_plan':
      return stay({ ...state, screen: 'onboarding' });
    case 'choose_chat':
      // Pressed twice, it greets once.
      if (state.screen === 'chat') return stay(state);
      return {
        state: { ...state, screen: 'chat' },
        effects: event.messages === 0 ? [{ type: 'seed', seed: 'greeting' }] : [],
      };
    case 'onboarding_completed':
      // Pressed twice, it is complete once.
      if (state.screen === 'chat') return stay(state);
      return {
        state: { ...state, screen: 'chat', firstResponseFree: event.freeLeft },
        effects: event.freeLeft
          ? [
              { type: 'reload_profile' },
              { type: 'keep_free_response' },
              { type: 'seed', seed: 'first_response' },
            ]
          : [{ type: 'reload_profile' }, { type: 'seed', seed: 'profile_updated' }],
      };
    case 'free_response':
      return stay({ ...state, firstResponseFree: event.promised });
    case 'onboarding_skipped':
      return stay({ ...state, screen: 'chat' });
    case 'submit':
      return submit(state, event);
    case 'send_failed':
      // What was not sent has not used up the free response.
      return stay({ ...state, firstResponseFree: state.firstResponseFree || event.isFirstResponse });
    case 'token_limit':
      // Spec section 8: a 402 is answered with the message and the dialog.
      return stay({ ...state, outOfTokens: true, upgradeDialogOpen: !event.behind });
    case 'balance':
      return stay({
        ...state,
        outOfTokens: event.outOfTokens,
        upgradeDialogOpen: state.upgradeDialogOpen && event.outOfTokens,
      });
    case 'upgrade_dismissed':
      return stay({ ...state, upgradeDialogOpen: false });
  }
}

function stay(state: ChatSessionState): ChatTransition {
  return { state, effects: [] };
}

function loaded(
  state: ChatSessionState,
  event: Extract<ChatSessionEvent, { type: 'loaded' }>,
): ChatTransition {
  const prompt = event.initialPrompt?.trim();
  if (prompt) {
    return {
      state: { ...state, screen: 'chat', firstResponseFree: false },
      effects: [
        { type: 'clear_navigation' },
        { type: 'send', text: prompt, isFirstResponse: state.firstResponseFree },
      ],
    };
  }
  if (event.savedMessages > 1) {
    return stay({ ...state, screen: event.behind ? 'chat' : 'prompt_continue' });
  }
  // The questionnaire was just completed, and its message stands: it is not offered again.
  const isUnderWay = state.firstResponseFree && event.savedMessages === 1;
  return stay({ ...state, screen: isUnderWay ? 'chat' : 'welcome' });
}

function submit(
  state: ChatSessionState,
  event: Extract<ChatSessionEvent, { type: 'submit' }>,
): ChatTransition {
  // The free first response needs no tokens.
  if (state.outOfTokens && !state.firstResponseFree) return stay({ ...state, upgradeDialogOpen: true });
  const text = event.text.trim();
  if (text === '' || event.loading || state.screen !== 'chat') return stay(state);
  return {
    state: { ...state, firstResponseFree: false },
    effects: [{ type: 'send', text, isFirstResponse: state.firstResponseFree }],
  };
}
