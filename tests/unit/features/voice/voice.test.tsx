import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReadAloud, TalkPartner } from '@/domain/voice.ts';
import { HandsFree } from '@/features/voice/components/HandsFree.tsx';
import { VoiceButton } from '@/features/voice/components/VoiceButton.tsx';
import * as devices from '@/features/voice/devices.ts';
import { useHearingStore } from '@/features/voice/hearing.ts';
import { useReadAloud } from '@/features/voice/hooks/useReadAloud.ts';
import { useReadingStore } from '@/features/voice/reading.ts';
import { createFakeRecognizer } from '@/platform/speech/recognition.fake.ts';
import { createFakeSynthesizer } from '@/platform/speech/synthesis.fake.ts';
import { clearToasts, currentToast } from '../../../support/toasts.ts';
import { inUi, renderUi } from '../renderUi.tsx';

vi.mock('@/features/voice/devices.ts', () => ({ getRecognizer: vi.fn(), getSynthesizer: vi.fn() }));

let ear: ReturnType<typeof createFakeRecognizer>;
let mouth: ReturnType<typeof createFakeSynthesizer>;

function use(hears = true, speaks = true): void {
  ear = createFakeRecognizer(hears);
  mouth = createFakeSynthesizer(speaks);
  vi.mocked(devices.getRecognizer).mockReturnValue(ear);
  vi.mocked(devices.getSynthesizer).mockReturnValue(mouth);
}

beforeEach(() => {
  use();
  clearToasts();
  useHearingStore.setState({ usable: true });
  useReadingStore.setState({ speakingId: null });
});

const user = userEvent.setup({ delay: null });
const reply = (over = {}) => ({ id: 'r1', text: 'Day 1', failed: false, ...over });
const button = (name: string) => screen.findByRole('button', { name });
const announced = () => screen.getByRole('status').textContent;
const mic = () => screen.getByRole('button', { name: 'Voice input' });

