/** Short talk about a plan: each kind in several sayings, and what only looks like it. */
import { describe, expect, it } from 'vitest';
import { ask } from '../../functions/support/assistant.ts';

const STOCKHOLM = 'Stockholm 9 to 12 april, 2 adults + 1 kid (7), from Düsseldorf';

describe('soon, said of a thing of the plan', () => {
  it.each([
    'vasa museum asap, hes been asking for weeks',
    'the museum as soon as possible please',
    'we want to go to Skansen asap',
    'go to the royal palace asap',
    'an old town walk as soon as we can',
    'can we do the boat asap',
  ])('moves no dates: %s', async (message) => {
    const { reply } = await ask(message, { after: [STOCKHOLM] });
    expect(reply).not.toMatch(/Dates:|in place of what is planned/);
  });

  it.each(['can we go asap', 'start the trip asap', 'make it as soon as possible', 'we want to leave asap'])(
    'moves them where the trip itself is meant: %s',
    async (message) => {
      expect((await ask(message, { after: [STOCKHOLM] })).reply).toContain('Dates:');
    },
  );
});

describe('a question that would change the plan, were it none', () => {
  const YORK = 'mum (81) and me, York 3 days in april by train from London';

  it.each([
    ['can she get into the minster with that', 'Whether York Minster has steps'],
    ['can mum get inside clifford’s tower', 'Whether Clifford’s Tower'],
    ['could she get up the minster tower', 'has steps, a ramp or a lift'],
    ['whitby for a day, is that doable', 'Say “add a day trip to Whitby”'],
    ['a day in leeds, would that be silly?', 'Say “add a day trip to Leeds”'],
    ['harrogate on day 2, or is that mad', 'Say “add a day trip to Harrogate”'],
    ['leeds for the day - possible?', 'Say “add a day trip to Leeds”'],
    ['and whitby as a day trip, is it realistic with her', 'Whitby'],
  ])('is answered: %s', async (message, says) => {
    const { reply } = await ask(message, { after: [YORK] });
    expect(reply).toContain(says);
    expect(reply).toContain('The plan stays as it was.');
    expect(reply).not.toContain('What changed');
  });

  it('is answered beside a need that is new', async () => {
    const { reply } = await ask('can we get into the minster with a wheelchair', { after: [YORK] });
    expect(reply).toMatch(/York Minster has steps, a ramp or a lift I do not know[^]+made for wheelchair/);
  });

  it.each([
    ['add a day trip to Whitby, is that possible', 'Whitby'],
    ['one more day, is that possible?', '4 days'],
    ['can we get into a nicer hotel', 'What changed'],
    ['can we go to the castle museum on day 2', 'Castle Museum'],
  ])('is a wish where it says so: %s', async (message, says) => {
    const { reply } = await ask(message, { after: [YORK] });
    expect(reply).toContain(says);
    expect(reply).toContain('## York');
  });

  it('is put in on the word after it', async () => {
    const { reply } = await ask('ok add it on day 2', { after: [YORK, 'whitby for a day, is that doable'] });
    expect(reply).toMatch(/Day 2, .+Whitby instead of/);
    const other = await ask('nice, put it in', { after: [YORK, 'leeds on day 2, or is that mad'] });
    expect(other.reply).toContain('A day trip to Leeds is part of the plan now.');
  });

  it.each([
    'none of us wants to drive, how long is the bus',
    'we dont drive, how long is the bus',
    'nobody has a licence, is there a bus?',
  ])('tells what the road takes, and takes none: %s', async (message) => {
    const after = ['Nashville 3 nights in may, six of us from Toronto', 'then 1 night memphis'];
    const { reply, change } = await ask(message, { after });
    expect(change.kind).toBe('none');
    expect(reply).toContain('By road it is about 5h');
  });

  it('is none where driving is refused and nothing asked', async () => {
    const after = ['Nashville 3 nights in may, six of us from Toronto', 'then 1 night memphis'];
    expect((await ask('none of us wants to drive, take the bus', { after })).reply).toContain('by bus now');
  });
});

