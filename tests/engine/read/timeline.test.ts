/** Dates and lengths of a first message, taken together: the trip holds all of them where any way of taking them does. */
import { describe, expect, it } from 'vitest';
import { ask } from '../../functions/support/assistant.ts';

/** Heading of the plan, and the line of its dates under it. */
async function headOf(text: string): Promise<string> {
  const { reply } = await ask(text);
  const [, title = reply, dates = ''] = /^## (.+)\n+(.+)$/m.exec(reply) ?? [];
  return `${title} | ${dates}`;
}

describe('a length that dates have taken the place of', () => {
  it.each([
    'well i only get the week off so 12 to 19 june',
    'actually 12 to 19 june',
    'only got 12 to 19 june off',
  ])('is not quoted: %s', async (dates) => {
    const { reply } = await ask(`Crete 10 days, ${dates}, 2 adults from Vienna`);
    expect(reply).not.toContain('did not take into account');
  });

  it('and dates that leave room for it, or only stand beside it, take none', async () => {
    expect(await headOf('Rome 10 days, 12 to 19 june, 2 adults from Vienna')).toContain('10 days');
    const { reply } = await ask('Rome 10 days, 12 to 19 june, 2 adults from Vienna');
    expect(reply).toContain('The length you named does not fit');
  });
});

