/** Sums, people, days and hours as people type and say them: one table a kind. */
import { describe, expect, it } from 'vitest';
import { inDollars } from '../../support/money.ts';
import { reader } from '../../functions/support/reading.ts';
import { inHomeMoney } from '../../../engine/trip/homeMoney.ts';

const TODAY = '2026-11-22';

const read = reader(TODAY);
const messageOf = (text: string) => read(text).message;

describe('people', () => {
  it.each<[string, number, number, number[]]>([
    ['mom 71 dad 74 me 40, Reykjavik', 3, 0, []],
    ['me 34 wife 33 kid 5, Rome', 2, 1, [5]],
    ['mum dad (60s) and me, Rome', 3, 0, []],
    ['mum and dad, both 60s, and me. Rome', 3, 0, []],
    ['my husband and I (72 and 69), Como', 2, 0, []],
    ["me, my husband and two kids they're six and nine, Crete", 2, 2, [6, 9]],
    ['me my husband and three kids eleven seven and five, Palawan', 2, 3, [11, 7, 5]],
    ['two children eight and four, Jaipur', 2, 2, [8, 4]],
    ["bring my son he's fifteen to Turin", 1, 1, [15]],
    ['my wife and our twins who just turned three, Rome', 2, 2, [3]],
    ['mama, papa and baby 10 months, Trieste', 2, 1, [0]],
    ['kids 3,5,8 + 2 parents + granny to Lapland', 3, 3, [3, 5, 8]],
    ['Naples 2+2 (10, 12 yrs)', 2, 2, [10, 12]],
    ['my wife and I, our children of 15, 12 and 6. The little one needs lessons. Bansko', 2, 3, [15, 12, 6]],
    ['Dubai with 2 friend', 3, 0, []],
    ['Boracay 3 barkada and me', 4, 0, []],
    ['me + 2 cousin, Dubai', 3, 0, []],
    ['5 of us lads stag do, Budapest', 5, 0, []],
    ['lads stag 8, Budapest', 8, 0, []],
    ['we r 5, Rome', 5, 0, []],
    ['me hubby n mom in law, Beijing', 3, 0, []],
    ['surprise my wife with a trip to Rome', 2, 0, []],
    ['girlfriend turns 30, a weekend in Seville', 2, 0, []],
    ['Rome with grandparents. 7 adults?? no 6 adults 1 baby', 6, 1, []],
  ])('%s', (text, adults, children, ages) => {
    const { party, childAges } = messageOf(text);
    expect(party).toEqual({ adults, children });
    expect(childAges ?? []).toEqual(ages);
  });

  it('takes nobody from how a letter begins and ends', () => {
    const { message, residue } = read(
      'Dear assistant, I live in Lyon and want 3 days in Strasbourg. Kind regards, Tomasz and Anna',
    );
    expect(message.party).toBeNull();
    expect(residue).toEqual([]);
  });

  it('reads the weeks of a pregnancy as no length', () => {
    const { days, needs } = messageOf('Pregnant (24 weeks by then), somewhere in Portugal');
    expect(days).toBeNull();
    expect(needs).toMatchObject([{ kind: 'pregnancy', amount: 24 }]);
  });
});

describe('money', () => {
  it.each([
    ['Gdansk to Rome, 5000 zl for two', 'trip', inDollars(5_000, 'PLN')],
    ['Bali from Jakarta, 15jt budget', 'trip', inDollars(15_000_000, 'IDR')],
    ['Goa from Pune, 1.5 lac total', 'trip', inDollars(150_000, 'INR')],
    ['P60,000 for 3 pax, Boracay from Manila', 'trip', inDollars(60_000, 'PHP')],
    ['Goa from Pune, budget 15k per head', 'person', inDollars(15_000, 'INR')],
    ['Vancouver from Guadalajara, 80 000 pesos', 'trip', inDollars(80_000, 'MXN')],
    ['Cartagena from Medellin, budget is 9 millions of pesos in total', 'trip', inDollars(9_000_000, 'COP')],
    ['Cebu from Manila, 90k pesos all in', 'trip', inDollars(90_000, 'PHP')],
    ['Fiji from Sydney, max spend 4000 dollars', 'trip', inDollars(4_000, 'AUD')],
    ['Reykjavik from Baltimore, 5 nights, 3k', 'trip', 3000],
    ['Rome from London, our budget is 6666', 'trip', 6666],
    ['Athens from Cairo, 6 days, keep expenses under 6666', 'trip', 6666],
    ['Rome from Tokyo, 6 days, our collective budget is 3900', 'trip', 3900],
    ['Goa from Pune, budget 9000 per head', 'person', inDollars(9_000, 'INR')],
    ['Athens from Cairo, budget is 90000', 'trip', inDollars(90_000, 'EGP')],
    ['Rome from Boston, willing to spend 700-900 pp', 'person', 900],
    ["Rome from Boston, we've saved up 3000 for it", 'trip', 3000],
    ["Rome from Boston, can't spend more than 900", 'trip', 900],
  ])('%s', (text, per, amount) => {
    const { budget, origin } = messageOf(text);
    const own = budget && inHomeMoney(budget, origin?.place ?? null);
    expect(own?.per).toBe(per);
    expect(own?.amount).toBeCloseTo(amount, 0);
    expect(own).not.toHaveProperty('open');
  });

  it.each(['do 5k runs each morning in Rome', 'the Louvre is 3k away', 'we have 200 photos to take'])(
    'no sum in “%s”',
    (text) => expect(messageOf(text).budget).toBeNull(),
  );
});

