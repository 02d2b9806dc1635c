/** Dates of all the forms that people write, read on Sunday 22 November 2026. */
import { describe, expect, it } from 'vitest';
import { datesSaid } from '../../../../engine/read/acts/time/dates.ts';
import { Words } from '../../../../engine/read/words.ts';

const TODAY = '2026-11-22';
const dates = (text: string) => datesSaid(new Words(text), { today: TODAY })?.wish ?? null;

describe('the first and the last day', () => {
  it.each([
    ['between Christmas Eve and Christmas Day, Vienna', '2026-12-24', '2026-12-25'],
    ['between xmas eve and boxing day, Vienna', '2026-12-24', '2026-12-26'],
    ['between boxing day and new years eve, Vienna', '2026-12-27', '2026-12-30'],
    ['between Good Friday and Easter Sunday in Rome', '2027-03-26', '2027-03-28'],
    ['between Christmas and New Year, Vienna', '2026-12-26', '2026-12-31'],
    ['Madeira in May for 5 days with hikes of 2-3.5 km', '2027-05-01', '2027-05-31'],
    ['rome 12.-16.5. from Vienna', '2027-05-12', '2027-05-16'],
    ['rome 12.-16.5 from Vienna', '2027-05-12', '2027-05-16'],
    ['rome 12-16.05.2027 from Vienna', '2027-05-12', '2027-05-16'],
    ['rome 12-16.5. from Vienna', '2027-05-12', '2027-05-16'],
    ['rome 3-7/3 couple trip', '2027-03-03', '2027-03-07'],
    ['rome 3-7/3/27, 2 adults', '2027-03-03', '2027-03-07'],
    ['rome 5.5. - 9.5.2027 from Vienna, two adults', '2027-05-05', '2027-05-09'],
    ['11feb-15feb27 Amsterdam ex Edinburgh, 1 adult', '2027-02-11', '2027-02-15'],
    ['Athens in May from Stuttgart, from the 6th till the 11th', '2027-05-06', '2027-05-11'],
    ['We plan Marrakech for March with my husband, 9 to 13, flying from Lyon', '2027-03-09', '2027-03-13'],
    ['Apr. 29th–May 3rd, Vienna, solo from Zurich', '2027-04-29', '2027-05-03'],
    ['dep 18MAY ret 23MAY Istanbul from Frankfurt 1 pax', '2027-05-18', '2027-05-23'],
    ['It is for Helsinki, the days 17, 18 and 19 of February, I start in Riga', '2027-02-17', '2027-02-19'],
    ['27 Feb (Sat) to 3 Mar (Wed) Doha from Karachi', '2027-02-27', '2027-03-03'],
    ['last minute! leaving this wednesday, back sunday, Malaga from Bournemouth', '2026-11-25', '2026-11-29'],
    ['oslo tomorrow til thursday from bergen', '2026-11-23', '2026-11-26'],
    ['work trip week of 19 April, mon to fri, Frankfurt from Lyon', '2027-04-19', '2027-04-23'],
    ['sometime in may or june, 4 days Gdansk, from Malmo', '2027-05-01', '2027-06-30'],
    [
      'anywhere between mid-January and mid-February, 8 days in Chiang Mai, from Taipei',
      '2027-01-11',
      '2027-02-20',
    ],
    ['not before 10 April and home by 25 April, 5 days, Lecce from Zurich', '2027-04-10', '2027-04-25'],
    ['late Jan / early Feb, 2 weeks, Queenstown and Wanaka, from Brisbane', '2027-01-22', '2027-02-10'],
    ['This Thanksgiving, Savannah from Charlotte, Wed to Sun', '2026-11-25', '2026-11-29'],
    ['MLK weekend in Charleston from Baltimore, 3 days', '2027-01-16', '2027-01-18'],
    ['presidents day weekend, Park City from San Francisco, fri-mon', '2027-02-12', '2027-02-15'],
    ['Labor Day weekend Asheville from Atlanta, saturday through tuesday', '2027-09-04', '2027-09-07'],
    ['late May bank holiday, Whitby from Sheffield, Sat to Mon', '2027-05-29', '2027-05-31'],
    ['opening weekend of Oktoberfest in Munich from Copenhagen, fri-sun', '2027-09-17', '2027-09-19'],
    ['Christmas in Vienna, 23rd to 27th, from Zagreb', '2026-12-23', '2026-12-27'],
    ['ascension weekend thu-sun, Strasbourg from Brussels', '2027-05-06', '2027-05-09'],
    ['sat before mardi gras till ash wednesday, New Orleans from Tampa', '2027-02-06', '2027-02-10'],
    ['Kentucky Derby in Louisville, fri to sun, from Columbus', '2027-04-30', '2027-05-02'],
    ['sat to sat in Funchal, first one in june, from Exeter', '2027-06-05', '2027-06-12'],
    ['We get in Sat 10 April at 14:00 and out Wed at 7am, Marrakech from Lyon', '2027-04-10', '2027-04-14'],
    ['after work friday 19 feb to sunday night, Lille from London', '2027-02-19', '2027-02-21'],
    [
      "I've friday 9 April off: leave thursday evening, back Sunday, Prague from Berlin",
      '2027-04-08',
      '2027-04-11',
    ],
    [
      'outbound wed 12 may morning, inbound fri 14 may evening, Hamburg from Copenhagen',
      '2027-05-12',
      '2027-05-14',
    ],
    ['Sunday to Thursday starting 14 March, Cairo from Nairobi', '2027-03-14', '2027-03-18'],
    [
      'wedding in Florence Saturday 19 June, arrive two days before, leave the day after, from Bristol',
      '2027-06-17',
      '2027-06-20',
    ],
    [
      'concert in Berlin on 15 May, staying the night before and the night of, from Prague',
      '2027-05-14',
      '2027-05-16',
    ],
    [
      'conference in Lisbon 8-10 June, plus two days sightseeing after, from Graz',
      '2027-06-08',
      '2027-06-12',
    ],
    [
      'running the Valencia marathon 6 December, in on friday, out on monday, from Ghent',
      '2026-12-04',
      '2026-12-07',
    ],
    [
      'footie in Dortmund on saturday 20 feb, up friday back sunday, from Enschede',
      '2027-02-19',
      '2027-02-21',
    ],
    [
      'graduation Friday 9 July in St Andrews, we come Wed, leave Sunday, from Leicester',
      '2027-07-07',
      '2027-07-11',
    ],
    ['mums 70th is 27 March, Thursday to Monday around it in Lisbon, from Derby', '2027-03-25', '2027-03-29'],
    ['trade fair in Milan 13 to 15 April, I come one day earlier, from Lodz', '2027-04-12', '2027-04-15'],
    [
      'My flight lands in Singapore 6:10am Fri 16 July and I fly on to Sydney at 9pm on Sun 18. One adult.',
      '2027-07-16',
      '2027-07-18',
    ],
    ['a week Tenerife feb half term (15th-19th), from Birmingham', '2027-02-15', '2027-02-19'],
    [
      'speaking at a congress in Geneva, 9-11 March 2027, 9.00 to 17.30 each day. Arriving the evening before from Warsaw by plane, staying until Sunday 14th',
      '2027-03-08',
      '2027-03-14',
    ],
    [
      'factory visit 7th and 8th Dec whole day 8:00-18:00, arrive the day before, then relax in Vung Tau, return Sunday 13 Dec.',
      '2026-12-06',
      '2026-12-13',
    ],
    [
      'our cruise leaves from Genoa on 5th June, boarding by 3pm. want 3 nights in Turin before that, coming from Bristol',
      '2027-06-02',
      '2027-06-05',
    ],
    [
      'for mardi gras me and my two sisters were flying out of tulsa probably the friday before and coming home ash wednesday',
      '2027-02-05',
      '2027-02-10',
    ],
    ["I'll be in Oslo thu 3 june to sun 6 june", '2027-06-03', '2027-06-06'],
    ['flying out fri 12 march, back mon 15', '2027-03-12', '2027-03-15'],
    [
      'fly on the 8th of June, scratch that the 9th, home the 13th, Oslo from Gdansk',
      '2027-06-09',
      '2027-06-13',
    ],
    ['from 3 may to 7 may *4 may to 8 may, Turin from Vienna', '2027-05-04', '2027-05-08'],
    ['Madrid 20 to 24 feb, oops meant march, flying from Ostrava', '2027-03-20', '2027-03-24'],
    [
      'Tuesday 6 april, no thats wrong, Wednesday 7 april to Saturday, Ghent from Metz',
      '2027-04-07',
      '2027-04-10',
    ],
    ['Rome in April, no wait June', '2027-06-01', '2027-06-30'],
    [
      'Malaga 5 days in march sorry I mean Majorca, and april not march, from East Midlands, 2 adults',
      '2027-04-01',
      '2027-04-30',
    ],
    ['june sorry july, 4 days Rome', '2027-07-01', '2027-07-31'],
    ['12-16 june. oh sorry, july', '2027-07-12', '2027-07-16'],
    ['Lisbon march 3rd - 9th', '2027-03-03', '2027-03-09'],
    ['Fri 5/3 to Mon 8/3 Rome', '2027-03-05', '2027-03-08'],
    ['12.-16. April Berlin', '2027-04-12', '2027-04-16'],
    ['12th april-16th april', '2027-04-12', '2027-04-16'],
    ['the 12th to 16th april 2027', '2027-04-12', '2027-04-16'],
    ['mid march to early april, Japan', '2027-03-11', '2027-04-10'],
    ['xmas eve to boxing day in Prague', '2026-12-24', '2026-12-26'],
    ['from boxing day till new years day, Vienna', '2026-12-26', '2027-01-01'],
    ['good friday to easter monday in Seville', '2027-03-26', '2027-03-29'],
    ['Easter weekend, Thursday to Monday, Malta', '2027-03-25', '2027-03-29'],
    ['memorial day weekend fri to tue, Portland', '2027-05-28', '2027-06-01'],
    ['first weekend of may, Ghent', '2027-04-30', '2027-05-02'],
    ['last weekend in january', '2027-01-29', '2027-01-31'],
    ['fly out on the 23rd of december, back on the 2nd', '2026-12-23', '2027-01-02'],
    ['arrive thurs 4 feb, depart mon 8 feb', '2027-02-04', '2027-02-08'],
    ['thurs 4 - mon 8 feb', '2027-02-04', '2027-02-08'],
    ['4/2-8/2', '2027-02-04', '2027-02-08'],
    ['check in 4 feb check out 8 feb', '2027-02-04', '2027-02-08'],
    [
      'my talk is on wed 10 march, arriving the evening before, flying home friday',
      '2027-03-09',
      '2027-03-12',
    ],
    ['meeting in Frankfurt on 10 march, in the day before, out the day after', '2027-03-09', '2027-03-11'],
    ['race on sunday 18 april, come friday go tuesday', '2027-04-16', '2027-04-20'],
    ['sometime between 10 and 25 april, 5 days', '2027-04-10', '2027-04-25'],
    ['april 10 thru april 14', '2027-04-10', '2027-04-14'],
    ['Apr 10, 2027 - Apr 14, 2027', '2027-04-10', '2027-04-14'],
    ['10/04/27-14/04/27', '2027-04-10', '2027-04-14'],
    ['arriving 10/4 leaving 14/4', '2027-04-10', '2027-04-14'],
    ['wed 3rd march to sun 7th', '2027-03-03', '2027-03-07'],
    ['wed 3 mar until sunday', '2027-03-03', '2027-03-07'],
    ['this thursday to sunday', '2026-11-26', '2026-11-29'],
    ['from the 28th to the 3rd', '2026-11-28', '2026-12-03'],
    ['dec 28-jan 3', '2026-12-28', '2027-01-03'],
    ['28 dec - 3', '2026-12-28', '2027-01-03'],
    ['we get back on the 14th june and leave on 10th june', '2027-06-10', '2027-06-14'],
  ])('%s', (text, start, end) => {
    expect(dates(text)).toMatchObject({ start, end });
  });
});

