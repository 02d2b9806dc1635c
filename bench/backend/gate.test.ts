import { createServer } from 'node:http';
import { afterAll, expect, it } from 'vitest';
import { listen } from '../../server/listen.ts';
import { behindGate, gatePath } from './gate.ts';

const listening = await listen('127.0.0.1', 0, createServer());
listening.answerWith(behindGate((_request, response) => response.end('asked')));
const ask = (path: string) => fetch(`http://127.0.0.1:${listening.port}${path}`);
afterAll(() => listening.close());

it('answers those at the gate when all of them have come, again and again, and others at once', async () => {
  for (let time = 0; time < 2; time++) {
    let isThrough = false;
    const first = ask(gatePath(2)).finally(() => (isThrough = true));
    expect(await (await ask('/')).text()).toBe('asked');
    expect(isThrough).toBe(false);
    expect((await ask(gatePath(2))).status).toBe(204);
    await first;
  }
});
