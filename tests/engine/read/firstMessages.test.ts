/** First messages as people write them: who comes, when, at which hours, and which way. */
import { describe, expect, it } from 'vitest';
import { loadGazetteer } from '../../../engine/facts/gazetteer.ts';
import { readMessage } from '../../../engine/read/parseMessage.ts';

const gazetteer = await loadGazetteer();
const TODAY = '2026-11-28';
const read = (text: string) => readMessage(text, { today: TODAY, gazetteer, towns: [] }).message;
const stops = (text: string) => read(text).destinations.map(({ place }) => place.name);

describe('who travels', () => {
  it.each([
    ['Verona 4 days in May, my two adult sons and me, from Bern', 3, 0],
    ['my three grown-up children and I, Madrid from Porto in June', 4, 0],
    ['My parents-in-law are 70 and 74. Then the two of us and our two teenagers. Seville in June', 4, 2],
    ['Goa 5 days 2 adults, 3 childrens (4 yrs, 7 yrs & 9 yrs) + my in-laws, ex Pune', 4, 3],
    ['Berlin 3 days, 8 friends total (me included)', 8, 0],
    ['Paris 3 days with 5 mates (6 with me) in June from Leeds', 6, 0],
    ['{"from":"Riga","to":"Porto","adults":2,"child_ages":[6,9],"budget_eur":2800}', 2, 2],
  ])('“%s”', (text, adults, children) => expect(read(text).party).toEqual({ adults, children }));
});

describe('when', () => {
  it.each([
    ['St Patricks day in Galway, in on the 15th and out on the 18th', '2027-03-15', '2027-03-18'],
    ['Cologne this December from Utrecht by train, thu 10 to sun 13', '2026-12-10', '2026-12-13'],
    ['gig in Cardiff fri 12 March doors 7pm, from Leeds, fri to sun', '2027-03-12', '2027-03-14'],
    ['Gondar for Timkat (19 January), fly 17 January return 21 January 2027', '2027-01-17', '2027-01-21'],
    ['From: Lyon\nTo: Rome\nOut: 08/05/2027  Back: 17/05/2027', '2027-05-08', '2027-05-17'],
    ['Lake Bled second weekend in January, Thursday to Monday, from Munich', '2027-01-07', '2027-01-11'],
    [
      '{"from":"Riga","to":"Porto","start_date":"2027-05-17","end_date":"2027-05-22"}',
      '2027-05-17',
      '2027-05-22',
    ],
  ])('“%s”', (text, start, end) => expect(read(text).dates).toMatchObject({ start, end }));

  it.each([
    ['I have tomorrow completely free in Lima'],
    ['in Oslo for work, free day tomorrow'],
    ['our ship docks at Split at 8am on 14 June and all aboard is 4.30pm'],
  ])('“%s” is one day', (text) => expect(read(text).impliedDays).toBe(1));
});

describe('hours', () => {
  it('takes each day with its own', () =>
    expect(
      read('client workshop in Basel Tue 2 Feb 9:30-17:00 and in Zurich Wed 3 Feb 13:00-16:00').busy,
    ).toMatchObject([
      { from: 570, until: 1020 },
      { from: 780, until: 960 },
    ]));

  it.each([
    [
      'dialysis on Tuesdays and Thursdays. A clinic in Valencia has confirmed, always from 8:00 to 13:00',
      480,
      780,
    ],
    ['in Jaipur 12-14 February there are events every evening from 6pm', 1080, 1380],
    ['Tickets for 29 May, that is the whole day gone. Paris 27-31 May', 480, 1320],
    ['Siena, lessons Mon-Fri 9 to 13', 540, 780],
  ])('“%s”', (text, from, until) => expect(read(text).busy).toMatchObject([{ from, until }]));
});

describe('ways and places', () => {
  it.each([
    ['we only need a plan for Athens up to boarding, the cruise line flies us home'],
    ['Apia for three nights, then on to Suva where I stay with him for good'],
  ])('“%s” has no way back', (text) => expect(read(text).oneWay).toBe(true));

  it('has one where only the car is one way', () =>
    expect(read('Perth to Broome with a one-way hire car, then we fly home').oneWay).toBeNull());

  it.each([
    [
      'vancouver to toronto by car, want to sleep in calgary and winnipeg',
      ['Calgary', 'Winnipeg', 'Toronto'],
    ],
    ['Kandy, Nuwara Eliya, Ella - with the train, from Colombo', ['Kandy', 'Nuwara Eliya', 'Ella']],
    ['Naxos 3 nights, Milos 3, then last night in Athens, starting in Athens', ['Naxos', 'Milos', 'Athens']],
    ['tromso 4 days, solo, bergen, 10 Jan', ['Tromsø']],
    ['need a hotel in Buenos Aires Palermo for 3 nights', ['Buenos Aires']],
  ])('“%s”', (text, towns) => expect(stops(text)).toEqual(towns));
});
