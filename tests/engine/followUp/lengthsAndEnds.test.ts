/** Follow-ups that change how long a trip is, when it begins or ends, and what comes last. */
import { describe, expect, it } from 'vitest';
import { ask, Talk } from '../../functions/support/assistant.ts';

const ROME = 'Rome 5 days from London 12 May 2027 for two';
const LISBON = 'Lisbon 7 days from Dublin 3 June 2027, 2 adults';
const MADEIRA = 'Madeira 8 days from 7 May 2027, 2 adults from Berlin';
const PORTO = 'Lisbon and Porto 8 days from 3 May 2027, 2 people';
const THREE = 'Prague, Vienna and Budapest 9 days from Berlin 3 june 2027 couple';
const BEACH = 'Bangkok 3 nights and Phuket 6 nights from Berlin 3 jan 2027 for two';

const CHANGED: readonly (readonly [
  first: string,
  asked: string,
  days: number,
  start: string,
  towns: string,
])[] = [
  [ROME, 'hmm 5 days feels too short, let’s do 9', 9, '2027-05-12', 'Rome'],
  [ROME, 'so 6 days altogether please', 6, '2027-05-12', 'Rome'],
  [PORTO, 'eight days is a bit long, six is enough', 6, '2027-05-03', 'Lisbon > Porto'],
  [PORTO, 'ok then a week in total will do', 7, '2027-05-03', 'Lisbon > Porto'],
  [MADEIRA, 'i’ll stay until monday the 17th after all', 11, '2027-05-07', 'Madeira'],
  [MADEIRA, 'a bit shorter, we have to be back on thursday the 13th', 7, '2027-05-07', 'Madeira'],
  [MADEIRA, 'i can only fly on the 9th', 8, '2027-05-09', 'Madeira'],
  [MADEIRA, 'can’t get away before the 9th', 8, '2027-05-09', 'Madeira'],
  [BEACH, 'make the beach part 8 nights instead of 6', 12, '2027-01-03', 'Bangkok > Phuket'],
  [BEACH, 'only 5 nights on the beach after all', 9, '2027-01-03', 'Bangkok > Phuket'],
  [BEACH, '4 nights in the city instead of 3', 11, '2027-01-03', 'Bangkok > Phuket'],
  [THREE, 'Budapest first, and Prague on the way back', 9, '2027-06-03', 'Budapest > Vienna > Prague'],
  [THREE, 'start with Budapest and do Prague at the end', 9, '2027-06-03', 'Budapest > Vienna > Prague'],
  [THREE, 'can we leave Prague for the very end', 9, '2027-06-03', 'Vienna > Budapest > Prague'],
  [LISBON, 'grandma is keen on it: Cascais for the last three nights?', 7, '2027-06-03', 'Lisbon > Cascais'],
  [LISBON, 'Porto for the first 2 nights', 7, '2027-06-03', 'Porto > Lisbon'],
  [LISBON, 'could the final two nights be in Sintra?', 7, '2027-06-03', 'Lisbon > Sintra'],
  [BEACH, 'one night less in Bangkok and one more on Phuket', 10, '2027-01-03', 'Bangkok > Phuket'],
  [LISBON, 'put in 2 nights in Porto for midsummer on the 6th of June', 9, '2027-06-03', 'Lisbon > Porto'],
  [THREE, 'yikes. leave out vienna then', 9, '2027-06-03', 'Prague > Budapest'],
  [
    'Puno, Copacabana and Cusco 12 days from La Paz 4 august 2027, solo',
    'brrr! drop copacabana',
    12,
    '2027-08-04',
    'Puno > Cusco',
  ],
];

describe('a follow-up', () => {
  it.each(CHANGED)('%s: %s', async (first, asked, days, start, towns) => {
    const { plan, reply } = await ask(asked, { after: [first] });
    expect(plan?.days).toHaveLength(days);
    expect(plan?.days[0]?.date).toBe(start);
    expect(plan?.cities.join(' > ')).toBe(towns);
    expect(reply).not.toMatch(/did not take into account: “[^”]*(?:days|nights|short|last|end)/);
  });

  it('with a length of nobody knows which town changes nothing', async () => {
    const { reply, change } = await ask('7 nights instead of 2', { after: [BEACH] });
    expect(reply).toMatch(/cannot tell which of the towns/);
    expect(change.kind).not.toBe('changed');
  });
});

