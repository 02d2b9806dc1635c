/** What ten plain messages cost a new account where a model reads them (requirements §9: about 10 chats of 10,000 tokens). */
import { expect, it } from 'vitest';
import { completion } from '../../support/completions.ts';
import { type Act, ModelTalk, toolCall, words } from '../../support/modelStub.ts';

const FREE_TOKENS = 10_000;
/** As decision 0018 has it: up to 2,500 tokens in and 300 out. */
const DEAR = { usage: { prompt_tokens: 2_500, completion_tokens: 300, total_tokens: 2_800 } };

const TEN: readonly (readonly [message: string, ...acts: Act[]])[] = [
  ['hello'],
  [
    '5 Tage Rom im Mai zu zweit ab London',
    { act: 'go', place: 'Rome', n: 5, span: '5 Tage Rom' },
    { act: 'month', n: 5, span: 'im Mai' },
    { act: 'party', n: 2, span: 'zu zweit' },
    { act: 'from', place: 'London', span: 'ab London' },
  ],
  ['Tag 2 bitte ruhiger', { act: 'day', day: 2, kind: 'lighter', span: 'Tag 2 bitte ruhiger' }],
  ['wie ist das Wetter?', { act: 'ask', text: 'what is the weather like?', span: 'wie ist das Wetter' }],
  ['ein anderes Hotel bitte', { act: 'offer', kind: 'other hotel', span: 'ein anderes Hotel' }],
  ['wir essen gern gut', { act: 'taste', kind: 'food', span: 'essen gern gut' }],
  ['einen Tag weniger', { act: 'longer', by: -1, span: 'einen Tag weniger' }],
  ['mach es billiger', { act: 'comfort', by: -1, span: 'billiger' }],
  ['gibt es Schließfächer?', { act: 'ask', text: 'lockers', span: 'Schließfächer', place: 'Rome' }],
  ['thanks, that is great'],
];

it('fit into the tokens of a new account, with a model that costs its most', async () => {
  const talk = new ModelTalk();
  let used = 0;
  let asked = 0;
  for (const [message, ...acts] of TEN) {
    const read = completion({ tool_calls: [toolCall(JSON.stringify({ acts }))] }, 'tool_calls', DEAR);
    const turn = await talk.say(message, read, words('At Termini station.'));
    used += turn.answer.usage.totalTokens ?? 0;
    asked += turn.asked.length;
  }
  expect(talk.failures).toEqual([]);
  // a greeting and a word of thanks need no model; the lockers are asked of it
  expect(asked).toBe(9);
  expect(used).toBeLessThanOrEqual(FREE_TOKENS);
  expect(used).toBeGreaterThan(FREE_TOKENS / 3);
});
