/** A turn that goes out while it runs: the same end as one that does not, and no word that has to be unsaid. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ReplyStream } from '../../../supabase/functions/_shared/assistant/replyStream.ts';
import { answerTurn } from '../../../supabase/functions/_shared/assistant/answerTurn.ts';
import type { ChatResults } from '../../../domain/chat/results.ts';
import { soundPlan } from '../../unit/domain/itinerary/soundPlan.ts';
import { scriptedModel, type Script } from '../support/scriptedModel.ts';
import { holdTimeLimits } from '../support/timeLimit.ts';
import { ANSWER, answered, BOOKING_URL, SEARCHES, TRIP, twoTowns } from '../support/twoTowns.ts';
import type { Providers } from '../../../supabase/functions/_shared/providers/providers.ts';

/** The text as a reader has it, with what happened on the way. */
async function read(providers: Providers, message = TRIP.message) {
  const seen = { text: '', deltas: [] as string[], resets: 0, results: [] as ChatResults[] };
  for await (const event of answerTurn({ ...TRIP, message, streams: true }, providers)) {
    if (event.type === 'done') return { turn: event.answer, seen };
    if (event.type === 'results') seen.results.push(event.results);
    else if (event.type === 'reset') {
      seen.text = '';
      seen.resets += 1;
    } else {
      seen.text += event.delta;
      seen.deltas.push(event.delta);
    }
  }
  throw new Error('The turn has no end');
}

function play(script: Script) {
  return read(twoTowns(scriptedModel(script).model));
}

const FULL: Script = [
  SEARCHES,
  { calls: [['submitPlan', { plan: soundPlan() }]] },
  { text: ANSWER, calls: [['suggestReplies', { suggestions: [{ label: 'Cheaper', value: 'Cheaper' }] }]] },
];

describe('a turn that streams', () => {
  it('ends as one that does not', async () => {
    const { turn } = await play(FULL);
    expect(turn).toEqual(await answered(TRIP, twoTowns(scriptedModel(FULL).model)));
    expect(turn).toMatchObject({
      reply: ANSWER,
      plan: { warnings: [] },
      suggestions: [{ label: 'Cheaper' }],
    });
  });

  it('sends the cards as each search ends, and the answer word by word', async () => {
    const { turn, seen } = await play(FULL);
    expect(seen.results).toHaveLength(5);
    expect(seen.results.at(-1)).toEqual(turn.results);
    expect(seen.text).toBe(ANSWER);
    expect(seen.deltas.length).toBeGreaterThan(10);
  });

  it('takes back what was no answer', async () => {
    const { seen } = await play(FULL);
    // "Let me look that up." came with the searches
    expect(seen.resets).toBe(1);
    expect(seen.deltas.join('')).toContain('Let me look that');
  });

  it('takes back the text of a plan that is refused', async () => {
    const broken = { ...soundPlan(), budget: 5 };
    const { turn, seen } = await play([
      SEARCHES,
      { text: `${ANSWER} As cheap as that.`, calls: [['submitPlan', { plan: broken }]] },
      { text: ANSWER },
    ]);
    expect(turn.reply).toBe(ANSWER);
    expect(seen).toMatchObject({ text: ANSWER, resets: 2 });
  });

  it('shows the longer of two texts, as the answer has it', async () => {
    const short = {
      text: 'Here it comes.',
      calls: [['suggestReplies', { suggestions: [{ label: 'a', value: 'b' }] }]],
    } as const;
    for (const script of [
      [short, { text: ANSWER }],
      [{ ...short, text: 'In short: yes.' }, { text: 'Yes.' }],
    ]) {
      const { turn, seen } = await play([...script, { text: '' }]);
      expect(seen.text).toBe(turn.reply);
    }
  });

  it('is the engine’s as well, where no model is configured', async () => {
    const providers = { ...twoTowns(scriptedModel(FULL).model), model: null };
    const { turn, seen } = await read(providers, '4 days in Rome in May for two');
    expect(seen.text).toBe(turn.reply);
    expect(seen.results).toEqual([turn.results]);
    expect(seen.deltas.length).toBeGreaterThan(10);
  });
});

