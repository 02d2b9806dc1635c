/** Changes that nearly every trip sees, in plain words: what they name is changed, and all else stays. */
import { describe, expect, it } from 'vitest';
import { Talk, tripAfter } from '../../functions/support/assistant.ts';

const ITALY =
  'Italy from 2 May 2027: 4 nights Rome, 3 Florence, 2 Venice, two of us from Oslo, budget 5000 dollars';
const THAILAND =
  'Four friends, Thailand for 12 days from 5 February 2027: Bangkok 4 days, Chiang Mai 4 days, Krabi 4 days, from Frankfurt';
const LISBON = '5 days in Lisbon from 8 June 2027 for two from Bristol';

describe('a trip through three towns', () => {
  it.each([
    ['as it was asked for', 'Rome, Florence, Venice: 10'],
    ['Take one night off Rome and one off Venice', 'Rome, Florence, Venice: 8'],
    ['cut one night from Rome and add it at the end in Verona', 'Rome, Florence, Venice, Verona: 10'],
    ['give Venice one more night and Rome one less', 'Rome, Florence, Venice: 10'],
    ['put a night in Siena in, taken from Rome', 'Rome, Florence, Venice, Siena: 10'],
    ['an extra night, don’t take it from Florence', 'Rome, Florence, Venice: 11'],
    ['and two nights in Bologna between Florence and Venice', 'Rome, Florence, Bologna, Venice: 12'],
    [
      'add Bologna between Florence and Venice, two nights. Take one night off Rome and one off Florence',
      'Rome, Florence, Bologna, Venice: 10',
    ],
    ['can you change Venice to Bologna', 'Rome, Florence, Bologna: 10'],
    ['change the Rome to Florence train to a bus', 'Rome, Florence, Venice: 10'],
    ['we would rather sleep in Mestre than in Venice', 'Rome, Florence, Mestre: 10'],
    ['we changed our minds about Venice, leave it', 'Rome, Florence: 8'],
    ['I love Rome and Florence, what a pair', 'Rome, Florence, Venice: 10'],
    ['add a day to Florence', 'Rome, Florence, Venice: 11'],
    ['add 2 nights in Venice and one in Rome', 'Rome, Florence, Venice: 13'],
    ['stay longer in Venice, 4 nights', 'Rome, Florence, Venice: 12'],
    ['we only have until the 9th', 'Rome, Florence, Venice: 8'],
    ['my friend Sara is coming but only in Venice', 'Rome, Florence, Venice: 10'],
    ['my friend Tom is joining us in Venice', 'Rome, Florence, Venice: 10'],
    ['Anna and Tom join us for two days in Florence', 'Rome, Florence, Venice: 10'],
    ['we only have until the 9th to book', 'Rome, Florence, Venice: 10'],
    ['I can’t decide, take one night off Rome', 'Rome, Florence, Venice: 9'],
    ['we don’t mind the cost, add a day to Florence', 'Rome, Florence, Venice: 11'],
    ["don't add a day to Rome", 'Rome, Florence, Venice: 10'],
    ['would it help to add a day in Rome?', 'Rome, Florence, Venice: 10'],
    ['we only have until the 15th to decide', 'Rome, Florence, Venice: 10'],
    ['we only have until the 21st', 'Rome, Florence, Venice: 10'],
    ['I meant the 21st', 'Rome, Florence, Venice: 10'],
    ["forget Italy's trains", 'Rome, Florence, Venice: 10'],
    ['not Italy again, we joke, keep it', 'Rome, Florence, Venice: 10'],
    ['that hotel looks very boring on the outside but great inside', 'Rome, Florence, Venice: 10'],
    ['on Rome’s days, go on the tenth please', 'Rome, Florence, Venice: 10'],
    ['no flights inside Italy', 'Rome, Florence, Venice: 10'],
  ])('%s', async (text, trip) => {
    const messages = text === 'as it was asked for' ? [ITALY] : [ITALY, text];
    expect(await tripAfter(...messages)).toMatchObject({ trip, first: '2027-05-02' });
  });
});

