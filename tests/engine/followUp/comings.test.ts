/** Follow-ups in passing: who comes and who does not, an order, an end, a day trip meant by “that”, and slips of the fingers. */
import { describe, expect, it } from 'vitest';
import { ask } from '../../functions/support/assistant.ts';

const LISBON = 'Lisbon 4 days from 3 May 2027 from Dublin for two';
const GROUP = 'New Orleans 3 days from 21 April 2027, group of 6 from Louisville';
const TOWNS = 'Lisbon 3 days and Porto 3 days from 3 May 2027 for two from Dublin';
const BUDAPEST = 'Budapest 4 days from 6 May 2027 from Manchester for two';
const SEVILLE = 'Seville 5 days from 3 May 2027 from Dublin for two';
const GDANSK = 'Gdansk 5 days from 3 May 2027, me and my sister';

/** Of a plan the day, from 1, that has something of this name. */
const dayOf = (plan: Awaited<ReturnType<typeof ask>>['plan'], name: string) =>
  (plan?.days.findIndex(({ title, items }) =>
    [{ title }, ...items].some((own) => own.title.includes(name)),
  ) ?? -1) + 1;

describe('who comes, and who no longer does', () => {
  it.each([
    [LISBON, 'A third person is joining us.', 3],
    [LISBON, 'a fourth and a fifth person will join us', 5],
    [LISBON, "my brother's joining us!", 3],
    [LISBON, 'my mates tagging along', 3],
    [LISBON, "turns out my sister's coming along as well", 3],
    [LISBON, 'my cousin comes too so 3 of us', 3],
    [LISBON, "there's one more of us now", 3],
    [LISBON, 'another traveller will be joining the group', 3],
    [LISBON, 'a mate of mine wants in', 3],
    [LISBON, 'my sister is gonna join us after all', 3],
    [LISBON, "one of us can't make it", 1],
    [GROUP, 'Two members of the group have dropped out.', 4],
    [GROUP, 'unfortunately two people had to drop out', 4],
    [GROUP, 'two of the guys bailed', 4],
    [GROUP, 'Anna and Tom dropped out', 4],
    [GROUP, 'one guy pulled out so its 5 of us', 5],
    [GROUP, 'Regrettably, one member of our party is no longer able to travel.', 5],
    [GROUP, "we're now one fewer", 5],
    [GROUP, 'another of the group has cancelled', 5],
    [GROUP, 'Three of the travellers have cancelled, so we are 2 now', 2],
    [GROUP, 'we lost one person so 5 now', 5],
    [LISBON, 'A third person has joined us, please adjust.', 3],
    [LISBON, "there's a third traveller on board now", 3],
    [GROUP, "Priya has the flu, so we're back to 5", 5],
    [GROUP, 'ugh sam broke his leg, back to 5 then', 5],
    [GROUP, "oh we're down to four", 4],
    [GROUP, 'lukas bailed so were 5 now', 5],
    [LISBON, 'a 4th is joining us', 4],
    ['Ghent 7 to 10 May 2027 from Lille, the three of us', 'a 4th is joining us', 4],
    [LISBON, 'a third is coming along too', 3],
    [GROUP, 'tom cant make it anymore so its 5 again', 5],
    [GROUP, "false alarm, tom's not coming. back to the 5 of us", 5],
    [GROUP, 'lukas dropped out', 5],
    [GROUP, "she can't come any more", 5],
    [GROUP, "Tom's coming after all", 7],
    [GROUP, 'Tom is in again, so 7', 7],
  ])('%s: %s', async (first, message, travellers) => {
    const { plan, reply } = await ask(message, { after: [first] });
    expect(plan?.party).toEqual({ adults: travellers, children: 0 });
    expect(reply).not.toContain('did not take into account');
  });

  it.each([
    [LISBON, 'is my brother joining a problem for the price?'],
    [GROUP, 'the third person in our group hates fish'],
    [LISBON, 'we dropped our bags at the station'],
    [LISBON, 'the 4th is coming up soon, right?'],
    [LISBON, 'the first is joining by train'],
    [LISBON, 'can my brother join us for dinner on day 2?'],
    [LISBON, 'my brother joined us last year'],
    [LISBON, "my sister's joining a gym"],
    [LISBON, 'is it a problem if one of us drops out?'],
    [GROUP, "two of us can't come to the museum on day 2"],
    [GROUP, "one of us can't make it up the stairs"],
    [GROUP, 'one of us is arriving a day later'],
    [GROUP, 'one of us has to leave a day earlier'],
    [LISBON, 'A fourth person can come for one day'],
    [LISBON, 'our friends arrive a day later'],
    [LISBON, 'my sister joins us for two days'],
    [GROUP, 'two of us want to see a parade twice'],
    [GROUP, 'back to 3'],
    [GROUP, 'Jess has covid'],
    [GROUP, 'when are we back in Louisville'],
    [GROUP, 'Anna is back in Louisville by 8pm'],
    [GROUP, "she can't make it up the stairs"],
    [GROUP, 'the boat tour dropped out'],
  ])('is as it was: %s: %s', async (first, message) => {
    const { plan } = await ask(message, { after: [first] });
    const { plan: before } = await ask(first);
    const [now = before] = [plan];
    expect([now?.party, now?.days.length, now?.days[0]?.date]).toEqual([
      before?.party,
      before?.days.length,
      before?.days[0]?.date,
    ]);
  });
});

