/** By land or by air: both are looked up where both are sensible, and the plan says what the other would be. */
import { describe, expect, it } from 'vitest';
import { ask, providers as sample } from '../../functions/support/assistant.ts';
import { play } from '../repair/world.ts';

async function modes(message: string) {
  const { plan, reply } = await ask(message);
  expect(plan?.warnings).toEqual([]);
  return { legs: plan?.legs.map(({ from, to, mode }) => `${from} ${to} ${mode}`), reply };
}

describe('a way that could be either', () => {
  it('is by train where that is as quick from door to door, and names the flight', async () => {
    const { legs, reply } = await modes('4 days in Paris from London in May for two');
    expect(legs).toEqual(['London Paris train', 'Paris London train']);
    expect(reply).toMatch(
      /\*\*Train:\*\* London to Paris, .* my estimate, not an offer\. By flight it is about \dh.* from door to door and \$\d+ a person\./,
    );
  });

  it('is by air where a bus would take most of a day, and names the bus', async () => {
    const { legs, reply } = await modes('4 days in Medellín and 3 days in Bogotá in May');
    expect(legs).toEqual(['Medellín Bogota flight']);
    expect(reply).toMatch(/\*\*Flight:\*\* .*one way\. By bus it is about \dh.* from door to door/);
  });

  it('looks up no flight where the train was asked for, or the way is short', async () => {
    const byRail = await modes('4 days in Paris from London in May, no flights');
    expect(byRail.reply).not.toContain('By flight it is');
    const short = await modes('3 days in Kyoto and 3 days in Osaka in May');
    expect(short.reply).not.toContain('By flight it is');
  });

  it('stays on the ground where the flights land late at night', async () => {
    const flights = {
      ...sample.flights,
      search: async (...given: Parameters<typeof sample.flights.search>) =>
        (await sample.flights.search(...given)).map((offer) => ({
          ...offer,
          price: 5,
          duration_to: 20,
          arrival_at: `${offer.departure_at.slice(0, 10)}T23:10:00+00:00`,
        })),
    };
    const { plan } = await play('4 days in Paris from London in May', { providers: { flights } });
    expect(plan?.legs.map(({ mode }) => mode)).toEqual(['train', 'train']);
  });
});
