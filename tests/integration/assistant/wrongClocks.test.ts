/** Devices whose clocks are nearly an hour apart: what they ask and clear counts by the server's clock. */
import { beforeEach, describe, expect, it } from 'vitest';
import { compareMessages } from '@domain/chat/messages.ts';
import { readMessages } from '@/data/local/messages.ts';
import { clearChat, sendMessage, syncChat } from '@/data/repositories/chat/chat.ts';
import type { StoredSession } from '@domain/accounts/session.ts';
import { describeOnBoth } from '../../support/backend.ts';
import { deferred } from '../../support/deferred.ts';
import { createDevice, type Device, signedIn } from '../../support/device.ts';

const plain = { conversation: 'assistant', priority: false } as const;
/** Less than a session lasts, with some seconds that no whole minute takes off. */
const APART = 55 * 60_000 + 20_000;

describeOnBoth('an account with a phone and a laptop', (backend) => {
  let session: StoredSession;
  let laptop: Device;

  beforeEach(async () => {
    session = await signedIn(backend(), { token_balance: 50_000 });
    laptop = createDevice(backend(), session);
  });

  const phoneAhead = (aheadMs: number) => createDevice(backend(), session, undefined, aheadMs);
  const ask = async ({ context, drainer }: Device, text: string) => {
    await sendMessage(context, session.userId, text, plain);
    await drainer.drain();
  };
  const clear = async ({ context, drainer }: Device) => {
    await clearChat(context, session.userId, 'assistant');
    await drainer.drain();
  };
  const asked = async ({ context, db }: Device) => {
    await syncChat(context, session.userId);
    const all = (await readMessages(db, session.userId)).sort(compareMessages);
    // each with its answer below it
    expect(all.map(({ role }) => role)).toEqual(all.map((_, at) => (at % 2 === 0 ? 'user' : 'assistant')));
    return all.filter(({ role }) => role === 'user').map(({ content }) => content);
  };

  describe.each([APART, -APART])('the phone’s clock %i ms ahead', (aheadMs) => {
    it('shows what was asked in turns, before either heard of the other, in that order on both', async () => {
      const phone = phoneAhead(aheadMs);
      await ask(laptop, 'First?');
      await ask(phone, 'Second?');
      await ask(laptop, 'Third?');
      for (const device of [phone, laptop]) {
        expect(await asked(device)).toEqual(['First?', 'Second?', 'Third?']);
      }
      await ask(phone, 'Fourth?');
      for (const device of [phone, laptop]) {
        expect(await asked(device)).toEqual(['First?', 'Second?', 'Third?', 'Fourth?']);
      }
    });

    it('keeps what the phone asks after a clear of the laptop that it has not heard of', async () => {
      const phone = phoneAhead(aheadMs);
      await ask(laptop, 'Before?');
      await clear(laptop);
      await ask(phone, 'After?');
      for (const device of [phone, laptop]) expect(await asked(device)).toEqual(['After?']);
    });

    it('shows the phone what the laptop asks after a clear of the phone', async () => {
      const phone = phoneAhead(aheadMs);
      await ask(phone, 'Before?');
      await clear(phone);
      await ask(laptop, 'After?');
      for (const device of [phone, laptop]) expect(await asked(device)).toEqual(['After?']);
    });

    it('shows it also where the answer to the clear comes after a sync', async () => {
      const gate = deferred();
      const isThere = deferred();
      const slow = {
        ...backend(),
        fetch: async (request: Request) => {
          const answer = await backend().fetch(request);
          if (!request.url.includes('/rpc/clear_chat')) return answer;
          isThere.resolve();
          await gate.promise;
          return answer;
        },
      };
      const phone = createDevice(slow, session, undefined, aheadMs);
      await ask(phone, 'Before?');
      const cleared = clear(phone);
      await isThere.promise;
      await ask(laptop, 'After?');
      await syncChat(phone.context, session.userId);
      gate.resolve();
      await cleared;
      for (const device of [phone, laptop]) expect(await asked(device)).toEqual(['After?']);
    });
  });

  describe('what waited on the phone for ten minutes', () => {
    const WAITED = 600_000;
    /** The phone, `ahead` by its clock, ten minutes ago; `now` lets them pass. Its clear takes a second to arrive. */
    const waitingPhone = (ahead: number) => {
      let past = WAITED;
      const slow = {
        ...backend(),
        fetch: async (request: Request) => {
          if (request.url.includes('/rpc/clear_chat')) await new Promise((done) => setTimeout(done, 1_500));
          return backend().fetch(request);
        },
      };
      const phone = createDevice(slow, session, undefined, () => ahead - past);
      phone.connectivity.set('offline');
      return {
        phone,
        now: async () => {
          past = 0;
          phone.connectivity.set('online');
          await phone.drainer.drain({ forced: true });
        },
      };
    };

    // about a minute, and about an hour: as the clear arrives it is less than that, as the question does it is more
    it.each([60_800, 55 * 60_000 + 800, -59_200, -APART, 0])(
      'a question after a clear is kept, with a clock %i ms ahead',
      async (ahead) => {
        const { phone, now } = waitingPhone(ahead);
        await clear(phone);
        await ask(phone, 'After?');
        await ask(phone, 'And then?');
        await now();
        for (const device of [phone, laptop]) expect(await asked(device)).toEqual(['After?', 'And then?']);
      },
    );
  });
});
