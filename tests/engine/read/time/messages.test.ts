/** Dates, lengths, people and money of whole messages, read on Sunday 22 November 2026. */
import { beforeAll, describe, expect, it } from 'vitest';
import { inDollars } from '../../../support/money.ts';
import { loadGazetteer, type Gazetteer } from '../../../../engine/facts/gazetteer.ts';
import { parseMessage } from '../../../../engine/read/parseMessage.ts';

const TODAY = '2026-11-22';
let gazetteer: Gazetteer;
beforeAll(async () => {
  gazetteer = await loadGazetteer();
});
const read = (text: string) => parseMessage(text, TODAY, gazetteer);

describe('dates', () => {
  it.each([
    ['Rome from the third to the ninth of June', '2027-06-03', '2027-06-09'],
    ['dallas to london leaving june third coming back june tenth for two', '2027-06-03', '2027-06-10'],
    ['from the tenth to the fourteenth of march in tokyo', '2027-03-10', '2027-03-14'],
    ['12-18 april Lisbon', '2027-04-12', '2027-04-18'],
    ['Lisbon, april 12-18', '2027-04-12', '2027-04-18'],
    ['Rome May 4-8', '2027-05-04', '2027-05-08'],
    ['Niseko 6 nights snowboarding Feb 8-14 from Singapore', '2027-02-08', '2027-02-14'],
    ['Amsterdam, 20-22 March', '2027-03-20', '2027-03-22'],
    ['in Chicago for work tue-thu next week', '2026-12-01', '2026-12-03'],
    ['NYE in Edinburgh, arrive 29 dec leave 2 jan', '2026-12-29', '2027-01-02'],
    ['Harry Potter on Wed June 16 at 10am, London june 14-18', '2027-06-14', '2027-06-18'],
    ['Rome, starting on March 18th, and ending on March 24th', '2027-03-18', '2027-03-24'],
    ['Oslo between March 8th to March 14th', '2027-03-08', '2027-03-14'],
    ['Oslo between the 8th and the 14th of March', '2027-03-08', '2027-03-14'],
    ['charlotte from March 6th to March 10th, 2022', '2027-03-06', '2027-03-10'],
    ['Porto 06.07.2027 - 10.07.2027', '2027-07-06', '2027-07-10'],
    ['Porto 6-7-27 to 10-7-27', '2027-07-06', '2027-07-10'],
    ['Porto 7/6/2027 to 7/16/2027', '2027-07-06', '2027-07-16'],
    ['fly out on 3 June from Leeds to Rome and fly home on the 10th', '2027-06-03', '2027-06-10'],
    ['Rome from 8 April until Sunday', '2027-04-08', '2027-04-11'],
    ['check in 3 june, check out 7 june', '2027-06-03', '2027-06-07'],
    ['Rome in May, from the 12th to the 15th', '2027-05-12', '2027-05-15'],
    ['first weekend of june in Ghent', '2027-06-04', '2027-06-06'],
    ['Ghent the weekend of 12 June', '2027-06-11', '2027-06-13'],
    ['Munich next weekend', '2026-11-27', '2026-11-29'],
    ['Rome from Thursday to Sunday', '2026-11-26', '2026-11-29'],
    ['Rome 28 Dec to 3 Jan', '2026-12-28', '2027-01-03'],
    ['Rome the twenty-first to the twenty-fifth of May', '2027-05-21', '2027-05-25'],
  ])('days: %s', (text, start, end) => {
    expect(read(text).dates).toMatchObject({ start, end, kind: 'days' });
    expect(read(text).days).toBe((Date.parse(end) - Date.parse(start)) / 86_400_000 + 1);
  });

  it.each([
    ['prague next summer', '2027-06-15', '2027-08-31', null],
    ['Lisbon next year', '2027-04-15', '2027-06-30', null],
    ['Vienna in december next year', '2027-12-01', '2027-12-31', null],
    ['Vienna next spring', '2027-04-01', '2027-05-31', null],
    ['first two weeks of December next year, Vienna', '2027-12-01', '2027-12-14', 14],
    ['Seville the week after Easter', '2027-03-29', '2027-04-04', 7],
    ['Seville over Easter', '2027-03-26', '2027-03-29', 4],
    ['Seville, Semana Santa', '2027-03-21', '2027-03-28', 8],
    ['New York over Thanksgiving 2027', '2027-11-24', '2027-11-28', 5],
    ['Rio for carnival 2027, 6 nights', '2027-02-04', '2027-02-10', 7],
    ['Oktoberfest 2027 3 nights', '2027-09-18', '2027-10-03', 4],
    ['Kyoto in cherry blossom season', '2027-03-25', '2027-04-07', null],
    ['Delhi for Diwali next year', '2027-10-27', '2027-10-31', 5],
    ['Athens for greek easter', '2027-04-29', '2027-05-03', 5],
    ['New Orleans, mardi gras', '2027-02-04', '2027-02-10', 7],
    ['London, august bank holiday weekend', '2027-08-28', '2027-08-30', 3],
    ['late april in Lisbon', '2027-04-21', '2027-04-30', null],
    ['3 nights feb krakow', '2027-02-01', '2027-02-28', 4],
    ['Los Angeles 4 dys aprl', '2027-04-01', '2027-04-30', 4],
    ['in like june ish', '2027-06-01', '2027-06-30', null],
    ['Rome in april, no wait june, 4 days, no 5', '2027-06-01', '2027-06-30', 5],
  ])('window: %s', (text, start, end, days) => {
    expect(read(text).dates).toMatchObject({ start, end, kind: 'window' });
    expect(read(text).days).toBe(days);
  });

  it.each([
    ['3 weeks from 5 january', '2027-01-05', 21],
    ['Amsterdam for King’s Day 27 april, 3 nights', '2027-04-27', 4],
    ['arriving 7am on 14 march, Istanbul layover 9 hours', '2027-03-14', 1],
    ['Rome the week of 14 June', '2027-06-14', 7],
    ['Rome week commencing 14 June', '2027-06-14', 7],
    ['Rome in week 24', '2027-06-14', 7],
    ['Rome KW 1 2028', '2028-01-03', 7],
    ['Rome, departure 14.06., 5 days', '2027-06-14', 5],
    ['Rome, 5 days, a year from now', '2027-11-22', 5],
  ])('start: %s', (text, start, days) => {
    expect(read(text)).toMatchObject({ dates: { start, kind: 'start' }, days });
  });

  it('takes a day that the trip is before as the one behind its last', () => {
    expect(read('Rome, 5 days, before 15 June').dates).toMatchObject({ start: '2027-06-14', isEnd: true });
    expect(read('Rome, 5 days, not before 15 June').dates).not.toHaveProperty('isEnd');
  });

  it.each(['Rome as soon as possible', 'Rome for 5 days asap', 'Rome, last-minute'])('soon: %s', (text) => {
    expect(read(text).dates).toMatchObject({ start: '2026-11-25', end: '2026-12-12', kind: 'window' });
  });

  it('takes the second week of a trip for no week of the calendar', () => {
    expect(read('Rome in week 2, Naples in week 1').dates).toBeNull();
  });

  it('keeps both readings of figures that can be two dates', () => {
    expect(read('Munich on 6/7/27').dates).toMatchObject({
      start: '2027-07-06',
      figures: { typed: '6/7/27', monthFirst: { start: '2027-06-07' } },
    });
    expect(read('Munich on 25/7/27').dates).not.toHaveProperty('figures');
  });
});

