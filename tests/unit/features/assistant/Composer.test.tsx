import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ChatComposer } from '@/features/assistant/components/ChatComposer.tsx';
import { createDraft } from '@/ui/composer/draft.ts';
import type { MicSlot } from '@/ui/composer/micSlot.ts';
import { inUi, renderUi } from '../renderUi.tsx';

const onSend = vi.fn<(text: string) => Promise<boolean>>();
const onUpgrade = vi.fn<() => void>();
/** The composer on a screen that holds its text. */
function Screen(props: Partial<ComponentProps<typeof ChatComposer>>) {
  const [draft] = useState(() => createDraft());
  return (
    <ChatComposer
      busy={false}
      outOfTokens={false}
      draft={draft}
      onSend={onSend}
      onUpgrade={onUpgrade}
      {...props}
    />
  );
}
const composer = (props: ComponentProps<typeof Screen> = {}) => <Screen {...props} />;
const show = (props: Parameters<typeof composer>[0] = {}) => renderUi(composer(props));
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });

const matches = globalThis.matchMedia;

beforeEach(() => {
  vi.stubGlobal('matchMedia', matches);
  onSend.mockReset().mockResolvedValue(true);
  onUpgrade.mockReset();
});

it('sends with Enter and empties the field', async () => {
  show();
  await userEvent.type(field(), 'Three days in Rome{Enter}');
  expect(onSend).toHaveBeenCalledExactlyOnceWith('Three days in Rome');
  expect(field().value).toBe('');
});

it('keeps what was typed when it could not be sent, and sends it when asked again', async () => {
  onSend.mockResolvedValueOnce(false);
  show();
  await userEvent.type(field(), 'Three days in Rome{Enter}');
  expect(field().value).toBe('Three days in Rome');
  await waitFor(() => expect(send().disabled).toBe(false));
  await userEvent.click(send());
  expect(onSend).toHaveBeenCalledTimes(2);
  await waitFor(() => expect(field().value).toBe(''));
});

it('sends once while it is being written down, and keeps what is typed meanwhile', async () => {
  let finish!: (sent: boolean) => void;
  onSend.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
  show();
  await userEvent.type(field(), 'Rome{Enter}{Enter} in May');
  expect(onSend).toHaveBeenCalledExactlyOnceWith('Rome');
  await act(async () => finish(true));
  expect(field().value).toBe(' in May');
});

it('has the focus after Send was pressed, which is closed while the answer comes', async () => {
  show();
  await userEvent.type(field(), 'Rome');
  await userEvent.click(send());
  expect(document.activeElement).toBe(field());
});

it('brings up no keyboard on a phone where Send was pressed', async () => {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(matches(query), { matches: /coarse/.test(query) }),
  );
  show();
  await userEvent.type(field(), 'Rome');
  await userEvent.click(send());
  expect(onSend).toHaveBeenCalledOnce();
  expect(document.activeElement).not.toBe(field());
});

it('starts a line with Shift and Enter', async () => {
  show();
  await userEvent.type(field(), 'Rome{Shift>}{Enter}{/Shift}in May');
  expect(field().value).toBe('Rome\nin May');
  expect(onSend).not.toHaveBeenCalled();
  await userEvent.click(send());
  expect(onSend).toHaveBeenCalledExactlyOnceWith('Rome\nin May');
});

it('does not send with the Enter that ends a composition', async () => {
  show();
  await userEvent.type(field(), '京都');
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  // Safari tells the end of a composition before the key, which it calls 229.
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
  expect(onSend).not.toHaveBeenCalled();
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(onSend).toHaveBeenCalledExactlyOnceWith('京都');
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

it('puts spoken words in at the cursor, in place of what is selected', async () => {
  let speak!: (text: string) => void;
  const mic: MicSlot = ({ disabled, onText }) => {
    speak = onText;
    return <p>{disabled ? 'Mic off' : 'Mic on'}</p>;
  };
  const { rerender } = renderUi(composer({ mic }));
  expect(screen.getByText('Mic on')).toBeTruthy();
  await userEvent.type(field(), 'Five days in May');
  field().setSelectionRange(10, 10);
  act(() => speak(' Kyoto '));
  expect(field().value).toBe('Five days Kyoto in May');
  await waitFor(() => expect(field().selectionStart).toBe(15));
  field().setSelectionRange(10, 15);
  act(() => speak('Nara'));
  expect(field().value).toBe('Five days Nara in May');
  rerender(inUi(composer({ mic, outOfTokens: true })));
  expect(screen.getByText('Mic off')).toBeTruthy();
});

it('stops beside Send, so that a second press on Send stops nothing', async () => {
  const onStop = vi.fn<() => void>();
  show({ busy: true, onStop });
  await userEvent.type(field(), 'And Oslo?{Enter}');
  await userEvent.click(send());
  expect(onStop).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(onStop).toHaveBeenCalledOnce();
  expect(onSend).not.toHaveBeenCalled();
});

it('draws neither the screen around it nor the microphone again for a key', async () => {
  const screens = vi.fn<() => void>();
  const mics = vi.fn<() => void>();
  const mic: MicSlot = () => {
    mics();
    return null;
  };
  function Counted() {
    screens();
    return <Screen mic={mic} />;
  }
  renderUi(<Counted />);
  const before = mics.mock.calls.length;
  await userEvent.type(field(), 'Kyoto');
  expect(field().value).toBe('Kyoto');
  expect(screens).toHaveBeenCalledOnce();
  expect(mics.mock.calls).toHaveLength(before);
});
