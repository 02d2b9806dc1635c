/** An OpenAI-compatible endpoint that reads every message as a day in Porto, when the test lets it. */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';

export const MODEL_TOKENS = 150;
/** What every message holds that this endpoint is asked about. */
export const SPAN = 'Tag in Porto';

export interface HeldModel {
  /** Goes into LLM_BASE_URL. */
  readonly url: string;
  /** Times it was asked. */
  asked(): number;
  /** Holds answers back until `release`. */
  hold(): void;
  release(): void;
  close(): Promise<void>;
}

export async function startHeldModel(): Promise<HeldModel> {
  let asked = 0;
  let isHeld = false;
  const waiting: ServerResponse[] = [];
  const server = createServer((request, response) => {
    asked += 1;
    request.resume();
    if (isHeld) waiting.push(response);
    else answer(response);
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
      for (const response of waiting.splice(0)) answer(response);
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function answer(response: ServerResponse): void {
  const acts = [{ act: 'go', place: 'Porto', n: 1, span: SPAN }];
  const call = { name: 'read', arguments: JSON.stringify({ acts }) };
  const message = {
    role: 'assistant',
    content: null,
    tool_calls: [{ id: 'c', type: 'function', function: call }],
  };
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(
    JSON.stringify({
      choices: [{ index: 0, finish_reason: 'tool_calls', message }],
      usage: { prompt_tokens: 100, completion_tokens: 50, total_tokens: MODEL_TOKENS },
    }),
  );
}
