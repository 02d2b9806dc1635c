import { describe, expect, it } from 'vitest';
import {
  describeHearing,
  hearingFailureOf,
  type VoiceInputEvent,
  type VoiceInputState,
  voiceInputTransition,
} from '@domain/voice/voice.ts';
import { MAX_PIECE_CHARS, sentencesOf } from '@domain/voice/sentences.ts';
import { spokenText } from '@domain/voice/spokenText.ts';

describe('voice input', () => {
  const idle: VoiceInputState = { name: 'idle' };
  const listening: VoiceInputState = { name: 'listening' };
  const error: VoiceInputState = { name: 'error', reason: 'no_speech' };

  it.each<[string, VoiceInputState, VoiceInputEvent, VoiceInputState]>([
    ['begins to listen', idle, { type: 'listen' }, listening],
    ['tries again after an error', error, { type: 'listen' }, listening],
    ['is idle once it has heard', listening, { type: 'ended' }, idle],
    ['is idle when it is stopped', listening, { type: 'stop' }, idle],
    ['fails', listening, { type: 'failed', reason: 'no_speech' }, error],
    ['keeps the error over the end that follows it', error, { type: 'ended' }, error],
  ])('%s', (_name, state, event, next) => {
    expect(voiceInputTransition(state, event)).toEqual(next);
  });

  it.each([
    ['no-speech', 'No speech was detected. Please try again.'],
    ['audio-capture', 'Microphone not available. Please check permissions.'],
    ['not-allowed', 'Permission to use microphone was denied.'],
    ['service-not-allowed', 'This browser does not allow voice input here. You can type instead.'],
    ['network', 'Voice input needs a network in this browser. You can type instead.'],
    ['bad-grammar', 'An unknown error occurred.'],
    ['constructor', 'An unknown error occurred.'],
  ])('words %s', (code, words) => {
    const reason = hearingFailureOf(code);
    expect(reason && describeHearing(reason)).toBe(words);
  });

  it('takes no offence at being cut off', () => {
    expect(hearingFailureOf('aborted')).toBeNull();
  });

  it('words what no error code stands for', () => {
    expect(describeHearing('not_supported')).toBe('Speech recognition is not supported by your browser.');
    expect(describeHearing('not_started')).toBe('Could not start listening. Please try again.');
  });
});

describe('sentences', () => {
  it.each([
    ['ends of all kinds', 'Go. Now! Why? "Yes." Done…', ['Go.', 'Now!', 'Why?', '"Yes."', 'Done…']],
    ['lines', 'Rome\n\nDay 1', ['Rome', 'Day 1']],
    ['prices and times', 'It is $7.99 at 9.30 today. Come.', ['It is $7.99 at 9.30 today.', 'Come.']],
    [
      'abbreviations',
      'Near St. Peter, e.g. Prati, with Dr. A. Rossi. Walk.',
      ['Near St. Peter, e.g. Prati, with Dr. A. Rossi.', 'Walk.'],
    ],
    ['a small letter after the stop', 'Approx. two hours. Then rest.', ['Approx. two hours.', 'Then rest.']],
    ['nothing to say', ' \n— \n...', []],
  ])('splits %s', (_name, text, sentences) => {
    expect(sentencesOf(text)).toEqual(sentences);
  });

  it('cuts what is too long for one breath, and loses no word', () => {
    const text = `${'a museum and a garden, '.repeat(30)}then home.`;
    const pieces = sentencesOf(text);
    expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThanOrEqual(MAX_PIECE_CHARS);
    expect(pieces.join(' ')).toBe(text);
    expect(pieces[0]?.endsWith(',')).toBe(true);
  });

  it('cuts a word that has no end', () => {
    expect(sentencesOf('x'.repeat(400)).map((piece) => piece.length)).toEqual([180, 180, 40]);
  });
});

describe('markdown for the ear', () => {
  it.each([
    ['a heading', '## Day 1', 'Day 1.'],
    ['emphasis', 'A **very** *old* `town`', 'A very old town.'],
    ['a name with underscores', 'the gate_a2 and __bold__', 'the gate_a2 and bold.'],
    ['a link', 'See [the ticket](https://example.com/a_b).', 'See the ticket.'],
    ['a bare address', 'At https://example.com/x?y=1 now', 'At a link now.'],
    ['a picture', '![a map](https://example.com/m.png)', 'a map.'],
    ['emoji and flags', 'Sun ☀️ in Rome 🇮🇹 with 👨‍👩‍👧!', 'Sun in Rome with !'],
    ['lists and quotes', '> - [x] Pack', 'Pack.'],
    ['numbered items', '1. Fly', '1. Fly.'],
    ['a rule', 'a\n\n---\n\nb', 'a.\nb.'],
    ['HTML', 'one<br>two', 'one two.'],
    ['code', '```\nlet *a*\n```\nend', 'let *a*.\nend.'],
    ['an escaped mark', '5 \\* 5', '5 * 5.'],
  ])('reads %s', (_name, markdown, spoken) => {
    expect(spokenText(markdown)).toBe(spoken);
  });

  it('reads a table by the names of its columns', () => {
    const table = '| Day | Where |\n|:---|---:|\n| Mon | **Forum** |\n| Tue | |\n\nEnd';
    expect(spokenText(table)).toBe('Day: Mon, Where: Forum.\nDay: Tue.\nEnd.');
  });
});
