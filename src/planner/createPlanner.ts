/** The planner of this page: questions to the worker, each answered or given up. */
import { AppError } from '@domain/errors/appError.ts';
import { NoFurtherTrip } from '../../engine/turnErrors.ts';
import { PlannerMissing, type AskedHere, type Planner, type ToldHere } from './planner.ts';
import { createPack, pagePack, type PackDeps } from './pack.ts';
import { fromPlannerSchema, type FromPlanner, type ToPlanner } from './protocol.ts';

/** A turn takes a second or two on a slow phone; one that takes longer than this has gone wrong. */
const TURN_MS = 20_000;

/** As much of a Worker as is used here. */
export type PlannerWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

interface PlannerDeps extends PackDeps {
  readonly startWorker: () => PlannerWorker;
  readonly turnMs: number;
}

/** The planner of this browser. The worker starts with the first question or ahead of it, and anew after it has broken down. */
export function createPlanner(deps: Partial<PlannerDeps> = {}): Planner {
  const { startWorker, turnMs, ...pack } = {
    ...pagePack(),
    startWorker: newWorker,
    turnMs: TURN_MS,
    ...deps,
  };
  let running: Running | null = null;
  const started = () => (running ??= run(startWorker, turnMs, () => (running = null)));
  return {
    ...createPack(pack),
    prepare: () => {
      try {
        started();
      } catch {
        // said by the answer
      }
    },
    answer: async (asked) => started().answer(asked),
  };
}

function newWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'planner' });
}

/** @throws PlannerMissing where this browser starts no such worker: without one the program can not be had here */
function startedBy(startWorker: () => PlannerWorker): PlannerWorker {
  try {
    return startWorker();
  } catch {
    throw new PlannerMissing('planner');
  }
}

interface Running {
  answer(asked: AskedHere): Promise<ToldHere>;
}

interface Waiting {
  readonly resolve: (told: ToldHere) => void;
  readonly reject: (reason: Error) => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

function run(startWorker: () => PlannerWorker, turnMs: number, onEnd: () => void): Running {
  const worker = startedBy(startWorker);
  const waiting = new Map<number, Waiting>();
  let isReady = false;
  let last = 0;

  /** Gives up all that wait, and the worker with them. */
  function end(reason: Error): void {
    onEnd();
    worker.terminate();
    for (const [id] of waiting) settle(id)?.reject(reason);
  }

  function settle(id: number): Waiting | undefined {
    const one = waiting.get(id);
    if (one) clearTimeout(one.timer);
    waiting.delete(id);
    return one;
  }

  worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const said = fromPlannerSchema.safeParse(data).data;
    if (!said) return end(new AppError('unknown', { cause: 'The planner said what cannot be read' }));
    if (said.type === 'ready') isReady = true;
    else if (said.type === 'missing') {
      settle(said.id)?.reject(new PlannerMissing(said.part));
      // browsers remember that a module could not be had: another worker asks for it again
      if (waiting.size === 0) end(new PlannerMissing(said.part));
    } else if (said.id !== null) told(said, settle(said.id));
  });
  // without a first word its files are not here, or not whole
  const broken = () =>
    end(
      isReady ? new AppError('unknown', { cause: 'The planner broke down' }) : new PlannerMissing('planner'),
    );
  worker.addEventListener('error', broken);
  worker.addEventListener('messageerror', broken);

  return {
    answer: (asked) =>
      new Promise<ToldHere>((resolve, reject) => {
        const id = ++last;
        const timer = setTimeout(
          () => end(new AppError('timeout', { cause: 'The planner took too long' })),
          turnMs,
        );
        waiting.set(id, { resolve, reject, timer });
        const message: ToPlanner = { id, asked: sendable(asked) };
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes no origin
        worker.postMessage(message);
      }),
  };
}

/** Without what cannot be sent to a worker, as what a store has wrapped. */
function sendable(asked: AskedHere): ToPlanner['asked'] {
  // oxlint-disable-next-line unicorn/prefer-structured-clone -- a clone keeps what is undefined, which the schema refuses
  return JSON.parse(JSON.stringify(asked));
}

function told(said: Extract<FromPlanner, { id: number | null }>, one: Waiting | undefined): void {
  switch (said.type) {
    case 'told':
      one?.resolve({ ...said.told, answer: { ...said.told.answer, plan: said.told.answer.plan } });
      break;
    case 'noFurtherTrip':
      one?.reject(new NoFurtherTrip());
      break;
    case 'missing':
    case 'failed':
      one?.reject(new AppError('unknown', { cause: said }));
  }
}
