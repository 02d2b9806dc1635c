/** Follow-ups that look like a change of the trip and are none, and short ones that are. */
import { describe, expect, it } from 'vitest';
import { ask } from '../../functions/support/assistant.ts';

const LISBON = 'Lisbon from Leeds, 4 nights from 4 May 2027 for two';
const THREE = 'Bath, Oxford and Stratford-upon-Avon, 6 to 15 May 2027, two of us from London by train';

async function headAfter(first: readonly string[], message: string): Promise<string> {
  const { reply } = await ask(message, { after: first });
  return /^## (.+)$/m.exec(reply)?.[1] ?? reply;
}

describe('a follow-up', () => {
  it.each([
    ['a day of a thing is no length of the trip', [LISBON], 'surfing one day', 'Lisbon: 5 days for two'],
    [
      'a bare number after a length is another length',
      [LISBON, '6 nights'],
      'hmm 5',
      'Lisbon: 6 days for two',
    ],
    [
      'some of the towns alone are those that stay',
      [THREE],
      'Bath and Oxford',
      'Bath and Oxford: 10 days for two',
    ],
    [
      'a town on the way there comes first',
      ['Prague and Vienna, ten days from 3 Sept 2027 from Berlin by train, 2 adults'],
      'then a night in Dresden on the way down',
      'Dresden, Prague and Vienna:',
    ],
  ])('%s', async (_, first, message, head) => {
    expect(await headAfter(first, message)).toContain(head);
  });

  it.each([
    'what dolphins can you see in june',
    'which flowers can we find in september?',
    'ferry from where?',
  ])('“%s” is asked, and moves no date', async (message) => {
    const { change } = await ask(message, { after: [LISBON] });
    expect(change.kind).toBe('none');
  });
});
