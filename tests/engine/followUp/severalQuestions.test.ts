/** Two questions in one message: each is answered, or said not to be known. */
import { describe, expect, it } from 'vitest';
import { ask } from '../../functions/support/assistant.ts';

const OSLO = 'Oslo 4 days in June for two';

describe('two questions about a plan', () => {
  it.each([
    ['what is the tipping like and can you drink out of the tap?', [/Tipping/, /tap water is/]],
    ['do I need an adapter and should I bring an umbrella?', [/sockets/, /To pack/]],
    ['which hotel is it, and will there be a lift?', [/Stay/, /lift/]],
  ])('are both answered: %s', async (question, words) => {
    const { reply, plan } = await ask(question, { after: [OSLO] });
    expect(plan).toBeUndefined();
    for (const own of words) expect(reply).toMatch(own);
  });

  it('a question that only goes on is one with that before it', async () => {
    const { reply } = await ask('is the opera house in there, and on which day?', { after: [OSLO] });
    expect(reply).toContain('Opera House');
    expect(reply).not.toContain('I find nothing');
  });

  it('a change beside a question is quoted, not passed over', async () => {
    const { reply, plan } = await ask('what time does day 1 start and could you make day 2 lighter?', {
      after: [OSLO],
    });
    expect(plan !== undefined || reply.includes('make day 2 lighter')).toBe(true);
  });
});

it('what is asked to be open is named where nobody knows it', async () => {
  const { reply } = await ask(
    'Do I need a visa for Norway in January, and is the Trollstigen road open then?',
  );
  expect(reply).toMatch(/visa for Norway/);
  expect(reply).toMatch(/“Trollstigen road” I have no opening hours/);
});

describe('that no guide has a thing', () => {
  const BINGO = 'Oslo 4 days in June for two, we love bingo';

  it('is said once, and is no change', async () => {
    expect((await ask(BINGO)).reply).toContain('nothing on “bingo” in my guide to Oslo');
    for (const change of ['for three people please', 'make it 5 days', 'make it cheaper'])
      expect((await ask(change, { after: [BINGO] })).reply).not.toContain('bingo');
  });

  it('is said with the plan that first has it, and of a town that comes in', async () => {
    const { reply } = await ask('we also like curling', { after: [BINGO] });
    expect(reply).toContain('nothing on “curling” in my guide to Oslo');
    expect(reply).not.toContain('What changed');
    const other = await ask('add 2 days in Bergen', { after: [BINGO] });
    expect(other.reply).toContain('nothing on “bingo” in my guide to Oslo and Bergen');
  });
});