describe('the other way round', () => {
  const THREE = 'a week in belgium by train in may, Brussels Ghent and Bruges, couple coming from Cologne';

  it.each([
    ['other way round, bruges first', 'Bruges, Ghent and Brussels'],
    ['reverse it, start in bruges', 'Bruges, Ghent and Brussels'],
    ['the other way around, starting in bruges', 'Bruges, Ghent and Brussels'],
    ['no the other way round, end in brussels', 'Bruges, Ghent and Brussels'],
    ['other way round', 'Bruges, Ghent and Brussels'],
    ['other way round, ghent first', 'Ghent, Bruges and Brussels'],
    ['flip it so we start in ghent', 'Ghent, Bruges and Brussels'],
    ['other way round but bruges last', 'Ghent, Brussels and Bruges'],
    ['bruges first', 'Bruges, Brussels and Ghent'],
    ['ghent last', 'Brussels, Bruges and Ghent'],
  ])('holds what is named too: %s', async (message, towns) => {
    expect((await ask(message, { after: [THREE] })).reply).toContain(`## ${towns}: 7 days`);
  });

  it('is no question', async () => {
    const { change } = await ask('would it be better the other way round?', { after: [THREE] });
    expect(change.kind).toBe('none');
  });
});

describe('a length beside a town that goes', () => {
  const THAI = [
    'Bangkok and Chiang Mai, 9 days in february, 2 adults from Helsinki',
    'add 3 days Krabi at the end',
  ];

  it.each([
    ['hmm 12 days is too long for work. back to 9 and drop chiang mai', 'Bangkok and Krabi: 9 days'],
    ['back to 9 nights and drop chiang mai', 'Bangkok and Krabi: 10 days'],
    ['drop chiang mai and make it 9 again', 'Bangkok and Krabi: 9 days'],
    ['12 days is too long, back to 9 days', 'Bangkok, Chiang Mai and Krabi: 9 days'],
    ['two weeks is way too much. make it 10 days', 'Bangkok, Chiang Mai and Krabi: 10 days'],
    ['skip krabi and back to 8 days', 'Bangkok and Chiang Mai: 8 days'],
    ['skip krabi but keep the extra nights', 'Bangkok and Chiang Mai: 12 days'],
    ['drop krabi, keeping the extra days', 'Bangkok and Chiang Mai: 12 days'],
    ['drop krabi', 'Bangkok and Chiang Mai: 10 days'],
  ])('holds: %s', async (message, head) => {
    const { reply } = await ask(message, { after: THAI });
    expect(reply).toContain(`## ${head}`);
    expect(reply).not.toContain('“12”');
  });

  it('is none where no town goes', async () => {
    expect((await ask('back to 2 and drop the spa', { after: THAI })).reply).not.toContain('Length:');
  });
});

describe('a stop that becomes a day trip, and a day trip that becomes a stop', () => {
  const PUEBLA = ['Mexico City 6 days in october, 2 adults from Houston', 'add a night in puebla'];
  const HVAR = ['split for 5 days in june, couple from vienna', 'day trip to hvar please'];

  it.each([
    'nah a day trip to puebla is enough',
    'puebla just for the day then',
    'only a day trip to puebla',
    'no nights in puebla, just a day trip',
    'actually just the day trip',
  ])('has no nights any more: %s', async (message) => {
    const { reply } = await ask(message, { after: PUEBLA });
    expect(reply).toContain('A day trip to Puebla is part of the plan now.');
    expect(reply).toContain('## Mexico City: 6 days');
  });

  it.each([
    'no day trip to puebla',
    'a day trip to puebla',
    'just a day trip to teotihuacan',
    'not just a day trip to puebla',
    'puebla is enough',
  ])('keeps its nights: %s', async (message) => {
    expect((await ask(message, { after: PUEBLA })).reply).not.toContain('Left out: Puebla');
  });

  it.each([
    'or no lets sleep there, 2 nights',
    'can we stay there for two nights',
    "actually we'd like to sleep over there, 2 nights",
    'spend 2 nights there instead',
  ])('has nights: %s', async (message) => {
    const { reply } = await ask(message, { after: HVAR });
    expect(reply).toContain('## Split and Hvar');
    expect(reply).toContain('Added: Hvar');
  });

  it('goes back to a day', async () => {
    const after = [...HVAR, 'or no lets sleep there, 2 nights', 'do you need to book the ferry'];
    const { reply } = await ask('ok too much faff, just the day trip like before', { after });
    expect(reply).toContain('## Split: 5 days');
    expect(reply).toContain('Hvar');
  });

  it('is none where nothing was spoken of', async () => {
    const { change } = await ask('lets sleep there, 2 nights', {
      after: ['split for 5 days in june from vienna'],
    });
    expect(change.kind).not.toBe('changed');
  });
});

