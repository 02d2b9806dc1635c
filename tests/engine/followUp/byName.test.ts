/** What is changed by name: towns that give way, changes that are taken back, sums by the sum before, company by who comes. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { saidInDollars } from '../../support/money.ts';
import { ask, Talk } from '../../functions/support/assistant.ts';

const SPAIN = 'Madrid and Seville, 5 days from 6 April 2027 from Lyon for two';
const VIETNAM = 'Hanoi, Halong Bay and Hoi An, 9 days from 15 January 2027 from Melbourne for one';
const ROME = 'Rome 5 days in May 2027 from London for two';
const POUNDS = 'Lisbon 5 days in May 2027 from Leeds for two, £1500';
const FAMILY = 'Orlando 6 days in March 2027, 2 adults 2 kids 5 and 9 from Detroit';

/** The answer to the last of some messages. */
async function after(...messages: string[]) {
  const talk = new Talk();
  let answer = await talk.say(messages[0] ?? '');
  const first = answer;
  for (const message of messages.slice(1)) answer = await talk.say(message);
  return { ...answer, plan: answer.plan ?? first.plan, first: first.plan, talk };
}

describe('towns', () => {
  it.each([
    [VIETNAM, 'drop halong do ninh binh instead', 'Hanoi, Ninh Binh, Hoi An', 9],
    [VIETNAM, "we don't want Hoi An anymore can we do Hue instead", 'Hanoi, Halong Bay, Huế', 9],
    [VIETNAM, 'halong bay can go', 'Hanoi, Hoi An', 9],
    [VIETNAM, 'not hanoi, just hoi an and halong the whole time', 'Halong Bay, Hoi An', 9],
    [SPAIN, 'ok forget madrid just seville the whole time', 'Seville', 5],
    [SPAIN, 'make it 7 and put granada in', 'Madrid, Seville, Granada', 7],
    [SPAIN, 'add granada and make it 8 days', 'Madrid, Seville, Granada', 8],
    [SPAIN, 'granada too please', 'Madrid, Seville, Granada', 5],
    [SPAIN, 'add cordoba after, 1 night, fly home from there', 'Madrid, Seville, Córdoba', 6],
    [
      SPAIN,
      'on the way home one night in Granada, so one day more altogether',
      'Madrid, Seville, Granada',
      6,
    ],
    [SPAIN, 'then home via Málaga', 'Madrid, Seville, Málaga', 5],
    [SPAIN, 'lets not do madrid', 'Seville', 5],
    [SPAIN, 'take a night from Madrid and give it to Seville', 'Madrid, Seville', 5],
    [SPAIN, 'start with seville and end in madrid', 'Seville, Madrid', 5],
    [SPAIN, 'the flight home should be from Málaga, not from Seville', 'Madrid, Seville, Málaga', 5],
    [
      'Madrid and Seville, 6 to 10 April 2027 from Lyon for two',
      'can you put Córdoba also, one night',
      'Madrid, Seville, Córdoba',
      5,
    ],
    [
      'Chicago to Atlanta 12-14 January 2027 for one',
      'add charlotte after, 1 night, fly home from there',
      'Atlanta, Charlotte',
      4,
    ],
    [ROME, 'Naples instead', 'Naples', 5],
    [ROME, 'what about Naples?', 'Naples', 5],
    [ROME, 'scrap rome, naples 6 days in june', 'Naples', 6],
  ])('%s → %s', async (first, message, towns, days) => {
    const { plan, first: before } = await after(first, message);
    expect(plan?.cities.join(', ')).toBe(towns);
    expect(plan?.days).toHaveLength(days);
    expect(plan?.party).toEqual(before?.party);
    expect(plan?.origin).toBe(before?.origin);
  });

  it.each(['Naples', 'dinner in Naples would be great'])(
    'takes nobody’s place unasked: %s',
    async (message) => {
      const { change, suggestions, plan } = await after(ROME, message);
      expect(plan?.cities).toEqual(['Rome']);
      expect(change.kind).not.toBe('created');
      expect(suggestions.map(({ value }) => value)).toContain('Add Naples');
    },
  );

  it('a town that is named for a day is seen on that day', async () => {
    const { plan } = await after(
      'Rome 5 days from 10 May 2027 from London for two',
      'thursday more calm please, only Tivoli',
    );
    expect(plan?.cities).toEqual(['Rome']);
  });

  it('a way between two towns leaves those from home and back', async () => {
    const { plan } = await after(
      'Paris and Lyon, 6 days from 10 May 2027 from Oslo for two',
      'paris to lyon by bus instead of flying',
    );
    expect(plan?.origin).toBe('Oslo');
    expect(plan?.cities).toEqual(['Paris', 'Lyon']);
  });
});

