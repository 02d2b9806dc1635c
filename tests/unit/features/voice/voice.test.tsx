import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { VoiceButton } from '@/features/voice/components/VoiceButton.tsx';
import { currentToast } from '../../../support/toasts.ts';
import { inUi, renderUi } from '../renderUi.tsx';
import { ear, mic, mouth, Reader, screenReader, startAnew, play, user } from './voiceWorld.tsx';

vi.mock('@/features/voice/devices.ts', () => ({ getRecognizer: vi.fn(), getSynthesizer: vi.fn() }));

beforeEach(startAnew);

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

  it('ends without a word when the browser gives the ear to somebody else', async () => {
    show();
    await user.click(mic());
    act(() => ear.abort());
    expect(mic().getAttribute('aria-pressed')).toBe('false');
    expect(currentToast()).toBeNull();
  });

  it('goes after the toast where the browser cannot hear, and leaves the focus in the field', async () => {
    play(false);
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
  it('reads one message at a time, as plain sentences', () => {
    renderUi(<Reader />);
    act(() => screenReader.current?.toggle('a', '## Day 1\n\nSee the **Forum**.'));
    expect(mouth.speaking()).toEqual(['Day 1.', 'See the Forum.']);
    act(() => screenReader.current?.toggle('b', 'Two'));
    expect(mouth.speaking()).toEqual(['Two.']);
    expect(screen.getByText('b')).toBeTruthy();
    act(() => mouth.finish());
    expect(screen.getByText('silence')).toBeTruthy();
  });

  it('stops when asked, and when the screen is left', () => {
    const { unmount } = renderUi(<Reader />);
    act(() => screenReader.current?.toggle('a', 'One'));
    act(() => screenReader.current?.toggle('a', 'One'));
    expect(mouth.speaking()).toBeNull();
    act(() => screenReader.current?.toggle('a', 'One'));
    unmount();
    expect(mouth.speaking()).toBeNull();
  });

  it('says so when the device has no voice', () => {
    renderUi(<Reader />);
    act(() => screenReader.current?.toggle('a', 'One'));
    act(() => mouth.finish('silent'));
    expect(currentToast()).toMatchObject({ title: 'Not read aloud', variant: 'destructive' });
  });

  it('goes on when another screen is left', () => {
    renderUi(<Reader />);
    act(() => screenReader.current?.toggle('a', 'One'));
    renderUi(<Reader />).unmount();
    expect(mouth.speaking()).toEqual(['One.']);
  });

  it('stops from any screen that shows the message', () => {
    renderUi(<Reader />);
    act(() => screenReader.current?.toggle('a', 'One'));
    renderUi(<Reader />);
    act(() => screenReader.current?.toggle('a', 'One'));
    expect(mouth.speaking()).toBeNull();
  });

  it('is not offered where the browser cannot speak', () => {
    play(true, false);
    renderUi(<Reader />);
    expect(screenReader.current).toBeUndefined();
  });

  it('falls silent when the microphone opens', async () => {
    renderUi(
      <>
        <Reader />
        <VoiceButton disabled={false} onText={() => {}} />
      </>,
    );
    act(() => screenReader.current?.toggle('a', 'One'));
    await user.click(mic());
    expect(mouth.speaking()).toBeNull();
  });
});
