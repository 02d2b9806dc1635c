/** The sign between parts that are read each by itself: a message or a trip's file full of it costs no more than words do. */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadGazetteer, type Gazetteer } from '../../../engine/facts/gazetteer.ts';
import { ACT_READERS } from '../../../engine/read/acts/all.ts';
import { APART, readMessage } from '../../../engine/read/parseMessage.ts';
import { Talk, TODAY } from '../../functions/support/assistant.ts';

let gazetteer: Gazetteer;
beforeAll(async () => {
  gazetteer = await loadGazetteer();
});

/** How often a text, or a part of one, is read while something is done. */
async function readings(doing: () => unknown): Promise<number> {
  const [first] = ACT_READERS;
  if (!first) throw new Error('There are no readers');
  const read = vi.spyOn(first, 'read');
  await doing();
  const { length } = read.mock.calls;
  read.mockRestore();
  return length;
}

/** A correction that ends in the sign: how often it is read, and its reply. */
async function corrected(sign: string): Promise<{ times: number; reply: string }> {
  const talk = new Talk();
  await talk.say('3 days in Rome in May');
  await talk.say('2 days more please');
  let reply = '';
  const times = await readings(async () => {
    ({ reply } = await talk.say('no sorry, only one extra day, not two'.padEnd(3_900, sign)));
  });
  return { times, reply };
}

describe('thousands of the sign', () => {
  it('in a correction of the message before are blanks', async () => {
    expect(await corrected(APART)).toEqual(await corrected(' '));
  });

  it.each([
    ['with nothing between', `Rome${APART.repeat(3_000)}for 3 days`],
    ['with a letter between', `Rome${APART}for 3 days${`${APART}x`.repeat(1_500)}`],
  ])('%s are few parts', async (_, text) => {
    const times = await readings(() => {
      const { destinations, days } = readMessage(text, { today: TODAY, gazetteer }).message;
      expect(destinations.map(({ place }) => place.name)).toEqual(['Rome']);
      expect(days).toBe(3);
    });
    expect(times).toBeLessThanOrEqual(200);
  });
});
