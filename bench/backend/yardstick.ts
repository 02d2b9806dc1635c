/**
 * What the server is measured against: Node's own server with nothing in front, which reads a file for every request
 * or makes one query and answers its rows; and that query without any server.
 */
import { PgliteConnection } from '@supabase/lite/pglite';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import postgres from 'postgres';
import { z } from 'zod';
import { createBackend } from '../../server/createBackend.ts';
import { listen } from '../../server/listen.ts';
import { onStopSignal } from '../../server/stopSignal.ts';
import { behindGate } from './gate.ts';

const PROFILE = 'select * from public.profiles where id = $1';
const SOMEBODY = 'select id from public.profiles order by email limit 1';
/** Queries, one after the other, of which the median is taken. */
const ALONE = 300;

interface Direct {
  query(statement: string, parameters: string[]): Promise<unknown>;
  close(): Promise<void>;
}

const { DATA, DATABASE_URL, STATIC } = z
  .object({ DATA: z.string(), DATABASE_URL: z.string().optional(), STATIC: z.string() })
  .parse(process.env);
const page = join(STATIC, 'index.html.br');
const direct = DATABASE_URL === undefined ? await openEmbedded() : openPostgres(DATABASE_URL);
const [{ id }] = z.tuple([z.object({ id: z.string() })]).parse(await direct.query(SOMEBODY, []));
const profile = () => direct.query(PROFILE, [id]);
const listening = await listen('127.0.0.1', 0, createServer());
listening.answerWith(
  behindGate((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    });
  }),
);
onStopSignal(async () => {
  await listening.close();
  await direct.close();
});
console.log(JSON.stringify({ siteUrl: `http://127.0.0.1:${listening.port}` }));

async function answer({ url }: IncomingMessage, response: ServerResponse): Promise<void> {
  switch (url) {
    case '/profile':
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(await profile()));
      return;
    case '/alone':
      response.end(String(await medianAlone()));
      return;
    case undefined:
    default:
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
      response.end(await readFile(page));
  }
}

/** Milliseconds that a query takes when nothing else is asked. */
async function medianAlone(): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < ALONE; index++) {
    const startedAt = performance.now();
    await profile();
    times.push(performance.now() - startedAt);
  }
  return times.sort((a, b) => a - b)[ALONE / 2] ?? 0;
}

/** One process alone can open the embedded database: this is a second one, made as the server's was. */
async function openEmbedded(): Promise<Direct> {
  const backend = await createBackend({ siteUrl: 'http://127.0.0.1', dataDir: DATA, seed: true });
  await backend.close();
  const { driver } = new PgliteConnection({ url: join(DATA, 'database') });
  return {
    query: async (statement, parameters) => (await driver.query(statement, parameters)).rows,
    close: () => driver.close(),
  };
}

function openPostgres(url: string): Direct {
  const sql = postgres(url);
  return {
    query: async (statement, parameters) => [...(await sql.unsafe(statement, parameters, { prepare: true }))],
    close: () => sql.end(),
  };
}