describe('what is said of a thing in a town, or by one of many, leaves the towns', () => {
  it.each([
    'the hotel in Rome is not for us',
    'driving in Rome is not for me',
    'the food in Florence is not my thing',
    'the flight to Venice is not an option, take the train',
    'Florence is quieter than Rome, can we have a quiet hotel there instead of the centre?',
    'Venice does not appeal to my kids much, what could they do there',
    'my mother hates Venice but I love it',
    'my husband refuses to go to Venice on a ferry',
    'we avoid Rome’s metro',
    'stay away from Rome’s outskirts for the hotel',
    'take two of us from Florence to Venice by train',
    'the last afternoon keep free',
    'the last morning we do yoga at our hotel',
  ])('%s', async (text) => {
    expect(await tripAfter(ITALY, text)).toMatchObject({ trip: 'Rome, Florence, Venice: 10' });
  });

  it.each([
    ['the days in Venice are off', 'Rome, Florence: 8'],
    ['Venice does not appeal to us', 'Rome, Florence: 8'],
    ['we would rather avoid Venice', 'Rome, Florence: 8'],
  ])('and “%s” does not', async (text, trip) => {
    expect(await tripAfter(ITALY, text)).toMatchObject({ trip });
  });
});

describe('a trip to places far apart', () => {
  it.each([
    [
      'Koh Lanta is supposed to be nicer than Krabi, can we go there instead?',
      'Bangkok, Chiang Mai, Koh Lanta: 12',
    ],
    ['keep Bangkok and Chiang Mai as they are, swap Krabi for Phuket', 'Bangkok, Chiang Mai, Phuket: 12'],
    ['and Luang Prabang for 3 days after Chiang Mai?', 'Bangkok, Chiang Mai, Luang Prabang, Krabi: 15'],
    ['Chiang Mai is not for us', 'Bangkok, Krabi: 8'],
    ['one day of doing nothing in Krabi', 'Bangkok, Chiang Mai, Krabi: 12'],
    ['Krabi is nicer than Phuket, good choice', 'Bangkok, Chiang Mai, Krabi: 12'],
  ])('%s', async (text, trip) => {
    expect(await tripAfter(THAILAND, text)).toMatchObject({ trip, first: '2027-02-05' });
  });
});

describe('a trip to one town', () => {
  it.each([
    ['forget Portugal, Seville please', 'Seville: 5', '2027-06-08'],
    ['can we also see Sintra?', 'Lisbon: 5', '2027-06-08'],
    ['add Sintra for two nights', 'Lisbon, Sintra: 7', '2027-06-08'],
    ['if we went in September, would it be cheaper?', 'Lisbon: 5', '2027-06-08'],
    ['would it cost less if we stayed a week?', 'Lisbon: 5', '2027-06-08'],
    ['put a boat trip on Wednesday afternoon', 'Lisbon: 5', '2027-06-08'],
    ['go on Wednesday instead', 'Lisbon: 5', '2027-06-09'],
  ])('%s', async (text, trip, first) => {
    expect(await tripAfter(LISBON, text)).toMatchObject({ trip, first });
  });
});

describe('a thing to do on a day', () => {
  it.each([
    [
      'Marrakesh 5 days from 10 May 2027 for two from Bristol',
      'can we do a hammam on the Thursday afternoon',
      /“Hammam” is on day 4/,
    ],
    ['Split 5 days from 10 May 2027 for two from Leeds', 'kayaking on Wednesday morning?', /Day 3.*Kayaking/],
    ['Split 5 days from 10 May 2027 for two from Leeds', 'a wine bar on the second evening', /./],
    ['Split 5 days from 10 May 2027 for two from Leeds', 'day 3 museums please', /Day 3.*Gallery/],
  ])('%s: %s', async (first, text, told) => {
    const { reply, trip } = await tripAfter(first, text);
    expect(reply).toMatch(told);
    expect(reply).not.toMatch(/^- (?:Dates|Length):/m);
    expect(trip).toMatch(/: 5$/);
  });
});

