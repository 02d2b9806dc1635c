import { describe, expect, it } from 'vitest';
import {
  type ChatSessionEffect,
  type ChatSessionEvent,
  type ChatSessionState,
  chatTransition,
  initialChatSession,
  seedWords,
} from '@domain/chat/chatSession.ts';

function play(...events: ChatSessionEvent[]): { state: ChatSessionState; effects: ChatSessionEffect[] } {
  const effects: ChatSessionEffect[] = [];
  let state = initialChatSession;
  for (const event of events) {
    const next = chatTransition(state, event);
    state = next.state;
    effects.push(...next.effects);
  }
  return { state, effects };
}
const loaded = (savedMessages: number, initialPrompt: string | null = null): ChatSessionEvent => ({
  type: 'loaded',
  savedMessages,
  initialPrompt,
});
const submit = (text: string, loading = false): ChatSessionEvent => ({ type: 'submit', text, loading });

it('keeps the free response until a question of this device asks for it', () => {
  const asked = play(loaded(0), { type: 'onboarding_completed', freeLeft: true }, submit('Kyoto?'));
  expect(asked.effects.at(-1)).toEqual({ type: 'send', text: 'Kyoto?' });
  expect(asked.state.firstResponseFree).toBe(true);
  const taken = chatTransition(asked.state, { type: 'free_response', promised: false });
  expect(taken.state.firstResponseFree).toBe(false);
});

describe('where the chat opens', () => {
  it.each([
    [0, 'welcome'],
    [1, 'welcome'],
    [2, 'prompt_continue'],
  ])('with %i saved messages: %s', (saved, screen) => {
    expect(play(loaded(saved)).state.screen).toBe(screen);
  });

  it('with a prompt: straight to chat, clearing navigation and sending it, once', () => {
    const { state, effects } = play(loaded(9, ' Kyoto '), loaded(9, ' Kyoto '));
    expect(state.screen).toBe('chat');
    expect(effects).toEqual([{ type: 'clear_navigation' }, { type: 'send', text: 'Kyoto' }]);
  });

  it('an empty prompt is none', () => {
    expect(play(loaded(0, '  ')).state.screen).toBe('welcome');
  });
});

it('asks nothing more of a chat that is being deleted, whatever still comes of it', () => {
  const renewed = play(loaded(4), { type: 'start_new' }, loaded(5));
  expect(renewed.state.screen).toBe('welcome');
  expect(renewed.effects).toEqual([{ type: 'clear_chat' }]);
});

it('opens the chat where the questionnaire left it, with its response still free, for a prompt too', () => {
  const promised: ChatSessionEvent = { type: 'free_response', promised: true };
  expect(play(promised, loaded(1)).state).toMatchObject({ screen: 'chat', firstResponseFree: true });
  expect(play(promised, loaded(0)).state).toMatchObject({ screen: 'chat', seed: 'first_response' });
  expect(play(promised, loaded(2)).state.screen).toBe('prompt_continue');
  const { state, effects } = play(promised, loaded(1, 'Kyoto'));
  expect(effects.at(-1)).toEqual({ type: 'send', text: 'Kyoto' });
  expect(state.screen).toBe('chat');
});

it('promises no second free response', () => {
  const { state, effects } = play(
    loaded(0),
    { type: 'choose_tailored_plan' },
    { type: 'onboarding_completed', freeLeft: false },
  );
  expect(state).toMatchObject({ screen: 'chat', firstResponseFree: false });
  expect(state.seed).toBe('profile_updated');
  expect(effects).toEqual([{ type: 'reload_profile' }]);
  expect(seedWords('profile_updated', 'Ana')).toBe('Your profile is updated, Ana. Where shall we start?');
});

it('opens at once where the screen has no way in, and again after it was emptied', () => {
  const direct: ChatSessionEvent = { type: 'loaded', savedMessages: 0, initialPrompt: null, direct: true };
  expect(play(direct).state).toMatchObject({ screen: 'chat', seed: null });
  expect(play({ ...direct, savedMessages: 9 }, { type: 'start_new' }, direct).state.screen).toBe('chat');
});

describe('behind the widget, which goes on with the same chat', () => {
  const more: ChatSessionEvent = { type: 'loaded', savedMessages: 4, initialPrompt: null, behind: true };

  it('asks nothing and follows it', () => {
    expect(play(more).state.screen).toBe('chat');
    expect(play(loaded(0), more).state.screen).toBe('chat');
  });

  it('leaves the dialog to the one in front', () => {
    const { state } = play(more, { type: 'token_limit', behind: true });
    expect(state).toMatchObject({ outOfTokens: true, upgradeDialogOpen: false });
  });
});

