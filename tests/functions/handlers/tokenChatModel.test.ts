/** token-chat over an OpenAI-compatible endpoint: what goes over the wire, what a turn costs, and that no fault costs anything. */
import { beforeEach, describe, expect, it } from 'vitest';
import { chatReplySchema, type ChatTurn } from '../../../domain/chat/chatApi.ts';
import { parseEnv } from '../../../supabase/functions/_shared/env.ts';
import { createProviders } from '../../../supabase/functions/_shared/providers/providers.ts';
import { handle } from '../../../supabase/functions/token-chat/handler.ts';
import { ENV } from '../support/assistant.ts';
import { FakeBackend, post, testDeps, USER_ID } from '../support/backend.ts';
import { completion } from '../support/completions.ts';
import { loopbacks, reached, type Play } from '../support/loopback.ts';
import { acts, toolCall } from '../support/modelStub.ts';
import { holdTimeLimits } from '../support/timeLimit.ts';
import { KEPT_TRIP } from '../support/trips.ts';

const start = loopbacks();
const KEY = 'very-secret-key';
const MESSAGE_ID = '0c6a4b2e-1c1c-4b6f-8a55-5f0f5a1b2c3d';
const QUESTION = 'Secretly, 4 days in Rome in May for two';
const READ = reading({ total_tokens: 900 });

/** A reading of the question, with what the endpoint reports of it. */
function reading(usage: object): Play {
  const given = [
    { act: 'go', place: 'Rome', n: 4, span: '4 days in Rome' },
    { act: 'month', n: 5, span: 'in May' },
    { act: 'party', n: 2, span: 'for two' },
  ];
  return completion({ tool_calls: [toolCall(JSON.stringify({ acts: given }))] }, 'tool_calls', { usage });
}

let backend: FakeBackend;
beforeEach(() => {
  backend = new FakeBackend();
});

interface Asked {
  readonly message?: string;
  readonly id?: string;
  readonly isFirst?: boolean;
  readonly history?: readonly ChatTurn[];
}

async function begin(plays: readonly Play[], asked: Asked = {}) {
  const server = await start(plays);
  const env = { ...ENV, LLM_BASE_URL: `${server.url}/v1`, LLM_MODEL: 'stub-model', LLM_API_KEY: KEY };
  const deps = testDeps(backend, { providers: createProviders(parseEnv(env), fetch) });
  const { message = QUESTION, id = crypto.randomUUID(), isFirst = false, history = [] } = asked;
  const body = { user_id: USER_ID, message_id: id, message, is_first_response: isFirst, history };
  return { server, deps, answer: handle(post(body), deps) };
}

async function chat(plays: readonly Play[], asked: Asked = {}) {
  const { server, deps, answer } = await begin(plays, asked);
  return { server, deps, reply: chatReplySchema.parse(await (await answer).json()) };
}

/** What the rules alone answer, and charge. */
async function alone(message = QUESTION) {
  const own = new FakeBackend();
  const body = { user_id: USER_ID, message_id: MESSAGE_ID, message };
  return chatReplySchema.parse(await (await handle(post(body), testDeps(own))).json());
}

const refused = (status: number): Play => ({ status, body: { error: { message: `${KEY} ${QUESTION}` } } });

describe('an endpoint that fails', () => {
  it.each<{ name: string; plays: readonly Play[]; late?: boolean; logged?: object }>([
    { name: '401', plays: [refused(401)], logged: { providerStatus: 401 } },
    { name: '429', plays: [refused(429)] },
    { name: '500', plays: [refused(500)] },
    { name: 'malformed JSON', plays: [{ body: '{"choices": [' }] },
    { name: 'a redirect', plays: [{ status: 307, headers: { location: 'http://127.0.0.1:9/' }, body: '' }] },
    { name: 'a broken connection', plays: ['cut'] },
    { name: 'a hang', plays: ['hang'], late: true },
    { name: 'an answer that stops', plays: [{ body: '{"choices": [', ending: 'hang' }], late: true },
  ])('$name: the rules answer, for what that costs', async ({ plays, late, logged }) => {
    const limit = late ? holdTimeLimits() : null;
    const { server, deps, answer } = await begin(plays);
    await reached(server, 1);
    limit?.pass(10_000);
    const response = await answer;
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(await alone());
    expect(server.received).toHaveLength(1);
    expect(deps.logged).toMatchObject([{ event: 'model_failed', ...logged }, { status: 200 }]);
    expect(JSON.stringify(deps.logged)).not.toMatch(/very-secret|Secretly/);
  });
});

