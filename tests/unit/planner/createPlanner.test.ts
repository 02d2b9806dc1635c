/** The page's side of the planner: what it makes of all that a worker may say, or fail to. */
import { describe, expect, it, vi } from 'vitest';
import { createPlanner, type PlannerWorker } from '@/planner/createPlanner.ts';
import { PlannerMissing, type AskedHere } from '@/planner/planner.ts';
import { fromPlannerSchema, toPlannerSchema } from '@/planner/protocol.ts';
import { NoFurtherTrip } from '../../../engine/turnErrors.ts';

const asked: AskedHere = {
  message: 'Five days in Kyoto',
  at: '2026-11-21T09:00:00.000Z',
  traveller: { today: '2026-11-21', interests: [] },
  trip: null,
  previous: null,
  others: [],
  full: false,
  searches: { marker: '', flights: [], hotels: [], tours: [] },
};
const told = {
  answer: {
    reply: 'Where to?',
    lead: 'Where to?',
    suggestions: [],
    results: { flights: [], hotels: [], tours: [] },
    change: { kind: 'none' },
    usage: { inputTokens: 0, outputTokens: 0, totalTokens: 0 },
  },
  offers: { marker: '', seenAt: null, flights: [], hotels: [], tours: [] },
};

/** A worker that the test speaks for. */
class ScriptedWorker extends EventTarget implements PlannerWorker {
  readonly posted: { id: number }[] = [];
  readonly terminate = vi.fn<() => void>();

  postMessage(message: unknown): void {
    this.posted.push(toPlannerSchema.parse(structuredClone(message)));
  }