describe('choices', () => {
  it('continue goes to chat; start new deletes the history and returns to welcome', () => {
    expect(play(loaded(5), { type: 'continue' }).state.screen).toBe('chat');
    const { state, effects } = play(loaded(5), { type: 'start_new' });
    expect(state.screen).toBe('welcome');
    expect(effects).toEqual([{ type: 'clear_chat' }]);
  });

  it('direct chat greets only an empty chat', () => {
    expect(play(loaded(0), { type: 'choose_chat', ofTrip: false, messages: 0 }).state.seed).toBe('greeting');
    expect(play(loaded(0), { type: 'choose_chat', ofTrip: false, messages: 1 }).state.seed).toBeNull();
  });

  it('after the questionnaire the next response, and only that one, is free', () => {
    const { state, effects } = play(
      loaded(0),
      { type: 'choose_tailored_plan' },
      { type: 'onboarding_completed', freeLeft: true },
      submit('first'),
      submit('second'),
    );
    expect(state.screen).toBe('chat');
    expect(effects).toEqual([
      { type: 'reload_profile' },
      { type: 'keep_free_response' },
      { type: 'send', text: 'first' },
      { type: 'send', text: 'second' },
    ]);
  });

  it('skipping the questionnaire goes to chat without it', () => {
    const { state } = play(
      loaded(0),
      { type: 'choose_tailored_plan' },
      { type: 'onboarding_skipped', ofTrip: false, messages: 0 },
    );
    expect(state).toMatchObject({ screen: 'chat', firstResponseFree: false, seed: null });
    const asked = play(loaded(0), { type: 'choose_tailored_plan' }).state;
    const skipped = { type: 'onboarding_skipped', ofTrip: true, messages: 0 } as const;
    expect(chatTransition(asked, skipped).state.seed).toBe('trip');
  });
});

describe('every way between the screens', () => {
  const { state: welcome } = play(loaded(0));
  const { state: asking } = play(loaded(5));
  const { state: onboarding } = play(loaded(0), { type: 'choose_tailored_plan' });
  const { state: chat } = play(loaded(5), { type: 'continue' });
  const seedFirst = [{ type: 'reload_profile' }, { type: 'keep_free_response' }];

  it.each<[string, ChatSessionState, ChatSessionEvent, string, object[]]>([
    ['continue', asking, { type: 'continue' }, 'chat', []],
    ['start new at the way in', asking, { type: 'start_new' }, 'welcome', [{ type: 'clear_chat' }]],
    ['start new in the middle', chat, { type: 'start_new' }, 'welcome', [{ type: 'clear_chat' }]],
    ['start new pressed twice', welcome, { type: 'start_new' }, 'welcome', []],
    ['start new before anything was read', initialChatSession, { type: 'start_new' }, 'initializing', []],
    ['the questionnaire', welcome, { type: 'choose_tailored_plan' }, 'onboarding', []],
    ['direct chat, empty', welcome, { type: 'choose_chat', ofTrip: false, messages: 0 }, 'chat', []],
    ['direct chat, not empty', welcome, { type: 'choose_chat', ofTrip: false, messages: 1 }, 'chat', []],
    ['direct chat pressed twice', chat, { type: 'choose_chat', ofTrip: false, messages: 0 }, 'chat', []],
    [
      'the questionnaire complete',
      onboarding,
      { type: 'onboarding_completed', freeLeft: true },
      'chat',
      seedFirst,
    ],
    [
      'the questionnaire skipped',
      onboarding,
      { type: 'onboarding_skipped', ofTrip: false, messages: 0 },
      'chat',
      [],
    ],
    ['a chat that arrives at the choice', welcome, loaded(4), 'prompt_continue', []],
    ['a chat that is deleted elsewhere', asking, loaded(0), 'welcome', []],
    ['a chat that arrives in the questionnaire', onboarding, loaded(4), 'onboarding', []],
    ['more messages in the chat', chat, loaded(9), 'chat', []],
    ['a send outside the chat', welcome, submit('Kyoto?'), 'welcome', []],
    ['a send at the question whether to go on', asking, submit('Kyoto?'), 'prompt_continue', []],
  ])('%s', (_name, from, event, screen, effects) => {
    const next = chatTransition(from, event);
    expect(next.state.screen).toBe(screen);
    expect(next.effects).toEqual(effects);
  });

  it.each([initialChatSession, welcome, asking, onboarding, chat])(
    'out of tokens comes and goes in any of them ($screen) and moves none',
    (state) => {
      const out = chatTransition(state, { type: 'balance', outOfTokens: true }).state;
      expect(out).toEqual({ ...state, outOfTokens: true });
      const limited = chatTransition(state, { type: 'token_limit' }).state;
      expect(limited).toEqual({ ...state, outOfTokens: true, upgradeDialogOpen: true });
      expect(chatTransition(limited, { type: 'balance', outOfTokens: false }).state).toEqual(state);
      expect(chatTransition(out, submit('Kyoto?')).state.upgradeDialogOpen).toBe(true);
    },
  );

  it('a new chat touches no tokens: neither the balance nor a free response that was not asked for', () => {
    const free = chatTransition(onboarding, { type: 'onboarding_completed', freeLeft: true }).state;
    const renewed = chatTransition(free, { type: 'start_new' }).state;
    expect(renewed).toEqual({ ...free, screen: 'welcome', seed: null, renewed: true });
    const out = chatTransition(chat, { type: 'balance', outOfTokens: true }).state;
    expect(chatTransition(out, { type: 'start_new' }).state.outOfTokens).toBe(true);
  });

  it('a questionnaire that is said to be complete twice is complete once', () => {
    const done = chatTransition(onboarding, { type: 'onboarding_completed', freeLeft: true }).state;
    expect(chatTransition(done, { type: 'onboarding_completed', freeLeft: true })).toEqual({
      state: done,
      effects: [],
    });
  });
});

