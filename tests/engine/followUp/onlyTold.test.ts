/** What a message only tells changes nothing, and is said; what it asks for beside it is done. */
import { describe, expect, it } from 'vitest';
import { ask } from '../../functions/support/assistant.ts';

const IRELAND = 'Dublin 2 nights, Galway 2, Killarney 3 from 5 June 2027 for four from Munich';
const ANNECY = 'Lyon 3 days then Annecy 2 days, 14 to 18 May 2027 from Paris by train for two';
const CHANGES = /Left out: |Length: |Dates: |Added: |For \w+ now|Budget: |instead of/;

describe('nothing is changed', () => {
  it.each([
    [IRELAND, 'Klaus drove on the left once for 2 weeks, in 2011'],
    [IRELAND, 'my cousin paid 240 a night there last august for a shoebox'],
    [IRELAND, 'my sister she has three kids and they did it in a camper for nine days'],
    [IRELAND, "if the kids were with us we'd need 10 days and a pool"],
    [IRELAND, "with 10 days I'd add Belfast. We don't have 10 days."],
    [IRELAND, "we don't have 10 days"],
    [IRELAND, "don't drop Galway, whatever my husband tells you"],
    [IRELAND, 'please do not take Killarney out'],
    [IRELAND, "I'd never not go to Galway"],
    [IRELAND, 'leave the rest alone'],
    [IRELAND, 'we are not unhappy with 3 nights there'],
    [IRELAND, "Belfast would be 1 day too many, we won't go there"],
    [ANNECY, 'last year we had 4 days in Nice and 2 nights in Menton'],
    [ANNECY, 'my aunt thinks we should skip Lyon, she went there twice, 1987 and 2009'],
    [IRELAND, 'fierce weather here, 14 days of rain and the match was called off saturday'],
    [IRELAND, 'was thinking would we tack Belfast on for 2 nights... ah no leave it, grand as it is'],
    [IRELAND, 'hm should it be 10 days?? grandpa would watch the dog till the 24th. eh no, leave it'],
    [
      IRELAND,
      'wife asks if not rather July. But on 18. July she is 70 and 25 guests come. So no, it stays as it is',
    ],
    [IRELAND, 'should we add Belfast also, 2 nights, no forget it'],
    [IRELAND, 'me mother would have come as well, 5 of us it would’ve been'],
    [IRELAND, "we'd have gone out of Berlin if it was under 250"],
    [IRELAND, 'tomorrow is the 2nd test against australia, the whole office will be watching only'],
    [IRELAND, 'exam results 14 july, im so dead'],
  ])('after “%s”: %s', async (first, message) => {
    const { reply } = await ask(message, { after: [first] });
    expect(reply).not.toMatch(CHANGES);
  });

  it('and what might have been meant is quoted', async () => {
    const { reply } = await ask('Klaus drove on the left once for 2 weeks, in 2011', { after: [IRELAND] });
    expect(reply).toContain('not taken into account: “Klaus drove on the left once for 2 weeks, in 2011”');
    expect(reply).toContain('The plan stays as it was');
  });
});

it('and what was meant after all is one button away', async () => {
  const told = 'Klaus drove on the left once for 2 weeks, in 2011';
  const { suggestions } = await ask(told, { after: [IRELAND] });
  expect(suggestions[0]?.label).toBe('I meant it: change the plan');
  const { reply } = await ask(suggestions[0]?.value ?? '', { after: [IRELAND, told] });
  expect(reply).toContain('Length: 14 days');
});

it('what is thought aloud and taken back undoes nothing that was asked for before', async () => {
  const { reply } = await ask('hm maybe 12 days? no, forget it', {
    after: [IRELAND, 'one more night in Galway'],
  });
  expect(reply).toContain('The plan stays as it was');
});

it('a long tale has no button: it would hold more than a button may', async () => {
  const tale = `Klaus drove on the left once for 2 weeks, in 2011, ${'and my aunt was in Rome for 9 days in 1987, '.repeat(12)}`;
  const { suggestions, reply } = await ask(tale, { after: [IRELAND] });
  expect(reply).toContain('not taken into account');
  expect(suggestions.every(({ value }) => value.length <= 400)).toBe(true);
});

