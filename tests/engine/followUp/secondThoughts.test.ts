/** Follow-ups that correct, give, keep and ask: each kind in several sayings, and what only looks like it. */
import { describe, expect, it } from 'vitest';
import { ask } from '../../functions/support/assistant.ts';

const TWO = 'Lisbon and Porto, 8 days from 10 May 2027, two of us from Leeds';
const PORTO = 'Porto from Basel, fri 16 - mon 19 april 2027, just me';
const ROME = 'Rome for 5 days from 12 June 2027, from Manchester, family of four, kids 6 and 9';
const TRIO = 'Granada 4 days from 10 May 2027, me and my two grown up sons from Leeds';

async function after(firsts: readonly string[], message: string) {
  const { reply, change } = await ask(message, { after: firsts });
  const [, head = '', dates = ''] = /^## (.+)\n\n(.+)$/m.exec(reply) ?? [];
  return { reply, change, head, dates };
}

describe('a night given from one town to another', () => {
  it.each([
    'give porto one of the lisbon nights',
    'give one of the Lisbon days to Porto',
    'lose a night in Lisbon and add it to Porto',
    'take one off lisbon and give it to porto',
    'could you move a night from Lisbon to Porto',
    'cut Lisbon by a day and give it to Porto',
    'spend one of the Lisbon nights in Porto instead',
  ])('leaves the whole as long as it is: %s', async (message) => {
    const { reply, head } = await after([TWO], message);
    expect(reply).toContain('Lisbon: 3 days instead of 4.');
    expect(reply).toContain('Porto: 5 days instead of 4.');
    expect(head).toContain('8 days');
    expect(reply).not.toContain('I did not take into account');
  });

  it('may go to a town that is new', async () => {
    const { reply } = await after([TWO], 'spend one of the porto nights in Braga');
    expect(reply).toContain('Added: Braga');
  });

  it.each(['cut Lisbon to 2 nights and add a night in Braga', 'take the train from Lisbon to Porto'])(
    'is none: %s',
    async (message) => {
      expect((await after([TWO], message)).reply).not.toContain('Porto: 5 days');
    },
  );

  it('is refused where the town has none to give, and no other is longer', async () => {
    const { change, reply } = await after(
      ['Granada 1 night and Cádiz 4 nights from 10 May 2027, two of us from Leeds'],
      'give one of the Granada nights to Cádiz',
    );
    expect(reply).toContain('cannot be shorter');
    expect(change.kind).toBe('none');
  });
});

describe('a change that is corrected', () => {
  it.each([
    [[TWO, 'add 2 days'], 'no sorry, only one extra day, not two', '9 days'],
    [[TWO, 'add 2 days'], 'oops, I meant one more day', '9 days'],
    [[TWO, 'two friends are joining'], 'sorry only one friend is coming', 'for three'],
  ])('begins from before it: %s', async (firsts, message, head) => {
    expect((await after(firsts, message)).head).toContain(head);
  });

  it.each(['sorry, typo: 12 May', 'my mistake, it should have been 12 may', 'sorry typo, 12 may'])(
    'is of the dates, though the date lies in them: %s',
    async (message) => {
      expect((await after([TWO], message)).dates).toContain('Wed 12 May 2027 to Wed 19 May 2027');
    },
  );

  it('of nothing that was said before adds to what stands', async () => {
    expect((await after([TWO, 'add 2 days'], 'one more day')).head).toContain('11 days');
  });
});

