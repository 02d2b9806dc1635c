import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { Composer } from '@/features/chat/components/Composer.tsx';
import { renderUi } from '../renderUi.tsx';

const onSend = vi.fn<(text: string) => void>();
const onUpgrade = vi.fn<() => void>();
const show = (props: { busy?: boolean; outOfTokens?: boolean } = {}) =>
  renderUi(<Composer busy={false} outOfTokens={false} onSend={onSend} onUpgrade={onUpgrade} {...props} />);
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });

beforeEach(() => {
  onSend.mockReset();
  onUpgrade.mockReset();
});

it('sends with Enter and empties the field', async () => {
  show();
  await userEvent.type(field(), 'Three days in Rome{Enter}');
  expect(onSend).toHaveBeenCalledExactlyOnceWith('Three days in Rome');
  expect(field().value).toBe('');
});

it('starts a line with Shift and Enter', async () => {
  show();
  await userEvent.type(field(), 'Rome{Shift>}{Enter}{/Shift}in May');
  expect(field().value).toBe('Rome\nin May');
  expect(onSend).not.toHaveBeenCalled();
  await userEvent.click(send());
  expect(onSend).toHaveBeenCalledExactlyOnceWith('Rome\nin May');
});

it('ignores what is empty or only space', async () => {
  show();
  expect(send().disabled).toBe(true);
  await userEvent.type(field(), '   {Enter}');
  expect(send().disabled).toBe(true);
  expect(onSend).not.toHaveBeenCalled();
});

it('ignores a send while a reply is on its way, and keeps what was typed', async () => {
  show({ busy: true });
  await userEvent.type(field(), 'And Oslo?{Enter}');
  expect(onSend).not.toHaveBeenCalled();
  expect(send().disabled).toBe(true);
  expect(field().value).toBe('And Oslo?');
});

it('refuses more than 4,000 characters but loses none of them', async () => {
  show();
  await userEvent.click(field());
  await userEvent.paste('x'.repeat(4_005));
  expect(screen.getByText('4,005 / 4,000. Shorten it by 5 characters.')).toBeTruthy();
  expect(send().disabled).toBe(true);
  await userEvent.type(field(), '{Enter}');
  expect(onSend).not.toHaveBeenCalled();
  expect(field().value).toHaveLength(4_005);
});

it('is closed when the tokens are used up, and says so', async () => {
  show({ outOfTokens: true });
  expect(field().disabled).toBe(true);
  expect(field().placeholder).toBe("You're out of tokens. Upgrade to chat.");
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'See why' }));
  expect(onUpgrade).toHaveBeenCalledOnce();
});