  say(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  breakDown(): void {
    this.dispatchEvent(new Event('error'));
  }
}

function started(turnMs = 20_000) {
  const workers: ScriptedWorker[] = [];
  const startWorker = () => {
    const worker = new ScriptedWorker();
    workers.push(worker);
    return worker;
  };
  const planner = createPlanner({ startWorker, turnMs, caches: null, askWorker: async () => null });
  const worker = (index = 0): ScriptedWorker => {
    const found = workers[index];
    if (!found) throw new Error('No such worker was started');
    return found;
  };
  return { planner, workers, worker };
}

describe('a question to the planner', () => {
  it('starts no worker before there is one, and one for all', async () => {
    const { planner, workers, worker } = started();
    expect(workers).toHaveLength(0);
    const answers = Promise.all([planner.answer(asked), planner.answer({ ...asked, message: 'Rome' })]);
    worker().say({ type: 'ready' });
    worker().say({ type: 'told', id: 2, told: { ...told, answer: { ...told.answer, reply: 'Rome it is' } } });
    worker().say({ type: 'told', id: 1, told });
    expect((await answers).map(({ answer }) => answer.reply)).toEqual(['Where to?', 'Rome it is']);
    expect(workers).toHaveLength(1);
  });

  it('finds the worker that was started ahead of it', async () => {
    const { planner, workers, worker } = started();
    planner.prepare();
    planner.prepare();
    worker().say({ type: 'ready' });
    const answer = planner.answer(asked);
    worker().say({ type: 'told', id: 1, told });
    expect((await answer).answer.reply).toBe('Where to?');
    expect(workers).toHaveLength(1);
  });

  it('starts another where the one ahead of it could not be had', async () => {
    const { planner, workers, worker } = started();
    planner.prepare();
    worker().breakDown();
    const answer = planner.answer(asked);
    worker(1).say({ type: 'told', id: 1, told });
    expect((await answer).answer.reply).toBe('Where to?');
    expect(workers).toHaveLength(2);
  });

  it('is told that the planner is missing where the browser starts no such worker', async () => {
    const planner = createPlanner({
      startWorker: () => {
        throw new ReferenceError('Worker is not defined');
      },
      caches: null,
      askWorker: async () => null,
    });
    expect(() => planner.prepare()).not.toThrow();
    await expect(planner.answer(asked)).rejects.toEqual(new PlannerMissing('planner'));
  });

  it('rejects with the part that is missing, and asks a fresh worker for it the next time', async () => {
    const { planner, workers, worker } = started();
    const first = planner.answer(asked);
    worker().say({ type: 'ready' });
    worker().say({ type: 'missing', id: 1, part: 'farEast' });
    await expect(first).rejects.toMatchObject({ name: 'PlannerMissing', part: 'farEast' });
    expect(worker().terminate).toHaveBeenCalledOnce();
    const second = planner.answer(asked);
    expect(workers).toHaveLength(2);
    worker(1).say({ type: 'told', id: 1, told });
    expect((await second).answer.reply).toBe('Where to?');
  });

  it('goes on for the others where one misses a part', async () => {
    const { planner, worker } = started();
    const first = planner.answer(asked);
    const second = planner.answer(asked);
    worker().say({ type: 'missing', id: 1, part: 'farEast' });
    await expect(first).rejects.toBeInstanceOf(PlannerMissing);
    expect(worker().terminate).not.toHaveBeenCalled();
    worker().say({ type: 'told', id: 2, told });
    expect((await second).answer.reply).toBe('Where to?');
  });

  it('misses the program itself where the worker never says a word', async () => {
    const { planner, worker } = started();
    const answer = planner.answer(asked);
    worker().breakDown();
    await expect(answer).rejects.toMatchObject({ name: 'PlannerMissing', part: 'planner' });
  });

  it('is given up with all others where the worker breaks down; the next starts a new one', async () => {
    const { planner, workers, worker } = started();
    const answers = [planner.answer(asked), planner.answer(asked)].map((one) =>
      one.catch((thrown: unknown) => thrown),
    );
    worker().say({ type: 'ready' });
    worker().breakDown();
    expect(await Promise.all(answers)).toEqual([
      expect.objectContaining({ reason: 'unknown' }),
      expect.objectContaining({ reason: 'unknown' }),
    ]);
    expect(worker().terminate).toHaveBeenCalledOnce();
    void planner.answer(asked).catch(() => undefined);
    expect(workers).toHaveLength(2);
  });

  it('is given up after its time, and the worker with it', async () => {
    const { planner, worker } = started(1);
    await expect(planner.answer(asked)).rejects.toMatchObject({ reason: 'timeout' });
    expect(worker().terminate).toHaveBeenCalledOnce();
  });

  it.each([
    ['no message', 'hello'],
    ['an answer without its offers', { type: 'told', id: 1, told: { answer: told.answer } }],
    ['a part of no world', { type: 'missing', id: 1, part: 'atlantis' }],
    [
      'a change of no kind',
      { type: 'told', id: 1, told: { ...told, answer: { ...told.answer, change: { kind: 'hacked' } } } },
    ],
  ])('is given up where the worker says %s', async (_, data) => {
    const { planner, worker } = started();
    const answer = planner.answer(asked);
    worker().say(data);
    await expect(answer).rejects.toMatchObject({ reason: 'unknown' });
    expect(worker().terminate).toHaveBeenCalledOnce();
  });

  it('says that no further trip can be kept, and that the program failed', async () => {
    const { planner, worker } = started();
    const first = planner.answer(asked);
    const second = planner.answer(asked);
    worker().say({ type: 'noFurtherTrip', id: 1 });
    worker().say({ type: 'failed', id: 2, why: 'RangeError' });
    await expect(first).rejects.toBeInstanceOf(NoFurtherTrip);
    await expect(second).rejects.toMatchObject({ reason: 'unknown' });
    worker().say({ type: 'told', id: 9, told });
    worker().say({ type: 'failed', id: null, why: 'nobody asked' });
    expect(worker().terminate).not.toHaveBeenCalled();
  });
});

describe('the messages', () => {
  it('are refused where they are not what they must be', () => {
    expect(toPlannerSchema.safeParse({ id: 1, asked }).success).toBe(true);
    for (const broken of [
      { at: 'yesterday' },
      { message: '' },
      { message: 'x'.repeat(4_001) },
      { searches: { ...asked.searches, hotels: [{ params: {}, offers: [], seenAt: asked.at }] } },
      { trip: { id: '1' } },
    ]) {
      expect(toPlannerSchema.safeParse({ id: 1, asked: { ...asked, ...broken } }).success).toBe(false);
    }
    expect(fromPlannerSchema.safeParse({ type: 'told', id: 1, told }).success).toBe(true);
  });
});