describe('sending', () => {
  it.each([
    ['empty', submit(' \n')],
    ['while loading', submit('Kyoto?', true)],
  ])('%s is ignored', (_name, event) => {
    expect(play(loaded(2), { type: 'continue' }, event).effects).toEqual([]);
  });

  it('out of tokens opens the dialog instead, until the balance is back', () => {
    const out = play(loaded(2), { type: 'continue' }, { type: 'token_limit' }, submit('Kyoto?'));
    expect(out.effects).toEqual([]);
    expect(out.state.upgradeDialogOpen).toBe(true);
    expect(chatTransition(out.state, { type: 'upgrade_dismissed' }).state.upgradeDialogOpen).toBe(false);
    const back = chatTransition(out.state, { type: 'balance', outOfTokens: false }).state;
    expect(back).toMatchObject({ outOfTokens: false, upgradeDialogOpen: false });
  });

  it('the free first response needs no tokens', () => {
    const { effects } = play(
      loaded(0),
      { type: 'balance', outOfTokens: true },
      { type: 'onboarding_completed', freeLeft: true },
      submit('Kyoto?'),
    );
    expect(effects.at(-1)).toEqual({ type: 'send', text: 'Kyoto?' });
  });
});

describe('seedWords', () => {
  it('use the nickname if there is one', () => {
    expect(seedWords('greeting', 'Ana')).toMatch(/^Hi Ana!/);
    expect(seedWords('greeting', null)).toMatch(/^Hi!/);
    expect(seedWords('first_response', null)).toContain('first query is free');
  });

  it('greet with the trip that the chat is about', () => {
    const words = seedWords('trip', 'Ana', 'Rome: 3 days for two');
    expect(words).toMatch(/^Hi Ana! This is about your trip “Rome: 3 days for two”/);
    expect(words).not.toContain('Where would you like to go');
    // the greeting of a new chat stays as it was when its first plan has become its trip
    expect(seedWords('greeting', 'Ana', 'Rome: 3 days for two')).toContain('Where would you like to go');
  });

  it('are those of what the chat was about when it was begun', () => {
    const begun = { type: 'choose_chat', ofTrip: true, messages: 0 } as const;
    expect(play(loaded(0), begun).state.seed).toBe('trip');
    expect(play(loaded(0), { ...begun, ofTrip: false }).state.seed).toBe('greeting');
  });
});

it('opens with the chat for one who comes from a trip, greeted where nothing was said; a new chat asks how to start', () => {
  const event = {
    type: 'loaded',
    savedMessages: 0,
    initialPrompt: null,
    behind: true,
    opensTrip: true,
  } as const;
  const { state } = chatTransition(initialChatSession, event);
  expect(state).toMatchObject({ screen: 'chat', seed: 'trip' });
  expect(chatTransition(initialChatSession, { ...event, savedMessages: 1 }).state.seed).toBeNull();
  const fresh = chatTransition(state, { type: 'start_new' }).state;
  expect(chatTransition(fresh, event).state.screen).toBe('welcome');
});
