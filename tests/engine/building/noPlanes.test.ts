/** A way that is banned is never made, whatever else is read; where no other is known it is left out and said. */
import { describe, expect, it } from 'vitest';
import { ask } from '../../functions/support/assistant.ts';

const modesOf = async (text: string) => (await ask(text)).plan?.legs.map(({ mode }) => mode) ?? [];

describe('no planes', () => {
  it.each([
    'Brussels to Berlin on the sleeper, then on to Warsaw, 6 days leaving fri 23 april, no planes',
    'without flying: Cologne, then on to Vienna and Budapest, from London, 10 days in may by sleeper train',
    'from Manchester to Barcelona then continuing to Valencia by train, no planes. 8 days in september',
    'we are going on to Prague after Berlin, from Hamburg, 7 days in april, we do not fly',
    'flight free trip: Munich to Venice, on to Ljubljana and Zagreb and home, 8 days in september',
    'we are splitting the cost between us, no planes: Hamburg to Prague, 5 days in may',
  ])('goes all the way on the ground: %s', async (text) => {
    const modes = await modesOf(text);
    expect(modes.length).toBeGreaterThan(1);
    expect(modes).not.toContain('flight');
  });

  it.each([
    ['no flights between cities please: Tokyo, Kyoto and Hiroshima, 10 days in april from Sydney', 2],
    ['10 days in japan from Seattle, tokyo kyoto osaka, no internal flights', 2],
    ['we fly to Tokyo from London, then on to Kyoto by train, 10 days in may', 2],
  ])('of the ways between towns alone flies there and back: %s', async (text, flown) => {
    const modes = await modesOf(text);
    expect(modes.filter((mode) => mode === 'flight')).toHaveLength(flown);
  });

  it('leaves out the way for which no other is known, and says so', async () => {
    const { plan, reply } = await ask('Copenhagen, Oslo and then Reykjavik, no planes, 9 days in june');
    expect(plan?.legs.map(({ mode }) => mode)).toEqual(['train']);
    expect(reply).toContain('From Oslo to Reykjavik I know no way without a flight');
  });
});

describe('the ships of the Baltic', () => {
  it('go where they are asked for, through the night', async () => {
    expect(
      await modesOf(
        'stockholm to helsinki to tallinn by ferry, one week in july, we are already in stockholm and have to be back there',
      ),
    ).toEqual(['boat', 'boat', 'boat']);
  });
  it('are not what anybody is sent by who only names the towns', async () => {
    expect(await modesOf('Helsinki 4 days in july from Stockholm')).toEqual(['flight', 'flight']);
  });
});
