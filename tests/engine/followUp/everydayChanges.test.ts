/** What people type who never saw the planner: what they named is done, what they did not name stays. */
import { describe, expect, it } from 'vitest';
import { tripAfter } from '../../functions/support/assistant.ts';

const BARCELONA = '5 nights in Barcelona from 10 June 2027, 4 friends, from Manchester';
const BANGKOK = 'solo trip from Perth, Bangkok 4 nights then Chiang Mai 3 nights, starting 2 February 2027';

const SAME = { trip: 'Barcelona: 6', first: '2027-06-10' };

describe('what changes neither towns nor dates', () => {
  it.each([
    ['any other weekend in June is fine too', /Good to know/],
    ["please don't change the dates", /Good to know/],
    ['please dont add any nights', /Good to know/],
    ['can we have one day with nothing planned', /open afternoon/],
    ['two lazy days please', /./],
    ['we prefer a late flight on Thursday after work', /Flight MAN to BCN/],
    ['two of us fly from London', /did not take into account.*London/],
    ['show me only the hotels', /Blue Door Hotel/],
    ['give me more detail on day 2', /Morning/],
    ['which area is best for us to stay', /Where to stay in Barcelona/],
    ['which area is our hotel in', /Blue Door Hotel/],
    ['will we get by with English there', /people speak Spanish/],
    ['we have booked the hotel: Hotel Jazz', /^(?!.*best for music)/s],
    ["please don't add any more museums", /Left out where it can be: museums/],
    ['not so many museum, more parks', /Left out where it can be: museums/],
    ['move the Picasso museum to day 4', /“Museu Picasso” is on day 4/],
    ["we've seen the Sagrada Familia already", /without Sagrada Família/],
    ['I don’t like the hotel', /^(?!.*Hostel)/s],
  ])('%s', async (text, told) => {
    const now = await tripAfter(BARCELONA, text);
    expect(now).toMatchObject(SAME);
    expect(now.reply).toMatch(told);
  });
});

describe('what changes them as it says', () => {
  it.each([
    ['sorry wrong week, the one after', 'Barcelona: 6', '2027-06-17'],
    ['wrong weekend, I meant the one before', 'Barcelona: 6', '2027-06-03'],
    ['replace one night with a night in Girona', 'Barcelona, Girona: 6', '2027-06-10'],
    ['a weekend in June would be fine', 'Barcelona: 3', '2027-06-11'],
    ["don't change the hotel but add a night", 'Barcelona: 7', '2027-06-10'],
  ])('%s', async (text, trip, first) => {
    expect(await tripAfter(BARCELONA, text)).toMatchObject({ trip, first });
  });

  it('counts whom a friend brings', async () => {
    const { reply } = await tripAfter(BARCELONA, 'my friend is bringing her boyfriend');
    expect(reply).toMatch(/For five now/);
  });

  it('takes a number before a home for travellers', async () => {
    const { reply } = await tripAfter('5 days in Rome in May', '2, from Brisbane');
    expect(reply).toMatch(/for two/);
  });

  it('keeps the flights from home where one way is to be by train', async () => {
    const { reply } = await tripAfter(BANGKOK, 'night train to Chiang Mai instead of flying');
    expect(reply).toMatch(/Bangkok to Chiang Mai by train now/);
    expect(reply).toMatch(/\*\*Flight:\*\*.*PER to BKK/);
  });

  it('puts a town in for a thing, and leaves the other towns', async () => {
    const zealand =
      'South Island 9 days in March from Christchurch by car for 2: Queenstown, Te Anau, Franz Josef';
    const { trip } = await tripAfter(zealand, 'too far, leave Milford out and do Wanaka instead');
    expect(trip).toMatch(/Queenstown, Te Anau, Franz Josef/);
  });

  it('takes the other town of a name', async () => {
    const { trip } = await tripAfter('6 days San Jose in January 2 adults', 'I mean the one in Costa Rica');
    expect(trip).toBe('San José: 6');
  });

  it('takes a list for the towns that were taken for a region', async () => {
    const sicily = 'Sicily 8 days in September, 2 adults, from Vienna';
    expect(await tripAfter(sicily, 'Palermo and Siracusa')).toMatchObject({ trip: 'Palermo, Syracuse: 8' });
  });

  it.each([
    ['no not Hiroshima, Kanazawa', 'Tokyo, Kyoto, Kanazawa: 10'],
    ['not Hiroshima please', 'Tokyo, Kyoto: 10'],
  ])('puts what is meant in the place of what is not: %s', async (text, trip) => {
    const japan = '10 days Japan in October, Tokyo, Kyoto and Hiroshima, for 2 from Brisbane';
    expect(await tripAfter(japan, text)).toMatchObject({ trip });
  });

  it('makes a stop of what is wished for in place of a day out', async () => {
    const japan = '10 days Japan in October, Tokyo, Kyoto and Hiroshima, for 2 from Brisbane';
    const { trip } = await tripAfter(japan, 'Osaka too', 'no not Osaka, Kanazawa');
    expect(trip).toBe('Tokyo, Kyoto, Hiroshima, Kanazawa: 10');
  });

  it('finds a little-known town in small letters where it is put in', async () => {
    const vietnam = 'Vietnam 10 days in February: Hanoi, Hoi An and Ho Chi Minh City. 2 people';
    const { trip } = await tripAfter(vietnam, 'swap hoi an for hue please');
    expect(trip).toBe('Hanoi, Huế, Ho Chi Minh City: 10');
  });

  it('keeps a day out that is to stay', async () => {
    const { trip, reply } = await tripAfter(
      '4 nights in Seville for 2 from 23 April 2027 from Bristol',
      'one more night please',
      'a day trip to Cordoba',
      'back to 4 nights but keep Cordoba',
    );
    expect(trip).toBe('Seville: 5');
    expect(reply).toMatch(/Out to Córdoba/);
  });
});

