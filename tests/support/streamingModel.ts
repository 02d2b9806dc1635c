/** An OpenAI-compatible endpoint that streams: it says the first half, and the second when the test lets it. */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';

export const FIRST_HALF = 'Walk along the river first, and have lunch where the locals queue for theirs.\n\n';
export const SECOND_HALF =
  'Then take the train up the hill, stay for the sunset, and walk down again for dinner.';
export const MODEL_TOKENS = 150;

export interface StreamingModel {
  /** Goes into LLM_BASE_URL. */
  readonly url: string;
  /** Times it was asked. */
  asked(): number;
  /** Holds second halves back until `release`. */
  hold(): void;
  release(): void;
  close(): Promise<void>;
}

export async function startStreamingModel(): Promise<StreamingModel> {
  let asked = 0;
  let isHeld = false;
  const waiting: ServerResponse[] = [];
  const server = createServer((request, response) => {
    asked += 1;
    request.resume();
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(chunk({ delta: { role: 'assistant', content: FIRST_HALF } }));
    if (isHeld) waiting.push(response);
    else finish(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The endpoint listens on no port');
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    asked: () => asked,
    hold: () => {
      isHeld = true;
    },
    release: () => {
      isHeld = false;
      for (const response of waiting.splice(0)) finish(response);
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function finish(response: ServerResponse): void {
  response.write(chunk({ delta: { content: SECOND_HALF } }));
  response.write(chunk({ delta: {}, finish_reason: 'stop' }));
  response.write(chunk(null));
  response.end('data: [DONE]\n\n');
}

/** A piece of the stream; null is the one that carries the usage. */
function chunk(choice: Record<string, unknown> | null): string {
  const usage = { prompt_tokens: 100, completion_tokens: 50, total_tokens: MODEL_TOKENS };
  const body = {
    id: 'c1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'stub',
    choices: choice === null ? [] : [{ index: 0, ...choice }],
    ...(choice === null ? { usage } : {}),
  };
  return `data: ${JSON.stringify(body)}\n\n`;
}
