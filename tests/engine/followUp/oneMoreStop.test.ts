/** Follow-ups that add a stop in words of their own: the trip is longer, and the towns before keep their nights. */
import { describe, expect, it } from 'vitest';
import { ask } from '../../functions/support/assistant.ts';

const SPLIT = 'Split 3 nights from 22 June 2027, two of us from Leipzig';
const VALENCIA = 'Valencia 5 days from 25 May 2027, 2 adults from Eindhoven';

async function stays(first: string, message: string) {
  const { plan, reply } = await ask(message, { after: [first] });
  const nights = [...reply.matchAll(/\*\*Stay:\*\* .*? in ([^,]+), (\d+) nights?/g)];
  const last = /\*\*Flight:\*\* .*?, (\w{3}) to \w{3}, (?!.*\*\*Flight)/s.exec(reply)?.[1];
  return {
    days: plan?.days.length,
    nights: nights.map(([, town, count]) => `${town} ${count}`),
    last,
    reply,
  };
}

describe('some days in a town', () => {
  it.each([
    'add some days on hvar after',
    'can we tack on some days in Hvar at the end',
    'and some days in hvar after that',
    'then some nights in hvar afterwards',
    'add some nights on Hvar please',
  ])('come after those that are planned: %s', async (message) => {
    const { days, nights } = await stays(SPLIT, message);
    expect(nights).toEqual(['Split 3', 'Hvar 2']);
    expect(days).toBe(6);
  });

  it('of the plan are more of them', async () => {
    expect((await stays(SPLIT, 'add some more days in Split')).days).toBe(6);
  });

  it.each([
    'we have some days on hvar with friends after the wedding',
    'add some days at the beach',
    'some days on the sea would be nice after all the towns',
  ])('are not asked for: %s', async (message) => {
    expect((await stays(SPLIT, message)).days ?? 4).toBe(4);
  });
});

describe('a night where one goes home from', () => {
  it.each([
    'fly home from alicante instead, friends live there, one night with them at the end',
    'fly home from alicante instead, one night there at the end',
    'fly back from Alicante and spend one night there',
    'flying back from Alicante, a night at their place before',
  ])('is one more stop: %s', async (message) => {
    const { days, nights, last } = await stays(VALENCIA, message);
    expect(nights).toEqual(['Valencia 4', 'Alicante 1']);
    expect(days).toBe(6);
    expect(last).toBe('ALC');
  });

  it.each([
    ['fly home from alicante instead', 5],
    ['make it 3 nights, flying home from alicante', 4],
    ['fly home from Alicante, one night less in Valencia', 4],
  ])('is not asked for: %s', async (message, length) => {
    const { days, reply } = await stays(VALENCIA, message);
    expect(days).toBe(length);
    expect(reply).toContain('Added: Alicante (1 day)');
  });

  it('comes after an added one too', async () => {
    const { plan } = await ask('and one night dubrovnik at the end, we fly home from there', {
      after: [SPLIT, 'add some days on hvar after', 'ok make it 3 nights on hvar'],
    });
    expect(plan?.cities).toEqual(['Split', 'Hvar', 'Dubrovnik']);
    expect(plan?.days).toHaveLength(8);
  });
});

describe('going on to another town', () => {
  const EDINBURGH = 'Edinburgh 3 days from 14 September 2027, from Bristol, on my own';

  it.each([
    ['i want to go on to the isle of skye with a rental car', 'Isle of Skye', 'Road'],
    ["i'd like to continue to Skye by car", 'Isle of Skye', 'Road'],
    ['want to carry on to inverness with a rental car', 'Inverness', 'Road'],
    ['we want to go on to glasgow by train', 'Glasgow', 'Train'],
  ])('adds it, and its way alone is made so: %s', async (message, town, way) => {
    const { plan, reply } = await ask(message, { after: [EDINBURGH] });
    expect(plan?.cities).toEqual(['Edinburgh', town]);
    expect(reply).toContain(`**${way}:** Edinburgh to ${town}`);
    expect(reply).toContain('**Train:** Bristol to Edinburgh');
    expect(reply).not.toContain('did not take into account');
  });

  it.each(['i want to go on a boat trip', 'i want to go on to a pub after', 'go on to day 2'])(
    'is not said by: %s',
    async (message) => {
      expect((await ask(message, { after: [EDINBURGH] })).plan?.cities ?? ['Edinburgh']).toEqual([
        'Edinburgh',
      ]);
    },
  );

  it('may end where the car is given back', async () => {
    const { plan, reply } = await ask('then one night in glasgow, drop the car and fly back from there', {
      after: [EDINBURGH, 'i want to go on to the isle of skye with a rental car'],
    });
    expect(plan?.cities).toEqual(['Edinburgh', 'Isle of Skye', 'Glasgow']);
    expect(reply).not.toContain('did not take into account');
  });
});