describe('dates and lengths', () => {
  it.each([
    [
      'a night in the midst does not shorten the days that were named',
      'Granada and Seville, 10 to 15 May 2027, two of us from Dublin, one night of it in a cave house',
      '6 days for two | Mon 10 May 2027 to Sat 15 May 2027',
    ],
    [
      'a way out and a way back',
      'a flight from Oslo to Porto on 2027-05-06 returning 2027-05-11, one person, close to the river',
      '6 days for one | Thu 6 May 2027 to Tue 11 May 2027',
    ],
    [
      'a length and the days on which it may begin',
      'We have nine days and can leave Leeds on any day between 3 and 6 June 2027. Lisbon for two please',
      '9 days for two | Thu 3 June 2027',
    ],
    [
      'a day to arrive on and a weekday to leave on, whatever feast is named beside them',
      'Stockholm over midsummer, arriving thursday 24 june leaving sunday, two adults from Amsterdam',
      '4 days for two | Thu 24 June 2027 to Sun 27 June 2027',
    ],
    [
      'the same with no feast and with verbs',
      'Rome from London, arrive fri 12 march leave monday',
      '4 days for one | Fri 12 March 2027 to Mon 15 March 2027',
    ],
    [
      'a weekday to arrive on for a thing',
      'Rome from London for a concert on sat 20 march, arriving thursday',
      '3 days for one | Thu 18 March 2027 to Sat 20 March 2027',
    ],
    [
      'a night before, and home on the same day',
      'an appointment in Naples 11 march at 8:45 am, be there the night before. from Bari by train, back home the same day after',
      '2 days for one | Wed 10 March 2027 to Thu 11 March 2027',
    ],
    [
      'two days that are joined by their names',
      'Madrid from Lisbon, mon 10 and tue 11 may, 2 adults',
      '2 days for two | Mon 10 May 2027 to Tue 11 May 2027',
    ],
    [
      'a feast and a length of more than its days',
      'Copenhagen for six days over Easter 2027, two adults from Leeds',
      '6 days for two',
    ],
    [
      'the days that one has off, in the place of a longer length',
      'Crete 10 days in june, well i only get the week off so 12 to 19 june, 2 adults from Vienna',
      '8 days for two | Sat 12 June 2027 to Sat 19 June 2027',
    ],
    [
      'the same in other words',
      'Rome 2 weeks in june, can only do 12th to 19th, 2 adults from Vienna',
      '8 days for two | Sat 12 June 2027 to Sat 19 June 2027',
    ],
    [
      'nights of two towns over a weekend',
      'Ghent and Bruges 3 nights 2nd weekend of may, me + 2 friends, train from Lille',
      '4 days for three | Fri 7 May 2027 to Mon 10 May 2027',
    ],
    [
      'weeks from Sunday to Saturday',
      'Tenerife sunday to saturday of the last full week in january, from Glasgow for two',
      '7 days for two | Sun 24 January 2027 to Sat 30 January 2027',
    ],
    [
      'but a weekend goes on into the next one',
      'Rome fri to mon in the second week of march, from Glasgow for two',
      '4 days for two | Fri 12 March 2027 to Mon 15 March 2027',
    ],
    [
      'nights of three towns in one breath',
      'us three from Bristol fly to Rome two nights there then the train to Florence two nights and then Venice three nights and home first week of may',
      'Rome, Florence and Venice: 8 days for three',
    ],
    [
      'weekdays beside a day of the month',
      'a game in Turin on saturday 15 may 2027. coming from Lyon on the friday before, home monday 17 may, one person',
      'Mon 17 May 2027',
    ],
    [
      'days of the month in words',
      'Lisbon for my wifes fiftieth just us two its the tenth of april so like thursday eighth to monday twelfth flying from austin',
      '5 days for two | Thu 8 April 2027 to Mon 12 April 2027',
    ],
    [
      'weekdays round a day that something is on',
      'Concert in Leeds on Sat 20 March 2027, we come up Friday from Bristol by train and go home Sunday, 2 adults',
      '3 days for two | Fri 19 March 2027 to Sun 21 March 2027',
    ],
    [
      'weekdays round the days of what one travels for, whose length is not the trip’s',
      'three day conference in Lyon 4 to 6 May 2027, arriving from Turin by train Monday night and leaving Friday morning, just me',
      '5 days for one | Mon 3 May 2027 to Fri 7 May 2027',
    ],
    [
      'a weekday within dates that are whole moves no end',
      'Rome from 3 to 7 May 2027, from Leeds, 2 adults, day trip to Tivoli on Thursday',
      'Mon 3 May 2027 to Fri 7 May 2027',
    ],
    [
      'a message that was dictated with its stops',
      'my nieces graduation is in cincinnati on saturday may fifteenth 2027 period i want to go up thursday and come home monday period we are two adults and my mother comma who is eighty eight from knoxville',
      '5 days for three | Thu 13 May 2027 to Mon 17 May 2027',
    ],
    [
      'a wedding is none of the trip',
      'we marry on 5 June 2027 and want to leave for Lisbon on 8 June from Dublin, 6 nights',
      'Tue 8 June 2027 to Mon 14 June 2027',
    ],
    [
      'days over a feast are the length of the trip, and nobody’s number',
      'Kraków for two from Leeds, 8 days over Easter 2027',
      '8 days for two',
    ],
    [
      'a week over a feast',
      'we two want a week over Easter 2027 in Malta, from Bristol',
      '7 days for two | Thu 25 March 2027 to Wed 31 March 2027',
    ],
    [
      'the days over a feast, which nobody counted',
      'Kraków for two from Leeds, just the days over Easter 2027',
      '4 days for two | Fri 26 March 2027',
    ],
    [
      'a stay between a town and a part of a month is that town’s, with another behind it',
      'Salta! 4 nights in the second half of May 2027, empanadas, then 3 nights Buenos Aires, the two of us from Lima',
      'Salta and Buenos Aires: 8 days for two',
    ],
    [
      'the length of the whole, with a part of it in one town',
      'Rome and Naples in May 2027 from London, two people, 7 nights, 3 nights of it in Naples',
      'Rome and Naples: 8 days for two',
    ],
    [
      'a length of the whole stays one before the nights of the last town',
      'Rome, 7 nights in total in May 2027, then 3 nights in Naples, two people from London',
      'Rome and Naples: 8 days for two',
    ],
    [
      'lengths of some towns are no room within a first and a last day',
      'from 3/4 to 18/4/2027, two of us from Leeds: Tokyo 5 nights, Kyoto 4 nights, and then Osaka and Nara',
      '16 days for two | Sat 3 April 2027 to Sun 18 April 2027',
    ],
    [
      'a day in the middle of the trip',
      'Luxor for two from Munich, 5 nights with the eclipse on 2 August 2027 somewhere in the middle',
      '6 days for two | Sat 31 July 2027 to Thu 5 August 2027',
    ],
    [
      'what is on a day and named once more, in the middle',
      'regatta on 5 June 2027 in Split, 2 of us from Leeds, a week with the regatta roughly in the middle, not on the arrival or departure day',
      '7 days for two | Wed 2 June 2027 to Tue 8 June 2027',
    ],
    [
      'a day that has to lie in the trip',
      'six days in Valencia, two adults from Leeds. The burning on 19 March 2027 must fall inside the trip',
      '6 days for two | Wed 17 March 2027 to Mon 22 March 2027',
    ],
    [
      'nights that include a day',
      '5 nights in Lisbon for two from London that include 13 June 2027',
      '6 days for two | Fri 11 June 2027 to Wed 16 June 2027',
    ],
    [
      'a day to come on, with something else in the middle',
      'Edinburgh for two from Bristol, arriving 12 May 2027, 5 nights, with a rest day in the middle',
      '6 days for two | Wed 12 May 2027 to Mon 17 May 2027',
    ],
    [
      'a day to go on, the bed in the middle of town',
      'Edinburgh for two from Bristol 12 May 2027 in the middle of town, 5 nights, breakfast included',
      '6 days for two | Wed 12 May 2027 to Mon 17 May 2027',
    ],
    [
      'a week of a month without a length is a week',
      'skiing in Innsbruck, first week of february, from Leeds, 2 people',
      '7 days for two',
    ],
  ])('%s', async (_, text, head) => {
    expect(await headOf(text)).toContain(head);
  });

  it.each([
    [
      'a room between two days',
      'Sometime between 10 and 25 October 2027, 6 nights in Lisbon from Leeds for two',
      '7 days',
    ],
    [
      'an age',
      'Nashville for my 40th!! june 18-21 2027, 6 girls, from Cleveland, 3 rooms',
      'Fri 18 June 2027 to Mon 21 June 2027',
    ],
    [
      'an anniversary',
      'Lisbon 8 to 14 May 2027, anniversary (25th!), two of us from Leeds',
      'Sat 8 May 2027 to Fri 14 May 2027',
    ],
    ['a length from now', 'plan Lisbon for two from Leeds, 5 days, in 3 weeks', '5 days'],
    [
      'the length of all, behind the last town',
      'from Leeds by train to Paris, Lyon and finish in Nice nine days start 1 may 2027, three friends',
      '9 days',
    ],
  ])('%s is left as it was read', async (_, text, head) => {
    expect(await headOf(text)).toContain(head);
  });
});

