/** Follow-ups in bad spelling and in few words, and what only looks like them. */
import { describe, expect, it } from 'vitest';
import { ask } from '../../functions/support/assistant.ts';

const LISBON = 'Lisbon 4 days in October for 2 from Paris';
const ROME = 'Rome 5 days in May for two';
const BOTH = 'Rome and Venice 7 days in May for two';
const FIVE = 'Boston 4 days in June, 5 people';
const SEVILLE = 'Seville 5 days in May for two';

async function after(firsts: readonly string[], message: string) {
  const { reply, change } = await ask(message, { after: firsts });
  return { reply, change, head: /^## (.+)$/m.exec(reply)?.[1] ?? '' };
}

describe('bad spelling', () => {
  it.each([
    ['3 dayz lisbn in octobr for 3 peple frm Paris', 'Lisbon: 3 days for three'],
    ['lisbn 3 days in may for two', 'Lisbon: 3 days for two'],
    ['porto for 3 dayz in jully, 2 ppl', 'Porto: 3 days for two'],
  ])('still tells a trip: %s', async (message, head) => {
    const { reply } = await ask(message);
    expect(reply).toContain(`## ${head}`);
    expect(reply).not.toContain('I did not take into account');
  });

  it.each([
    ['tak of the last day we hav to wrok', 'Length: 3 days instead of 4.'],
    ['tak off the frist day plz', 'Dates: Wed 13 October to Fri 15 October'],
    ['can we hav one mor day', 'Length: 5 days instead of 4.'],
    ['we dont eet meet', 'vegetarian'],
    ['wich hotell is it', '**Stay:**'],
    ['wher do we eet on day 2', '**Lunch'],
    ['wat time do we get hom than', 'Return flight'],
    ['mak it chaeper pls', 'Total:'],
  ])('still says what is wished: %s', async (message, says) => {
    const { reply } = await after([LISBON], message);
    expect(reply).toContain(says);
    expect(reply).not.toContain('I did not take into account');
  });

  it.each(['we work on the last day', 'wok for dinner', 'we hav a tak at the hotel'])(
    'takes no day off: %s',
    async (message) => {
      expect((await after([LISBON], message)).reply).not.toContain('Length:');
    },
  );

  it.each(['3 days lunch in october for 2', '3 days mania in the city in october for 2'])(
    'makes no town of a word: %s',
    async (message) => {
      expect((await ask(message)).reply).not.toContain('I read “');
    },
  );
});

describe('a no and a town', () => {
  it.each([
    'mm no. Venice',
    'nope, Venice',
    'ugh no. Venice please',
    'no no, Venice!',
    'hmm actually no, Venice',
  ])('wants it in place of the one that is planned: %s', async (message) => {
    const { reply, head } = await after([ROME], message);
    expect(head).toBe('Venice: 5 days for two');
    expect(reply).not.toContain('I did not take into account');
  });

  it('asks which of several gives way', async () => {
    const { reply, change } = await after([BOTH], 'no. Naples');
    expect(reply).toContain('Which town is to give way to Naples?');
    expect(change.kind).toBe('none');
  });

  it.each([
    'no, not Venice',
    'no. Is Venice far?',
    'no, Venice?',
    'mm Venice is nice too',
    'no, Rome',
    'hmm no',
  ])('leaves the town alone: %s', async (message) => {
    expect((await after([ROME], message)).change.kind).toBe('none');
  });
});

describe('children among those who were counted', () => {
  it.each([
    ["one of those 5 is my son, he's 6", '4 adults and 1 child'],
    ['one of the five is a child, 8', '4 adults and 1 child'],
    ['two of us are kids, 4 and 7', '3 adults and 2 children'],
    ['two of the 5 are children, 9 and 11', '3 adults and 2 children'],
    ['one of us is only 3', '4 adults and 1 child'],
    ['one of them is my daughter who is 10', '4 adults and 1 child'],
    ['actually two of them are my sons, 8 and 11', '3 adults and 2 children'],
  ])('leave the number as it is: %s', async (message, who) => {
    expect((await after([FIVE], message)).reply).toContain(`For ${who} now.`);
  });

  it('are counted in a first message as before', async () => {
    const { reply } = await ask('Boston 4 days in June, 6 of us, 2 of them are kids');
    expect(reply).toContain('4 adults and 2 children');
  });

  it.each([
    'one of those days is a birthday',
    'one of us is 70',
    'one of us is a kid at heart',
    'one of us is vegan',
  ])('are none: %s', async (message) => {
    expect((await after([FIVE], message)).reply).not.toContain('child');
  });
});

describe('rooms', () => {
  it.each(['how many rooms is that?', 'how many hotel rooms did you count', 'is that two rooms or three?'])(
    'are told by their number: %s',
    async (message) => {
      const { reply, change } = await after([FIVE], message);
      expect(reply).toContain('The plan counts 3 rooms for five.');
      expect(change.kind).toBe('none');
    },
  );

  it('may be what a bare number counts', async () => {
    const { reply, change } = await after([FIVE, "one of those 5 is my son, he's 6"], 'make it 3 then');
    expect(reply).toContain('3 can be days, people or rooms');
    expect(change.kind).toBe('none');
  });
});

describe('the way to a day trip', () => {
  it.each([
    'how long does the train take there?',
    'how do we get there?',
    'how long is the train?',
    'how long does it take to get there?',
  ])('is told without its name: %s', async (message) => {
    const { reply, change } = await after([SEVILLE, 'do a day trip to Córdoba'], message);
    expect(reply).toContain('From Seville to Córdoba it is about 120 km');
    expect(change.kind).toBe('none');
  });

  it('is none where no day trip is planned', async () => {
    expect((await after([SEVILLE], 'how long is the train?')).reply).toContain('No way by train');
  });
});

describe('questions in few words', () => {
  it.each([
    ['what does that make per person?', /about \$\d+ a person/],
    ["what's that per head?", /about \$\d+ a person/],
    ['phew 😅 way too much text, short version please', /^- Day 1/m],
    ['anything on our plan thats shut on sundays?', /None of the days of the plan.* is a Sunday/],
    ['would the dog be ok on that flight?', /Whether your pet may come on board I do not know/],
    ['what time are we back home', /no flight in the plan/],
  ])('are answered: %s', async (message, says) => {
    const { reply, change } = await after([FIVE], message);
    expect(reply).toMatch(says);
    expect(change.kind).toBe('none');
  });

  it('may wish for a place to sleep', async () => {
    const { reply } = await after([SEVILLE], 'hotel by the river and with a pool?');
    expect(reply).toContain('You want a pool');
  });
});
