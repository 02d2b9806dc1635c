import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { AssistantPage } from '@/pages/assistant/AssistantPage.tsx';

vi.mock('@/features/auth/hooks/useSession.ts', () => ({
  useSession: () => ({ status: 'signed_in', session: { userId: 'u' } }),
}));
vi.mock('@/features/profile/hooks/useProfile.ts', () => ({
  useProfile: () => ({ profile: null, reload: vi.fn() }),
}));
vi.mock('@/features/assistant/components/ChatScreen.tsx', () => ({
  ChatScreen: (props: { initialPrompt: string | null; onPromptTaken: () => void }) => (
    <button type="button" onClick={props.onPromptTaken}>
      {props.initialPrompt ?? 'no prompt'}
    </button>
  ),
}));

const open = (state: unknown) =>
  render(
    <MemoryRouter initialEntries={[{ pathname: '/ai-assistant', state }]}>
      <AssistantPage />
    </MemoryRouter>,
  );

it.each([{ initialPrompt: 'Plan Kyoto' }, { prefilledQuery: 'Plan Kyoto' }])(
  'hands over the prompt of %o, and clears it once it was taken',
  async (state) => {
    open(state);
    await userEvent.click(screen.getByRole('button', { name: 'Plan Kyoto' }));
    expect(await screen.findByRole('button', { name: 'no prompt' })).toBeTruthy();
  },
);

it.each([null, 'Kyoto', { initialPrompt: '  ' }, { initialPrompt: 7 }, { prefilledQuery: ['x'] }])(
  'takes %o for no prompt',
  (state) => {
    open(state);
    expect(screen.getByRole('button', { name: 'no prompt' })).toBeTruthy();
  },
);