it('a day of something else moves no trip, and how it would is said', async () => {
  const { reply } = await ask('my brother’s wedding is on 14 august', { after: [IRELAND] });
  expect(reply).toContain('say “start on Sat 14 August 2027” if it is to begin that day');
});

it.each([
  'My flatmate spent 9 days in Tokyo alone. We would rather skip Galway',
  'Last year we stayed 9 days in Nice. Put Cork in instead of Galway',
])('a request in the next sentence takes back nothing of that: %s', async (message) => {
  const { reply } = await ask(message, { after: [IRELAND] });
  expect(reply).not.toMatch(/For one now|Length: (?:9|10) days|9 days for/);
  expect(reply).toMatch(/Left out: Galway|Cork/);
});

describe('what is asked for beside it is done', () => {
  it.each([
    ['my sister spent 4 days in Galway in 2019, she loved it. make Dublin 3 nights', 'Dublin: 3 days'],
    ['my boss laughed when I said a week. anyway, my brother is coming too', 'For five now'],
    ['last time we paid 200 a night. not more than 150 a night please', '$150'],
    ['maybe we skip Galway', 'Left out: Galway'],
    ["can't you just skip Galway", 'Left out: Galway'],
    ['my cousin did Galway in 4 days in 2019, so skip Galway', 'Left out: Galway'],
    ['If we could add a night in Killarney we’d be really happy', 'Killarney: 5 days'],
    ['if possible we’d like one more night in Galway', 'Galway: 3 days'],
    ['should we skip Galway? no leave it. But one more night in Killarney', 'Killarney: 5 days'],
    ['we would have liked one more night in Killarney', 'Killarney: 5 days'],
    ['add Cork for 2 nights at the end, never mind the cost', 'Added: Cork'],
    ['leave it at 6 days', 'Length: 6 days'],
    ['one more night in Galway, keep everything else as it is', 'Galway: 3 days'],
    ['Skip Galway. Everything stays as it is otherwise', 'Left out: Galway'],
    ['could you add Cork for 2 nights at the end? If it gets too expensive, leave it', 'Added: Cork'],
    ['it was supposed to be 10 days', 'Length: 10 days'],
    ['10 days would have been better', 'Length: 10 days'],
    ['let’s do 14 August', 'Dates: Sat 14 August'],
    ['can we do it on 14 August instead of that', 'Dates: Sat 14 August'],
  ])('%s', async (message, words) => {
    const { reply } = await ask(message, { after: [IRELAND] });
    expect(reply).toContain(words);
  });

  it('and what takes a change back', async () => {
    const { change } = await ask('my sister spent 4 days in Galway in 2019, she loved it. Undo that.', {
      after: [IRELAND, 'make Dublin 4 nights'],
    });
    expect(change.kind).toBe('undone');
  });

  it.each(['my mum can’t do stairs', "my mum can't do stairs"])('a need behind it: %s', async (need) => {
    const { reply } = await ask(`last time we turned back after 2 hours, ${need}`, { after: [IRELAND] });
    expect(reply).toContain('From now on made for without stairs');
  });

  it('and a town that is not to go is not quoted as if it were', async () => {
    const message =
      "my cousin paid 240 there last august. don't drop Galway. not more than 150 a night please";
    const { reply } = await ask(message, { after: [IRELAND] });
    expect(reply).toContain('At most $150 a night');
    expect(reply).toContain('## Dublin, Galway and Killarney');
    expect(reply).not.toContain('drop Galway');
  });

  it('a need of health counts in a story too', async () => {
    const { reply } = await ask('last time we had to leave a restaurant, my son is allergic to peanuts', {
      after: [IRELAND],
    });
    expect(reply).toMatch(/peanut/i);
    expect(reply).toContain('From now on made for');
  });

  it('a first message is read whole', async () => {
    const { reply } = await ask(
      'my sister spent 4 days in Rome in 2019 and loved it, we want 5 in May for two',
    );
    expect(reply).not.toContain('Said by the way');
  });
});