describe('the microphone', () => {
  const onText = vi.fn<(text: string) => void>();
  const show = (disabled = false) =>
    renderUi(
      <form>
        <textarea aria-label="Message" />
        <VoiceButton disabled={disabled} onText={onText} />
      </form>,
    );
  beforeEach(() => onText.mockReset());

  it('listens while it is pressed down, and hands over what was said', async () => {
    show();
    await user.click(mic());
    expect(mic().getAttribute('aria-pressed')).toBe('true');
    act(() => ear.hear('a week in Rome'));
    expect(onText.mock.calls).toEqual([['a week in Rome']]);
    expect(mic().getAttribute('aria-pressed')).toBe('false');
    expect(screen.getByRole('status').textContent).toBe('Heard: a week in Rome');
  });

  it('stops at the second press', async () => {
    show();
    await user.click(mic());
    await user.click(mic());
    expect(ear.isListening()).toBe(false);
    expect(mic().getAttribute('aria-pressed')).toBe('false');
  });

  it('says what went wrong, and can be tried again', async () => {
    show();
    await user.click(mic());
    act(() => ear.fail('not_allowed'));
    expect(currentToast()).toMatchObject({
      description: 'Permission to use microphone was denied.',
      variant: 'destructive',
    });
    expect(mic().dataset['state']).toBe('error');
    await user.click(mic());
    expect(ear.isListening()).toBe(true);
  });

  it('goes after the toast where the browser cannot hear, and leaves the focus in the field', async () => {
    use(false);
    show();
    await user.click(mic());
    expect(currentToast()).toMatchObject({
      title: 'Feature Not Supported',
      description: 'Speech recognition is not supported by your browser.',
    });
    expect(screen.queryByRole('button', { name: 'Voice input' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Message' }));
  });

  it('does not listen while it is disabled, or once it has gone', async () => {
    const { rerender, unmount } = show();
    await user.click(mic());
    rerender(
      inUi(
        <form>
          <textarea aria-label="Message" />
          <VoiceButton disabled onText={onText} />
        </form>,
      ),
    );
    expect(ear.isListening()).toBe(false);
    expect(mic()).toHaveProperty('disabled', true);
    rerender(
      inUi(
        <form>
          <textarea aria-label="Message" />
          <VoiceButton disabled={false} onText={onText} />
        </form>,
      ),
    );
    await user.click(mic());
    expect(ear.isListening()).toBe(true);
    unmount();
    expect(ear.isListening()).toBe(false);
  });
});

describe('reading aloud', () => {
  let reader: ReadAloud | undefined;
  function Reader() {
    const readAloud = useReadAloud();
    reader = readAloud;
    return <p>{readAloud?.speakingId ?? 'silence'}</p>;
  }

  it('reads one message at a time, as plain sentences', () => {
    renderUi(<Reader />);
    act(() => reader?.speak('a', '## Day 1\n\nSee the **Forum**.'));
    expect(mouth.speaking()).toEqual(['Day 1.', 'See the Forum.']);
    act(() => reader?.speak('b', 'Two'));
    expect(mouth.speaking()).toEqual(['Two.']);
    expect(screen.getByText('b')).toBeTruthy();
    act(() => mouth.finish());
    expect(screen.getByText('silence')).toBeTruthy();
  });

  it('stops when asked, and when the screen is left', () => {
    const { unmount } = renderUi(<Reader />);
    act(() => reader?.speak('a', 'One'));
    act(() => reader?.stop());
    expect(mouth.speaking()).toBeNull();
    act(() => reader?.speak('a', 'One'));
    unmount();
    expect(mouth.speaking()).toBeNull();
  });

  it('says so when the device has no voice', () => {
    renderUi(<Reader />);
    act(() => reader?.speak('a', 'One'));
    act(() => mouth.finish('silent'));
    expect(currentToast()).toMatchObject({ title: 'Not read aloud', variant: 'destructive' });
  });

  it('is not offered where the browser cannot speak', () => {
    use(true, false);
    renderUi(<Reader />);
    expect(reader).toBeUndefined();
  });

  it('falls silent when the microphone opens', async () => {
    renderUi(
      <>
        <Reader />
        <VoiceButton disabled={false} onText={() => {}} />
      </>,
    );
    act(() => reader?.speak('a', 'One'));
    await user.click(mic());
    expect(mouth.speaking()).toBeNull();
  });
});

describe('hands-free talk', () => {
  const send = vi.fn<(text: string) => Promise<boolean>>();
  const onTalking = vi.fn<(talking: boolean) => void>();
  const chat = (over: Partial<TalkPartner> = {}): TalkPartner => ({
    lastReply: null,
    busy: false,
    outOfTokens: false,
    waiting: false,
    send,
    ...over,
  });
  const talk = (partner = chat()) => <HandsFree chat={partner} onTalking={onTalking} />;

  beforeEach(() => {
    send.mockReset().mockResolvedValue(true);
    onTalking.mockReset();
  });

  async function say(words: string, partner = chat()) {
    const view = renderUi(talk(partner));
    await user.click(await button('Talk hands-free'));
    expect(announced()).toBe('Your turn');
    await waitFor(() => expect(ear.isListening()).toBe(true));
    // an open microphone would hear a screen reader
    expect(announced()).toBe('');
    act(() => ear.hear(words));
    return view;
  }

  it('sends what was said, reads the answer that is new, and takes its turn again', async () => {
    const { rerender } = await say('Rome in May', chat({ lastReply: reply({ id: 'old' }) }));
    expect(send.mock.calls).toEqual([['Rome in May']]);
    expect(announced()).toBe('Waiting for the answer');
    expect(onTalking).toHaveBeenLastCalledWith(true);
    rerender(inUi(talk(chat({ lastReply: reply(), busy: true }))));
    expect(mouth.speaking()).toBeNull();
    rerender(inUi(talk(chat({ lastReply: reply() }))));
    expect(mouth.speaking()).toEqual(['Day 1.']);
    expect(announced()).toBe('');
    act(() => mouth.finish());
    await waitFor(() => expect(ear.isListening()).toBe(true));
  });

  it.each([
    ['a notice', chat({ lastReply: reply({ failed: true }) }), /not answered/],
    ['the network', chat({ waiting: true }), /offline/],
    ['the balance', chat({ outOfTokens: true }), /out of tokens/],
  ])('ends when the answer is %s', async (_name, partner, words) => {
    const { rerender } = await say('Rome');
    rerender(inUi(talk(partner)));
    await button('Talk hands-free');
    expect(announced()).toMatch(words);
    expect(onTalking).toHaveBeenLastCalledWith(false);
  });

  it('ends when the question could not be kept', async () => {
    send.mockResolvedValue(false);
    await say('Rome');
    await waitFor(() => expect(announced()).toMatch(/not answered/));
  });

  it('ends by the word, by a tap and by Escape', async () => {
    await say('stop');
    expect(announced()).toBe('Hands-free has ended.');
    await user.click(await button('Talk hands-free'));
    await user.click(await button('Stop talking'));
    expect(announced()).toBe('Hands-free has ended.');
    await user.click(await button('Talk hands-free'));
    await user.keyboard('{Escape}');
    await button('Talk hands-free');
    expect(ear.isListening()).toBe(false);
  });

  it('falls silent with its screen', async () => {
    const { rerender, unmount } = await say('Rome');
    rerender(inUi(talk(chat({ lastReply: reply() }))));
    expect(mouth.speaking()).not.toBeNull();
    unmount();
    expect(mouth.speaking()).toBeNull();
  });

  it.each([
    ['hear', false, true],
    ['speak', true, false],
  ])('is not offered where the browser cannot %s', (_name, hears, speaks) => {
    use(hears, speaks);
    renderUi(talk());
    expect(screen.queryByRole('button')).toBeNull();
  });
});