describe('days of the trip in another town', () => {
  const LISBON = 'Lisbon 6 nights from 4 May 2027 from London for two';
  it.each([
    ['the last two nights in Porto, same length overall', 'Lisbon 4, Porto 3'],
    ['could we have our final 2 nights in Porto? Same total length.', 'Lisbon 4, Porto 3'],
    ['make it 8 nights and the last 2 in Porto', 'Lisbon 6, Porto 3'],
    ['2 of the nights in Porto please', 'Lisbon 4, Porto 3'],
    ['first night in Porto, rest in Lisbon', 'Porto 1, Lisbon 6'],
    ['move the last 2 nights to Porto', 'Lisbon 4, Porto 3'],
    ['can we put Porto 2 nights in, total nights the same', 'Lisbon 4, Porto 3'],
    ['split it, 4 nights lisbon and 2 porto', 'Lisbon 4, Porto 3'],
    ['the last 2 nights somewhere quiet', 'Lisbon 7'],
  ])('%s', async (message, towns) => {
    const { talk, plan } = await after(LISBON, message);
    const spec = talk.input('').trip?.spec;
    const stops = z
      .object({
        destinations: z.array(z.object({ days: z.number().nullable() })),
        days: z.number().nullable(),
      })
      .parse(spec);
    const lengths = stops.destinations.map(({ days }) => days ?? stops.days);
    expect(plan?.cities.map((city, index) => `${city} ${lengths[index]}`).join(', ')).toBe(towns);
    expect(plan?.days[0]?.date).toBe('2027-05-04');
  });
});

describe('“it” is what the message before was about', () => {
  const KRAKOW = 'Kraków thu 4 to sun 7 march 2027 from Bristol for two';
  it.each([
    ['add Wieliczka on the saturday', 'can it go on friday instead', /“Wieliczka” is on day 2 now/],
    ['put Wieliczka on day 3', 'better on friday the 5th, that one', /“Wieliczka” is on day 2 now/],
    ['more museums', 'can it go on friday instead', /What is to be on day 2\?/],
    ['more museums', 'move it to the 6th', /What is to be on day 3\?/],
  ])('%s, then %s', async (first, message, said) => {
    const { reply, plan } = await after(KRAKOW, first, message);
    expect(reply).toMatch(said);
    expect(plan?.days[0]?.date).toBe('2027-03-04');
  });
});

describe('another first day, the same last one', () => {
  it.each(['we come a day later, the 4th, still home the 10th', 'we arrive a day later, home as planned'])(
    '%s',
    async (message) => {
      const { plan } = await after('Porto 3 to 10 oct 2027 from Brussels for two', message);
      expect([plan?.days[0]?.date, plan?.days.at(-1)?.date]).toEqual(['2027-10-04', '2027-10-10']);
    },
  );
});

describe('undo by name', () => {
  it.each([
    ['make it 7 and put granada in', 'undo the granada thing'],
    ['2 more days in granada at the end', 'hmm no undo the 2 days, too long'],
    ['add granada for 2 days', 'scrap granada, go back to how it was'],
    ['drop madrid', 'go back to how it was with madrid'],
    ['add granada for 2 days', 'cannot get the leave. go back to before'],
    ['make it 7 days', 'hm undo that'],
    ['make it 7 days', 'nah undo that, 5 was better'],
    ['add granada for 2 days', 'no, go back to before that'],
    ['add granada for 2 days', 'hmm no, go back to how it was before granada'],
    ['start two days later, same length', 'no, put the dates back'],
    ['make it 7 days', 'we changed our minds, put it back how it was'],
  ])('%s, then %s', async (change, undo) => {
    const { plan, change: done } = await after(SPAIN, change, undo);
    expect(done.kind).toBe('undone');
    expect(plan?.cities).toEqual(['Madrid', 'Seville']);
    expect(plan?.days).toHaveLength(5);
  });

  it('says which change it can take back', async () => {
    const { reply, change } = await after(
      SPAIN,
      'add granada for 2 days',
      'cheaper',
      'undo the granada thing',
    );
    expect(change.kind).toBe('none');
    expect(reply).toMatch(/only the newest change, which was “cheaper”/);
  });
});

describe('money by the sum before', () => {
  it.each([
    [POUNDS, 'add 300 to the budget', saidInDollars(1_800, 'GBP')],
    [POUNDS, 'lower it to 1.2k', saidInDollars(1_200, 'GBP')],
    ['Rome 5 days in May 2027 from London for two, $2,000', 'our budget got cut to 1500', /\$1,500/],
    [
      'Rome 5 days in May 2027 from London for two, $2,000',
      'could you kindly bring the budget down to $1,600?',
      /\$1,600/,
    ],
    ['Rome 5 days in May 2027 from London for two, $2,000', 'we got 500 extra', /\$2,500/],
    ['Rome 5 days in May 2027 from London for two, $2,000', 'double the budget', /\$4,000/],
  ])('%s → %s', async (first, message, said) => {
    const { talk } = await after(first, message);
    expect((await talk.say('how much is left')).reply).toMatch(said);
  });

  it('and stays in it, change after change', async () => {
    const { talk } = await after(POUNDS, 'add 300 to the budget', 'we have 100 less', 'double the budget');
    expect((await talk.say('how much is left')).reply).toMatch(saidInDollars(3_400, 'GBP'));
  });

  it('a sum without a sign is in the currency of before', async () => {
    const { talk } = await after(
      'Mexico City 4 days in May 2027 from Monterrey for two, budget 20 thousand mexican pesos',
      'can it be 15 thousand max?',
    );
    expect((await talk.say('how much is left')).reply).toMatch(saidInDollars(15_000, 'MXN'));
  });
});