describe('the day that it begins on, or from which on it lies', () => {
  it.each([
    ['this coming weekend, Bath, from Cardiff, two of us', '2026-11-27'],
    ["a fortnight on Friday we're off to Dublin for three nights, from Liverpool", '2026-12-11'],
    ['Friday week, Paris by Eurostar from London, two nights', '2026-12-04'],
    ['a week on Tuesday for 4 days, Berlin from Aarhus', '2026-12-01'],
    ['day after tomorrow, Mumbai to Udaipur, 3 nights', '2026-11-24'],
    ['two weeks from today, Vancouver, 4 days, from Calgary', '2026-12-06'],
    ['three months from now, a week in Buenos Aires, from Santiago de Chile', '2027-02-20'],
    ['in about six weeks Muscat from Hyderabad, 5 days, me plus parents', '2027-01-03'],
    ['right after new year, 5 nights in Agadir, flying from Nantes', '2027-01-02'],
    ['end of next month, 4 nights Salzburg from Bratislava', '2026-12-22'],
    ['last week of august 6 nights Ajaccio from Liege', '2027-08-25'],
    ['midweek in march, tue to thu, York from London', '2027-03-16'],
    ['Canadian Thanksgiving, Quebec City from Ottawa, long weekend', '2027-10-09'],
    ['july school holidays, a week in Port Douglas, from Sydney with 2 kids', '2027-07-01'],
    ['Fri to Mon, Porto, sometime in march, from Geneva', '2027-03-12'],
    ['a whole month in Medellin from Austin, starting Feb 1', '2027-02-01'],
    ['summer but not in June: 5 days Gdansk from Bergen', '2027-07-01'],
    [
      'Kuala Lumpur then Penang then Langkawi, 9 days, from Perth, honeymoon! we marry on 3 April and leave on the 5th',
      '2027-04-05',
    ],
    [
      "we're getting married on the fifth of june in fresno and fly off on the seventh to Moorea",
      '2027-06-07',
    ],
    [
      'wedding in Nagpur on 14 February, leaving from there on our honeymoon on the 18th for Bali',
      '2027-02-18',
    ],
    [
      'congress in Buenos Aires 8-10 March. Flying in from Bogotá on the 7th, going back the 12th.',
      '2027-03-07',
    ],
    ['trade fair in Berlin 3-5 May. I land on the 2nd and fly home on the 7th.', '2027-05-02'],
    ['wedding in Goa on 14 February, from Pune, 5 days', '2027-02-14'],
    ['Rome 3-5 May, back home by 7. Then work', '2027-05-03'],
    ['family of four, may half term (31 may week)', '2027-05-31'],
    ['concert at the Royal Albert Hall sat 17 april 7:30pm, 2 nights London from Newcastle', '2027-04-17'],
    [
      'open day in Delft on Friday 12 March 10.00-16.00. Can you find us 3 nights, arriving the day before',
      '2027-03-11',
    ],
    ['Bachelor party in Nashville, the weekend of 12 June, from Chicago', '2027-06-11'],
    ['Krakow fri 23 april, from newcastle, 2 nights', '2027-04-23'],
    ['10 days from jan 9', '2027-01-09'],
    ['3-4 days in Rome in May', '2027-05-01'],
    ['2 adults 2 kids 5 to 9 in june, Rome 4 days', '2027-06-01'],
    ['Rome in June, 9 to 12 people', '2027-06-01'],
    ['dec 26. 2 adults + kids 5 and 2', '2026-12-26'],
    ['2 nights from the 3rd of may', '2027-05-03'],
    ['second saturday in june for a wedding in Bath', '2027-06-12'],
    ['the friday after easter', '2027-04-02'],
    ['leaving the day after christmas for 5 days', '2026-12-26'],
    ['weekend before 14 may', '2027-05-07'],
    ['spring half term', '2027-05-31'],
    ['on or about 20 june', '2027-06-20'],
    ['tomorrow for 3 days', '2026-11-23'],
    ['in a fortnight', '2026-12-06'],
    ['the week commencing 8 march', '2027-03-08'],
    ['w/c 8 march', '2027-03-08'],
    ['wc 8th march', '2027-03-08'],
    ['beginning of july', '2027-07-01'],
    ['early december', '2026-12-01'],
    ['the 1st week of may', '2027-05-01'],
    ["over new year's", '2026-12-29'],
    ['next spring', '2027-04-01'],
    ['5 nights, 3rd week of february', '2027-02-15'],
    ['thanksgiving week', '2026-11-25'],
    ['black friday weekend in NYC', '2026-11-27'],
    ['st patricks weekend in Dublin', '2027-03-16'],
  ])('%s', (text, start) => {
    expect(dates(text)).toMatchObject({ start });
  });
});

describe('the day to be home by', () => {
  it.each([
    ['must be home by 14 june, 5 days', '2027-06-14'],
    ['5 days ending sunday 14 march', '2027-03-14'],
    ['back on 9 May, 4 days', '2027-05-09'],
  ])('%s', (text, start) => {
    expect(dates(text)).toMatchObject({ start, isEnd: true });
  });
});

describe('no dates', () => {
  it.each([
    'Rome in 5 days',
    'kids 5 to 9, Rome',
    'a hotel from 9 to 12 rooms',
    'dinner out on the town',
    'we will leave the car',
    '6-8 days in Rome',
    'Madeira for 5 days with hikes of 2-3.5 km',
    'drives of 2.5-3.5 hours at most',
    'walks of 2-3.5',
    'Rome, kids 5-7/8 years',
    'Rome, kids 5/6-7/8 yrs',
    'bags of 7-8/10 kg',
  ])('%s', (text) => {
    expect(dates(text)).toBeNull();
  });
});