describe('the dates of a trip', () => {
  it.each([
    [[PORTO], 'boss said no. same but the weekend after', 'Fri 23 April 2027 to Mon 26 April 2027'],
    [[PORTO], 'the following week please', 'Fri 23 April 2027 to Mon 26 April 2027'],
    [[PORTO], 'i leave a day earlier, back the same monday', 'Thu 15 April 2027 to Mon 19 April 2027'],
    [
      [PORTO],
      'can we leave a day later and still come back the 19th',
      'Sat 17 April 2027 to Mon 19 April 2027',
    ],
    [
      [PORTO],
      'could we head out on the thursday, still back the monday',
      'Thu 15 April 2027 to Mon 19 April',
    ],
    [[TWO], 'can we leave already on the 9th, back still 17', 'Sun 9 May 2027 to Mon 17 May 2027'],
    [[TWO], 'Can we come back on Wednesday 19 May instead', 'Mon 10 May 2027 to Wed 19 May 2027'],
    [
      [TWO],
      'we must be home on the 16th, and we can start only on the 11th',
      'Tue 11 May 2027 to Sun 16 May',
    ],
    [[TWO], 'start on Saturday the 15th', 'Sat 15 May 2027 to Sat 22 May 2027'],
  ])('%s: %s', async (firsts, message, dates) => {
    expect((await after(firsts, message)).dates).toContain(dates);
  });

  it('of a week that is named leave the length as it is', async () => {
    expect((await after([ROME], 'the last week of june')).head).toContain('5 days');
  });

  it.each([
    'the Vatican on Monday, if possible',
    'on sunday rather spa than club',
    'our flight lands at 22:10 on saturday',
    'Boss has given me the Monday off',
    'is that a holiday?',
  ])('stay where a day is only spoken of: %s', async (message) => {
    const { dates } = await after([ROME], message);
    expect(['', 'Sat 12 June 2027 to Wed 16 June 2027']).toContain(dates);
  });

  it('a sight is put on its weekday', async () => {
    const { reply } = await after([ROME], 'the Vatican on Tuesday please');
    expect(reply).toMatch(/“Vatican[^”]*” is on day 4 now/);
  });
});

describe('one day', () => {
  it.each([
    ['nothing on the 13th please, we are meeting friends', 'day 4'],
    ['keep 13 May free', 'day 4'],
    ["don't plan anything on the 13th", 'day 4'],
    ['nothing planned on the 13th pls, meeting an old uni mate that day from morning til night', 'day 4'],
  ])('is kept free by its date: %s', async (message, day) => {
    const { reply, dates } = await after([TWO], message);
    expect(reply).toMatch(new RegExp(`“Free time”: ${day}, 8:00 AM to 10:00 PM, is yours`));
    expect(dates).toContain('Mon 10 May 2027 to Mon 17 May 2027');
  });

  it.each([
    'day 3 looks brutal, thin it out',
    'can you lighten up the third day',
    'the 12th is too much, tone it down',
    'day 3 is exhausting',
  ])('is made lighter: %s', async (message) => {
    const { reply } = await after([TWO], message);
    expect(reply).toMatch(/- Day 3, Wed 12 May: without /);
    expect(reply).not.toContain('I did not take into account');
  });

  it.each(['not the Colosseum, we did that last time', 'not the Colosseum please'])(
    'loses what is not wanted: %s',
    async (message) => {
      const { reply } = await after([ROME], message);
      expect(reply).toMatch(/(?:without|instead of) [^.\n]*Colosseum/);
    },
  );

  it.each(['not the same hotel', 'not the 13th', 'oh no my mother in law is coming too'])(
    'loses nothing: %s',
    async (message) => {
      expect((await after([ROME], message)).reply).not.toContain('in the plan, so nothing had to go');
    },
  );

  it('two of them change places', async () => {
    const { reply } = await after([ROME], 'swap the first two days');
    expect(reply).toMatch(/[Dd]ays 1 and 2/);
  });
});

describe('who travels', () => {
  it.each([
    [TRIO, "my eldest isn't coming after all", 'for two'],
    [ROME, 'the older one stays home', 'for 2 adults and 1 child'],
    [ROME, 'our youngest is staying with grandma', 'for 2 adults and 1 child'],
    [TWO, 'my son david says he will come as well so thats another grown up', 'for three'],
    [ROME, 'her friend goes with us, also 10 years', 'for 2 adults and 3 children'],
    [TWO, 'oh no, my mother in law is coming too', 'for three'],
    [TWO, '2 more people come along, my parents', 'for four'],
  ])('%s: %s', async (first, message, head) => {
    expect((await after([first], message)).head).toContain(head);
  });

  it.each([
    [TRIO, 'One traveller has a severe sesame allergy.'],
    [TRIO, 'one person is vegan'],
    [TRIO, 'dad is diabetic and mum has a bad knee'],
    [TRIO, "the hotel is booked, you don't need to look for one"],
  ])('%s stays as many: %s', async (first, message) => {
    expect((await after([first], message)).reply).not.toMatch(/For (?:one|two) now/);
  });
});