describe('a number of all', () => {
  it.each([
    [
      'decides beside people named one by one',
      'Lisbon from Leeds on 4 May 2027 for 5 days, 7 persons: grandfather 70, grandmother 68, me and wife, kids 6, 9 and 15',
      'for 4 adults and 3 children',
    ],
    [
      'is not some of all',
      'Lisbon from Leeds, 5 days from 4 May 2027, 2 adults and 2 kids 6 and 9, 2 people are vegan',
      'for 2 adults and 2 children',
    ],
    [
      'husband and wife are two',
      'Lisbon from Leeds, 5 days from 4 May 2027, husband and wife. vegetarian wife',
      'for two',
    ],
  ])('%s', async (_, text, head) => {
    expect(await headOf(text)).toContain(head);
  });
});

describe('ways', () => {
  it.each([
    [
      'We will not be taking any flights',
      'Paris for 4 days from London on 4 May 2027, two of us. We will not be taking any flights.',
    ],
    [
      'the travellers do not wish to take any flights',
      'Paris for 4 days from London on 4 May 2027. The two travellers do not wish to take any flights.',
    ],
  ])('%s: none is in the plan', async (_, text) => {
    const { reply } = await ask(text);
    expect(reply).toContain('## Paris');
    expect(reply).not.toContain('**Flight:**');
  });

  it('trains are heard wherever they are named', async () => {
    const { reply } = await ask(
      'fly into Milan, out of Naples, 10 days from 3 May 2027, trains in between. couple from Toronto',
    );
    expect(reply).toContain('**Train:** Milan to Naples');
  });
});

describe('home', () => {
  it.each([
    [
      'a first town that leads far away',
      'Dhaka to Bhutan 14 april 2027 for 5 days, Paro and Thimphu, two of us',
      'Paro and Thimphu',
    ],
    [
      'a town that is come back to',
      'Zürich to Milan to Venice and back to Zürich all by rail, 7 days from 11 sept 2027, 2 people',
      'Milan and Venice',
    ],
  ])('%s is no stop', async (_, text, head) => {
    expect(await headOf(text)).toContain(`${head}:`);
  });
});
