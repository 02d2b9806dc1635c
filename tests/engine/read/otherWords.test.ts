/** What is told of a trip in words that were once not heard, or heard as something else; each with a near one that is not it. */
import { beforeAll, describe, expect, it } from 'vitest';
import { type Gazetteer, loadGazetteer } from '../../../engine/facts/gazetteer.ts';
import { readMessage } from '../../../engine/read/parseMessage.ts';
import { ask, Talk } from '../../functions/support/assistant.ts';

const TODAY = '2026-11-22';

let gazetteer: Gazetteer;
beforeAll(async () => {
  gazetteer = await loadGazetteer();
});

const read = (text: string) => readMessage(text, { today: TODAY, gazetteer }).message;
const needsOf = (text: string) => read(text).needs.map(({ kind, what }) => `${kind}: ${what}`);
const townsOf = (text: string) =>
  read(text).destinations.map(({ place, region }) => region?.name ?? place.name);

describe('a need of health', () => {
  it.each([
    ['sesame is a no-go for our daughter', 'allergy: sesame'],
    ['shrimps are off limits for him', 'allergy: shellfish'],
    ['I have not touched meat for ten years', 'diet: vegetarian'],
    ["gran's cardiologist wants her to rest", 'heart: heart'],
    ['her doctor does not want her on steep climbs', 'walking: does not want her on steep climbs'],
    ['I was badly sick from the altitude once', 'condition: was badly sick from the altitude'],
    ['his eczema flares up in the sun', 'condition: his eczema flares up in the sun'],
    ['our doctor says nothing above 3000 metres', 'condition: our doctor says nothing above 3000 metres'],
    ['heat wrecks me', 'condition: heat wrecks me'],
    ['I am a powerchair user', 'wheelchair: wheelchair'],
    ['I sleep with a CPAP', 'condition: cpap'],
  ])('“%s” is heard', (text, need) => {
    expect(needsOf(`${text}, four days in Turin`)).toContain(need);
  });

  it.each([
    'the fish market is off the table',
    'fish is out of season',
    'the doctor says I can fly again',
    'my phone acts up in the cold',
    'we have not had fish yet, so more of it',
    'my doctor says I need a holiday',
    'the nurse told us the town is good',
    'our teenager acts up in restaurants',
    'eggs are out at breakfast from 7',
    'we have not had meat fondue yet',
  ])('“%s” is none', (text) => {
    expect(needsOf(`${text}, four days in Turin`)).toEqual([]);
  });

  it('is kept where two places are weighed beside a plan', async () => {
    const { parseMessage } = await import('../../../engine/read/parseMessage.ts');
    const { reduce } = await import('../../../engine/trip/reducer.ts');
    const { NO_SPEC } = await import('../../../engine/trip/spec.ts');
    const first = parseMessage('Naples 4 days', TODAY, gazetteer);
    const when = () => ({ firstDay: '2027-05-03', days: 4, today: TODAY });
    const trip = reduce(NO_SPEC, first, when);
    const asked = reduce(
      trip,
      parseMessage('Amalfi or Positano, which is kinder to a bad hip?', TODAY, gazetteer),
      when,
    );
    expect(asked.needs.map(({ kind }) => kind)).toEqual(['walking']);
    expect(asked.destinations).toEqual(trip.destinations);
  });
});

describe('who travels', () => {
  it.each([
    ['my cousin and I (two men, both 50) to Porto', 2, 0],
    ['we are 6 (my parents and a toddler among us) to Porto', 5, 1],
    ['Porto with two keen walkers', 2, 0],
    ['Cape Town for 3 people, 8 days', 3, 0],
    ['three of us to Porto. my brother joins so four. no he cannot, back to three', 3, 0],
  ])('“%s”', (text, adults, children) => {
    expect(read(text).party).toEqual({ adults, children });
  });

  it.each([
    ['me and my wife (plus 2 friends), Porto 4 days', { adults: 4, children: 0 }],
    ['a hotel for 200 guests, we are 2, Porto 3 days', { adults: 2, children: 0 }],
    ['We are 3 gays going to Porto for 4 days', { adults: 3, children: 0 }],
    ['not so packed, keep it down to 3, please', null],
  ])('“%s” counts no others', (text, party) => {
    expect(read(text).party).toEqual(party);
  });

  it('is nobody from a village that is told of', () => {
    expect(read('a village of 300 people near Porto, 4 days').party).toBeNull();
  });
});