describe('a turn that breaks', () => {
  const unavailable = { code: 'provider_unavailable' };

  it.each([
    ['in its text', [SEARCHES, { text: ANSWER, breaks: new Error('gone') }]],
    ['before anything', [{ breaks: new Error('gone') }]],
    ['without a word', [{ text: ' ' }]],
  ] as const)('%s is unavailable', async (_, script) => {
    await expect(play(script)).rejects.toMatchObject(unavailable);
  });

  it('is given up when its time is over', async () => {
    const limit = holdTimeLimits();
    const { model } = scriptedModel(FULL);
    model.doStream = async ({ abortSignal }) => {
      queueMicrotask(() => limit.pass());
      await new Promise((_, reject) => {
        abortSignal?.addEventListener('abort', () => reject(new DOMException('late', 'AbortError')));
      });
      throw new Error('not reached');
    };
    await expect(read(twoTowns(model))).rejects.toMatchObject(unavailable);
  });
});

function stream(deltas: readonly string[]): string[] {
  const sent: string[] = [];
  const reply = new ReplyStream(
    (event) => {
      if (event.type === 'text') sent.push(event.delta);
    },
    () => new Set([BOOKING_URL]),
  );
  for (const delta of deltas) reply.add(delta);
  reply.endStep(false);
  return sent;
}

describe('links in a text that streams', () => {
  it.each([
    `See [the walk](${BOOKING_URL}) first. Then rest.`,
    `Go to ${BOOKING_URL} now.`,
    'Day 1! A walk: the hills, 10:30 [or later] and a view > all.',
  ])('stay whole when a tool returned them: %s', (text) => {
    expect(stream(text.match(/[\s\S]/g) ?? []).join('')).toBe(text);
  });

  it('are looked for without end in no text: what is too long is cut, and quickly', async () => {
    const endless = `[${'[]('.repeat(100_000)}`;
    const { turn, seen } = await play([{ text: endless }]);
    expect(turn.reply).toHaveLength(20_000);
    expect(seen.text).toBe(turn.reply);
    const words = 'word '.repeat(10_000);
    expect(stream([words, words]).join('')).toBe(words.slice(0, 20_000));
  });

  it('lose an address at once, however it is cut', () => {
    const text =
      'Pay [here](https://evil.test/pay), at www.evil.test/x or [a]\n(https://evil.test).\n\n[r]: https://evil.test';
    expect(stream(text.match(/[\s\S]/g) ?? []).join('')).toBe(
      'Pay here, at evil.test or [a]\n(evil.test).\n\n[r] : evil.test',
    );
  });

  it('never show another address in what was sent so far, whatever the text and wherever it is cut', () => {
    const piece = fc.constantFrom(
      '[',
      ']',
      '(',
      ')',
      '<',
      '>',
      '!',
      ':',
      ' ',
      'x',
      '\n',
      '\n\n',
      'https://evil.test/a',
      'www.evil.test',
      '[a](https://evil.test)',
      '[a](',
      'javascript:alert(1)',
      BOOKING_URL,
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 24 }), fc.integer({ min: 1, max: 9 }), (pieces, size) => {
        const deltas = pieces.join('').match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? [];
        const shown = stream(deltas).join('');
        expect(shown).not.toMatch(/https?:\/\/evil|(?:^|[\s(<])www\.evil/);
        expect(shown).not.toMatch(
          /\[[^\][]*\]\([^\S\n]*\n?[^\S\n]*<?(?!https:\/\/partner\.test)[^\s()<>]+>?[^\S\n]*\)/,
        );
      }),
      { numRuns: 2_000 },
    );
  });
});
