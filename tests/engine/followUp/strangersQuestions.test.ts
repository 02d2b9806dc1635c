/** Questions and small wishes of somebody who has not seen the code: each was passed over once, or answered with something else. */
import { describe, expect, it } from 'vitest';
import { ask } from '../../functions/support/assistant.ts';

const DRIVE = 'Memphis and New Orleans by car from Nashville, six days from 9 April 2027 for two';
const MILAN = 'Milan 14 to 17 April 2027, two adults from Basel';

describe('what is asked beside a plan', () => {
  const MEXICO = 'Mexico City 6 days from 29 October 2027, two women from Toronto';

  it.each([
    [DRIVE, 'How many miles is that each day?', 'Nashville to Memphis, about 320 km (199 miles)'],
    [DRIVE, 'how many kilometres in total', 'Memphis to New Orleans, about 580 km'],
    [MEXICO, 'do cards work or should i bring pesos', 'cards in towns, cash in markets'],
    [MEXICO, 'emergency number there?', 'the emergency number is 911'],
    [MEXICO, 'who do i call in an emergency', 'the emergency number is 911'],
    [MEXICO, 'i have asthma, is the altitude a problem?', 'Mexico City lies at about 2,240 metres'],
    [MEXICO, 'so whats that each', 'a person:'],
    [MEXICO, 'what does that make each', 'a person:'],
    [MILAN, 'what does one wear at La Scala these days?', 'On “wear at la scala” I have nothing'],
    [MILAN, 'is there a luggage storage', 'Whether there is a luggage storage I do not know'],
    [MILAN, 'where can we leave our bags on the last day', 'the hotel itself can say'],
    [MILAN, 'we need a prayer room', 'I have nothing on “prayer room” in my guide to Milan'],
    [MILAN, 'twin beds please', 'You want twin beds: my hotel data does not tell that'],
    [MILAN, 'a hotel with a sea view please', 'You want a sea view'],
  ])('%s: %s', async (first, message, told) => {
    const { reply } = await ask(message, { after: [first] });
    expect(reply).toContain(told);
  });

  it.each([
    [MILAN, 'what should we wear to the cathedral', 'shoulders and knees'],
    [MILAN, 'what should i wear in april', '**To pack**'],
    [MILAN, 'how much luggage should we take', '**To pack**'],
    [MILAN, 'is the opera above 2000 metres?', 'opera'],
  ])('has its own answer still: %s: %s', async (first, message, told) => {
    const { reply } = await ask(message, { after: [first] });
    expect(reply).toContain(told);
    expect(reply).not.toContain('I have nothing');
  });

  it('quotes what a day with a theme names besides', async () => {
    const { reply } = await ask('kids want everland one full day, put on day 3', {
      after: ['Seoul 20-24 May 2027 for two from Kuala Lumpur'],
    });
    expect(reply).toContain('“everland”');
  });
});
