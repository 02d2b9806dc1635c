/** The airports in the app's build are those of the server. */
import { expect, it } from 'vitest';
import { airportsOf, readAirports } from '../../../engine/facts/airports.ts';
import { thinnedModule } from '../../../server/build/thinAirports.ts';

it('leaves every airport as it is, at a tenth of the size', async () => {
  const source = thinnedModule();
  const thinned: unknown = await import(
    /* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(source).toString('base64')}`
  );
  const whole = await readAirports();
  expect(whole.length).toBeGreaterThan(3_000);
  expect(airportsOf(thinned)).toEqual(whole);
  expect(source.length).toBeLessThan(600_000);
});