describe('lengths', () => {
  it.each([
    ['Prague 7 night', 8],
    ['a week and a half in Japan', 10],
    ['2 weeks and 3 days in Peru', 17],
    ['Porto, under 100 a night', null],
    ['max 70 euro a night for hotel in Porto, 3 nights', 4],
    ['150/day per person, 7 days', 7],
    ['under two hundred a night', null],
    ['3 cities for 10 days in total, 6 days in Venice', 10],
    ['walk at most 5k a day', null],
    ['Just one day in Florence', 1],
    ['make it 2 nights', 3],
    ['one day less', null],
  ])('%s', (text, days) => {
    expect(read(text).days).toBe(days);
  });

  it.each([
    ['can we leave one day earlier?', { end: 'unknown', by: 1 }],
    ['go home a day early', { end: 'end', by: 1 }],
    ['come back two days later', { end: 'end', by: -2 }],
    ['we arrive a day later', { end: 'start', by: 1 }],
    ['delet the last two days', { end: 'end', by: 2 }],
  ])('shorten: %s', (text, shorten) => {
    expect(read(text)).toMatchObject({ shorten, days: null, daysDelta: 0 });
  });

  it.each([
    ['a week later', 7],
    ['two days earlier please', -2],
    ['push the trip back by a week', 7],
    ['start a day later', 1],
  ])('shift: %s', (text, shiftDays) => {
    expect(read(text)).toMatchObject({ shiftDays, days: null, shorten: null });
  });

  it('reads the day to be home by', () => {
    expect(read('can we be home by sunday night').endWeekday).toBe(0);
    expect(read('stay until Tuesday').endWeekday).toBe(2);
  });
});