describe('a choice of two towns', () => {
  const TWO = 'split or dubrovnik for 5 days in june? couple from vienna';

  it.each([
    'ok split then',
    'Split, please',
    'lets do split',
    'we take split',
    'split it is',
    'go for split',
  ])('is settled by a name that is also a word: %s', async (message) => {
    expect((await ask(message, { after: [TWO] })).reply).toContain('## Split: 5 days');
  });

  it.each(['split the bill', 'nashville then'])('is not by another: %s', async (message) => {
    expect((await ask(message, { after: [TWO] })).reply).not.toContain('## Split: 5 days');
  });

  it.each(['which one is cheaper', 'which is cheapest?', 'and which of the two is cheaper?'])(
    'is told what each costs: %s',
    async (message) => {
      const { reply } = await ask(message, { after: [TWO] });
      expect(reply).toMatch(
        /cheapest first: \*\*Split\*\* at about \$\d+ and \*\*Dubrovnik\*\* at about \$\d+/,
      );
    },
  );
});

describe('a flight that is asked for', () => {
  const TOWNS = [
    'Seville 4 days end of april for 2 flying from Hamburg',
    'add 2 nights in granada after that',
  ];

  it.each(['wait is there even a flight granada to hamburg', 'is there a flight to hamburg from granada?'])(
    'is told where it goes home: %s',
    async (message) => {
      const { reply } = await ask(message, { after: TOWNS });
      expect(reply).toContain('GRX to HAM');
      expect(reply).not.toContain('There is no');
    },
  );

  it('is none to elsewhere, and home is known', async () => {
    const { reply } = await ask('is there a flight from granada to paris', { after: TOWNS });
    expect(reply).toContain('There is no such flight in the plan.');
  });
});

describe('looks like it and is not', () => {
  const IRELAND = 'Dublin 2 nights, Galway 2, Killarney 3 from 5 June 2027 for four from Munich';

  it.each(['thanks, much appreciated', 'perfect, we’ll stay there'])(
    'thanks change no plan: %s',
    async (message) => {
      const { change } = await ask(message, { after: [IRELAND, 'nicer hotel in Galway'] });
      expect(change.kind).toBe('none');
    },
  );

  it.each(['1 night on the boat then', 'two nights on the train then', '1 night on a ferry'])(
    'nights of a part are not those of the whole: %s',
    async (message) => {
      const { reply } = await ask(message, { after: [IRELAND] });
      expect(reply).not.toMatch(/Length: |Left out: /);
    },
  );

  it('a number behind nights counts no people', async () => {
    const { reply } = await ask('make it 1 night in Galway, still 7 altogether', { after: [IRELAND] });
    expect(reply).not.toContain('For seven');
    expect(reply).toContain('Dublin, Galway and Killarney: 8 days for four');
  });

  it('too far is a reason', async () => {
    const { reply } = await ask('no Galway, too far', { after: [IRELAND] });
    expect(reply).toContain('Left out: Galway');
  });

  it('what is plenty is that of the town of which a night was asked', async () => {
    const { reply } = await ask('two is plenty', { after: [IRELAND, 'one more night in Galway'] });
    expect(reply).toContain('## Dublin, Galway and Killarney');
  });
});
