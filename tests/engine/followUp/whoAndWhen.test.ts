/** Who travels and when, as it is told by the way: what changes the party or the dates, and what only speaks of them. */
import { describe, expect, it } from 'vitest';
import { ask } from '../../functions/support/assistant.ts';

const FAMILY = 'Malta 5 days from 10 May 2027 from Leeds, mum, dad, boys of 5 and 8';
const PAIR = 'Ghent 4 days from 6 May 2027 from London, two of us';
const CHOIR = 'Vienna 3 days from 11 June 2027 by train from Zagreb, there are six of us';
/** Rooms of their own for all. */
const SINGLES = [CHOIR, 'six single rooms please'];

const after = async (first: string | readonly string[], message: string) => {
  const { plan, reply } = await ask(message, { after: typeof first === 'string' ? [first] : first });
  const [, head = ''] = /^## (.+)$/m.exec(reply) ?? [];
  const days = plan?.days.map(({ date }) => date) ?? [];
  return { plan, reply, head, first: days[0], last: days.at(-1) };
};

describe('a first message', () => {
  it.each([
    ['Malta 5 days from 10 May 2027 from Leeds, mum, dad, boys of 5 and 8', '2 adults and 2 children'],
    ['Malta 5 days from 10 May 2027, two adults and girls of 7 and 11', '2 adults and 2 children'],
    ['Malta 5 days from 10 May 2027, my wife and I plus boys aged 3, 6 and 9', '2 adults and 3 children'],
    ['Malta 5 days from 10 May 2027, mum dad, girls (4 & 12)', '2 adults and 2 children'],
    ['Malta 5 days from 10 May 2027, us two and girls six and nine', '2 adults and 2 children'],
    ['Malta 5 days from 10 May 2027, mum, dad, me and my twin sisters', 'five'],
    ['Malta 5 days from 10 May 2027, me, my twin cousins (14) and my aunt', '2 adults and 2 children'],
    ['Malta 5 days from 10 May 2027, my wife and I and a baby of seven months', '2 adults and 1 child'],
    ['Malta 5 days from 10 May 2027, my wife and I, our baby is 9 weeks old', '2 adults and 1 child'],
  ])('%s', async (message, party) => {
    const { reply } = await ask(message);
    expect(reply).toContain(`5 days for ${party}\n`);
    expect(reply).not.toContain('did not take into account');
  });

  it.each([
    ['Malta 5 days from 10 May 2027 for two, we sing with a choir of girls and boys aged 8 to 12', 'two'],
    ['Malta 5 days from 10 May 2027 for two, is there a shop for boys and girls 2 nights a week', 'two'],
    ['Malta 5 days from 10 May 2027 for two, my twin brothers live there', 'two'],
    ['Malta 5 days from 10 May 2027 for two, we want to see the Twin Sisters', 'two'],
  ])('counts nobody who is only spoken of: %s', async (message, party) => {
    expect((await ask(message)).reply).toContain(`5 days for ${party}\n`);
  });
});

describe('one of those who travel', () => {
  it.each([
    [FAMILY, 'The little one has a nut allergy, a bad one', '2 adults and 2 children'],
    [FAMILY, 'the youngest is coeliac', '2 adults and 2 children'],
    [PAIR, 'the little one has a nut allergy', 'two'],
    [PAIR, 'our 4 year old cannot eat eggs', 'two'],
  ])('is told by a need, and nobody comes: %s, %s', async (first, message, party) => {
    expect((await after(first, message)).head).toContain(`days for ${party}`);
  });

  it.each([
    [FAMILY, 'nan is coming along after all, that makes five', '3 adults and 2 children'],
    [PAIR, 'my brother joins us, which makes three', 'three'],
    [PAIR, 'my cousin joins so 3', 'three'],
    [PAIR, 'my mum and dad are joining us, making four of us', 'four'],
    [CHOIR, 'Maria dropped out, that leaves five', 'five'],
  ])('comes or goes, and the number is that of all: %s, %s', async (first, message, party) => {
    const { head, reply } = await after(first, message);
    expect(head).toContain(`days for ${party}`);
    expect(reply).not.toContain('did not take into account');
  });

  it.each(['add the castle too, that makes three', 'the boat is coming back at 5, that makes three hours'])(
    'is no number of things: %s',
    async (message) => {
      expect((await after(PAIR, message)).head || 'for two').toContain('for two');
    },
  );
});

describe('who shares a room', () => {
  it.each([
    ['three share, two share, and I want one alone', 3],
    ['two of us share, two share, Pat needs a single and I want my own room', 4],
    ['three of us share and the other three share', 2],
    ['Ana and Lu share, Mia and Jo share, Pat has a room to herself and I sleep alone', 4],
  ])('%s', async (message, rooms) => {
    const { head, reply } = await after(SINGLES, message);
    expect(head).toContain('days for six');
    expect(reply).toContain(`${rooms} rooms instead of 6`);
  });

  it.each(['I snore so I want to sleep alone', 'can I have a room on my own', 'one of us needs one alone'])(
    'leaves the party as it is: %s',
    async (message) => {
      expect((await after(CHOIR, message)).head || 'for six').toContain('for six');
    },
  );

  it.each([
    'we share a love of Mozart and I hike alone',
    "we don't mind sharing",
    'two share and the others want to sleep alone',
  ])('is no number of rooms: %s', async (message) => {
    expect((await after(CHOIR, message)).reply).not.toMatch(/\b2 rooms/);
  });

  it('is still one who travels alone', async () => {
    const { reply } = await ask('Ghent 3 days in May, a quiet room, I travel alone');
    expect(reply).toContain('3 days for one\n');
  });
});