describe('when a trip is', () => {
  it.each([
    ['Porto 4 days in March, but not the first week', '2027-03-08', '2027-03-31'],
    ['Porto 4 days in May, not the last two weeks', '2027-05-01', '2027-05-17'],
    ['Easter in Porto, in on Maundy Thursday, out on Easter Monday', '2027-03-25', '2027-03-29'],
    ["Porto, fly in on Boxing Day and back on New Year's Day", '2026-12-26', '2027-01-01'],
  ])('“%s”', (text, start, end) => {
    expect(read(text).dates).toMatchObject({ start, end });
  });

  it('the last third of a month is no third day of it', async () => {
    const { plan } = await ask('Porto, 5 days, last third of September 2027, for two');
    expect(plan?.days[0]?.date).toMatch(/^2027-09-2/u);
  });

  it.each([
    ['Porto from 3 to 9 March, free except the first 2 days when I work', '2027-03-03', '2027-03-09'],
    ['Porto 4-10 June, hotel only, but not the last 2 days', '2027-06-04', '2027-06-10'],
    ['Easter Sunday, leaving Easter Monday for Florence from Rome', '2027-03-26', '2027-03-29'],
  ])('“%s” keeps its days', (text, start, end) => {
    expect(read(text).dates).toMatchObject({ start, end });
  });

  it('has its first and its last day, whatever parts of it are for', async () => {
    const { plan } = await ask(
      '2 days Disneyland Paris and 2 days Paris, 11 to 14 October 2027, from Cologne for two',
    );
    expect(plan?.days.map(({ date }) => date.slice(8))).toEqual(['11', '12', '13', '14']);
  });

  it('lies round a day that was named', async () => {
    const { plan, reply } = await ask(
      'I turn 40 on 2 November 2027 and want to be in Oaxaca. 5 nights around it',
    );
    expect(plan?.days.map(({ date }) => date)).toContain('2027-11-02');
    expect(plan?.days[0]?.date).not.toBe('2027-11-02');
    expect(reply).toMatch(/Oaxaca: 6 days for one/u);
  });

  it('an hour stands behind its half of the day', () => {
    expect(read('we land in Bergen on 4 June in the evening (around 9), 5 days').hours).toMatchObject({
      arrives: 1260,
    });
  });
});

describe('where a trip goes', () => {
  it.each([
    ['Portugal for a week, not just Lisbon', ['Portugal']],
    ['the Azores, two islands, not only São Miguel', ['Azores']],
    ['Both of us are deaf, BSL users. Ghent for 3 nights', ['Ghent']],
    ['Graz (where we live) to Ljubljana, 4 days', ['Ljubljana']],
    ['Ljubljana for 4 days, Leeds non-stop please', ['Ljubljana']],
    ['Rome, then Naples direct', ['Rome', 'Naples']],
    ['Vienna 3 nights, Prague nonstop by train, 2 nights', ['Vienna', 'Prague']],
    ['Rome, Florence and we want to get out of the city, 6 days from London', ['Rome', 'Florence']],
    ['not only Rome but also Florence, 6 days Italy', ['Rome', 'Florence']],
    ['5 days in May, Rome. where could we go out at night?', ['Rome']],
    ['4 days in Rome from BSL', ['Rome']],
    ['4 dais in sevile', ['Seville']],
    ['Lisbon 4 nights and two nights by the sea', ['Lisbon', 'Algarve']],
    ['Rome 4 days, then 3 nights at a quiet beach', ['Rome', 'Sorrento']],
    ["Utah's Mighty 5 in 8 days", ["Utah's Mighty 5"]],
  ])('“%s”', (text, towns) => {
    expect(townsOf(text)).toEqual(towns);
  });

  it('in place of another that was planned', () => {
    const towns = [gazetteer.byName('Split')].filter((own) => own !== null);
    const { message } = readMessage('could we have Zadar in place of Split?', {
      today: TODAY,
      gazetteer,
      towns,
    });
    expect(message.destinations.map(({ place }) => place.name)).toEqual(['Zadar']);
    expect(message.drops.map(({ place }) => place.name)).toEqual(['Split']);
  });

  it('from a home that is told of in a sentence with a past behind it', () => {
    expect(read('Bologna 4 days, flying from Bristol. He used to live for pasta').origin?.place.name).toBe(
      'Bristol',
    );
  });

  it('stays open where only the weather is told, and the one town that stands alone is home', () => {
    expect(read('4 nights in January from Copenhagen, warmish, flight not too long').open).toMatchObject({
      climate: 'warm',
      maxHours: 6,
    });
    expect(read('where in Europe is it to stay below 24 or so in July?').open).toMatchObject({
      climate: 'cold',
    });
    expect(read('mountains in October, Lyon. where to?')).toMatchObject({
      destinations: [],
      origin: { place: { name: 'Lyon' } },
    });
    expect(read('Rome in May, somebody said it is hot').open).toBeNull();
    expect(read('My mum is over 70, somewhere sunny for 5 days in May').open).toMatchObject({
      climate: 'warm',
    });
    expect(read('5 days in June, hot air balloon and wine').open).toBeNull();
    expect(read('4 days in May, Rome. where can we stay?').origin).toBeNull();
  });

  it('in the order that a list of direct connections allows, with lengths told by a verb', () => {
    const { destinations, route } = read(
      'Three towns in 10 days in total. Porto should get 4 days, Lille gets 5 days and Bergen needs 3 days. Direct connections: Bergen and Porto, Lille and Bergen.',
    );
    expect(route).toBe('found');
    expect(destinations.map(({ place }) => place.name)).toEqual(['Porto', 'Bergen', 'Lille']);
  });
});

