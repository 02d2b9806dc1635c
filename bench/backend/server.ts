/**
 * The server that is measured: as server/main.ts starts it, but for the limits on how often one account and one
 * address may ask, which a load from one machine would run into at once.
 */
import { z } from 'zod';
import { createBackend } from '../../server/createBackend.ts';
import { backendListener, listen } from '../../server/listen.ts';
import { onStopSignal } from '../../server/stopSignal.ts';
import { behindGate } from './gate.ts';

const NO_LIMIT = { burst: 1e9, perMinute: 1e9 };
const limits = {
  signInPerAddress: NO_LIMIT,
  signInPerAccount: NO_LIMIT,
  signInPerAccountOverall: NO_LIMIT,
  tokenPerAddress: NO_LIMIT,
  restPerAddress: NO_LIMIT,
  restPerUser: NO_LIMIT,
  functionsPerAddress: NO_LIMIT,
  functionsPerUser: NO_LIMIT,
  chatPerUser: NO_LIMIT,
};

const { DATA, DATABASE_URL, STATIC } = z
  .object({ DATA: z.string(), DATABASE_URL: z.string().optional(), STATIC: z.string() })
  .parse(process.env);
const listening = await listen('127.0.0.1', 0);
const siteUrl = `http://127.0.0.1:${listening.port}`;
const options = {
  siteUrl,
  dataDir: DATA,
  databaseUrl: DATABASE_URL ?? null,
  staticDir: STATIC,
  seed: true,
  limits,
  log: (line: string) => {
    if (!line.includes('"level":"info"')) console.error(line);
  },
};
const backend = await createBackend(options);
listening.answerWith(behindGate(backendListener(backend)));
onStopSignal(async () => {
  await listening.close();
  await backend.close();
});
console.log(
  JSON.stringify({ siteUrl, publishableKey: backend.publishableKey, secretKey: backend.secretKey }),
);
