/** Wishes for a place that is not named. */
import { describe, expect, it } from 'vitest';
import { Talk } from '../functions/support/assistant.ts';

describe('a place is wished for and not named', () => {
  it('proposes three, each with its reason, and goes to the one that is chosen', async () => {
    const talk = new Talk();
    await talk.say('I want to go on holiday in september');
    await talk.say('europe, max 3 hours flight from london');
    const { reply, plan } = await talk.say('somewhere with beaches');
    expect(plan).toBeUndefined();
    const names = [...reply.matchAll(/^\d\. \*\*(.+?)\*\*: .* hours? by air from London/gm)].map(
      ([, name]) => name,
    );
    expect(names).toHaveLength(3);
    const chosen = await talk.say('the second option sounds good');
    expect(chosen.plan?.cities).toEqual([names[1]]);
    expect(chosen.plan?.days[0]?.date).toMatch(/^2027-09/);
  });

  it('proposes nothing that is farther than was said', async () => {
    const talk = new Talk();
    const { reply } = await talk.say('somewhere warm in February, max 2 hours by plane from Sydney');
    expect(reply).not.toMatch(/Kyoto|Lisbon|Bangkok|Bali/);
  });

  it('says so where no town is all of it', async () => {
    const { reply } = await new Talk().say('anywhere in africa, max 1 hour flight from Reykjavik');
    expect(reply).toMatch(/no town with a guide that is all of that/);
  });
});
