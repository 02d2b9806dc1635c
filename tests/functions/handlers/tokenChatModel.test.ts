/** token-chat over an OpenAI-compatible endpoint: what a turn costs, and that no fault of the endpoint costs anything. */
import { beforeEach, describe, expect, it } from 'vitest';
import { systemPrompt } from '../../../supabase/functions/_shared/assistant/systemPrompt.ts';
import { chatReplySchema, type ChatTurn } from '../../../domain/chat/chatApi.ts';
import { functionErrorSchema } from '../../../domain/errors/functionErrors.ts';
import { MAX_CHARGE_PER_TURN } from '../../../domain/billing/tokens.ts';
import { parseEnv } from '../../../supabase/functions/_shared/env.ts';
import { MAX_ANSWER_BYTES } from '../../../supabase/functions/_shared/providers/guardedFetch.ts';
import { createProviders } from '../../../supabase/functions/_shared/providers/providers.ts';
import { handle } from '../../../supabase/functions/token-chat/handler.ts';
import { ENV, TODAY } from '../support/assistant.ts';
import { FakeBackend, post, testDeps, USER_ID } from '../support/backend.ts';
import { calls, completion, USAGE } from '../support/completions.ts';
import { KEPT_TRIP } from '../support/trips.ts';
import { loopbacks, reached, type Play } from '../support/loopback.ts';
import { holdTimeLimits } from '../support/timeLimit.ts';

const start = loopbacks();
const KEY = 'very-secret-key';
const QUESTION = 'Secretly, 4 days in Rome in May for two';
/** As the profile of the fake backend makes them. */
const INSTRUCTIONS = systemPrompt({
  today: TODAY,
  interests: ['Food'],
  nickname: 'Sam',
  homeLocation: 'London',
});
const PLAN = completion({ content: '### Day 1 — Trastevere\nA plan for the day.' });
const SEARCH = calls(['searchTours', { destination: 'Rome' }]);
/** The SDK asks once more after a fault that may pass; the stub spares the test the wait. */
const soon = { 'retry-after': '0' };

let backend: FakeBackend;
beforeEach(() => {
  backend = new FakeBackend();
});

async function begin(plays: readonly Play[], isFirst = false, history: readonly ChatTurn[] = []) {
  const server = await start(plays);
  const env = { ...ENV, LLM_BASE_URL: `${server.url}/v1`, LLM_MODEL: 'stub-model', LLM_API_KEY: KEY };
  const deps = testDeps(backend, { providers: createProviders(parseEnv(env), fetch) });
  const request = post({
    user_id: USER_ID,
    message_id: crypto.randomUUID(),
    message: QUESTION,
    is_first_response: isFirst,
    history,
  });
  return { server, deps, answer: handle(request, deps) };
}

async function chat(plays: readonly Play[], history: readonly ChatTurn[] = []) {
  const { server, answer } = await begin(plays, false, history);
  return { server, reply: chatReplySchema.parse(await (await answer).json()) };
}

interface Fault {
  readonly name: string;
  readonly plays: readonly Play[];
  /** Requests until the turn is given up. */
  readonly asked?: number;
  /** Given up because the time is over. */
  readonly late?: boolean;
}

const refused = (status: number): Play => ({ status, headers: soon, body: { error: { message: KEY } } });
const huge = completion({ content: 'x'.repeat(MAX_ANSWER_BYTES) });

const FAULTS: readonly Fault[] = [
  { name: '401', plays: [refused(401)] },
  { name: '404', plays: [{ status: 404, body: 'not here' }] },
  { name: '429 twice', plays: [refused(429)], asked: 2 },
  { name: '500 twice', plays: [refused(500)], asked: 2 },
  { name: '503 twice', plays: [refused(503)], asked: 2 },
  { name: 'malformed JSON', plays: [{ body: '{"choices": [' }] },
  { name: 'a web page', plays: [{ headers: { 'content-type': 'text/html' }, body: '<p>Hello' }] },
  { name: 'zero bytes', plays: [{ body: '' }] },
  { name: 'an empty object', plays: [{ body: {} }] },
  { name: 'an empty list', plays: [{ body: [] }] },
  { name: 'no choices', plays: [completion({}, 'stop', { choices: [] })] },
  { name: 'an empty text', plays: [completion({ content: '' })] },
  { name: 'white space', plays: [completion({ content: ' \n ' })] },
  { name: 'no text at all', plays: [completion({ content: null }, 'content_filter')] },
  {
    name: 'usage that is no number',
    plays: [completion({ content: 'Hi.' }, 'stop', { usage: { total_tokens: 'many' } })],
  },
  { name: 'an endless answer', plays: [huge] },
  { name: 'a redirect', plays: [{ status: 307, headers: { location: 'http://127.0.0.1:9/' }, body: '' }] },
  { name: 'a hang', plays: ['hang'], late: true },
  { name: 'an answer that stops', plays: [{ body: '{"choices": [', ending: 'hang' }], late: true },
  { name: 'a broken connection', plays: ['cut'], late: true },
  { name: 'a fault after the searches', plays: [SEARCH, refused(401)], asked: 2 },
  { name: 'a hang after the searches', plays: [SEARCH, 'hang'], asked: 2, late: true },
];

