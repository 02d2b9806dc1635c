/** The assistant over an OpenAI-compatible endpoint: the wire format and tool calls; handlers/tokenChatModel.test.ts has the faults. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseEnv } from '../../../supabase/functions/_shared/env.ts';
import { createProviders } from '../../../supabase/functions/_shared/providers/providers.ts';
import { ENV, NOW, TODAY } from '../support/assistant.ts';
import { answered, TRIP } from '../support/twoTowns.ts';
import { calls, completion } from '../support/completions.ts';
import { loopbacks, type Play } from '../support/loopback.ts';
import type { ChatTurn } from '../../../domain/chat/chatApi.ts';

const start = loopbacks();

async function turn(answers: readonly Play[], options: { history?: ChatTurn[]; message?: string } = {}) {
  const server = await start(answers);
  const env = parseEnv({
    ...ENV,
    LLM_BASE_URL: `${server.url}/v1`,
    LLM_MODEL: 'stub-model',
    LLM_API_KEY: 'secret-key',
  });
  const run = answered(
    {
      ...TRIP,
      message: options.message ?? 'Kyoto in April',
      history: options.history ?? [],
      traveller: { today: TODAY, interests: [], homeLocation: 'London' },
      now: NOW,
    },
    createProviders(env, fetch),
  );
  return { server, run };
}

const requestSchema = z.object({
  model: z.string(),
  messages: z.array(z.looseObject({ role: z.string(), content: z.unknown() })),
  tools: z.array(z.object({ function: z.looseObject({ name: z.string() }) })).optional(),
  tool_choice: z.unknown().optional(),
});

const SEARCHES = calls(
  [
    'searchFlights',
    { from: 'London', to: 'Kyoto', departure: '2027-04-12', returnDate: '2027-04-17', passengers: 2 },
  ],
  ['searchHotels', { destination: 'Kyoto', checkin: '2027-04-13', checkout: '2027-04-17' }],
  ['searchTours', { destination: 'Kyoto' }],
);

describe('a turn over the wire', () => {
  it('calls the tools, gives their answers back and shows what they found', async () => {
    const { server, run } = await turn([
      SEARCHES,
      calls(['suggestReplies', { suggestions: [{ label: 'Cheaper', value: 'Make it cheaper' }] }]),
      completion({ content: '### Day 1 — Gion\nA plan for the day.' }),
    ]);
    const result = await run;
    // "Let me look that up." came with the searches and is no answer
    expect(result.reply).toBe('### Day 1 — Gion\nA plan for the day.');
    expect(result.suggestions).toEqual([{ label: 'Cheaper', value: 'Make it cheaper' }]);
    expect(result.results.flights.length).toBeGreaterThan(0);
    expect(result.results.hotels[0]).toMatchObject({ checkIn: '2027-04-13', checkOut: '2027-04-17' });
    expect(result.results.tours.length).toBeGreaterThan(0);
    expect(result.usage.totalTokens).toBe(450);

    const [first, second] = server.received.map((request) => requestSchema.parse(request.body));
    expect(server.received[0]?.url.pathname).toBe('/v1/chat/completions');
    expect(server.received[0]?.headers['authorization']).toBe('Bearer secret-key');
    expect(first?.model).toBe('stub-model');
    expect(first?.tools?.map((tool) => tool.function.name)).toEqual([
      'searchFlights',
      'searchHotels',
      'searchTours',
      'submitPlan',
      'suggestReplies',
    ]);
    expect(first?.messages[0]?.role).toBe('system');
    expect(String(first?.messages[0]?.content)).toContain(`Today is ${TODAY}`);
    const results = second?.messages.filter((message) => message.role === 'tool') ?? [];
    expect(results).toHaveLength(3);
    expect(String(results[0]?.content)).toContain('"price"');
    expect(JSON.stringify(results)).not.toMatch(/bookingUrl|"link"/);
  });

  it('ends with the text when the model offers no buttons', async () => {
    const { server, run } = await turn([SEARCHES, completion({ content: 'Here is your plan.' })]);
    expect(await run).toMatchObject({ reply: 'Here is your plan.', suggestions: [] });
    expect(server.received).toHaveLength(2);
  });

  it('shows no card that no tool returned', async () => {
    const { run } = await turn([completion({ content: 'Fly with Invented Air for $1!' })]);
    expect((await run).results).toEqual({ flights: [], hotels: [], tours: [] });
  });

  it('keeps no link that no tool returned', async () => {
    const { run } = await turn([
      completion({ content: 'See [this deal](https://evil.test/x) or https://evil.test/y now.' }),
    ]);
    expect((await run).reply).toBe('See this deal or evil.test now.');
  });

  it('tells the model what was wrong with its arguments, and goes on', async () => {
    const { server, run } = await turn([
      calls(
        ['searchHotels', { destination: 'Kyoto', checkin: 'soon', checkout: 'later' }],
        ['searchFlights', '{"from":'],
        ['noSuchTool', {}],
      ),
      completion({ content: 'I could not search that.' }),
    ]);
    expect((await run).reply).toBe('I could not search that.');
    const second = requestSchema.parse(server.received[1]?.body);
    expect(second.messages.filter((message) => message.role === 'tool').length).toBeGreaterThan(0);
  });

  it('passes on, in words, what cannot be searched', async () => {
    const { server, run } = await turn([
      calls(['searchTours', { destination: 'Qwxyzzy' }]),
      completion({ content: 'Where is that?' }),
    ]);
    await run;
    expect(JSON.stringify(requestSchema.parse(server.received[1]?.body).messages)).toContain(
      'we do not know “Qwxyzzy”',
    );
  });

  it('stops a model that only searches after ten steps, the last without tools', async () => {
    const { server, run } = await turn([SEARCHES]);
    await expect(run).rejects.toMatchObject({ code: 'provider_unavailable' });
    expect(server.received).toHaveLength(10);
    expect(requestSchema.parse(server.received[9]?.body).tool_choice).toBe('none');
  });

  it('sends the newest history that fits, and never a system turn', async () => {
    const history = Array.from({ length: 30 }, (_, index): ChatTurn => ({
      role: index % 2 === 0 ? 'user' : 'assistant',
      content: `${index} ${'x'.repeat(3_000)}`,
    }));
    const { server, run } = await turn([completion({ content: 'ok, noted.' })], { history });
    await run;
    const { messages } = requestSchema.parse(server.received[0]?.body);
    // what the traveller said stays, long answers give way first
    expect(JSON.stringify(messages).length).toBeLessThan(48_000);
    expect(messages[1]?.role).toBe('user');
    expect(JSON.stringify(messages)).toContain('29 xxx');
    expect(messages.filter((message) => message.role === 'system')).toHaveLength(1);
  });
});