describe('people', () => {
  it.each([
    ['me and my two sisters, Rome', 3, 0, []],
    ['7 girls', 7, 0, []],
    ['two couples in Rome', 4, 0, []],
    ['8 of us', 8, 0, []],
    ['lads trip 8 of us krakow', 8, 0, []],
    ['lads trip 8', 8, 0, []],
    ['single mum with a 4 year old', 1, 1, [4]],
    ['single dad with a 5 year old, Copenhagen', 1, 1, [5]],
    ['Rome for two: food', 2, 0, []],
    ['Singapore 3 mates', 3, 0, []],
    ['with 3 mates', 4, 0, []],
    ['with 3 friends', 4, 0, []],
    ['where should i go for my 40th with 6 friends', 7, 0, []],
    ['me, my wife and our three kids (4, 7 and 11)', 2, 3, [4, 7, 11]],
    ['Grandparents (82 and 79, grandpa uses a wheelchair), us 2, and 2 teens.', 4, 2, []],
    ['my mum (68) and me', 2, 0, []],
    ['me and my mom (68)', 2, 0, []],
    ['two adults and a baby', 2, 1, []],
    ['group of 7', 7, 0, []],
    ['a party of 3', 3, 0, []],
    ['just me', 1, 0, []],
    ['family of four', 2, 2, []],
    ['two retired ladies from Leeds', 2, 0, []],
    ['2 adults 2 kids', 2, 2, []],
    ['me n my wife', 2, 0, []],
    ['the two of us plus grandma', 3, 0, []],
    ['me and my son 12', 1, 1, [12]],
    ['family with kids 5 and 8', 2, 2, [5, 8]],
    ['family with a 5 year old', 2, 1, [5]],
    ['with 2 kids (6 and 9)', 2, 2, [6, 9]],
    ['for 4 guys from Boston', 4, 0, []],
    ['3 nights for four friends', 4, 0, []],
    ['Rome, 3 people. scrap that just me', 1, 0, []],
    ['its uh me and my dad he’s seventy five', 2, 0, []],
    ['The number of people travelling is now 8', 8, 0, []],
    ['12 of us', 12, 0, []],
    ['for my fiancée and me', 2, 0, []],
    ['Porto 3 days in may from Geneva, 2', 2, 0, []],
    ['me and my two daughters (5 and 20)', 2, 1, [5]],
    ['us two and our twins, 3 years old', 2, 2, [3]],
    ['my parents, my sister and me', 4, 0, []],
    ['8 of us including 3 kids', 5, 3, []],
    ['3 men and 2 women', 5, 0, []],
    ['solo female', 1, 0, []],
    ['We are 2 travelers', 2, 0, []],
  ])('%s', (text, adults, children, ages) => {
    const { party, childAges } = read(text);
    expect({ party, ages: childAges ?? [] }).toEqual({ party: { adults, children }, ages });
  });

  it.each([
    'a sedan that seats 5 people',
    'we visit my sister in Berlin',
    'one of us is gluten free',
    'accommodations suitable for children under 10 years old',
    'a week in Rome',
  ])('none: %s', (text) => {
    expect(read(text).party).toBeNull();
  });

  it.each([
    ['need 2 hotel room(s)', { count: 2 }],
    ['one double and one twin', { count: 2 }],
    ['two couples', { count: 2 }],
    ['a room each', { isEach: true }],
    ['entire rooms', { isPrivate: true }],
    ['separate beds', { twinBeds: true }],
    ['3 rooms for two couples', { count: 3 }],
  ])('rooms: %s', (text, rooms) => {
    expect(read(text).rooms).toMatchObject(rooms);
  });
});

