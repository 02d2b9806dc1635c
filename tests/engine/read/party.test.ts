/** Who travels, in the words that people use. */
import { beforeAll, describe, expect, it } from 'vitest';
import { loadGazetteer, type Gazetteer } from '../../../engine/facts/gazetteer.ts';
import { readMessage } from '../../../engine/read/parseMessage.ts';
import { partyOf } from '../../../engine/trip/partyEdits.ts';
import type { Party } from '../../../engine/read/types.ts';
import { ask, Talk, TODAY } from '../../functions/support/assistant.ts';

let gazetteer: Gazetteer;
beforeAll(async () => {
  gazetteer = await loadGazetteer();
});

const read = (text: string) => readMessage(text, { today: TODAY, gazetteer });
const partyIn = (text: string, before: Party | null = null) => {
  const party = partyOf(before, read(text).message);
  return party && [party.adults, party.children];
};

describe('a first message', () => {
  it.each([
    ['me n my wife and our 3 boys 4, 6 and 9 to Rome', 2, 3],
    ['me n my grown up daughter, Barcelona', 2, 0],
    ['with my 8th grader, just me and him', 1, 1],
    ['wife and me', 2, 0],
    ['My dad walks with a frame. He, my partner and I would like 4 days in Budapest', 3, 0],
    ["it's her, me and my 2 sisters, Seville", 4, 0],
    ['My wife and I and our friends Tom and Lisa, 3 days in Porto', 4, 0],
    ['nan is 84 and on a rollator, my parents, me, and my twins of 3, Malaga', 4, 2],
    ['Oma (78), my husband and I, our 10 year old and the twins who are 3, Valencia', 3, 3],
    ['Amsterdam with our three kids (13, 10 and 6). My husband comes too of course', 2, 3],
    ["We are 4, sorry no 2, the others can't come. Berlin", 2, 0],
    ["with my best mate, we're 20 and 21, Brussels", 2, 0],
    ['guy on his own, Zanzibar', 1, 0],
    ['2 of us + baby of 1, Lisbon', 2, 1],
    ["it's only me and I have a training on the 11th", 1, 0],
    ['just me and my mum', 2, 0],
    ['4 exchange students, cheap weekend', 4, 0],
    ['three Japanese women to Oslo', 3, 0],
    ["My daughter's taking me to Salzburg for 4 days", 2, 0],
    ['a friend has invited me along to Lisbon', 2, 0],
    ['My husband, our two kids and I to Rome. My parents have invited us', 2, 2],
    ['Rome in May, two of us. A friend invited us to a wedding there.', 2, 0],
    ['Rome, me, my wife and our two kids. A friend is bringing us to the airport', 2, 2],
    ['Rome in May, two adults, want to hear a string quartet of students', 2, 0],
    ["Rome in May for 4 of us, so it's just one kid under 5", 3, 1],
    ['me and my two, 45 and 50, Rome', 1, 0],
    ["my roommate's joining me, Chicago", 2, 0],
    ["It's just me and my two (4 and 7), Hamburg", 1, 2],
    ['Edinburgh for a family with three school-age kids', 2, 3],
    ['two grown-ups and a tot, Mallorca', 2, 1],
    ['a trio of students, Prague', 3, 0],
    ['Granada in May, two adults and our boy', 2, 1],
    ['thre peopl, Seville', 3, 0],
    ['duo trip to Seoul', 2, 0],
    ['me + 2 others, Boston', 3, 0],
    ["it's three of us so me and my two aunts, Vienna", 3, 0],
    [
      "Lisbon for the four of us... no, the kids are staying with grandma so it's only my husband and me",
      2,
      0,
    ],
    ['2 engineers, 2 single rooms', 2, 0],
    ['8 mates from Cardiff, 4 twins', 8, 0],
    ['8 mates, Brno or Bratislava, 4 twins, go karting', 8, 0],
    ['with our two twins', 2, 2],
    ['2 adults and twin girls aged 11, from Melbourne', 2, 2],
    ['my twin boys and me', 1, 2],
    ['3 of us, ages 34 36 and 6', 2, 1],
    ['four of us, ages 34 and 36, 40 and 41', 4, 0],
    ['two families of four', 8, 0],
    ['me, my wife and both our mothers', 4, 0],
    ['wife, kids (3) and me', 2, 3],
    ['wife, kid (3) and me', 2, 1],
    ['a group of 8 friends', 8, 0],
    ['6 days Tasmania, hubby hates cities, I love cheese', 2, 0],
    ['Lisbon w my bf, my mum is nervous haha', 2, 0],
    ['Lisbon with mum, she is nervous about flying', 2, 0],
    ['temple tour for my parents aged 68 and 64', 2, 0],
    ['2 adults, 2 kids (4, 7), one kid has a peanut allergy', 2, 2],
    ['pax: 3, Rome', 3, 0],
    ['Penang, husband wife and 4 kids (2, 5, 8, 12)', 2, 4],
    ['Noosa, 2 adults and 3 littlies (1, 3 and 4)', 2, 3],
    ['Rome, no. of people 4', 4, 0],
    ['Rome, party: 5', 5, 0],
    ['Rome 2A 1C', 2, 1],
    ['Rome, family 2+2', 2, 2],
    ['eleven of us, 3 are children', 8, 3],
    ['Rome with my elderly mother', 2, 0],
    ['2 adults, 2 kids (4, 7) and one kid is 9', 2, 3],
    ['me + 3 college friends', 4, 0],
    ['2 pers', 2, 0],
    ['7 girls to Ibiza', 7, 0],
    ['2 adults 1 lad of 12', 2, 1],
    ['hubby, mother in law and me', 3, 0],
    ['family 2+2, kids 5 and 8', 2, 2],
    ['2A2C Singapore', 2, 2],
    ['2 ad + 1 chd + 1 inf, Dubai', 2, 2],
    ['half a dozen of us', 6, 0],
    ['our trio wants Barcelona', 3, 0],
    ['me +1 to Copenhagen', 2, 0],
    ['Me, Jo, Sam and Pete, Galway', 4, 0],
    ['me and a couple of friends', 3, 0],
    ['3 couples and one single friend', 7, 0],
    ['Us and another couple', 4, 0],
    ['my brother, his wife, their baby and me', 3, 1],
    ["my sister's family of 4 plus my husband and me", 4, 2],
    ['both sets of grandparents, us two and the baby', 6, 1],
    ['mum, dad, my two sisters and me, all adults', 5, 0],
    ['dad, mom and 3 college-age kids, all over 18', 5, 0],
    ['Mum with a year 9 girl', 1, 1],
    ['I must take my daughter (17) to Delft', 1, 1],
    ['me, the other half and our two, Y4 and Y7', 2, 2],
    ['six of us, two under 12, rest adults', 4, 2],
    ["we're a family of five kids are eleven nine and four", 2, 3],
    ['9 of us, adults 6 kids 3 (12,8,1)', 6, 3],
    ['2 adluts and 1 chidl age 7', 2, 1],
    ['paris with my grilfriend', 2, 0],
    ['4 of us, no wait 5, Portland in June for 4 days', 5, 0],
    ['2 adults, actually 3 since mum said yes', 3, 0],
    ['my wife and I, and her sister is coming too', 3, 0],
    ["My boyfriend can't make it so I'm taking my mum instead", 2, 0],
    ["A trip for my parents, I'm not coming: Vienna", 2, 0],
    ['couple, three sons but all stay home', 2, 0],
    ['wife and I to Lake Como for a wedding with 150 guests', 2, 0],
    ['Speaking at a conference with 300 people, travelling alone', 1, 0],
    ['My sister recommended Porto, so I am going there alone', 1, 0],
    ['me and my dog, to walk the Seven Sisters', 1, 0],
  ])('%s', (text, adults, children) => {
    expect(partyIn(text)).toEqual([adults, children]);
  });

  it.each([
    'give me a plan for Rome',
    'tell me about Rome',
    'Rome for two weeks',
    'Four Seasons hotel in Rome',
  ])('counts nobody in “%s”', (text) => {
    expect(partyIn(text)).toBeNull();
  });

  it.each(['with friends', 'with my cousins', 'me and some friends'])(
    'quotes people whose number nobody says: “%s”',
    (text) => {
      expect(partyIn(text)).toBeNull();
      expect(read(text).residue.join()).toMatch(/friends|cousins/);
    },
  );
});

