/** Every way in which a model can fail to read: the rules read instead. */
import { describe, expect, it, vi } from 'vitest';
import { MAX_ANSWER_BYTES } from '../../../../supabase/functions/_shared/providers/guardedFetch.ts';
import { ask } from '../../support/assistant.ts';
import { completion } from '../../support/completions.ts';
import { acts, ModelTalk, toolCall, words, type Play } from '../../support/modelStub.ts';
import { holdTimeLimits, type TimeLimit } from '../../support/timeLimit.ts';

const MESSAGE = '4 days in Rome in May for two';
const SOUND = acts({ act: 'go', place: 'Vienna', n: 2, span: '4 days in Rome' });
const overflow: Play = {
  status: 400,
  body: { error: { message: "This model's maximum context length is 2048 tokens" } },
};
const refused = (status: number): Play => ({ status, body: { error: { message: 'very-secret-key' } } });

interface Fault {
  readonly name: string;
  readonly plays: readonly Play[];
  /** Given up because the time is over. */
  readonly late?: boolean;
  /** Answers that can be counted, though they cannot be read. */
  readonly costs?: true;
}

const FAULTS: readonly Fault[] = [
  ...[401, 404, 429, 500, 503].map((status) => ({ name: `${status}`, plays: [refused(status)] })),
  { name: 'a redirect', plays: [{ status: 307, headers: { location: 'http://127.0.0.1:9/' }, body: '' }] },
  { name: 'a broken connection', plays: ['cut'] },
  { name: 'zero bytes', plays: [{ body: '' }] },
  { name: 'malformed JSON', plays: [{ body: '{"choices": [' }] },
  { name: 'a web page', plays: [{ headers: { 'content-type': 'text/html' }, body: '<p>Hello' }] },
  { name: 'no choices', plays: [completion({}, 'stop', { choices: [] })] },
  { name: 'a huge answer', plays: [completion({ content: 'x'.repeat(MAX_ANSWER_BYTES) })] },
  { name: 'an endless answer', plays: ['endless'] },
  { name: 'a slow answer', plays: ['hang'], late: true },
  { name: 'a slow second answer', plays: [words('Rome it is.'), 'hang'], late: true, costs: true },
  { name: 'malformed arguments, twice', plays: [acts('{"acts": ['), acts('acts!')], costs: true },
  { name: 'arguments that are cut, twice', plays: [cutActs(), cutActs()], costs: true },
  { name: 'another schema, twice', plays: [acts('{"plan": []}'), acts('{"acts": {}}')], costs: true },
  { name: 'an act that is none, twice', plays: [unknown(), unknown()], costs: true },
  { name: 'a slot that is none, twice', plays: [badSlot(), badSlot()], costs: true },
  {
    name: 'words in place of the call, twice',
    plays: [words('You want to go to Rome.'), words('Rome!')],
    costs: true,
  },
  { name: 'thoughts alone, twice', plays: [words('<think>Rome'), words('<think>Rome</think>')], costs: true },
  { name: 'a refusal', plays: [refusal()], costs: true },
  { name: 'an overflow, twice', plays: [overflow, overflow] },
];

function cutActs(): Play {
  return completion({ content: null, tool_calls: [toolCall('{"acts": [{"act": "go", "sp')] }, 'length');
}
function unknown(): Play {
  return acts({ act: 'setPrice', n: 1, span: 'Rome' });
}
function badSlot(): Play {
  return acts({ act: 'go', place: 'Rome', n: 'four', span: 'Rome' });
}
function refusal(): Play {
  return completion({ content: null, refusal: 'I cannot help with that.' }, 'content_filter');
}

/** Lets the time be over once the model has been asked. */
async function passOnce(limit: TimeLimit): Promise<void> {
  await vi.waitUntil(() => limit.asked.length > 0, { timeout: 15_000 });
  for (let tick = 0; tick < 200; tick++) await Promise.resolve();
  limit.pass(10_000);
}

