import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TalkPartner } from '@domain/voice/voice.ts';
import { HandsFree } from '@/features/voice/components/HandsFree.tsx';
import { BETWEEN_MS } from '@/features/voice/overhear.ts';
import { TURN_MS } from '@/features/voice/talk.ts';
import { VoiceButton } from '@/features/voice/components/VoiceButton.tsx';
import { inUi, renderUi } from '../renderUi.tsx';
import { ear, mic, mouth, Reader, screenReader, startAnew, play, user } from './voiceWorld.tsx';

vi.mock('@/features/voice/devices.ts', () => ({ getRecognizer: vi.fn(), getSynthesizer: vi.fn() }));

beforeEach(startAnew);

const reply = (over = {}) => ({ id: 'r1', text: 'Day 1', failed: false, ...over });
const button = (name: string) => screen.findByRole('button', { name });
const shownState = () => document.querySelector('[data-state] > p')?.textContent;
const announced = () => screen.getByRole('status').textContent;

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

/** Begins to talk, to where the microphone opens; the time that "Your turn" is given passes at once. */
async function begin() {
  const start = await button('Talk hands-free');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    fireEvent.click(start);
    expect(shownState()).toBe('Your turn');
    pass(TURN_MS - 1);
    expect(ear.isListening()).toBe(false);
    pass(1);
  } finally {
    vi.useRealTimers();
  }
  expect(ear.isListening()).toBe(true);
}

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
    await begin();
    // an open microphone would hear a screen reader
    expect(announced()).toBe('');
    act(() => ear.hear(words));
    return view;
  }

  async function hearAnswer(both = true) {
    play(true, true, both);
    const view = await say('Rome in May');
    view.rerender(inUi(talk(chat({ lastReply: reply({ text: 'Day 1. Stop at the Forum.' }) }))));
    await waitFor(() => expect(mouth.speaking()).not.toBeNull());
  }

  describe('while the answer is read', () => {
    it('ends at the word "stop"', async () => {
      await hearAnswer();
      expect(shownState()).toBe('Reading the answer. Say "stop" to end.');
      act(() => ear.hear('Stop.'));
      expect(mouth.speaking()).toBeNull();
      expect(ear.isListening()).toBe(false);
      expect(announced()).toBe('Hands-free has ended.');
    });

    it('takes no other words for it, its own least of all, and listens on', async () => {
      await hearAnswer();
      for (const heard of ['day 1 stop at the Forum', 'stop at the', 'cheaper']) {
        act(() => ear.hear(heard));
        expect(mouth.speaking()).not.toBeNull();
        await waitFor(() => expect(ear.isListening()).toBe(true));
      }
      act(() => ear.fail('no_speech'));
      await waitFor(() => expect(ear.isListening()).toBe(true));
      expect(send).toHaveBeenCalledOnce();
      act(() => ear.hear('please stop'));
      expect(mouth.speaking()).toBeNull();
    });

    it.each(['not_allowed', 'audio_capture'] as const)('reads on without an ear (%s)', async (failure) => {
      await hearAnswer();
      act(() => ear.fail(failure));
      await new Promise((resolve) => setTimeout(resolve, 2 * BETWEEN_MS));
      expect(ear.isListening()).toBe(false);
      expect(mouth.speaking()).not.toBeNull();
      await user.keyboard('{Escape}');
      expect(mouth.speaking()).toBeNull();
    });

    it('does not listen where listening would silence the answer, and a tap ends it', async () => {
      await hearAnswer(false);
      expect(ear.isListening()).toBe(false);
      expect(shownState()).toBe('Reading the answer');
      await user.click(await button('Stop talking'));
      expect(mouth.speaking()).toBeNull();
    });

    it('closes the ear when the answer is over, before it is the traveller’s turn', async () => {
      await hearAnswer();
      act(() => mouth.finish());
      expect(ear.isListening()).toBe(false);
      expect(announced()).toBe('Your turn');
    });
  });

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
    ['the network', chat({ waiting: 'network' }), /offline/],
    ['a server that is busy', chat({ waiting: 'server' }), /server cannot answer just now/],
    ['the balance', chat({ outOfTokens: true }), /out of tokens/],
  ])('ends when the answer is %s', async (_name, partner, words) => {
    const { rerender } = await say('Rome');
    rerender(inUi(talk(partner)));
    await button('Talk hands-free');
    expect(announced()).toMatch(words);
    expect(onTalking).toHaveBeenLastCalledWith(false);
  });

  it('reads an answer that took the last tokens, and then ends', async () => {
    const { rerender } = await say('Rome');
    rerender(inUi(talk(chat({ busy: true, outOfTokens: true }))));
    expect(announced()).toBe('Waiting for the answer');
    rerender(inUi(talk(chat({ lastReply: reply(), outOfTokens: true }))));
    expect(mouth.speaking()).toEqual(['Day 1.']);
    act(() => mouth.finish());
    expect(announced()).toMatch(/out of tokens/);
  });

  it('ends when the browser gives the ear to somebody else', async () => {
    renderUi(talk());
    await begin();
    act(() => ear.abort());
    expect(announced()).toBe('Hands-free has ended.');
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

  it('ends when its answer is cut short, by a microphone or by another reading', async () => {
    const extras = (
      <>
        <VoiceButton disabled={false} onText={() => {}} />
        <Reader />
      </>
    );
    const both = (partner: TalkPartner) => (
      <>
        {talk(partner)}
        {extras}
      </>
    );
    const { rerender } = renderUi(both(chat()));
    const untilRead = async (id: string) => {
      await begin();
      act(() => ear.hear('Rome'));
      rerender(inUi(both(chat({ lastReply: reply({ id }) }))));
      expect(mouth.speaking()).toEqual(['Day 1.']);
    };
    await untilRead('r1');
    await user.click(mic());
    await button('Talk hands-free');
    expect(mouth.speaking()).toBeNull();
    expect(ear.isListening()).toBe(true);

    await untilRead('r2');
    act(() => screenReader.current?.toggle('a', 'One'));
    await button('Talk hands-free');
    expect(mouth.speaking()).toEqual(['One.']);
  });

  it('goes on reading its answer when another screen is left', async () => {
    const panel = renderUi(<Reader />);
    const { rerender } = await say('Rome');
    rerender(inUi(talk(chat({ lastReply: reply() }))));
    panel.unmount();
    expect(mouth.speaking()).toEqual(['Day 1.']);
  });

  it('silences a reading, and a microphone, when it begins', async () => {
    renderUi(
      <>
        {talk()}
        <VoiceButton disabled={false} onText={() => {}} />
        <Reader />
      </>,
    );
    act(() => screenReader.current?.toggle('a', 'One'));
    await user.click(await button('Talk hands-free'));
    expect(mouth.speaking()).toBeNull();
    await user.click(await button('Stop talking'));
    await user.click(mic());
    await user.click(await button('Talk hands-free'));
    expect(ear.isListening()).toBe(false);
    expect(mic().getAttribute('aria-pressed')).toBe('false');
  });

  it('gives way to the microphone of the field', async () => {
    const heard = vi.fn<(text: string) => void>();
    renderUi(
      <>
        {talk()}
        <VoiceButton disabled={false} onText={heard} />
      </>,
    );
    await begin();
    await user.click(mic());
    await button('Talk hands-free');
    act(() => ear.hear('Rome'));
    expect(heard.mock.calls).toEqual([['Rome']]);
    expect(send).not.toHaveBeenCalled();
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
    play(hears, speaks);
    renderUi(talk());
    expect(screen.queryByRole('button')).toBeNull();
  });
});
