import { plannedOnNode } from '../fixtures/plannedHere.ts';
import { expect, test } from '../fixtures/test.ts';
import { PlannerPack } from '../models/PlannerPack.ts';

test(
  'without a network the planner answers as the server does, byte for byte, and says which guides are not here',
  { tag: '@worker' },
  async ({ page, context, allowConsole }) => {
    allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
    const { played, canonical } = await plannedOnNode();
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    const pack = new PlannerPack(page);
    expect(await pack.stored()).toEqual([]);
    await pack.tell({ type: 'FETCH_PACK', parts: ['planner', 'asia'] });
    expect(await pack.stored()).toEqual(['asia', 'planner']);

    await context.setOffline(true);
    const [kyoto, , , , lisbon] = played;
    expect(await pack.answers([kyoto?.asked, lisbon?.asked])).toEqual([
      expect.objectContaining({ type: 'told' }),
      { type: 'missing', id: 1, part: 'europe' },
    ]);

    await context.setOffline(false);
    await pack.tell({ type: 'FETCH_PACK', parts: ['africa', 'americas', 'europe', 'oceania'] });
    await context.setOffline(true);
    const answers = await pack.answers(played.map(({ asked }) => asked));
    expect(answers).toHaveLength(12);
    for (const [index, { told }] of played.entries()) {
      expect(canonical(answers[index]?.told)).toBe(told);
    }

    await pack.tell({ type: 'DROP_PACK' });
    expect(await pack.stored()).toEqual([]);
  },
);