describe('which of two it shall be', () => {
  it.each([
    [
      'Lisbon or Seville for 4 days in march? two of us from Paris',
      'seville. 5 days from 11 march 2027',
      'Seville',
      '2027-03-11',
    ],
    [
      'Malta or Cyprus in october? couple from Vienna',
      'ok cyprus it is, 4 days from saturday 9 october 2027',
      'Paphos',
      '2027-10-09',
    ],
    [
      'Kyoto or Tokyo for a week in may? 2 adults from Brisbane',
      'let’s go with kyoto. 6 days from 10 may',
      'Kyoto',
      '2027-05-10',
    ],
  ])('%s %s', async (first, asked, town, start) => {
    const { plan } = await ask(asked, { after: [first] });
    expect(plan?.cities).toEqual([town]);
    expect(plan?.days[0]?.date).toBe(start);
    expect(plan?.party.adults).toBe(2);
  });
});

describe('a limit for the night that the plan keeps', () => {
  it('is said with what it is kept by', async () => {
    const { reply } = await ask('no hotel over 400 euros a night', { after: [ROME] });
    expect(reply).toMatch(/is within your/);
  });
});

describe('a question', () => {
  const SOFIA = 'Sofia and Plovdiv 5 days from 20 june 2027 from Belfast, 3 people';
  it.each([
    [SOFIA, 'how much is a pint', /no price of “pint”/],
    [SOFIA, 'what does a ski pass cost there', /“ski pass” costs and covers I do not know/],
    [SOFIA, 'is june rainy there', /I do not know how much it rains/],
    [SOFIA, 'what does one wear to a funeral there?', /wear at a funeral there I do not know/],
    [SOFIA, 'do taxis run after the opera', /“taxis” I have nothing|nothing about “taxis/],
    [SOFIA, 'how high is Plovdiv?', /How high Plovdiv lies I do not know/],
    [
      'Samoa 8 days from 15 may 2027, 2 adults from Brisbane',
      'how long is the boat to savai’i',
      /roughly 1h 45m by boat/,
    ],
    [SOFIA, 'does the heat matter if I have asthma?', /no day is made for asthma: say “plan it for asthma”/],
    [SOFIA, 'how much are the flights', /Flight Belfast – Sofia/],
  ])('of %s: %s', async (first, asked, says) => {
    const { reply, plan, change } = await ask(asked, { after: [first] });
    expect(reply).toMatch(says);
    expect(plan).toBeUndefined();
    expect(change.kind).not.toBe('changed');
  });

  it('that tells a need has the plan made for it, and says nowhere that it stays', async () => {
    const { reply, change } = await ask('is this ok with my peanut allergy?', {
      after: ['Rome 5 days from London 12 May 2027 for two'],
    });
    expect(change.kind).toBe('changed');
    expect(reply).not.toContain('The plan stays as it was');
  });

  it('that only supposes a need is followed by a plan for it, once it is told', async () => {
    const talk = new Talk();
    await talk.say('Rome 5 days from London 12 May 2027 for two');
    await talk.say('are the stairs bad if I have asthma?');
    const { reply, change } = await talk.say('plan it for asthma');
    expect(change.kind).toBe('changed');
    expect(reply).toMatch(/\*\*Asthma\*\*/);
  });
});

describe('what is told of one thing changes no other', () => {
  const LISBON_PORTO = 'Lisbon 3 nights and Porto 4 nights from London in May, 2 adults';

  it('a need that is told beside a question is no supposed one', async () => {
    const { reply, change } = await ask(
      'I use a wheelchair, how do we get from the airport with two suitcases?',
      {
        after: ['Rome 4 days from London in May, two of us'],
      },
    );
    expect(change.kind).toBe('changed');
    expect(reply).not.toContain('You ask and do not tell');
  });

  it('a length of a town that is named is that town’s', async () => {
    const { plan } = await ask('make Porto 5 nights instead of 4', { after: [LISBON_PORTO] });
    expect([plan?.cities, plan?.days.length]).toEqual([['Lisbon', 'Porto'], 9]);
  });

  it.each([
    'First of all, a better hotel in Porto, the last one was awful',
    'a better hotel in Porto for the last two nights, please',
  ])('a hotel moves no town and takes none of its nights: %s', async (text) => {
    const { plan } = await ask(text, { after: [LISBON_PORTO] });
    expect(plan?.cities ?? ['Lisbon', 'Porto']).toEqual(['Lisbon', 'Porto']);
    expect(plan?.days.length ?? 8).toBe(8);
  });

  it('one night more is for the town of a choice that is planned', async () => {
    const talk = new Talk();
    await talk.say('Lisbon or Porto?');
    await talk.say('4 days from 3 May for two from London');
    const { plan } = await talk.say('one more night in Lisbon');
    expect([plan?.cities, plan?.days.length]).toEqual([['Lisbon'], 5]);
  });

  it('what a stay costs is in the sum', async () => {
    const { reply } = await ask('how much is the accommodation?', { after: [LISBON_PORTO] });
    expect(reply).not.toContain('I know no price');
  });
});
