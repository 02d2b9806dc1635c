import { beforeEach, describe, expect, it } from 'vitest';
import { createFakeClock } from '@/platform/clock.fake.ts';
import {
  AFTER_CANCEL_MS,
  BEGIN_PATIENCE_MS,
  createSpeechSynthesizer,
  type SynthesisScope,
  VOICES_PATIENCE_MS,
} from '@/platform/speech/synthesis.ts';

class Utterance extends EventTarget {
  lang = '';
  voice: object | null = null;
  constructor(readonly text: string) {
    super();
  }
  tell(type: string) {
    this.dispatchEvent(new Event(type));
  }
}

const voices = [
  { name: 'Anna', lang: 'de-DE', localService: true },
  { name: 'Cloud', lang: 'en-US', localService: false },
  { name: 'Sam', lang: 'en_US', localService: true },
];

/** An engine that speaks when a test says so. */
class Engine extends EventTarget {
  speaking = false;
  pending = false;
  voices: object[] = voices;
  cancels = 0;
  readonly queue: Utterance[] = [];
  getVoices() {
    return this.voices;
  }
  speak(utterance: Utterance) {
    this.speaking = true;
    this.queue.push(utterance);
  }
  cancel() {
    this.speaking = false;
    this.cancels += 1;
  }
  finish() {
    this.speaking = false;
    this.queue.at(-1)?.tell('end');
  }
}

let engine: Engine;
let clock: ReturnType<typeof createFakeClock>;
let page: EventTarget;
let ends: string[];
const said = () => engine.queue.map(({ text }) => text);

function make() {
  const scope = {
    speechSynthesis: engine,
    SpeechSynthesisUtterance: Utterance,
    addEventListener: page.addEventListener.bind(page),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a double with the part that is used
  return createSpeechSynthesizer(scope as unknown as SynthesisScope, clock);
}

beforeEach(() => {
  engine = new Engine();
  clock = createFakeClock();
  page = new EventTarget();
  ends = [];
});

describe('speech synthesis', () => {
  it('speaks piece by piece, in an American voice of the device', () => {
    make().speak(['One.', 'Two.'], (end) => ends.push(end));
    expect(said()).toEqual(['One.']);
    expect(engine.queue[0]).toMatchObject({ lang: 'en-US', voice: { name: 'Sam' } });
    engine.finish();
    expect(said()).toEqual(['One.', 'Two.']);
    expect(ends).toEqual([]);
    engine.finish();
    expect(ends).toEqual(['spoken']);
  });

  it('replaces what it was saying, after the breath that Chrome needs', () => {
    const synthesizer = make();
    synthesizer.speak(['One.'], () => ends.push('one'));
    synthesizer.speak(['Two.'], () => ends.push('two'));
    expect(engine.cancels).toBe(1);
    expect(said()).toEqual(['One.']);
    engine.queue[0]?.tell('end');
    clock.advance(AFTER_CANCEL_MS);
    expect(said()).toEqual(['One.', 'Two.']);
    engine.finish();
    expect(ends).toEqual(['two']);
  });

  it('takes the same breath after it was told to be silent', () => {
    const synthesizer = make();
    synthesizer.speak(['One.'], () => ends.push('one'));
    synthesizer.cancel();
    synthesizer.speak(['Two.'], () => ends.push('two'));
    expect(said()).toEqual(['One.']);
    clock.advance(AFTER_CANCEL_MS);
    expect(said()).toEqual(['One.', 'Two.']);
  });

  it('falls silent at once, and tells nobody', () => {
    const synthesizer = make();
    synthesizer.speak(['One.', 'Two.'], (end) => ends.push(end));
    synthesizer.cancel();
    engine.queue[0]?.tell('end');
    clock.advance(BEGIN_PATIENCE_MS);
    expect(said()).toEqual(['One.']);
    expect(ends).toEqual([]);
  });

  it('falls silent when the page is left', () => {
    make().speak(['One.'], (end) => ends.push(end));
    page.dispatchEvent(new Event('pagehide'));
    expect(engine.cancels).toBe(1);
  });

  it('waits for voices that come late', () => {
    engine.voices = [];
    make().speak(['One.'], (end) => ends.push(end));
    expect(said()).toEqual([]);
    engine.voices = voices;
    engine.dispatchEvent(new Event('voiceschanged'));
    expect(engine.queue[0]?.voice).toMatchObject({ name: 'Sam' });
    clock.advance(VOICES_PATIENCE_MS);
    expect(said()).toEqual(['One.']);
  });

  it('speaks without a voice of its choice when none come', () => {
    engine.voices = [];
    make().speak(['One.'], (end) => ends.push(end));
    clock.advance(VOICES_PATIENCE_MS);
    expect(engine.queue[0]?.voice).toBeNull();
  });

  it('forgets what waited for voices when it is cancelled', () => {
    engine.voices = [];
    const synthesizer = make();
    synthesizer.speak(['One.'], (end) => ends.push(end));
    synthesizer.cancel();
    engine.dispatchEvent(new Event('voiceschanged'));
    clock.advance(VOICES_PATIENCE_MS);
    expect(said()).toEqual([]);
  });

  it('gives up on an engine that never begins', () => {
    make().speak(['One.'], (end) => ends.push(end));
    clock.advance(BEGIN_PATIENCE_MS);
    expect(ends).toEqual(['silent']);
  });

  it('lets a piece that has begun take its time', () => {
    make().speak(['One.'], (end) => ends.push(end));
    engine.queue[0]?.tell('start');
    clock.advance(BEGIN_PATIENCE_MS * 4);
    expect(ends).toEqual([]);
  });

  it('ends with an engine that fails', () => {
    make().speak(['One.', 'Two.'], (end) => ends.push(end));
    engine.queue[0]?.tell('error');
    expect(ends).toEqual(['silent']);
    expect(said()).toEqual(['One.']);
  });

  it('is not supported where the browser has none', () => {
    const synthesizer = createSpeechSynthesizer({});
    synthesizer.speak(['One.'], (end) => ends.push(end));
    expect(synthesizer.supported).toBe(false);
    expect(ends).toEqual(['silent']);
  });
});