describe('the towns', () => {
  it.each([
    [[TWO], 'a night in Coimbra between them', 'Lisbon, Coimbra and Porto: '],
    [[TWO], 'make the thing in between Coimbra', 'Lisbon, Coimbra and Porto: 8 days'],
    [[TWO], 'add Coimbra', 'Lisbon, Porto and Coimbra: 8 days'],
    [[ROME], 'ok do Rome and Florence. fly to wherever', 'Rome and Florence: 5 days'],
    [[TWO], 'Porto seems dull. Swap it for Coimbra.', 'Lisbon and Coimbra: 8 days'],
    [[TWO], 'Lisbon should be the last stop', 'Porto and Lisbon: 8 days'],
    [[TWO], 'Lisbon at the end please', 'Porto and Lisbon: 8 days'],
    [[TWO], 'only 6 days then, and without Porto', 'Lisbon: 6 days'],
    [[TWO], 'we stay on till tuesday the 18th and spend sun and mon night in Coimbra', 'Coimbra: 9 days'],
    [[TWO], 'can we tack on 2 nights in Coimbra at the very end, on top of the 8 days', 'Coimbra: 10 days'],
  ])('%s: %s', async (firsts, message, head) => {
    const { reply } = await after(firsts, message);
    expect(/^## (.+)$/m.exec(reply)?.[1] ?? reply).toContain(head);
  });

  it('a day for something is no length', async () => {
    const { reply } = await after([ROME], 'and one day something special for the kids');
    expect(reply).not.toContain('Length: 1 day');
  });
});

describe('a question', () => {
  it.each([
    ['can the dog go in the restaurants there?', /I find nothing|do not know/],
    ['they drive on the right there, no?', /./],
    ['what day of the week do we get there again?', /Mon 10 May|Monday 10 May/],
    ['how many nights in each?', /Lisbon from Mon 10 May, 4 nights and Porto from Fri 14 May, 3 nights/],
    ['which day are we in Porto?', /^Porto from Fri 14 May, 3 nights:\n- Day 5, Fri 14 May: /],
    ['when are we in Lisbon', /^Lisbon from Mon 10 May, 4 nights:\n- Day 1, Mon 10 May: /],
    ['how do we get to Porto?', /Lisbon to Porto/],
    ["what's planned for the 12th?", /Day 3/],
    ['what are we doing on day 3?', /Day 3/],
    ['is there a public holiday while we are there?', /no public holiday/],
    ['whats the damage all in?', /The plan comes to/],
    ['what does it cost more or less?', /The plan comes to/],
    ['do any of these hotels have elevators?', /Of a stay I know its name/],
  ])('changes nothing and is answered: %s', async (message, answer) => {
    const { reply, change } = await after([TWO], message);
    expect(change.kind).toBe('none');
    expect(reply).toMatch(answer);
  });

  it('names the holiday that a remark is about', async () => {
    const { reply, change } = await after(
      [PORTO, 'same but the weekend after'],
      'wait thats a holiday there isnt it? whats it called',
    );
    expect(change.kind).toBe('none');
    expect(reply).toContain('Freedom Day');
  });

  it('for a chance is a wish', async () => {
    const { reply } = await after([TWO], 'is there any chance of getting Coimbra in?');
    expect(reply).toContain('Added: Coimbra');
  });
});

it('what is undone with its reason is undone', async () => {
  const { reply } = await after([TWO, 'add Coimbra'], 'hmm thats a lot of train. undo that');
  expect(reply).toContain('Back to the plan before');
});