describe('somebody who is out and in again', () => {
  it('has the plan as it was: rooms, and a sum for each', async () => {
    const first = 'Lisbon 4 days from 3 May 2027 from Dublin, 4 people, 2 twin rooms, max 300 eur each';
    const { plan: all } = await ask(first);
    const { plan: fewer } = await ask('nico dropped out so were 3 now', { after: [first] });
    const { plan: again } = await ask('yay hes back in', {
      after: [first, 'nico dropped out so were 3 now'],
    });
    expect([all, fewer, again].map((plan) => plan?.party.adults)).toEqual([4, 3, 4]);
    expect(again?.budget).toBeCloseTo(all?.budget ?? 0);
    expect(fewer?.budget).toBeCloseTo((all?.budget ?? 0) * 0.75);
  });
});

describe('who shares a room', () => {
  it('is no wish for a link to the trip', async () => {
    const after = ['Ghent 3 nights from 7 May 2027 from Lille by train, 4 people'];
    const { reply } = await ask("3 rooms please, nobody wants to share with Tom lol but he'll live", {
      after,
    });
    expect(reply).toContain('3 rooms');
    expect(reply).not.toContain('“Share”');
    for (const text of ['can I share with my sister', "I don't know how to share this with my wife"])
      expect((await ask(text, { after })).reply).toContain('“Share”');
  });

  it('is one room more for who wants one of her own, and as before without her', async () => {
    const first = 'Lisbon 4 days from 3 May 2027 from Dublin for two';
    const nan = 'nan wants to come now!! she needs her own room';
    const { plan, reply } = await ask(nan, { after: [first] });
    expect(plan?.party.adults).toBe(3);
    expect(reply).toContain('2 rooms');
    expect(reply).not.toContain('rooms of your own');
    const alone = await ask("false alarm nan's not coming", { after: [first, nan] });
    expect(alone.plan?.party.adults).toBe(2);
    expect(alone.reply).not.toContain('rooms of your own');
  });
});

describe('the order of the towns', () => {
  it.each([
    'Please exchange the order of the two cities.',
    'The order of the two cities should be reversed.',
    'could the two cities be swapped',
    'other way round please',
    'start with Porto instead',
  ])('%s', async (message) => {
    expect((await ask(message, { after: [TOWNS] })).plan?.cities).toEqual(['Porto', 'Lisbon']);
  });

  it.each(['is it better the other way round?', 'what is the order of the cities?'])(
    'is only asked about: %s',
    async (message) => {
      expect((await ask(message, { after: [TOWNS] })).plan).toBeUndefined();
    },
  );
});

describe('days at the ends', () => {
  it.each([
    ['add a day at the end', 5, '2027-05-06'],
    ['ad a day at teh end', 5, '2027-05-06'],
    ['add a day at the start', 5, '2027-05-05'],
    ['one more day at the beginning please', 5, '2027-05-05'],
    ['Could you append one further day at the end of the trip?', 5, '2027-05-06'],
    ['stick one more night on the end', 5, '2027-05-06'],
    ['we stay 1 nite longer', 5, '2027-05-06'],
    ['we arrive a day later now, so cut the first day', 3, '2027-05-07'],
    ['we ariv a day later now, so cut teh first day', 3, '2027-05-07'],
    ['our flight now lands a day later so please drop day 1', 3, '2027-05-07'],
    ['arriving one day late, so skip day one', 3, '2027-05-07'],
    ['we have to leave a day earlier', 3, '2027-05-06'],
    ['we have to fly home a day early, skip the last day', 3, '2027-05-06'],
  ])('%s', async (message, days, start) => {
    const { plan, reply } = await ask(message, { after: [BUDAPEST] });
    expect([plan?.days.length, plan?.days[0]?.date]).toEqual([days, start]);
    expect(reply).not.toContain('did not take into account');
  });

  it.each([
    'add a museum at the end of day 2',
    'is there a day at the end for shopping?',
    'the concert is a day later',
    'we arrive late on the first day',
  ])('stay: %s', async (message) => {
    const { plan } = await ask(message, { after: [BUDAPEST] });
    const [days = [], start = '2027-05-06'] = [plan?.days, plan?.days[0]?.date];
    expect([plan ? days.length : 4, start]).toEqual([4, '2027-05-06']);
  });
});

