/**
 * An attempt that fails for want of a row, a right spelling or a grant proves nothing. Here each guard is taken
 * away in turn, and the very same call of the suite then gets through.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBackend, type TestBackend } from '../../support/backend.ts';
import { ATTEMPTS } from './attempts/all.ts';
import { attack, makeWorld, type World } from './world.ts';

const FEWEST = 10;
const COLUMNS = [
  'role',
  'status',
  'subscription_status',
  'token_balance',
  'nickname',
  'email',
  'first_response_at',
  'created_at',
];

let backend: TestBackend;
let world: World;
beforeAll(async () => {
  backend = await startBackend('embedded');
  world = await makeWorld(backend);
  await backend.database.exec('create table waymark.before as select * from public.profiles');
});
afterAll(() => backend.close());

/** The accounts as they were, so that no attempt stands on the success of another. */
async function putBack(): Promise<void> {
  const columns = COLUMNS.map((column) => `${column} = b.${column}`).join(', ');
  await backend.database.exec(
    `update public.profiles p set ${columns} from waymark.before b where b.id = p.id`,
  );
}

const guarded = Object.values(ATTEMPTS)
  .flat()
  .flatMap((attempt) => (attempt.guard ? [{ ...attempt, guard: attempt.guard }] : []));

it('covers enough of the suite', () => {
  expect(guarded.length).toBeGreaterThanOrEqual(FEWEST);
});

it.each(guarded)('without its guard, $actor $name', async (attempt) => {
  const { remove, restore, without } = attempt.guard;
  await backend.database.exec(remove);
  try {
    const verdict = await attack(world, attempt);
    expect(verdict).toMatchObject(without);
    expect(verdict).not.toMatchObject({ ...attempt.refused, changed: false });
  } finally {
    await backend.database.exec(restore);
    await putBack();
  }
  expect(await attack(world, attempt)).toMatchObject({ ...attempt.refused, changed: false });
});