describe('an endpoint that fails', () => {
  it.each(FAULTS)('$name: the tokens come back, and the free answer too', async (fault) => {
    const { plays, asked = 1, late = false } = fault;
    for (const isFirst of [true, false]) {
      const limit = late ? holdTimeLimits() : null;
      const { server, deps, answer } = await begin(plays, isFirst);
      await reached(server, asked);
      limit?.pass();
      const response = await answer;
      const text = await response.text();
      expect(response.status).toBe(502);
      expect(functionErrorSchema.parse(JSON.parse(text))).toMatchObject({
        error: 'provider_unavailable',
        message: 'The assistant is not answering right now. Please try again in a moment.',
      });
      expect(server.received).toHaveLength(asked);
      expect(backend.balance).toBe(10_000);
      expect(backend.profile?.['first_response_at']).toBeNull();
      expect(JSON.stringify(deps.logged) + text).not.toMatch(/very-secret|Secretly/);
    }
    expect([...backend.reservations.values()].map(({ state }) => state)).toEqual(['released', 'released']);
  });

  it('is given a minute by default', async () => {
    const limit = holdTimeLimits();
    await chat([PLAN]);
    expect(limit.asked).toEqual([60_000]);
  });

  it.each([429, 502, 503, 504])('%s once is tried once more, and charged once', async (status) => {
    const { server, reply } = await chat([refused(status), PLAN]);
    expect(reply).toMatchObject({ charged: 150, balance: 9_850 });
    expect(server.received).toHaveLength(2);
  });
});

describe('what a turn costs', () => {
  it('is what every step reports', async () => {
    expect((await chat([SEARCH, PLAN])).reply.charged).toBe(300);
  });

  it.each([
    ['no usage', undefined],
    ['usage of nothing', { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 }],
    ['usage without figures', { prompt_tokens: null, completion_tokens: null }],
  ])('is estimated from all that was read and written for %s', async (_, usage) => {
    const content = 'word '.repeat(400);
    const { reply } = await chat([completion({ content }, 'stop', { usage })]);
    expect(reply.charged).toBe(Math.ceil((INSTRUCTIONS.length + QUESTION.length + content.length) / 4));
  });

  it('is estimated with the history, and what the tools found, once for each step that reads them', async () => {
    const silent = { usage: undefined };
    const plan = completion({ content: 'A plan for the day.' }, 'stop', silent);
    const alone = (await chat([plan])).reply.charged;
    const history: ChatTurn[] = [{ role: 'user', content: 'x'.repeat(800) }];
    expect((await chat([plan], history)).reply.charged).toBe(alone + 200);
    const search = { body: { ...Object(SEARCH.body), usage: undefined } };
    // the instructions are read twice, and four tours once
    expect((await chat([search, plan])).reply.charged).toBeGreaterThan(2 * alone + 50);
  });

  it('has a ceiling, whatever is reported', async () => {
    const usage = { ...USAGE, prompt_tokens: 1e12, total_tokens: 1e12 };
    const { reply } = await chat([completion({ content: 'Hello.' }, 'stop', { usage })]);
    expect(reply.charged).toBe(MAX_CHARGE_PER_TURN);
  });
});

describe('a kept trip that cannot be read', () => {
  it.each([
    ['a plan', { plan: { days: 'of a newer version' } }],
    ['a spec', { spec: { version: 99 } }],
  ])('for %s is no model’s to write over', async (_, unreadable) => {
    backend.start = { trip: { ...KEPT_TRIP, ...unreadable }, previous: null, others: [] };
    const { server, reply } = await chat([]);
    expect(server.received).toEqual([]);
    expect(reply.reply).toContain('nothing of it is lost');
    expect(backend.turns).toMatchObject([{ trip: { change: 'none', id: KEPT_TRIP.id } }]);
  });
});

describe('an answer that a database would refuse', () => {
  it('is given and stored without NUL and halves of characters', async () => {
    const { reply } = await chat([completion({ content: 'a\0b \uD83D c' })]);
    expect(reply.reply).toBe('ab \uFFFD c');
    const [reservation] = backend.reservations.values();
    expect(chatReplySchema.parse(reservation?.reply).reply).toBe('ab \uFFFD c');
  });
});
