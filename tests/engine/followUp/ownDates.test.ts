/** Changes that name a town of the plan with a day, a day of the week, or what came in last. */
import { describe, expect, it } from 'vitest';
import { ask } from '../../functions/support/assistant.ts';

const COAST =
  'Lisbon 3 nights and Porto 3 nights by train, from Madrid, starting on 12 October 2027, two of us';
const WEEKEND = 'Vienna from Fri 8 to Sun 10 October 2027, for two, from Munich';
const LISBON = 'Lisbon 5 days from 12 October 2027 for two, from Madrid';

const datesIn = (plan: Awaited<ReturnType<typeof ask>>['plan'], city: string) =>
  plan?.days.filter((day) => day.city === city).map(({ date }) => date) ?? [];

describe('a town of the plan on a date of it', () => {
  it.each(['we have to be in Porto on 14 October for a birthday', 'can we be in Porto on October 14th'])(
    '%s',
    async (message) => {
      const { plan } = await ask(message, { after: [COAST] });
      expect(datesIn(plan, 'Porto')).toContain('2027-10-14');
      expect(plan?.cities).toEqual(['Lisbon', 'Porto']);
      expect(plan?.days).toHaveLength(7);
      expect(plan?.days[0]?.date).toBe('2027-10-12');
    },
  );

  it('changes the order where no neighbour has nights enough to give', async () => {
    const { plan } = await ask('we want to be in Lisbon on 18 October', { after: [COAST] });
    expect(datesIn(plan, 'Lisbon')).toContain('2027-10-18');
    expect(plan?.days).toHaveLength(7);
  });

  it('keeps hours free there, and begins no other trip', async () => {
    const { plan } = await ask('we play in Lisbon on 13 October from 18:00 to 21:00, keep that free', {
      after: [COAST],
    });
    expect(plan?.cities).toEqual(['Lisbon', 'Porto']);
    expect(plan?.days[0]?.date).toBe('2027-10-12');
  });
});

const start = async (message: string) => {
  const { plan, reply } = await ask(message, { after: [LISBON] });
  expect(reply).not.toContain('did not take into account');
  expect(plan?.days).toHaveLength(5);
  return plan?.days[0]?.date;
};

describe('a trip that is moved', () => {
  // it begins on Tuesday, 12 October
  it.each([
    ['move the whole trip two days forward, so we set out on the 10th', '2027-10-10'],
    ['push it two days forward so that we start on the 14th', '2027-10-14'],
    ['bring the trip back by two days, leaving on 10 October', '2027-10-10'],
    ['shift it all by 3 days so it starts on the 15th', '2027-10-15'],
    ['move the trip 3 days forward', '2027-10-09'],
    ['move it two days back', '2027-10-14'],
    ['no sorry, it has to be the friday after that', '2027-10-15'],
    ['make it the Tuesday after, please', '2027-10-19'],
    ['can we start on the following Monday', '2027-10-18'],
    ['it needs to be the saturday before', '2027-10-09'],
  ])('%s', async (message, date) => {
    expect(await start(message)).toBe(date);
  });

  it.each([
    'is there a market the saturday after that?',
    "my sister's birthday is on the saturday after that",
  ])('stays where it is: %s', async (message) => {
    const { plan } = await ask(message, { after: [LISBON] });
    expect(plan?.days[0]?.date ?? '2027-10-12').toBe('2027-10-12');
  });
});

describe('days of the week', () => {
  it('are those of the week that the trip is in', async () => {
    const { plan } = await ask('no leave after all. back to fri-sun then', {
      after: [WEEKEND, 'can we stay till Monday'],
    });
    expect(plan?.days.map(({ date }) => date)).toEqual(['2027-10-08', '2027-10-09', '2027-10-10']);
  });
});

describe('the last day', () => {
  it.each([
    ['we must be home a day earlier, so leave on the 15th', 4],
    ['I fly home from Lisbon on the 15th', 4],
  ])('%s', async (message, days) => {
    const { plan } = await ask(message, { after: [LISBON] });
    expect(plan?.days[0]?.date).toBe('2027-10-12');
    expect(plan?.days).toHaveLength(days);
  });
});

describe('a town in place of another', () => {
  it('has the nights that it is given, and the others keep theirs', async () => {
    const { plan } = await ask('drop Porto, do Coimbra for 2 nights instead', { after: [COAST] });
    expect(datesIn(plan, 'Lisbon')).toHaveLength(3);
    expect(datesIn(plan, 'Coimbra')).toHaveLength(3);
  });

  it('has its whole name, accents and all', async () => {
    const { reply } = await ask('a day trip to Sintra instead of Mafrà', { after: [LISBON] });
    expect(reply).not.toContain('“Mafr”');
  });

  it('is told by what it stands instead of', async () => {
    const { plan } = await ask('take Salalah instead of Nizwa', {
      after: ['Muscat and Nizwa 7 days from 6 November 2027, two of us from Frankfurt'],
    });
    expect(plan?.cities).toEqual(['Muscat', 'Salalah']);
  });
});

describe('what came in last', () => {
  const added = [LISBON, 'add 2 nights in Porto, keep it 5 days'];

  it.each([
    'too much train. take Porto out again',
    'my wife says too much for the baby, take that out again',
  ])('goes again, and the trip is as it was: %s', async (message) => {
    const { plan } = await ask(message, { after: added });
    expect(plan?.cities).toEqual(['Lisbon']);
    expect(plan?.days).toHaveLength(5);
  });

  it('is the town of before', async () => {
    const { plan } = await ask('hmm no, go back to Porto', {
      after: [COAST, 'Coimbra instead of Porto'],
    });
    expect(plan?.cities).toEqual(['Lisbon', 'Porto']);
  });

  it('is asked for where more has changed since', async () => {
    const { reply, plan } = await ask('go back to Porto', {
      after: [COAST, 'Coimbra instead of Porto', 'cheaper hotels please'],
    });
    expect(reply).toContain('Which town is to give way to Porto?');
    expect(plan).toBeUndefined();
  });
});

describe('a night elsewhere', () => {
  it.each(['what about a night in Sintra on top?', 'how about one night in Sintra'])(
    'takes no town’s place: %s',
    async (message) => {
      const { plan } = await ask(message, { after: [LISBON] });
      expect(plan?.cities).toEqual(['Lisbon', 'Sintra']);
    },
  );

  it('is seen in a day on the day that is named', async () => {
    const { plan } = await ask('could you put a trip to Sintra on the Thursday?', { after: [LISBON] });
    expect(plan?.cities).toEqual(['Lisbon']);
    expect(plan?.days[2]?.title).toContain('Sintra');
  });
});

describe('how many travel now', () => {
  it.each([
    ['our head count has become 5', 'five'],
    ['the size of our group has gone up to four', 'four'],
  ])('%s', async (message, people) => {
    const { plan } = await ask(message, { after: [LISBON] });
    expect(plan?.title).toContain(`for ${people}`);
  });
});
