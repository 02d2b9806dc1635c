/** A conversation that one device clears, and what another device of the account has of it. */
import { expect, it, vi } from 'vitest';
import { clearChat, sendMessage, syncChat } from '@/data/repositories/chat/chat.ts';
import { describeOnEmbedded, type TestBackend } from '../../support/backend.ts';
import { createDevice, type Device, signedIn } from '../../support/device.ts';

const ROME = 'Three days in Rome for two from London in May';
const plain = { conversation: 'assistant', priority: false } as const;

const rowsOf = async ({ db }: Device) =>
  (await db.messages.toArray()).map(({ state, onlyHere }) => ({ state, onlyHere }));

/** The backend with the assistant behind a gate: what was asked reaches it, though nobody waits any more. */
function gated(real: TestBackend) {
  let open: (() => void) | undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const asked: Promise<string>[] = [];
  async function through(request: Request): Promise<string> {
    const { url, headers } = request;
    const body = await request.text();
    await gate;
    const answer = await real.fetch(new Request(url, { method: 'POST', headers, body }));
    return answer.text();
  }
  const fetch = (request: Request) => {
    if (!request.url.includes('/functions/v1/token-chat')) return real.fetch(request);
    asked.push(through(request.clone()));
    return new Promise<Response>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
    });
  };
  return { backend: { ...real, fetch }, open: () => open?.(), asked };
}

describeOnEmbedded('a conversation that another device clears', (backend) => {
  it.each([0, 1, 5 * 60_000])('goes from a device whose clock runs %d ms ahead', async (aheadMs) => {
    const session = await signedIn(backend(), { token_balance: 50_000 });
    const { userId } = session;
    const phone = createDevice(backend(), session, undefined, aheadMs);
    const laptop = createDevice(backend(), session);
    await sendMessage(phone.context, userId, ROME, plain);
    await phone.drainer.drain();
    await syncChat(laptop.context, userId);
    // the other conversation stays as it is
    await sendMessage(phone.context, userId, 'What can you do?', { ...plain, conversation: 'planner' });
    await phone.drainer.drain();

    await clearChat(laptop.context, userId, 'assistant');
    await laptop.drainer.drain();
    await syncChat(phone.context, userId);
    const sent = { state: 'sent', onlyHere: undefined };
    expect(await rowsOf(phone)).toEqual([sent, sent]);

    // what is asked after it stays on both
    await sendMessage(phone.context, userId, ROME, plain);
    await phone.drainer.drain();
    for (const device of [laptop, phone]) {
      await syncChat(device.context, userId);
      expect(await rowsOf(device)).toEqual([sent, sent, sent, sent]);
    }
  });

  it('stays cleared where a question that was on its way reaches the assistant after it', async () => {
    const session = await signedIn(backend(), { token_balance: 50_000 });
    const { userId } = session;
    const slow = gated(backend());
    const phone = createDevice(slow.backend, session);
    await sendMessage(phone.context, userId, ROME, plain);
    const drained = phone.drainer.drain();
    await vi.waitUntil(() => slow.asked.length > 0);
    await clearChat(phone.context, userId, 'assistant');
    await drained;
    await phone.drainer.drain({ forced: true });
    slow.open();
    await Promise.all(slow.asked);
    await syncChat(phone.context, userId);
    expect(await rowsOf(phone)).toEqual([]);
  });
});