describe('hours that are not free', () => {
  it('of sessions that are booked on several days', () => {
    const { busy } = read(
      'Sessions are booked for Mon 10, Wed 12 and Fri 14 May, 8:00 until 13:00. Palma from 9 to 15 May',
    );
    expect(busy).toMatchObject([
      { from: 480, until: 780, on: [{ monthDay: '05-10' }, { monthDay: '05-12' }, { monthDay: '05-14' }] },
    ]);
  });

  it('of the day that a weekend begins on in the evening', async () => {
    const { plan } = await ask(
      'third weekend of January 2027, Friday evening till Sunday, Antwerp from Paris by train',
    );
    expect(plan?.days[0]?.items[0]?.start).toMatch(/^1[7-9]|^2\d/u);
  });
});

describe('what is booked and paid', () => {
  it('in a list has its hours, and a bed of their own', () => {
    const { fixed, ownBeds } = read(
      'Booked so far: apartment in Alfama, Lisbon, 3-8 May; Oceanarium 4 May at 14:20; Castle tour 6 May at 8:30',
    );
    expect(ownBeds).toBe(true);
    expect(fixed.map(({ what, from }) => [what, from])).toEqual([
      ['Oceanarium', 860],
      ['Castle tour', 510],
    ]);
  });

  it('in ringgit is worth less than in dollars, and “2 rm” are rooms', () => {
    expect(read('Penang from Seoul, RM18,000 for everything').budget?.amount).toBeLessThan(6_000);
    expect(read('Rome, 2 rm apartment').budget).toBeNull();
    expect(read('Stay in rm 101 please. London 3 days').budget).toBeNull();
  });
});

describe('an answer', () => {
  it('names what is kept of a trip that has no place yet', async () => {
    const { reply } = await ask(
      'somewhere with mountains in October, trains only, half board, under $900 each, from Lyon',
    );
    expect(reply).toMatch(
      /I have noted .*your budget of \$900 a person.*by train.*half board where you stay/u,
    );
  });

  it('to a question of medicines tells what holds everywhere', async () => {
    const { reply } = await ask('Can I take my insulin pens through security at the airport?');
    expect(reply).toMatch(/hand luggage.*letter from your doctor/u);
    const planned = await ask(
      'can you plan 4 days in Paris in May from London, I take tablets in the morning',
    );
    expect(planned.reply).toMatch(/Paris: 4 days/u);
  });

  it('a club for children is no night life', () => {
    expect(read('a hotel with a kids club in Crete')).toMatchObject({
      interests: ['family'],
      stay: { wants: ['places for children'] },
    });
  });
});

describe('a change of a plan', () => {
  const PORTO = 'Porto, 3 to 7 March 2027, for two from Paris, 2500 aud';

  it.each([
    ['can we shift everything one day earlier', '2027-03-02'],
    ['move the trip two days later', '2027-03-05'],
    ['oops I meant May, same days', '2027-05-03'],
  ])('“%s” moves it', async (said, first) => {
    const { plan } = await ask(said, { after: [PORTO] });
    expect(plan?.days[0]?.date).toBe(first);
    expect(plan?.days).toHaveLength(5);
  });

  it('goes back to the order before', () => {
    expect(read('On reflection the old order was better.').command).toBe('undo');
    expect(read('would September be nicer do you think?').info).toBe('otherTime');
  });

  it('a dinner on a feast moves nothing', async () => {
    const talk = new Talk();
    await talk.say('Vienna 22 to 27 December 2027 from Leeds for two');
    await talk.say('we want a proper christmas dinner out that friday');
    expect(talk.input('').trip?.plan?.days[0]?.date).toBe('2027-12-22');
  });

  it('a figure alone corrects the sum before it, in its money', async () => {
    const talk = new Talk();
    const budget = () => talk.input('').trip?.plan?.budget ?? 0;
    await talk.say(PORTO);
    const before = budget();
    await talk.say('sorry typo, 3500');
    expect(budget() / before).toBeCloseTo(1.4);
  });

  it('who is told of by age stays at home', () => {
    expect(read('the 14 year old is bailing on us').joining).toMatchObject({ adults: 0, children: -1 });
  });

  it('a town of the plan in which one is to be is no home', () => {
    const towns = ['Bangkok', 'Chiang Mai'].flatMap((name) => gazetteer.byName(name) ?? []);
    const { message } = readMessage("so we're in Chiang Mai on the 13th", { today: TODAY, gazetteer, towns });
    expect(message.origin).toBeNull();
  });

  it('a year in words is none but itself', () => {
    expect(read('June the nineteenth twenty twenty eight, 4 days in Porto').dates?.start).toBe('2028-06-19');
  });

  it('hours at a stand and of a song are kept, and nobody sets out before theirs', () => {
    expect(read("I'm on the stand Tue, Wed, Thu 8.30 to 17.30").busy).toMatchObject([
      { weekdays: [2, 3, 4], from: 510 },
    ]);
    expect(read('We sing on Saturday 20:00-21:30').busy).toMatchObject([
      { weekdays: [6], from: 1200, until: 1290 },
    ]);
    expect(read('We set off 5pm on the Thursday and come back Monday').busy).toMatchObject([
      { weekdays: [4], until: 1020 },
    ]);
  });
});