describe('a day that suits better', () => {
  it.each([
    ['the 20th suits us better', '2027-05-20'],
    ['Hmm, the 13th would work better', '2027-05-13'],
    ['actually the 9th would be better, we have exams', '2027-05-09'],
    ['we can’t do the 6th, the 12th works better for us', '2027-05-12'],
    ['the 13th is better for us', '2027-05-13'],
  ])('is the first: %s', async (message, date) => {
    const { plan, first, reply } = await after(PAIR, message);
    expect(first).toBe(date);
    expect(plan?.days).toHaveLength(4);
    expect(reply).not.toContain('did not take into account');
  });

  it.each([
    'would the 20th work better?',
    'the 8th would work better for the museum',
    'the 8th suits us better for the brewery tour',
    'for the boat the 8th would be better',
    'the 20th is better weather',
  ])('is none: %s', async (message) => {
    expect((await after(PAIR, message)).first ?? '2027-05-06').toBe('2027-05-06');
  });
});

describe('a day to be at work again', () => {
  // it ends on Sunday, 9 May
  it.each([
    ['I must be at my desk on Sunday the 9th at 8', '2027-05-08'],
    ["we're back at work on the 9th", '2027-05-08'],
    ['my wife has to be in the office on Sunday', '2027-05-08'],
    ['I need to be back at school by 9 May', '2027-05-08'],
    ['I have to be back in the office on Monday', '2027-05-09'],
    ['I must be at my desk on the 12th', '2027-05-09'],
    ['back to work on Tuesday the 11th', '2027-05-09'],
  ])('ends the trip before it, and begins none: %s', async (message, date) => {
    const { first, last } = await after(PAIR, message);
    expect(first ?? '2027-05-06').toBe('2027-05-06');
    expect(last ?? '2027-05-09').toBe(date);
  });

  it.each([
    "I don't have to be back at work on the 9th",
    'last time I was back at work on the 9th',
    'do I have to be at the office of the guide on the 8th?',
  ])('is none: %s', async (message) => {
    const { first, last } = await after(PAIR, message);
    expect([first ?? '2027-05-06', last ?? '2027-05-09']).toEqual(['2027-05-06', '2027-05-09']);
  });
});

describe('the dates of before', () => {
  const moved = [PAIR, 'a week later please'];

  it.each([
    'back to the old dates',
    "ah no, that's Whitsun. back to the original dates",
    'the old dates were better',
    'hmm, the first dates suit us better after all',
    'go back to our previous dates please',
  ])('come back: %s', async (message) => {
    const { first, head } = await after(moved, message);
    expect(first).toBe('2027-05-06');
    expect(head).toContain('4 days for two');
  });

  it.each(['the old dates were better', 'back to the first dates'])(
    'do not take anything else back: %s',
    async (message) => {
      const { plan } = await after([PAIR, 'a week later please', 'my sister is coming too'], message);
      expect(plan).toBeUndefined();
    },
  );

  it.each(['are the old dates better?', 'the old town was better'])('are none: %s', async (message) => {
    expect((await after(moved, message)).first ?? '2027-05-13').toBe('2027-05-13');
  });
});

describe('the days of a week beside a feast', () => {
  // Easter is on 28 March 2027
  it.each([
    ['The week after Easter in Ghent, Wednesday to Saturday, two of us', '2027-03-31', '2027-04-03'],
    ['Ghent the week after Easter, Thu - Sun, two of us', '2027-04-01', '2027-04-04'],
    ['Ghent the week before Easter, Tuesday to Friday, two of us', '2027-03-23', '2027-03-26'],
    ['Ghent the weekend after Easter, two of us', '2027-04-02', '2027-04-04'],
    ['Ghent the weekend after Easter, Thursday to Monday, two of us', '2027-04-01', '2027-04-05'],
    ['Ghent the weekend before Easter, two of us', '2027-03-19', '2027-03-21'],
    ['Ghent the weekend before Easter, Thursday to Monday, two of us', '2027-03-18', '2027-03-22'],
    ['Ghent the weekend before Christmas, two of us', '2026-12-18', '2026-12-20'],
    ['Ghent the week before Christmas, Monday to Thursday, two of us', '2026-12-21', '2026-12-24'],
    ['Ghent the week before Christmas, Thursday to Sunday, two of us', '2026-12-17', '2026-12-20'],
    ['Ghent over Easter, Thursday to Monday, two of us', '2027-03-25', '2027-03-29'],
  ])('%s', async (message, first, last) => {
    const { plan, reply } = await ask(message);
    expect([plan?.days[0]?.date, plan?.days.at(-1)?.date]).toEqual([first, last]);
    expect(reply).not.toContain('did not take into account');
  });
});

describe('a length and days that are not as many', () => {
  it.each([
    'Riga, five nights, 7 to 10 May, two of us',
    '4 to 6 June in Riga for a week, two of us',
    'Riga for 6 days, from 4 to 6 June, two of us',
  ])('are both named, and which of them counts: %s', async (message) => {
    const { reply } = await ask(message);
    expect(reply).toMatch(/The length you named does not fit [^:]+: I planned \d days/);
    expect(reply).not.toContain('did not take into account');
  });

  it.each([
    'Riga, 7 to 10 May, two of us',
    'Riga for five nights from 7 May, a fair on 9 to 10 May, two of us',
  ])('are not told of where there are none: %s', async (message) => {
    expect((await ask(message)).reply).not.toContain('does not fit');
  });
});