describe('a later message, to a party of two adults and two children', () => {
  it.each([
    ['4 now', 2, 2],
    ['now just us two', 2, 0],
    ['my brother and his girlfriend are coming too so 6 of us', 4, 2],
    ['my colleague joins, 5 persons', 3, 2],
    ['one of us dropped out so 3', 1, 2],
    ['sister cancelled', 1, 2],
    ["Mark isn't coming", 1, 2],
    ['my sister joins with her 2 kids 8 and 10', 3, 4],
    ['nana is coming too, shes 71', 3, 2],
    ['kids stay home', 2, 0],
    ['my wife is vegetarian', 2, 2],
    ['dad wants a distillery while on skye', 2, 2],
    ['give me more museums', 2, 2],
  ])('%s', (text, adults, children) => {
    expect(partyIn(text, { adults: 2, children: 2 })).toEqual([adults, children]);
  });
});

describe('rooms', () => {
  it.each([
    ['2 dbl 1 sgl', 3],
    ['one room for my parents and one for my wife and me', 2],
    ['king room for us two and a twin next door for the boys', 2],
    ['family room for 2 adults and 2 kids', 1],
    ['2 interconnecting rooms', 2],
    ['8 mates, 4 twins, go karting', 4],
    ['five of us, two twins and a single', 3],
    ['we have twins aged 4', undefined],
    ['three sisters, one room each please', null],
    ['one single room for me', 1],
    ['separate rooms please. 3 rooms', 3],
    ['one twin room', 1],
  ])('%s', (text, count) => {
    expect(read(text).message.rooms?.count).toBe(count);
  });
});