describe('who travels', () => {
  it.each([
    [FAMILY, 'actually my mother is coming too so one more adult', [3, 2]],
    [FAMILY, 'without the kids', [2, 0]],
    [FAMILY, 'only me now', [1, 0]],
    [ROME, 'sorry were 3 not 2', [3, 0]],
    [ROME, 'forgot: we are four', [4, 0]],
    [ROME, 'my brother joins so 3 of us, he wants own room', [3, 0]],
  ])('%s → %s', async (first, message, [adults, children]) => {
    const { plan, first: before } = await after(first, message);
    expect(plan?.party).toEqual({ adults, children });
    expect(plan?.days.map(({ date }) => date)).toEqual(before?.days.map(({ date }) => date));
  });
});

describe('questions change nothing', () => {
  it.each([
    ['cool thx, whats the total now', /The plan comes to \*\*\$/],
    ['is the borghese gallery open on monday', /Borghese/],
    ['wait is it more expensive now?', /It comes to \*\*\$[\d,]+\*\* now/],
    ['whats the budget difference', /It comes to/],
    ['how long altogether', /5 days/],
    ['when do i fly back again', /\w+/],
    ['is thursday very full', /\w+/],
    ['what is on day 2 and when do we fly home?', /Day 2[^]*Flight|Day 2[^]*plan goes/],
  ])('%s', async (message, said) => {
    const { reply, change } = await after(ROME, message);
    expect(change.kind).toBe('none');
    expect(reply).toMatch(said);
    expect(reply).not.toMatch(/already is as you ask/);
  });

  it('the sum is compared with the one before the newest change', async () => {
    const { reply } = await after(ROME, 'make it cheaper', 'is it cheaper now?');
    expect(reply).toMatch(/less than the \$[\d,]+ before the last change/);
  });
});

describe('days', () => {
  it('a length that nobody can plan leaves the trip as it was', async () => {
    const { reply, plan } = await after(ROME, 'make it 999 days');
    expect(plan?.days).toHaveLength(5);
    expect(reply).toMatch(/999 days are more than I keep/);
  });

  it('a day that nobody named is asked for', async () => {
    const { reply } = await after(ROME, 'make that day lighter');
    expect(reply).toMatch(/Which day do you mean/);
  });

  it('a sight of the guide comes on the day that is named', async () => {
    const { plan } = await after(
      'London 5 days in May 2027 from Oslo for two',
      'put british museum on day 3',
    );
    expect(plan?.days[2]?.items.some(({ title }) => /British Museum/.test(title))).toBe(true);
  });

  it('the meeting moves on its own day', async () => {
    const { plan } = await after(
      'Chicago to Atlanta 12-14 January 2027 for one, work mtg 13 jan 10-16',
      'mtg moved to 9-12 same day',
    );
    const meetings = plan?.days.flatMap(({ number, items }) =>
      items.filter(({ title }) => title === 'Meeting').map(({ start, end }) => [number, start, end]),
    );
    expect(meetings).toEqual([[2, '09:00', '12:00']]);
  });
});

describe('a sight by another name of it', () => {
  it('is the one of the guide, once, and is said to be', async () => {
    const { plan, reply } = await ask(
      'Lisbon 4 days from 9 September 2027, we must see the Belém Tower and the Jerónimos monastery',
    );
    const titles = (plan?.days ?? []).flatMap(({ items }) => items.map(({ title }) => title));
    expect(titles.filter((title) => /Jer[óo]nimos/.test(title))).toEqual(['Mosteiro dos Jerónimos']);
    expect(titles.filter((title) => /Bel[ée]m/.test(title))).toEqual([
      'Torre de Belém and the Discoveries monument',
    ]);
    expect(reply).toContain('“Belém Tower” is in my guide as Torre de Belém and the Discoveries monument.');
  });

  it('is not planned on a day on which it is shut', async () => {
    const { plan, reply } = await ask(
      'Lisbon for one day, Monday 13 September 2027, to see the Jerónimos monastery',
    );
    expect(JSON.stringify(plan?.days)).not.toMatch(/Jer[óo]nimos/);
    expect(reply).toContain('Mosteiro dos Jerónimos is shut on Mondays');
  });
});