describe('what was spoken of right before', () => {
  const MALBORK = [
    GDANSK,
    'can we fit in a day trip to malbork castle',
    'how long does it take to get there?',
  ];

  it.each([
    ['ok do that on day 3. oh and my cousin comes too so 3 of us', 3, 3],
    ["perfect, do it on day 2. also my dad's coming so we're 3", 2, 3],
    ['yes do that on the third day', 3, 2],
    ['alright, on day 3 then', 3, 2],
  ])('is put on its day: %s', async (message, day, travellers) => {
    const { plan } = await ask(message, { after: MALBORK });
    expect([dayOf(plan, 'Malbork'), plan?.party.adults]).toEqual([day, travellers]);
  });

  it.each(['no wait make that Cadiz, i want to see the sea', 'sorry i mean Cadiz, my wife wants a beach'])(
    'is replaced: %s',
    async (message) => {
      const { plan, reply } = await ask(message, { after: [SEVILLE, 'put a day trip to Cordoba on day 3'] });
      expect(plan?.cities).toEqual(['Seville']);
      expect([dayOf(plan, 'Cádiz'), dayOf(plan, 'Córdoba')]).toEqual([3, 0]);
      expect(reply).not.toContain('sea is in');
    },
  );

  it.each(['make it cheaper', 'make it 6 days', 'make it a bit slower'])(
    'is no other place: %s',
    async (message) => {
      const { plan } = await ask(message, { after: [SEVILLE, 'put a day trip to Cordoba on day 3'] });
      expect(plan === undefined || dayOf(plan, 'Córdoba') === 3).toBe(true);
    },
  );

  it('is the town where no day trip is', async () => {
    const { plan } = await ask('no wait make that Porto, my sister lives there', { after: [LISBON] });
    expect(plan?.cities).toEqual(['Porto']);
  });
});

describe('questions in passing', () => {
  it.each([
    [LISBON, 'so where do we eat on day 2?', /^- \*\*Lunch[^\n]*\n- \*\*Dinner/],
    [LISBON, 'where are we eating on the last night', /^- \*\*Dinner/],
    [LISBON, 'what date are we back home?', /Thu 6 May 2027/],
    [LISBON, 'wats on day 2 agen?', /Day 2/],
    [LISBON, 'whats that in euros all together', /about €[\d,]+ in all, at the rate of \d/],
    [LISBON, 'and in pounds?', /about £[\d,]+ in all, at the rate of \d/],
    [LISBON, 'can you send him the plan, jonas@example.com', /I send nothing myself/],
    [LISBON, 'thats a lot of text, can you just give me the best bits', /^Lisbon: 4 days for two/],
    [LISBON, 'too long, gimme the short version', /^Lisbon: 4 days for two/],
    [LISBON, 'keep it short pls, just the key points', /^Lisbon: 4 days for two/],
  ])('%s: %s', async (first, question, holds) => {
    const { reply, plan } = await ask(question, { after: [first] });
    expect(plan).toBeUndefined();
    expect(reply).toMatch(holds);
  });

  it('are answered beside a change', async () => {
    const { reply, plan } = await ask(
      "my brother's joining us! can you send him the plan, jonas@example.com",
      {
        after: [LISBON],
      },
    );
    expect(plan?.party.adults).toBe(3);
    expect(reply).toContain('I send nothing myself');
    expect(reply).not.toContain('did not take into account');
  });
});

describe('slips and courtesies', () => {
  it.each([
    [BUDAPEST, 'can we do szentendr one day', 'Szentendre'],
    ['Kraków 5 days from 3 May 2027 from London for two', 'one day at auschwits please', 'Auschwitz'],
    ['Amsterdam 4 days from 3 July 2027 for four', 'can u ad a bike tur', 'Bike Tour'],
  ])('%s: %s', async (first, message, title) => {
    const { plan, reply } = await ask(message, { after: [first] });
    expect(plan?.days).toHaveLength(first.startsWith('Kraków') ? 5 : 4);
    expect(dayOf(plan, title)).toBeGreaterThan(0);
    expect(reply).not.toContain('did not take into account');
  });

  it('know a month of the language next door', async () => {
    const { plan } = await ask('3 nites amstrdam in juli 4 peple');
    expect([plan?.days[0]?.date.slice(0, 7), plan?.party.adults]).toEqual(['2027-07', 4]);
  });

  it('leave the town of Agen its name', async () => {
    expect((await ask('four days in may in agen')).plan?.cities).toEqual(['Agen']);
  });

  it.each([
    'One of us has a nut allergy. Please take it into account for every meal.',
    'my wife is coeliac, please bear that in mind for all meals',
    'neither of us eats fish or seafood',
  ])('are no wishes: %s', async (message) => {
    const { reply } = await ask(message, { after: [LISBON] });
    expect(reply).toContain('From now on made for');
    expect(reply).not.toMatch(/did not take into account|“bear”|For “seafood”/);
  });
});