describe('dates', () => {
  it.each([
    ['Krakow 1st weekend feb', '2027-02-05', '2027-02-07'],
    ['Rome last week may', '2027-05-25', '2027-05-31'],
    ['Crete for a week like the last week of may for half term', '2027-05-25', '2027-05-31'],
    ['Rio carnival fri to ash wednesday', '2027-02-05', '2027-02-10'],
    ['Boracay from holy wednesday until easter monday', '2027-03-24', '2027-03-29'],
    ['Vienna between christmas and new year', '2026-12-26', '2026-12-31'],
    ['Muscat january anytime after the 14th, 6 nights', '2027-01-15', '2027-01-31'],
    ['Rome tue-thu first week of march', '2027-03-02', '2027-03-04'],
    ['Seattle the week of dec 14, fly in monday night and stay through saturday', '2026-12-14', '2026-12-19'],
    ['want 3 nights London before it, the cruise leaves 8 aug', '2027-08-05', '2027-08-08'],
    ['Maldives 6 nights right after wedding 13 feb', '2027-02-14', '2027-02-14'],
    ['Bali, wedding is 12 june 2027, leave the monday after for 2 weeks', '2027-06-14', '2027-06-14'],
    ['London next August, fourteen days starting on 2 August', '2027-08-02', '2027-08-02'],
    ['Rome 3-7/3', '2027-03-03', '2027-03-07'],
    ['Rome 12.-16.5.', '2027-05-12', '2027-05-16'],
    ['Rome w/c 14 june', '2027-06-14', '2027-06-14'],
  ])('%s', (text, start, end) => {
    expect(messageOf(text).dates).toMatchObject({ start, end });
  });

  it('leaves the towns beside the first and the last day to those who read places', () => {
    const { destinations, dates, wayHome } = messageOf(
      'arrive in Shenzhen on Sunday 10 January 2027, then on to Taipei, and fly home from Taipei on Friday 15 January',
    );
    expect(destinations.map(({ place }) => place.name)).toEqual(['Shenzhen', 'Taipei']);
    expect(wayHome?.place.name).toBe('Taipei');
    expect(dates).toMatchObject({ start: '2027-01-10', end: '2027-01-15' });
  });

  it('reads “and” behind a length as no day', () => {
    expect(messageOf('Porto for five nights and um flights').days).toBe(6);
  });
});

describe('hours', () => {
  it.each([
    ['bring him to a football trial on monday at ten in the morning for about four hours', 600, 840],
    ['my daughter is getting married on saturday at four in the afternoon', 960, 1380],
    ['interview on 4 may at ten am', 600, null],
    ['concert on 6 June from 18:00 to 20:00', 1080, 1200],
    ['got hamilton tix London 5 feb 19:30', 1170, null],
  ])('an appointment: %s', (text, from, until) => {
    expect(messageOf(text).fixed).toMatchObject([{ from, until }]);
  });

  it('tells a second of the same kind', () => {
    const { fixed } = messageOf(
      'The concert in Riga is on 6 June from 18:00 to 20:00, the one in Tallinn on 9 June from 19:00 to 21:00',
    );
    expect(fixed.map(({ what, from }) => [what, from])).toEqual([
      ['concert', 1080],
      ['concert', 1140],
    ]);
  });

  it('leaves who comes along to an appointment to those who count the travellers', () => {
    expect(messageOf('bring my son to a football trial in Turin on monday at 10:00').party).not.toBeNull();
  });

  it.each([
    ["conference the ninth through the eleventh of march it's nine to five every day", 540, 1020],
    ['meetings in Nairobi 18-20 jan all day til 5', 540, 1020],
    ['I have a meeting on tuesday at half past two for an hour', 870, 930],
    ['dentist thursday three thirty pm till five', 930, 1020],
    ['work mtg moved to 9-12', 540, 720],
    ['please leave Christmas Day and Boxing Day free', 480, 1320],
  ])('busy: %s', (text, from, until) => {
    expect(messageOf(text).busy).toMatchObject([{ from, until }]);
  });

  it('keeps no day for hours of which only the end of one is told', () => {
    expect(messageOf('the ceremony is at 5pm and goes till midnight').busy).toEqual([]);
  });

  it.each([
    ['land sat 28 nov 7am leave sun 29 13:00', 420, 780],
    ['flight touches down at five to four in the afternoon', 955, null],
    ['Vienna, ETA 17:45 on the Thursday', 1065, null],
    ['Arriving Lisbon 9.30 in the evening on 3 June', 1290, null],
    ['plane lands 07.10', 430, null],
    ['our flight leaves at quarter to seven in the morning', null, 405],
    ['cruise boards at port of Miami sat mar 6 at noon', null, 720],
  ])('coming and going: %s', (text, arrives, leaves) => {
    expect(messageOf(text).hours).toMatchObject({ arrives, leaves });
  });
});

describe('needs', () => {
  it.each([
    ['she does not eat pork or shellfish', ['pork-free', 'shellfish']],
    ["can't have eggs or milk, allergic", ['egg', 'milk']],
    ['my knee is not great so short hikes only', ['my knee is not great', 'short hikes only']],
    ['nothing with loads of steps', ['no stairs']],
    ['we eat early, by 7 at the latest', ['bedtime']],
  ])('%s', (text, what) => {
    expect(messageOf(text).needs.map((need) => need.what)).toEqual(what);
  });

  it.each(['we can go back bad luck', 'gentle walks by the sea'])('none in “%s”', (text) =>
    expect(messageOf(text).needs).toEqual([]),
  );
});
