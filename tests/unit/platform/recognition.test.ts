import { describe, expect, it, vi } from 'vitest';
import { createFakeClock } from '@/platform/clock.fake.ts';
import { createSpeechRecognizer, START_PATIENCE_MS } from '@/platform/speech/recognition.ts';

/** A browser's recognizer that a test lets speak; the newest is `current`. */
class Native extends EventTarget {
  static current: Native;
  static startThrows = false;
  lang = '';
  continuous = true;
  interimResults = true;
  maxAlternatives = 9;
  aborted = false;
  constructor() {
    super();
    Native.current = this;
  }
  start() {
    if (Native.startThrows) throw new Error('already started');
  }
  abort() {
    this.aborted = true;
    this.tell('error', { error: 'aborted' });
    this.tell('end');
  }
  tell(type: string, detail: object = {}) {
    this.dispatchEvent(Object.assign(new Event(type), detail));
  }
  hear(...texts: string[]) {
    this.tell('result', { results: texts.map((transcript) => [{ transcript }]) });
  }
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a double with the part that is used
const browsers = Native as unknown as NonNullable<Window['SpeechRecognition']>;

function listen(startThrows = false) {
  Native.startThrows = startThrows;
  const clock = createFakeClock();
  const scope = { webkitSpeechRecognition: browsers };
  const recognizer = createSpeechRecognizer(scope, clock);
  const calls: string[] = [];
  const leave = recognizer.listen({
    onText: (text) => calls.push(`text ${text}`),
    onFailure: (reason) => calls.push(`failure ${reason}`),
    onEnd: () => calls.push('end'),
  });
  return { clock, calls, leave, native: Native.current, recognizer };
}

describe('speech recognition', () => {
  it('listens once, in American English, for final results', () => {
    const { native, recognizer } = listen();
    expect(recognizer.supported).toBe(true);
    const { lang, continuous, interimResults, maxAlternatives } = native;
    expect({ lang, continuous, interimResults, maxAlternatives }).toEqual({
      lang: 'en-US',
      continuous: false,
      interimResults: false,
      maxAlternatives: 1,
    });
  });

  it('tells what was said, then that it is over', () => {
    const { native, calls, clock } = listen();
    native.tell('start');
    native.hear(' five days ', 'in Rome');
    native.tell('end');
    clock.advance(START_PATIENCE_MS);
    expect(calls).toEqual(['text five days in Rome', 'end']);
  });

  it.each([
    ['no-speech', 'no_speech'],
    ['audio-capture', 'audio_capture'],
    ['not-allowed', 'not_allowed'],
    ['service-not-allowed', 'service_not_allowed'],
    ['network', 'network'],
    ['language-not-supported', 'unknown'],
  ])('tells %s once', (error, reason) => {
    const { native, calls } = listen();
    native.tell('error', { error });
    native.tell('end');
    expect(calls).toEqual([`failure ${reason}`, 'end']);
  });

  it('ends without a failure when another recognizer gets the ear', () => {
    const { native, calls } = listen();
    native.tell('start');
    native.tell('error', { error: 'aborted' });
    native.tell('end');
    expect(calls).toEqual(['end']);
  });

  it('takes an end without a word as silence, as Safari means it', () => {
    const { native, calls } = listen();
    native.tell('start');
    native.hear(' ');
    native.tell('end');
    expect(calls).toEqual(['failure no_speech', 'end']);
  });

  it('keeps what it heard when an error follows', () => {
    const { native, calls } = listen();
    native.hear('Rome');
    native.tell('error', { error: 'network' });
    native.tell('end');
    expect(calls).toEqual(['text Rome', 'end']);
  });

  it('gives up when the start never comes, and says nothing of what comes later', () => {
    const { native, calls, clock } = listen();
    clock.advance(START_PATIENCE_MS - 1);
    expect(calls).toEqual([]);
    clock.advance(1);
    native.hear('late');
    expect(calls).toEqual(['failure not_started', 'end']);
    expect(native.aborted).toBe(true);
  });

  it('waits for words as long as the browser does, once it has started', () => {
    const { native, calls, clock } = listen();
    native.tell('start');
    clock.advance(START_PATIENCE_MS * 10);
    expect(calls).toEqual([]);
  });

  it('says so when it cannot start at all', () => {
    expect(listen(true).calls).toEqual(['failure not_started', 'end']);
  });

  it('is silent after it was ended', () => {
    const { native, calls, leave } = listen();
    leave();
    native.hear('Rome');
    expect(native.aborted).toBe(true);
    expect(calls).toEqual([]);
  });

  it('is not supported where the browser has none', () => {
    const recognizer = createSpeechRecognizer({});
    const handlers = { onText: vi.fn(), onFailure: vi.fn(), onEnd: vi.fn() };
    recognizer.listen(handlers);
    expect(recognizer.supported).toBe(false);
    expect(handlers.onFailure.mock.calls).toEqual([['not_supported']]);
    expect(handlers.onEnd).toHaveBeenCalledOnce();
  });
});

describe('hearing while speaking', () => {
  it.each([
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
      true,
    ],
    ['Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36', true],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 CriOS/142.0 Mobile Safari',
      false,
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15',
      false,
    ],
  ])('of %s: %s', (userAgent, both) => {
    const scope = { SpeechRecognition: browsers, navigator: { userAgent } };
    expect(createSpeechRecognizer(scope).hearsWhileSpeaking).toBe(both);
  });

  it('is nothing that a browser without ears can do', () => {
    expect(createSpeechRecognizer({ navigator: { userAgent: 'Chrome/142.0' } }).hearsWhileSpeaking).toBe(
      false,
    );
  });
});

async function heardHere(available: () => Promise<string>) {
  class Local extends Native {
    static available = vi.fn(available);
    processLocally?: boolean;
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
  const scope = { SpeechRecognition: Local as unknown as NonNullable<Window['SpeechRecognition']> };
  Native.startThrows = false;
  const recognizer = createSpeechRecognizer(scope, createFakeClock());
  await vi.waitFor(() => expect(Local.available).toHaveResolved());
  await Promise.resolve();
  recognizer.listen({ onText: () => {}, onFailure: () => {}, onEnd: () => {} });
  expect(Local.available).toHaveBeenCalledWith({ langs: ['en-US'], processLocally: true });
  return Native.current instanceof Local && Native.current.processLocally === true;
}

describe('a device that hears by itself', () => {
  it.each([
    ['available', true],
    ['downloadable', false],
    ['unavailable', false],
  ])('is asked to where its language is %s', async (state, isHere) => {
    expect(await heardHere(async () => state)).toBe(isHere);
  });

  it('is not where that cannot be said', async () => {
    Native.startThrows = false;
    class Refusing extends Native {
      static available = () => Promise.reject(new Error('not allowed by a policy'));
      processLocally?: boolean;
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
    const scope = { SpeechRecognition: Refusing as unknown as NonNullable<Window['SpeechRecognition']> };
    const recognizer = createSpeechRecognizer(scope, createFakeClock());
    await Promise.resolve();
    recognizer.listen({ onText: () => {}, onFailure: () => {}, onEnd: () => {} });
    expect(Native.current instanceof Refusing && Native.current.processLocally).toBe(undefined);
  });
});
