/** What each role must not do: every attempt is refused for the reason it names, and changes nothing. */
import { beforeAll, describe, expect, it } from 'vitest';
import { describeOnBoth } from '../../support/backend.ts';
import { ATTEMPTS } from './attempts/all.ts';
import { attack, makeWorld, type World } from './world.ts';

const FEWEST_ATTEMPTS = 60;

describeOnBoth('attacks', (backend) => {
  let world: World;
  beforeAll(async () => {
    world = await makeWorld(backend());
  });

  describe.each(Object.entries(ATTEMPTS))('%s', (_title, attempts) => {
    it.each(attempts)('$actor: $name', async (attempt) => {
      expect(await attack(world, attempt)).toMatchObject({ ...attempt.refused, changed: false });
    });
  });

  it('are many, and each is made once', () => {
    const names = Object.values(ATTEMPTS).flatMap((group) =>
      group.map(({ actor, name }) => `${actor}: ${name}`),
    );
    expect(names.length).toBeGreaterThanOrEqual(FEWEST_ATTEMPTS);
    expect(new Set(names).size).toBe(names.length);
  });
});
