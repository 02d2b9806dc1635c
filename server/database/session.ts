/** The embedded database's one session, from which a caller that takes too long can be put out. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { TurnOver } from './turns.ts';

interface Driver {
  query(statement: string, ...rest: unknown[]): Promise<unknown>;
  exec(statements: string, ...rest: unknown[]): Promise<unknown>;
}

/**
 * The turn that a statement belongs to, of whatever database: on Node 20 every storage in use costs each promise of
 * the process, so that one for each database opened would slow all of them down.
 */
const turns = new AsyncLocalStorage<{ isOver: boolean }>();

/**
 * Watches `driver` and answers what runs `work` for at most `ms` milliseconds. Past them what `work` had open is
 * rolled back, its later statements are refused (they would run inside the next caller's transaction, under that
 * caller's role), and the promise rejects with TurnOver. A statement that is running is waited for: PGlite cannot
 * be interrupted.
 */
export function limitTime(driver: Driver): <T>(work: () => Promise<T>, ms: number) => Promise<T> {
  const rollback = driver.exec.bind(driver, 'rollback');
  for (const name of ['query', 'exec'] as const) {
    const original = driver[name].bind(driver);
    driver[name] = (...values) =>
      turns.getStore()?.isOver ? Promise.reject(new TurnOver('The turn is over')) : original(...values);
  }
  return async (work, ms) => {
    const turn = { isOver: false };
    let timer: NodeJS.Timeout | undefined;
    const over = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        turn.isOver = true;
        reject(new TurnOver(`The turn lasted more than ${ms} ms`));
      }, ms);
    });
    try {
      return await Promise.race([turns.run(turn, work), over]);
    } catch (error) {
      if (turn.isOver) await rollback();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };
}
