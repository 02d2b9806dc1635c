/** A mail server on the loopback that keeps what it is given and refuses what a test tells it to. */
import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

export interface SmtpSink {
  readonly url: string;
  /** Raw messages, oldest first. */
  readonly received: string[];
  /** Answers the next letters with these codes; 250 once there are no more. */
  refuseNext(...codes: number[]): void;
  stop(): Promise<void>;
}

/** Starts it; `login` makes it want that user and password. */
export async function startSmtpSink(port = 0, login?: { user: string; pass: string }): Promise<SmtpSink> {
  const received: string[] = [];
  const codes: number[] = [];
  const server = new SMTPServer({
    authOptional: !login,
    disabledCommands: login ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    allowInsecureAuth: true,
    closeTimeout: 1,
    onAuth: ({ username, password }, _session, callback) => {
      const isKnown = username === login?.user && password === login?.pass;
      callback(isKnown ? null : new Error('no such user'), isKnown ? { user: username } : undefined);
    },
    onRcptTo: (_address, _session, callback) => {
      const code = codes.shift() ?? 250;
      callback(code === 250 ? null : Object.assign(new Error('refused'), { responseCode: code }));
    },
    onData: (stream, _session, callback) => {
      let message = '';
      stream.setEncoding('utf8');
      stream.on('data', (part: string) => (message += part));
      stream.on('end', () => {
        received.push(message);
        callback();
      });
    },
  });
  server.on('error', () => {});
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  if (address === null || typeof address === 'string') throw new Error('The sink has no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    refuseNext: (...next) => void codes.push(...next),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
