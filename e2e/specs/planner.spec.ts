import { readdirSync, readFileSync, statSync } from 'node:fs';
import { GUIDE_PARTS, packPartOf } from '../../domain/plannerFiles.ts';
import { plannedOnNode } from '../fixtures/plannedHere.ts';
import { servedByWorker } from '../fixtures/network.ts';
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
    await servedByWorker(page);
    const pack = new PlannerPack(page);
    expect(await pack.stored()).toEqual([]);
    expect(JSON.stringify(await pack.tell({ type: 'LIST_SHELL' }))).not.toContain('/assets/planner/');
    await pack.tell({ type: 'FETCH_PACK', parts: ['planner', 'farEast'] });
    expect(await pack.stored()).toEqual(['farEast', 'planner']);

    await context.setOffline(true);
    const [kyoto, , , , lisbon] = played;
    expect(await pack.answers([kyoto?.asked, lisbon?.asked])).toEqual([
      expect.objectContaining({ type: 'told' }),
      { type: 'missing', id: 1, part: 'iberia' },
    ]);

    await context.setOffline(false);
    await pack.tell({ type: 'FETCH_PACK', parts: GUIDE_PARTS });
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

/** Bytes as they are sent; 1 KB is 1000. */
const SCRIPT_BUDGET = 250_000;
/** Guides of a part of the world, with what is known of places anywhere. */
const CONTENT_BUDGET = 400_000;

/** Scripts of a folder of the build. */
function built(folder: string): string[] {
  return readdirSync(`dist/app/${folder}`)
    .filter((name) => name.endsWith('.js'))
    .map((name) => `${folder}/${name}`);
}

/** Bytes of files as they are sent. */
function sent(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + statSync(`dist/app/${file}.br`).size, 0);
}

test('the planner keeps to its budgets, and is no part of a page', () => {
  const files = built('assets/planner');
  const base = files.filter((file) => file.startsWith('assets/planner/base-'));
  const script = files.filter((file) => packPartOf(file) === 'planner' && !base.includes(file));
  expect(base).toHaveLength(1);
  expect(sent(script)).toBeLessThan(SCRIPT_BUDGET);
  for (const part of GUIDE_PARTS) {
    const guides = files.filter((file) => packPartOf(file) === part);
    expect(guides).toHaveLength(1);
    expect(sent([...base, ...guides]), part).toBeLessThan(CONTENT_BUDGET);
  }
  // words of the engine and of a guide: no page has them, nor a chunk that a page can ask for
  for (const words of ['I have no guide to', 'the first president’s marble']) {
    const holds = (file: string) => readFileSync(`dist/app/${file}`, 'utf8').includes(words);
    expect(built('assets').filter(holds)).toEqual([]);
    expect(files.filter(holds)).toHaveLength(1);
  }
});
