/** Why a trip is as it is, from the answers on this device. */
import { expect, it } from 'vitest';
import { clearChat } from '@/data/repositories/chat/chat.ts';
import { type ToldReasons, watchReasons } from '@/data/repositories/chat/chatReasons.ts';
import type { MessageRow } from '@/data/local/rows.ts';
import { soundTrip } from '../../domain/trips/trip.ts';
import { ANA } from '../support/browser.ts';
import { chatWorld } from '../support/chatWorld.ts';
import { first as firstOf } from '../trips/tripsWorld.ts';

const world = chatWorld();
const { id: TRIP, plan } = soundTrip();
const lead = (reason: string) => `Paris.\n\n**Why this way**\n- ${reason}`;

function answer(id: string, createdAt: number, more: Partial<MessageRow> = {}): MessageRow {
  return {
    id: `6f1b2c3d-0000-8000-8000-00000000000${id}`,
    userId: ANA,
    conversation: 'assistant',
    role: 'assistant',
    content: 'The whole plan',
    createdAt,
    state: 'sent',
    tripId: TRIP,
    plan: plan!,
    ...more,
  };
}
const keep = (...rows: MessageRow[]) => world.tab.db.messages.bulkPut(rows);
const told = () => firstOf(watchReasons(world.tab.context, ANA, TRIP));

it('are those of the newest answer that has any, of either conversation', async () => {
  await keep(
    answer('1', 1, { lead: lead('Old') }),
    answer('2', 2, { lead: lead('New'), conversation: 'planner' }),
    answer('3', 3, { lead: 'A line without reasons' }),
    answer('4', 4, { lead: lead('Another trip'), tripId: '6f1b2c3d-0000-4000-8000-00000000000b' }),
  );
  expect(await told()).toEqual({ why: '- New', check: '', plan });
});

it('are read from the whole answer where it has no words of its own', async () => {
  await keep(answer('1', 1, { content: '# Paris\n\n### What to check\n- Hours' }));
  expect(await told()).toMatchObject({ why: '', check: '- Hours' });
});

it('are none where no answer is here, where it cannot be read, and once the chat is cleared', async () => {
  expect(await told()).toBeNull();
  await world.tab.db.messages.put(
    Object.assign(answer('1', 1, { lead: lead('Broken') }), { role: 'nobody' }),
  );
  expect(await told()).toBeNull();

  const seen: (ToldReasons | null)[] = [];
  const watched = watchReasons(world.tab.context, ANA, TRIP).subscribe((one) => seen.push(one));
  await keep(answer('2', 2, { lead: lead('New') }));
  await expect.poll(() => seen.at(-1)?.why).toBe('- New');
  await clearChat(world.tab.context, ANA, 'assistant');
  await expect.poll(() => seen.at(-1)).toBeNull();
  watched.unsubscribe();
});
