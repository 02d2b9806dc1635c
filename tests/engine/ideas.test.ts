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
    const names = [...reply.matchAll(/^\d\. \*\*(.+?)\*\* \(.+?\): .* hours? by air from London/gm)].map(
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

  it('notes a thing to do that was named, and says where no guide speaks of it', async () => {
    const skiing = await new Talk().say('ski week in february from london for 4');
    expect(skiing.reply).toMatch(/that you want “ski”.*\n\n1\. \*\*Chamonix\*\*/s);
    const { reply } = await new Talk().say(
      'somewhere in africa to see the northern lights, january, from london',
    );
    expect(reply).toMatch(/I have no guide to a town with “northern lights” that would suit\./);
  });
});

it('a thing that the season of a planned town brings is told so', async () => {
  const { reply } = await new Talk().say('ski week in chamonix in february from london');
  expect(reply).toContain('For “ski” it is the time in Chamonix: Snow and skiing.');
});

it('a city break is a trip, and a break in the afternoon a rest', async () => {
  const { reply, plan } = await new Talk().say('weekend break in bath for 2 from london in may');
  expect(plan?.cities).toEqual(['Bath']);
  expect(reply).not.toContain('I did not take into account');
});