describe('first messages', () => {
  it.each([
    ['we want 5 easy days in Valencia in April', 'Valencia: 5'],
    ['Orlando a week in June, disney, flying from Toronto', 'Orlando: 7'],
    ['Disneyland Paris with 2 girls 8 and 11, 4 days in February', 'Paris: 4'],
    ['Milan 3 days in April, 2 people, we fly into Bergamo', 'Milan: 3'],
    ['Lisbon and Porto for 8 days from 2 May 2027, a day trip to the Douro valley', 'Lisbon, Porto: 8'],
    ['can we do the Grand Canyon as a day trip when we are in Las Vegas for 4 days? plan it', 'Las Vegas: 4'],
  ])('%s', async (text, trip) => {
    expect(await tripAfter(text)).toMatchObject({ trip });
  });

  it.each([
    ['Munich 4 days in July with a day trip to Neuschwanstein', /Day trip: Neuschwanstein/],
    ['Porto 5 days in May with a day trip to the Douro valley', /Day trip: Douro valley/],
    ['where is it warm in February? a week', /These would suit/],
    ['family holiday by the sea in July from Paris, tell me 3 places', /These would suit/],
    ['where should we stay in Lisbon?', /Where to stay in Lisbon/],
    ['is Barcelona better in May or in October?', /Mar to May[\s\S]*Sep to Oct/],
    ['a week in Cancun in February, all inclusive if possible', /all-inclusive/],
  ])('%s', async (text, told) => {
    expect((await tripAfter(text)).reply).toMatch(told);
  });
});

describe('nearly the same words, said of something else', () => {
  it.each([
    ['the weekend of 12 June works for us', /Fri 11 June|Dates/],
    ['no early flights please', /^(?![\s\S]*at 6:)/],
    ['we have a late evening flight home', /did not take into account/],
    ['not enough museums', /^(?!.*Left out where it can be: museums)/s],
    ['replace the hotel with nice and cheap', /^(?!.*Added: Nice)/s],
    ['what is a good restaurant in the area where we stay?', /^(?!.*Where to stay)/s],
    ['make the plan again from scratch with museums', /^(?!.*I find no)/s],
    ['not that week, the one after my birthday', /^(?!.*Dates: Thu 17)/s],
  ])('%s', async (text, told) => {
    expect((await tripAfter(BARCELONA, text)).reply).toMatch(told);
  });

  it.each([
    ['Rome from London, a weekend in June is fine for us', 'Rome: 3'],
    ['3 relaxing days in Bali and 4 days in Singapore', 'Bali, Singapore: 7'],
    ['2 lazy days in Rome then 3 days in Florence', 'Rome, Florence: 5'],
    ['Buenos Aires, then 3 nights in Villa La Angostura', 'Buenos Aires, Villa La Angostura'],
    ['The three of us travel from Oslo to Rome for 4 days', 'Rome: 4'],
    ['Copenhagen 3 days, then we fly to Malmo', 'Malmö'],
  ])('%s', async (text, trip) => {
    expect((await tripAfter(text)).trip).toContain(trip);
  });

  it('adds nothing and drops nothing that an “and” begins', async () => {
    expect((await tripAfter('Italy 9 days in May from London', 'and Naples, Siena')).trip).toMatch(/Rome/);
  });

  it('moves to the month that is meant', async () => {
    const { trip, first } = await tripAfter('Florence 5 days in May 2027 from London', 'no, the one in June');
    expect(trip).toBe('Florence: 5');
    expect(first).toMatch(/^2027-06/);
  });
});