describe('money', () => {
  it.each([
    ['150/day per person all inclusive except flights', 150, 'personDay', true],
    ['budget 10k for both incl flights', 10_000, 'trip', undefined],
    ['£800pp', inDollars(800, 'GBP'), 'person', undefined],
    ['1500 pounds', inDollars(1_500, 'GBP'), 'trip', undefined],
    ['two of us, 1500 pounds', inDollars(1_500, 'GBP'), 'trip', undefined],
    ['two thousand dollars', 2_000, 'trip', undefined],
    ['with a $2500-5000 budget', 5_000, 'trip', undefined],
    ['under 2000 AUD', inDollars(2_000, 'AUD'), 'trip', undefined],
    ['our collective budget is 6666.', 6_666, 'trip', undefined],
    ['Budget limit should be kept at $8,100.', 8_100, 'trip', undefined],
    ['ideally not over 900 USD', 900, 'trip', undefined],
    ['1.5k each', 1_500, 'person', undefined],
    ['2 lakh rupees', inDollars(200_000, 'INR'), 'trip', undefined],
    ['$200 a day', 200, 'day', undefined],
    ['2000 chf excluding flights', inDollars(2_000, 'CHF'), 'trip', true],
    ['budget of 3 dollars', 3, 'trip', undefined],
    ['ten billion dollars', 1e10, 'trip', undefined],
  ])('%s', (text, amount, per, withoutFlights) => {
    const { budget } = read(text);
    expect(budget?.amount).toBeCloseTo(amount);
    expect([budget?.per, budget?.withoutFlights]).toEqual([per, withoutFlights]);
  });

  it.each([
    ['is there something under 100 a night', 100, 'party'],
    ['max 70 euro a night for hotel in Porto', inDollars(70, 'EUR'), 'party'],
    ['tokyo under two hundred a night', 200, 'party'],
    ['$150 per night per person', 150, 'person'],
    ['hotel at most €90/night per room', inDollars(90, 'EUR'), 'room'],
  ])('a night: %s', (text, amount, per) => {
    const { maxNight, budget } = read(text);
    expect(budget).toBeNull();
    expect(maxNight?.amount).toBeCloseTo(amount);
    expect(maxNight?.per).toBe(per);
  });

  it('reads a budget and a night’s limit apart', () => {
    const { budget, maxNight } = read('2000 euros in total, hotel max 100 euros a night');
    expect(budget?.amount).toBeCloseTo(inDollars(2_000, 'EUR'));
    expect(maxNight?.amount).toBeCloseTo(inDollars(100, 'EUR'));
  });

  it('does not take the price of a car for the budget', () => {
    expect(
      read('my budget is 6666. I would like to rent a Sedan that seats 5 people, about 72.85 USD per day.')
        .budget,
    ).toMatchObject({ amount: 6_666, per: 'trip' });
  });
});
