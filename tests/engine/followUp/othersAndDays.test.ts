/** Who comes, when they come, and which day is added, as people type it of a trip that stands: what they say is done, and no more. */
import { describe, expect, it } from 'vitest';
import { tripAfter } from '../../functions/support/assistant.ts';

const THURSDAY = '4 days in Bratislava, Thursday 8 to Sunday 11 April 2027, for two from Graz';
const ALONE = 'Seville from Friday 5 to Sunday 7 February 2027, just me, from Lyon';

describe('the first or the last day by its weekday', () => {
  it.each([
    ['we arrive on Friday, still back on Sunday', 'Bratislava: 3', '2027-04-09'],
    ['we can only come on the Friday, Sunday stays', 'Bratislava: 3', '2027-04-09'],
    [
      "school won't let them off on the Thursday so we come on Friday, Sunday stays",
      'Bratislava: 3',
      '2027-04-09',
    ],
    ["add the Monday at the end, they're off then", 'Bratislava: 5', '2027-04-08'],
    ['can we add Monday too', 'Bratislava: 5', '2027-04-08'],
    ['we come home on Friday', 'Bratislava: 2', '2027-04-08'],
    ['add the castle on Saturday at the end', 'Bratislava: 4', '2027-04-08'],
  ])('%s', async (text, trip, first) => {
    expect(await tripAfter(THURSDAY, text)).toMatchObject({ trip, first });
  });

  it.each(['same thing but the weekend right after', 'the weekend straight after please'])(
    '%s',
    async (text) => {
      expect(await tripAfter(ALONE, text)).toMatchObject({ trip: 'Seville: 3', first: '2027-02-12' });
    },
  );
});

describe('a weekday that is no end of the trip', () => {
  const ROME = '4 days in Rome from London, Friday 12 to Monday 15 March 2027, for 2';
  it.each([
    ['Add Saturday', 'Rome: 4', '2027-03-12'],
    ['Could you add the Sunday?', 'Rome: 4', '2027-03-12'],
    ['Add Friday too', 'Rome: 4', '2027-03-12'],
    ['Add Thursday', 'Rome: 5', '2027-03-11'],
    ['Add Tuesday', 'Rome: 5', '2027-03-12'],
    ['My parents come Saturday, we want to show them the Forum', 'Rome: 4', '2027-03-12'],
    ['My parents come on Sunday to dinner with us', 'Rome: 4', '2027-03-12'],
    ['Sunday stays free', 'Rome: 4', '2027-03-12'],
  ])('%s', async (text, trip, first) => {
    expect(await tripAfter(ROME, text)).toMatchObject({ trip, first });
  });
});

describe('who travels', () => {
  it.each([
    [ALONE, 'my girlfriend is joining me, also from Lyon', '2+0'],
    [ALONE, 'my brother is joining me', '2+0'],
    [ALONE, 'both of my parents are coming with me', '3+0'],
    [THURSDAY, 'My wife is joining me by the way', '2+0'],
    [THURSDAY, 'My husband accompanies me, he is a vegetarian', '2+0'],
    [ALONE, 'my sister is joining me for dinner on Saturday', '1+0'],
    [THURSDAY, 'our group has grown to 4', '4+0'],
    [THURSDAY, 'our party has gone down to 1', '1+0'],
    [THURSDAY, 'the number of museums here has grown to 4', '2+0'],
  ])('%s | %s', async (first, text, people) => {
    expect(await tripAfter(first, text)).toMatchObject({ people });
  });

  it.each([
    ['Single mum of twins (4), a week in Rome from 31 May 2027 from London', '1+2'],
    ['Rome 6 to 8 March 2027 from Riga, my girlfriend is joining me', '2+0'],
    ['Rome 6 to 8 March 2027 from Riga, both of my parents are coming with me', '3+0'],
    ['its for my parents they want to go to rome from riga 6 to 8 march 2027 dad walks with a cane', '2+0'],
    ['this is for my parents and me, Rome 6 to 8 March 2027 from Riga', '3+0'],
    ['the dad of our friends lives in Rome, we are two, 6 to 8 March 2027 from Riga to Rome', '2+0'],
  ])('%s', async (text, people) => {
    expect(await tripAfter(text)).toMatchObject({ people });
  });
});

describe('a first message', () => {
  it.each([
    ['ten days in Georgia in May 2027 from London for two, mountains for two or three nights', /: 10 days/],
    ['6-8 days in Rome in May 2027 from London for two', /Rome: 7 days/],
    ['a weekend in Rome in May 2027 from London for two, 2 or 3 nights', /Rome: 3 days/],
    ['12 days of holiday, maybe 5 or 6 days in Lisbon for two from London in May 2027', /Lisbon: 5 days/],
    [
      'Garden Route 10 days, then on to Namibia for a week, in October, from London for 2',
      /Cape Town.*Windhoek/,
    ],
    [
      'Balloons take off at 5am in Cappadocia, 4 days there from London for two in May 2027',
      /^(?!.*way home yourself)/s,
    ],
    [
      'Uzbekistan for 9 days in October from Istanbul, two of us, Silk Road cities by train',
      /^(?!.*Xi'an).*: 9 days/s,
    ],
    ['Mexico City. Origin: YYZ. Out: 2027-02-11, back: 2027-02-14. Travelers: 2 adults.', /YYZ to MEX/],
    [
      'Dubrovnik for two, we land Wed 9 June 2027 14:20 and take off Sun 13 June 11:05. Flat in Lapad is paid.',
      /beds of your own/,
    ],
    ['Cork 16 to 19 April 2027 from Bristol, two of us, the hotel there is already paid', /beds of your own/],
    [
      'Our ship calls at Barcelona on Monday 12 April 2027, everyone back aboard at 17:30. What can two of us see?',
      /Barcelona: 1 day/,
    ],
  ])('%s', async (text, told) => {
    expect((await tripAfter(text)).reply).toMatch(told);
  });

  it('begins behind the hour before which nobody is there', async () => {
    const { reply } = await tripAfter(
      'Two of us go to Ljubljana by bus from Trieste on Friday 9 April 2027, not there before 7 pm, back on Sunday',
    );
    expect(reply).toMatch(/Ljubljana: 3 days/);
    expect(reply).not.toMatch(/did not take into account/);
  });
});

it('tells how one dresses in a mosque, and changes nothing for it', async () => {
  const { reply, trip } = await tripAfter(THURSDAY, 'what should women wear in a mosque?');
  expect(reply).toMatch(/in a mosque women cover their hair/);
  expect(reply).not.toMatch(/I have nothing/);
  expect(trip).toBe('Bratislava: 4');
});

it('takes the nights of each town for the length, where one night more in all is what they come to', async () => {
  const split =
    'could we split it, 2 nights Bratislava and then 2 nights in Vienna, so one night more in all';
  expect(await tripAfter(THURSDAY, split)).toMatchObject({
    trip: 'Bratislava, Vienna: 5',
    first: '2027-04-08',
  });
  expect(await tripAfter(THURSDAY, '2 nights Bratislava and 1 in Vienna, same length')).toMatchObject({
    trip: 'Bratislava, Vienna: 4',
  });
});