describe('a model that fails', () => {
  it.each(FAULTS)(
    '$name: the rules read, and only what was answered costs',
    async ({ plays, late, costs }) => {
      const alone = await ask(MESSAGE);
      const limit = late ? holdTimeLimits() : null;
      const talk = new ModelTalk();
      const turn = talk.say(MESSAGE, ...plays);
      if (limit) await passOnce(limit);
      const { answer, asked } = await turn;
      const own = alone.usage.totalTokens ?? 0;
      expect({ ...answer, usage: alone.usage }).toEqual(alone);
      const cost = (answer.usage.totalTokens ?? 0) - own;
      expect(cost > 0).toBe(costs === true);
      expect(cost).toBeLessThanOrEqual(Math.max(500, 2_500 - own));
      expect(asked).toHaveLength(plays.length);
      expect(talk.failures).toHaveLength(1);
      expect(String(talk.failures[0])).not.toMatch(/very-secret|Rome/);
    },
  );

  it('has 10 s for all that it is asked, or as configured', async () => {
    const limit = holdTimeLimits();
    await new ModelTalk().say(MESSAGE, words('Rome?'), SOUND);
    await new ModelTalk({ LLM_TIMEOUT_MS: '20000' }).say(MESSAGE, SOUND);
    expect(limit.asked).toEqual([10_000, 20_000]);
  });

  it.each([
    ['malformed arguments', acts('{"acts": [')],
    ['an act that is none', unknown()],
    ['words', words('You want to go to Vienna.')],
    ['an overflow', overflow],
  ] as const)('once, with %s, is asked once more', async (_, play) => {
    const { answer, asked } = await new ModelTalk().say(MESSAGE, play, SOUND);
    expect(answer.plan?.cities).toEqual(['Vienna']);
    expect(asked).toHaveLength(2);
  });

  it('keeps what can be read of a second answer, or of the first', async () => {
    const both = acts(
      { act: 'go', place: 'Vienna', n: 2, span: '4 days in Rome' },
      { act: 'setPrice', n: 1, span: 'in May' },
    );
    for (const second of [both, words('Vienna.')]) {
      const talk = new ModelTalk();
      const { answer, asked } = await talk.say(MESSAGE, both, second);
      expect(answer.plan?.cities).toEqual(['Vienna']);
      expect(asked).toHaveLength(2);
      expect(talk.failures).toEqual([]);
    }
  });

  it('takes each act once, and sixteen at most', async () => {
    const go = { act: 'go', place: 'Vienna', n: 2, span: '4 days in Rome' };
    const many = Array.from({ length: 60 }, (_, at) => ({ act: 'length', n: at + 1, span: 'May' }));
    const { answer } = await new ModelTalk().say(
      MESSAGE,
      acts(...Array.from({ length: 40 }, () => go), ...many),
    );
    expect(answer.plan?.cities).toEqual(['Vienna']);
    const late = await new ModelTalk().say(MESSAGE, acts(...many, go));
    expect(late.answer.plan?.cities).not.toEqual(['Vienna']);
  });

  it('is told what was wrong, or given less', async () => {
    const { asked } = await new ModelTalk().say(MESSAGE, unknown(), SOUND);
    expect(asked[1]?.messages[1]?.content).toContain('setPrice has other slots, or is no act');
  });
});

describe('an answer that is nearly one', () => {
  const written = '{"acts": [{"act": "go", "place": "Vienna", "span": "Rome"}]}';

  it.each([
    ['as text', words(written)],
    ['as text after thoughts', words(`<think>Where? {"acts": []}</think>\n\`\`\`json\n${written}\n\`\`\``)],
    ['as text after thoughts without a beginning', words(`Where?</think>${written}`)],
    ['as an object', completion({ tool_calls: [toolCall(JSON.parse(written))] }, 'tool_calls')],
    ['without content', completion({ tool_calls: [toolCall(written)] }, 'stop', { usage: null })],
    [
      'with usage that is no number',
      completion({ tool_calls: [toolCall(written)] }, 'stop', { usage: { total_tokens: 'many' } }),
    ],
  ])('%s, is read', async (_, play) => {
    const { answer, asked } = await new ModelTalk().say(MESSAGE, play);
    expect(answer.plan?.cities).toEqual(['Vienna']);
    expect(asked).toHaveLength(1);
  });
});
