/**
 * The chat screen's flow (requirements §4, Chat session) as a pure state machine: a transition answers the next
 * state and what the screen has to do; it does nothing itself.
 */
type ChatScreen = 'initializing' | 'prompt_continue' | 'welcome' | 'onboarding' | 'chat';

export interface ChatSessionState {
  screen: ChatScreen;
  /** The next question is the free first response after the questionnaire. */
  firstResponseFree: boolean;
  /** What the assistant says of its own accord; drawn, and not a message of the chat. */
  seed: Seed | null;
  /** A new chat was asked for: messages of the old one may go on coming until it is deleted. */
  renewed: boolean;
  outOfTokens: boolean;
  upgradeDialogOpen: boolean;
}

export type ChatSessionEvent =
  /** History and navigation state have been read. */
  | {
      type: 'loaded';
      savedMessages: number;
      initialPrompt: string | null;
      /** Another screen stands in front of this one and goes on with the same chat, or the traveller came to go on: nothing is asked here. */
      behind?: boolean;
      /** The traveller came from a trip, to speak of it. */
      opensTrip?: boolean;
      /** A screen without a way in, such as the planner's. */
      direct?: boolean;
    }
  | { type: 'continue' }
  /** A new chat, asked for at the way in or in the middle of one; tokens stay as they are. */
  | { type: 'start_new' }
  | { type: 'choose_tailored_plan' }
  | { type: 'choose_chat'; ofTrip: boolean; messages: number }
  /** `freeLeft`: the account has not had its free response yet; the server grants one. */
  | { type: 'onboarding_completed'; freeLeft: boolean }
  /** What this device knows of a free response that was promised and not asked for. */
  | { type: 'free_response'; promised: boolean }
  /** `ofTrip`: the chat is about a trip, and begins with that; a new one begins with nothing said (requirements §4). */
  | { type: 'onboarding_skipped'; ofTrip: boolean; messages: number }
  /** The traveller pressed send. */
  | { type: 'submit'; text: string; loading: boolean }
  /** `behind`: as for `loaded`; the screen in front opens the dialog. */
  | { type: 'token_limit'; behind?: boolean }
  /** The profile was read or changed. */
  | { type: 'balance'; outOfTokens: boolean }
  | { type: 'upgrade_dismissed' };

export type ChatSessionEffect =
  | { type: 'send'; text: string }
  | { type: 'clear_chat' }
  | { type: 'clear_navigation' }
  | { type: 'reload_profile' }
  /** Remembers the free response until a question uses it, here or in the widget. */
  | { type: 'keep_free_response' };

/** `trip` greets with the trip that the chat was about when it began. */
export type Seed = 'greeting' | 'trip' | 'first_response' | 'profile_updated';

export interface ChatTransition {
  state: ChatSessionState;
  effects: readonly ChatSessionEffect[];
}

export const initialChatSession: ChatSessionState = {
  screen: 'initializing',
  firstResponseFree: false,
  seed: null,
  renewed: false,
  outOfTokens: false,
  upgradeDialogOpen: false,
};

/** Whether it is said only where nothing was said before. */
export function isGreeting(seed: Seed): boolean {
  return seed === 'greeting' || seed === 'trip';
}

/** Words of the seeded messages. @param trip what the trip is called that the chat is about; empty where it has none */
export function seedWords(seed: Seed, nickname: string | null, trip = ''): string {
  const name = nickname?.trim();
  const updated = `Your profile is updated${name ? `, ${name}` : ''}`;
  switch (seed) {
    case 'trip':
      // over a page that shows no trip any more it is of none
      if (trip === '') return seedWords('greeting', nickname);
      return `Hi${name ? ` ${name}` : ''}! This is about your trip “${trip}”. What would you like to change in it, or to know of it?`;
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
      if (event.direct) return stay({ ...state, screen: 'chat' });
      // It was deleted elsewhere while the question whether to go on with it stood.
      if (state.screen === 'prompt_continue' && event.savedMessages === 0)
        return stay({ ...state, screen: 'welcome' });
      // The account's chat arrived while a slow network already had the choice on screen.
      return stay(
        state.screen === 'welcome' && event.savedMessages > 1 && !state.renewed
          ? { ...state, screen: event.behind ? 'chat' : 'prompt_continue' }
          : state,
      );
    case 'continue':
      return stay({ ...state, screen: 'chat' });
    case 'start_new':
      if (state.screen === 'initializing' || state.screen === 'welcome') return stay(state);
      return {
        // A free response that was not asked for yet stays free.
        state: { ...state, screen: 'welcome', seed: null, renewed: true },
        effects: [{ type: 'clear_chat' }],
      };
    case 'choose_tailored_plan':
      return stay({ ...state, screen: 'onboarding' });
    case 'choose_chat':
      // Pressed twice, it greets once.
      if (state.screen === 'chat') return stay(state);
      return stay(greeted(state, event));
    case 'onboarding_completed':
      // Pressed twice, it is complete once.
      if (state.screen === 'chat') return stay(state);
      return {
        state: {
          ...state,
          screen: 'chat',
          firstResponseFree: event.freeLeft,
          seed: event.freeLeft ? 'first_response' : 'profile_updated',
        },
        effects: event.freeLeft
          ? [{ type: 'reload_profile' }, { type: 'keep_free_response' }]
          : [{ type: 'reload_profile' }],
      };
    case 'free_response':
      return stay({ ...state, firstResponseFree: event.promised });
    case 'onboarding_skipped':
      return stay(event.ofTrip ? greeted(state, event) : { ...state, screen: 'chat' });
    case 'submit':
      return submit(state, event);
    case 'token_limit':
      // Requirements §8: a 402 is answered with the message and the dialog.
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
      state: { ...state, screen: 'chat' },
      effects: [{ type: 'clear_navigation' }, { type: 'send', text: prompt }],
    };
  }
  if (event.direct) return stay({ ...state, screen: 'chat' });
  if (event.savedMessages > 1) {
    return stay({ ...state, screen: event.behind ? 'chat' : 'prompt_continue' });
  }
  // The questionnaire was just completed: it is not offered again.
  if (state.firstResponseFree) return stay({ ...state, screen: 'chat', seed: 'first_response' });
  // how to start is no question to one who comes with a trip
  return stay(
    event.opensTrip
      ? greeted(state, { ofTrip: true, messages: event.savedMessages })
      : { ...state, screen: 'welcome' },
  );
}

/** In the chat: greeted where nothing was said yet. */
function greeted(
  state: ChatSessionState,
  { ofTrip, messages }: { readonly ofTrip: boolean; readonly messages: number },
): ChatSessionState {
  return { ...state, screen: 'chat', seed: messages > 0 ? null : ofTrip ? 'trip' : 'greeting' };
}

function submit(
  state: ChatSessionState,
  event: Extract<ChatSessionEvent, { type: 'submit' }>,
): ChatTransition {
  // The free first response needs no tokens.
  if (state.outOfTokens && !state.firstResponseFree) return stay({ ...state, upgradeDialogOpen: true });
  const text = event.text.trim();
  if (text === '' || event.loading || state.screen !== 'chat') return stay(state);
  return { state, effects: [{ type: 'send', text }] };
}