describe('who comes along is counted', () => {
  it.each([
    ['my friend tom is joining us', 3],
    ['our friends Ben and Kate will join us', 4],
    ['tom and amy are coming too', 4],
    ['Anna brings her boyfriend', 3],
    ['another couple joins us', 4],
    ['one more adult please', 3],
    ['plan it for one more person', 3],
    ['two extra people are coming', 4],
    ['only I am going', 1],
    ['nobody is coming with us', 2],
    ['a storm is coming too', 2],
    ['is one more night possible for 2 adults?', 2],
    ['my brother never joins us', 2],
    ['only I am going up the tower, Karin waits below', 2],
    ['Dinner will be coming too', 2],
    ['Bella is coming too, she is our dog', 2],
    ['Maria is bringing her friend to the station to say goodbye', 2],
    ['a table for another guest', 2],
    ['is there one more adult ticket?', 2],
    ['one extra adult costs how much', 2],
    ['Anna and Tom join us for two days in Florence', 2],
    ['the guide comes with us too', 2],
  ])('%s', async (text, people) => {
    const talk = new Talk();
    const { plan } = await talk.say(ITALY);
    const answer = await talk.say(text);
    expect((answer.plan ?? plan)?.party).toMatchObject({ adults: people, children: 0 });
  });
});

describe('other dates of a trip from 2 May', () => {
  it.each([
    ['start on the twelfth instead', '2027-05-12', 10],
    ['we leave on 1 and return on 12', '2027-05-01', 12],
    ['push it to September', '2027-09-14', 10],
    ['we take the fifth train on that day', '2027-05-02', 10],
  ])('%s', async (text, first, days) => {
    const { trip, first: start } = await tripAfter(ITALY, text);
    expect(start).toBe(first);
    expect(trip).toBe(`Rome, Florence, Venice: ${days}`);
  });
});

it('takes every town of a country for those of another one', async () => {
  const { trip } = await tripAfter(ITALY, 'forget Italy, Portugal instead');
  expect(trip).toMatch(/^Lisbon, Porto/);
  expect(trip).not.toMatch(/Rome|Florence|Venice/);
});

it('leaves the flights from home where none are wanted between the towns', async () => {
  const { reply } = await tripAfter(ITALY, 'no flights inside Italy');
  expect(reply).toMatch(/Flight:\*\* .* OSL to/);
});

describe('a way that is the trip itself', () => {
  it.each([
    [
      'San Francisco to Los Angeles down the coast, 7 days, driving, couple, May',
      /^San Francisco, Los Angeles/,
    ],
    ['Porto to Lisbon along the coast by car, 5 days', /^Porto, Lisbon/],
    ['Leeds to Rome by car, 10 days', /^Rome:/],
    ['road trip from Denver to Moab, 6 days', /^Moab:/],
    ['road trip in Scotland, 6 days, renting a car in Edinburgh', /^Edinburgh, \w+/],
    ['6 days in Edinburgh, renting a car in Edinburgh', /^Edinburgh:/],
  ])('%s', async (text, trip) => {
    expect((await tripAfter(text)).trip).toMatch(trip);
  });
});

it('takes the theme park of the town that is named', async () => {
  const { trip } = await tripAfter(
    '5 days in Amsterdam from 8 June 2027 for two',
    'then on to Paris for Disneyland, 2 more nights',
  );
  expect(trip).toBe('Amsterdam, Paris: 7');
});

it('counts a child once who is named by age behind the number', async () => {
  const talk = new Talk();
  await talk.say('Amsterdam, 4 days from 20 May 2027 for me and my two kids, 6 and 9');
  const { plan } = await talk.say('just one child, the 6 year old');
  expect(plan?.party).toMatchObject({ adults: 1, children: 1 });
});
