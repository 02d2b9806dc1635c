/** Questions that were taken for a change, places that were asked about, and wide places of which we chose the towns. */
import { describe, expect, it } from 'vitest';
import { ask } from '../../functions/support/assistant.ts';

const JAPAN = 'Osaka, Kyoto and Tokyo, 10 days from 9 November 2027 from Singapore, me and my partner';
const MEXICO = 'Mexico City 6 days from 9 February 2027 from Houston, 2 adults';
const VIENNA = 'Vienna 5 days from 13 April 2027, 2 adults from Warsaw';

describe('a place that is asked about as a day out', () => {
  it('is told of by the way there, where no guide knows it so', async () => {
    const { reply } = await ask('is hiroshima doable as a day trip', { after: [JAPAN] });
    expect(reply).toContain('From Osaka to Hiroshima');
    expect(reply).toContain('The plan stays as it was.');
  });

  it.each(['ok put it in, from osaka', 'please add it', 'squeeze it in then'])(
    'comes in by “%s”',
    async (message) => {
      const { reply } = await ask(message, { after: [JAPAN, 'is hiroshima doable as a day trip'] });
      expect(reply).toContain('Hiroshima');
      expect(reply).toContain('10 days for two');
    },
  );

  it('does not come in by words for something else', async () => {
    const { reply } = await ask('add it to the calendar', {
      after: [JAPAN, 'is hiroshima doable as a day trip'],
    });
    expect(reply).not.toContain('Added: Hiroshima');
  });
});

describe('a question', () => {
  it.each([
    [MEXICO, 'what time would we get to mexico city', 'IAH'],
    [VIENNA, 'how much is the hotel per night now', 'at \\$\\d+ a night'],
    [VIENNA, 'how much is a ski pass', 'What “ski pass” costs'],
  ])('after %s: %s', async (first, question, pattern) => {
    const { reply, change } = await ask(question, { after: [first] });
    expect(change.kind).toBe('none');
    expect(reply).toMatch(new RegExp(pattern));
  });

  it('about the dog is none about clothes', async () => {
    const { reply } = await ask('can we bring the dog or is that a bad idea', { after: [VIENNA] });
    expect(reply).not.toContain('by season');
    expect(reply).toMatch(/pets/);
  });
});

describe('a wide place', () => {
  it.each([
    ['croatian islands 8 days from 13 July 2027, couple from Cologne', '## Hvar and Korcula: 8 days'],
    ['Slovenia 4 days from 15 June 2027 from Graz, two of us', '## Ljubljana: 4 days'],
  ])('has as many towns as there is time for: %s', async (message, head) => {
    expect((await ask(message)).reply).toContain(head);
  });

  it('keeps its length where a town of our choice is refused', async () => {
    const { reply } = await ask('not hvar', {
      after: ['croatian islands 8 days from 13 July 2027, couple from Cologne'],
    });
    expect(reply).toContain('## Korcula: 8 days for two');
  });

  it('is shorter where a town that was asked for is', async () => {
    const { reply } = await ask('skip hvar', {
      after: ['Split 4 days and Hvar 4 days from 13 July 2027, couple from Cologne'],
    });
    expect(reply).toContain('## Split: 5 days');
  });
});

describe('dates', () => {
  it('that a holiday is on are a window for a shorter trip', async () => {
    const { reply } = await ask(
      'Berlin 4 nights in october half term (23-31 oct 2027) for two from Brighton',
    );
    expect(reply).toContain('## Berlin: 5 days for two');
  });

  it('week 8 days is no week of the calendar', async () => {
    const { reply } = await ask('Rome easter week 8 days for two from London');
    expect(reply).toMatch(/March 2027 to .*(?:March|April) 2027/);
  });
});

describe('weekdays beside a town', () => {
  const MILAN = 'Milan 7 days from Monday 8 March 2027, just me, from Dublin';

  it('that end the trip are its days there', async () => {
    const { reply } = await ask('ok Como, friday to sunday', { after: [MILAN] });
    expect(reply).toContain('## Milan and Como: 7 days');
  });

  it('that begin it are too', async () => {
    const { reply } = await ask('Como, Monday to Tuesday', { after: [MILAN] });
    expect(reply).toContain('## Como and Milan: 7 days');
  });

  it('that the trip has not are asked about', async () => {
    const { reply, change } = await ask('Lisbon, friday to monday', { after: [MILAN] });
    expect(change.kind).toBe('none');
    expect(reply).toContain('Is Lisbon to be one more stop, or in place of what is planned?');
  });

  it('of another trip are those of the next week', async () => {
    const { change } = await ask('another trip: Lisbon friday to sunday', { after: [MILAN] });
    expect(change.kind).toBe('created');
  });

  it.each(['just a day trip to Cordoba then, on Thursday', 'a day trip to cordoba, on thursday'])(
    'put a day trip on that day: %s',
    async (message) => {
      const { reply } = await ask(message, { after: ['Seville 19 to 23 October 2027 from Brussels for 2'] });
      expect(reply).toContain('## Seville: 5 days');
      expect(reply).toContain('Day 3, Thu 21 October: Córdoba');
    },
  );
});