describe('some of all', () => {
  it.each([
    ['4 of us from Delhi, 2 of us are pure veg', 4, 'all', '2 of us'],
    ['six of us. two of us are vegetarian', 6, 'all', 'two of us'],
    ['Egypt for 5 friends. Train only. 2 of us are pure veg.', 5, 'any', '2 of us'],
    ['8 people, three of them are halal', 8, 'all', 'three of them'],
    ['two of us are vegan btw', 2, 'none', 'two of us'],
    ["3 of us don't eat meat", 3, 'none', '3 of us'],
  ])('“%s”', (text, adults, over, whose) => {
    const { party, partyOver, needs } = readMessage(text, { today: TODAY, gazetteer }).message;
    expect([party?.adults, partyOver, needs.map((need) => need.whose)]).toEqual([adults, over, [whose]]);
  });

  it.each([
    ['3 of us are coming', 3],
    ['the two of us are vegan', 2],
    ['2 of us are from Delhi', 2],
    ['the 4 of us, all vegan', 4],
  ])('and all: “%s”', (text, adults) => {
    const { party, partyOver } = readMessage(text, { today: TODAY, gazetteer }).message;
    expect(party?.adults).toBe(adults);
    expect(partyOver).not.toBe('none');
  });

  it('leaves a party as it was', async () => {
    const talk = new Talk();
    await talk.say('Rome for 4 adults, 4 days in May from Dublin');
    const { plan, reply } = await talk.say('two of us are vegan btw');
    expect(plan?.party.adults).toBe(4);
    expect(reply).not.toContain('I did not take into account');
  });
});

describe('whose company it is', () => {
  it.each<[string, number, number]>([
    ['Two weeks in Japan with our parents', 4, 0],
    ['Rome for 4 days in May with our grandparents', 4, 0],
    ['4 days in Rome in May with our friend Tom', 3, 0],
    ['4 days in Rome in May with our parents and our two kids', 4, 2],
    ['4 days in Rome in May with our kids', 2, 2],
    ['4 days in Rome in May with my two teenagers (13 and 16)', 2, 2],
    ['we want to see Rome for 4 days in May', 2, 0],
  ])('is counted with two who write, and said to be a guess: %s', async (message, adults, children) => {
    const { plan, reply } = await ask(message);
    expect(plan?.party).toEqual({ adults, children });
    const count = `${adults} adults${children === 0 ? '' : ` and ${children} children`}`;
    expect(reply).toContain(`You did not say how many you are: I count ${count}; tell me if that is not so.`);
  });

  it.each<[string, number, number]>([
    ['4 days in Rome in May with my parents', 3, 0],
    ['4 days in Rome in May, my wife and I with our parents', 4, 0],
    ['4 days in Rome in May with my husband and our parents', 4, 0],
    ['4 days in Rome in May, the four of us with our parents', 4, 0],
    ['4 days in Rome in May with our daughter', 2, 1],
    ['4 days in Rome in May with our two kids', 2, 2],
    ['4 days in Rome in May for two', 2, 0],
  ])('is no guess where it is told: %s', async (message, adults, children) => {
    const { plan, reply } = await ask(message);
    expect(plan?.party).toEqual({ adults, children });
    expect(reply).not.toContain('how many you are');
  });
});

describe('whom words of family name', () => {
  it.each<[string, number, number]>([
    ['I want to know Lisbon with my two daughters (14 and 11)', 1, 2],
    ['Rome with my daughter and my grandson (4)', 2, 1],
    ["I'm 81, my late wife loved Granada and my daughter Ingrid comes with me", 2, 0],
    ['my daughter (8) and I want to see Rome', 1, 1],
    [
      'my two daughters, both their husbands, and the five grandchildren who are between 3 and 12, and myself',
      5,
      5,
    ],
    ["we're in our 70s, Bath with our son and his two kids", 3, 2],
    ['Family of five to Yellowstone, kids are 12, 9 and 6. One kid is allergic to peanuts, badly', 2, 3],
    ['baby 8 months + us 2', 2, 1],
    ["Mum's 80 and loves tulips. Me and her, 3 nights in Amsterdam", 2, 0],
    ["surprise my daughter (she's 10) with Lapland. me, her and her nan", 2, 1],
    ['just me and my boyf, he gets seasick', 2, 0],
    ['Gdansk for me an 3 m8s', 4, 0],
    ['wife and my parents are coming too so 4 adults', 4, 0],
    ['tell me what to see in Rome, 2 adults', 2, 0],
    ["Malta with our triplets, they're 5, so two grown-ups and three little ones", 2, 3],
    ['my wife and I plus our two boys, so that’s two adults and two kids', 2, 2],
    ['two friends with a baby, 2 adults and 2 kids', 2, 3],
    ['Riga with a 4 and a 9 year old', 2, 2],
    ['two kids, a 3 and a 7 year old, in Riga', 2, 2],
    ['my two kids, two adults and two kids of my sister to Riga', 2, 4],
    ['two friends driving down from Graz, neither of us has skied', 2, 0],
    ['both of us are deaf, Hamburg 3 days', 2, 0],
  ])('%s', (text, adults, children) => {
    expect(readMessage(text, { today: TODAY, gazetteer }).message.party).toEqual({ adults, children });
  });
});
