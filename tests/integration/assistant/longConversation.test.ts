/** A trip survives forty follow-ups, through the app's own data layer: nothing that was asked is forgotten. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendMessage } from '@/data/repositories/chat/chat.ts';
import { replyIdOf } from '@domain/chat/messages.ts';
import { startBackend, type TestBackend } from '../../support/backend.ts';
import { createDevice, signedIn } from '../../support/device.ts';

/** As people type them, in turn. */
const FOLLOW_UPS = [
  'make it cheaper',
  'make day 2 slower',
  'add a museum on day 4',
  'swap day 2 and 3',
  'a better hotel please',
  'what should I pack?',
  'less walking on day 5',
  'make day 6 more relaxed',
  'undo that',
  'show me the plan again',
];
const COUNT = 40;

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend('embedded', { limits: { chatPerUser: { burst: 200, perMinute: 200 } } });
});
afterAll(() => backend.close());

it.each(['assistant', 'planner'] as const)(
  'keeps towns, dates and days over forty follow-ups of the %s',
  { timeout: 300_000 },
  async (conversation) => {
    const session = await signedIn(backend, { subscription_status: 'Business' });
    const { userId } = session;
    const phone = createDevice(backend, session);
    const say = async (text: string) => {
      const id = await sendMessage(phone.context, userId, text, { conversation, priority: false });
      await phone.drainer.drain();
      const reply = await phone.db.messages.get([userId, replyIdOf(id)]);
      if (!reply) throw new Error(`no answer to “${text}”`);
      return reply;
    };
    const first = await say(
      'Ten days in Tokyo and Kyoto from 3 April 2027 for two from London, we like food and gardens',
    );
    expect(first.plan?.cities).toEqual(['Tokyo', 'Kyoto']);
    const shape = (plan: typeof first.plan) => ({
      cities: plan?.cities,
      party: plan?.party,
      dates: plan?.days.map(({ date }) => date),
    });
    const replies: (typeof first)[] = [];
    for (let index = 0; index < COUNT; index += 1) {
      replies.push(await say(FOLLOW_UPS[index % FOLLOW_UPS.length] ?? ''));
    }
    const forgetful = replies.filter(({ content }) => content.includes('Where would you like to go'));
    expect(forgetful).toEqual([]);
    const plans = replies.flatMap(({ plan }) => plan ?? []);
    expect(plans.length).toBeGreaterThan(COUNT / 2);
    for (const plan of plans) expect(shape(plan)).toEqual(shape(first.plan));
    const last = await say('show me the plan again');
    expect(shape(last.plan)).toEqual(shape(first.plan));
  },
);
