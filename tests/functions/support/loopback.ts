/** A real HTTP server on this machine that plays a provider: it answers from a script and keeps what it was asked. */
import { createServer } from 'node:http';

interface Received {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: unknown;
}

export interface Answer {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  /** Text as it is, anything else as JSON; 'hang' never answers. */
  readonly body: unknown;
}

export interface Loopback {
  readonly url: string;
  readonly received: Received[];
  close(): Promise<void>;
}

/** Answers one after the other; the last one again and again. */
export async function startLoopback(answers: readonly (Answer | 'hang')[]): Promise<Loopback> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const answer = answers[Math.min(received.length, answers.length - 1)];
      received.push({
        method: request.method ?? '',
        url: new URL(request.url ?? '/', 'http://loopback'),
        headers: request.headers,
        body: parsed(text, request.headers['content-type'] ?? ''),
      });
      if (answer === undefined || answer === 'hang') return;
      response.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers });
      response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The stub has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    received,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** JSON as its value, a form as its fields. */
function parsed(text: string, type: string): unknown {
  if (text === '') return null;
  if (type.startsWith('application/x-www-form-urlencoded'))
    return Object.fromEntries(new URLSearchParams(text));
  return JSON.parse(text);
}