describe('a turn over the wire', () => {
  it('asks once, for one tool, with the key and the newest answer', async () => {
    const history: ChatTurn[] = [
      { role: 'assistant', content: 'Older words' },
      { role: 'user', content: 'yes' },
      { role: 'assistant', content: `Newest words ${'x'.repeat(9_000)}` },
    ];
    const { server, reply } = await chat([READ], { history });
    expect(reply.plan?.cities).toEqual(['Rome']);
    const [asked] = server.received;
    expect(server.received).toHaveLength(1);
    expect(asked).toMatchObject({
      method: 'POST',
      headers: { authorization: `Bearer ${KEY}` },
      body: {
        model: 'stub-model',
        stream: false,
        tool_choice: { type: 'function', function: { name: 'read' } },
        messages: [{ role: 'system' }, { role: 'user', content: expect.stringContaining('Newest words') }],
      },
    });
    expect(asked?.url.pathname).toBe('/v1/chat/completions');
    expect(JSON.stringify(asked?.body)).not.toMatch(/Older words|x{1000}|London/);
  });

  it('is not asked about a trip that cannot be read', async () => {
    backend.start = { trip: { ...KEPT_TRIP, spec: { version: 99 } }, previous: null, others: [] };
    const { server, reply } = await chat([]);
    expect(server.received).toEqual([]);
    expect(reply.reply).toContain('nothing of it is lost');
  });

  it('is asked once, however often a trip changes under the turn', async () => {
    backend.stale = 3;
    const { server, reply } = await chat([READ]);
    expect(server.received).toHaveLength(1);
    expect(reply.charged).toBe((await chat([READ])).reply.charged);
  });

  it('stores no character that a database would refuse', async () => {
    const ask = acts({ act: 'ask', text: 'lockers', span: 'lockers', place: 'Rome' });
    const { reply } = await chat([ask, completion({ content: 'At a\0b \uD83D.' })], {
      message: 'Rome: lockers there?',
    });
    expect(reply.reply).toContain('At ab \uFFFD.');
    expect(JSON.stringify(backend.turns)).toContain('At ab \uFFFD.');
  });
});

describe('what a turn costs', () => {
  it('is the plan and what the endpoint reports, of that at most 500', async () => {
    const own = (await alone()).charged;
    const { reply } = await chat([READ]);
    expect(reply.charged).toBeGreaterThan(480 + own);
    expect(reply.charged).toBeLessThan(520 + own);
    expect(reply.balance).toBe(10_000 - reply.charged);
    expect((await chat([reading({ total_tokens: 1e8 })])).reply.charged).toBe(reply.charged);
    expect((await chat([reading({ total_tokens: 120 })])).reply.charged).toBe(reply.charged - 380);
  });

  it('is nothing for a hello, and 500 at most for one that only a model understands', async () => {
    const plain = await chat([], { message: 'hello' });
    expect(plain.reply).toMatchObject({ charged: 0, balance: 10_000 });
    expect(plain.server.received).toEqual([]);
    const grüezi = completion(
      { tool_calls: [toolCall('{"acts": [{"act": "talk", "kind": "hello", "span": "Grüezi"}]}')] },
      'tool_calls',
      { usage: { total_tokens: 1_100 } },
    );
    expect((await chat([grüezi], { message: 'Grüezi' })).reply).toMatchObject({ charged: 500 });
  });

  it('is charged once: a repeat asks nobody', async () => {
    const { reply } = await chat([READ], { id: MESSAGE_ID });
    const again = await chat([], { id: MESSAGE_ID });
    expect(again.reply).toEqual(reply);
    expect(again.server.received).toEqual([]);
    expect(backend.balance).toBe(reply.balance);
  });

  it('is nothing where the first answer is free, or nothing could be stored', async () => {
    expect((await chat([READ], { isFirst: true })).reply.charged).toBe(0);
    backend.broken.add('/rest/v1/rpc/settle_turn');
    expect((await (await begin([READ])).answer).status).toBe(500);
    expect(backend.balance).toBe(10_000);
  });
});
