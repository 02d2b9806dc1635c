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
    [
      'a later first day with the end as it is makes the trip shorter',
      ['Mexico City and Oaxaca, 9 to 16 May 2027, solo from Bogota'],
      'i can only leave on monday 10th, same day back',
      'Mon 10 May 2027 to Sun 16 May 2027',
    ],
    [
      'the last day may be a bare number',
      [LISBON],
      'we stay until 11th',
      'Tue 4 May 2027 to Tue 11 May 2027',
    ],
    [
      'the day before an early fair is counted when the end moves',
      ['Poznan 8-12 March 2027 for a fair, 9-17 each day, from Izmir'],
      'so I go home the 11th',
      'Sun 7 March 2027 to Thu 11 March 2027',
    ],
    [
      'ordinals of days are no dates',
      [LISBON],
      'swap the second and third day in Lisbon',
      'Tue 4 May 2027 to Sat 8 May 2027',
    ],
  ])('%s', async (_, first, message, dates) => {
    const { reply } = await ask(message, { after: first });
    expect(reply).toContain(dates);
    expect(reply).not.toContain('I did not take into account');
  });

  it('a number of all after some who stay at home is that of all', async () => {
    const eight = ['Phuket 4-8 Feb 2027, 8 guys from Mumbai, 4 rooms'];
    expect(await headAfter(eight, '2 guys dropped out so 6 of us and 3 rooms')).toContain('5 days for six');
  });

  it.each([
    'tell me more about Bath and Oxford',
    'we love Bath and Oxford',
    'I know Bath and Oxford already',
    'hotels in Bath and Oxford please',
  ])('“%s” takes no third town out', async (message) => {
    const { change } = await ask(message, { after: [THREE] });
    expect(change.kind).toBe('none');
  });

  it('what was put in is taken out again', async () => {
    const { reply } = await ask('too much for us, take that out again', {
      after: [LISBON, 'add two days in Porto'],
    });
    expect(reply).toContain('Back to the plan before');
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
