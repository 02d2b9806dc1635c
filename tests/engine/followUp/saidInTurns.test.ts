/** What is said shortly in the middle of a talk, of what was said before: in several sayings, and what only looks like it. */
import { beforeAll, describe, expect, it } from 'vitest';
import { loadGazetteer, type Gazetteer } from '../../../engine/facts/gazetteer.ts';
import { readMessage } from '../../../engine/read/parseMessage.ts';
import { ask, TODAY, tripAfter } from '../../functions/support/assistant.ts';

let gazetteer: Gazetteer;
beforeAll(async () => {
  gazetteer = await loadGazetteer();
});
function read(text: string) {
  const lisbon = gazetteer.byName('Lisbon');
  return readMessage(text, { today: TODAY, gazetteer, towns: lisbon ? [lisbon] : [] }).message;
}

describe('nights there', () => {
  const TWO = ['Boston 3 days in september from Atlanta, just me', 'then on to New York by train'];

  it.each([
    ['2 nights there is enough', 6],
    ['just two nights there please', 6],
    ['ok make it 2 nights there', 6],
    ['one more night there', 6],
    ['a day less there', 4],
  ])('are of the town that came last: %s', async (message, days) => {
    const { plan } = await ask(message, { after: TWO });
    expect(plan?.days.length).toBe(days);
    expect(plan?.days[2]?.city).toBe('Boston');
  });

  it.each(['is 2 nights there enough?', 'how much is a night there', 'what can we do at night there'])(
    'are none: %s',
    async (message) => {
      expect((await ask(message, { after: TWO })).change.kind).toBe('none');
    },
  );
});

describe('one of two islands that were weighed', () => {
  const SPLIT = [
    'Split 3 days in september, two people from Warsaw',
    'and after that 4 nights on an island',
    'which is quieter, hvar or vis?',
  ];

  it.each([
    ['vis then', 'Split and Vis'],
    ['lets do vis', 'Split and Vis'],
  ])('takes the place of the other: %s', async (message, title) => {
    expect((await ask(message, { after: SPLIT })).reply).toContain(`## ${title}: 7 days`);
  });

  it.each(['hvar then', 'is vis nice then?'])('leaves the plan: %s', async (message) => {
    expect((await ask(message, { after: SPLIT })).change.kind).toBe('none');
  });
});

describe('a number that is given to us', () => {
  it.each([
    'leave us one afternoon with nothing',
    'give us one afternoon with no plans',
    'find us two bars near the hotel',
    'and give us two free evenings',
    'show us one museum less',
  ])('is no number of us: %s', (text) => {
    expect(read(text).party).toBeNull();
  });

  it.each([
    ['a plan for us 4', 4],
    ['its just us two', 2],
    ['book it for us 3', 3],
  ])('is one: %s', (text, adults) => {
    expect(read(text).party?.adults).toBe(adults);
  });
});

describe('who comes and who stays', () => {
  it.each([
    ['daughter stays home after all', 0, -1],
    ['ok baby stays with grandma after all', 0, -1],
    ['husband is not coming', -1, 0],
    ['oh and mum comes too', 1, 0],
    ['and my mother in law, she needs her own room', 1, 0],
    ['oh and my brother', 1, 0],
  ])('is told without whose, or in a word: %s', (text, adults, children) => {
    expect(read(text).joining).toMatchObject({ adults, children });
  });

  it.each([
    'and my mum is vegetarian',
    'and my sister hates museums',
    'and my brother wants to see the castle',
    'and my wife',
    'baby needs a cot',
    'mum stays in a single room',
  ])('is nobody more or less: %s', (text) => {
    expect(read(text).joining).toBeNull();
  });
});

describe('what is weighed', () => {
  it.each([
    'is the bus cheaper than the train',
    'are hostels cheaper than hotels?',
    'does the train take longer than the bus',
    'is flying any quicker than the train',
    'is may much warmer than april?',
  ])('is only asked: %s', (text) => {
    expect(read(text).isQuestion).toBe(true);
  });

  it.each([
    'is there anything cheaper than this hotel',
    'do you have a hotel cheaper than that',
    'can you make it cheaper than 500',
    'a nicer hotel than this',
    'less walking than that please',
  ])('is a wish: %s', (text) => {
    expect(read(text).isQuestion).toBe(false);
  });
});

describe('a feast that is only told of', () => {
  it.each([
    'oh thats easter. the weekend after then',
    'ah that is over easter, the weekend after please',
    "hm that's christmas. one week later then",
    'wait that will be ramadan so a week later',
  ])('is no date: %s', (text) => {
    expect(read(text)).toMatchObject({ shiftDays: 7, dates: null });
  });

  it.each(['at easter please', "let's do it at easter. 5 days", 'the weekend after easter'])(
    'is one: %s',
    (text) => {
      expect(read(text).dates).not.toBeNull();
    },
  );
});

describe('what is asked of the trip and of one day', () => {
  it.each([
    ['can we cancel for free if plans change', 'hotelDetail'],
    ['could we cancel it free of charge', 'hotelDetail'],
    ['can i look at it offline on the train', 'takeaway'],
    ['ok hold it for us', 'booking'],
    ['just send me day 2', null],
    ['show me day 3 again', null],
  ])('changes nothing: %s', (text, info) => {
    expect(read(text)).toMatchObject({ isQuestion: true, info });
  });

  it.each([
    'can we cancel the museum',
    'can you take off the first day',
    'give me the last day off',
    'hold on, one more night',
    'a hotel without internet please',
  ])('is a change: %s', (text) => {
    expect(read(text).isQuestion).toBe(false);
  });
});

it.each([
  ['one nihgt les', -1],
  ['two dyas les plz', -2],
  ['one more nigth plz', 1],
])('a slip beside another slip is read: %s', (text, daysDelta) => {
  expect(read(text).daysDelta).toBe(daysDelta);
});

it.each(['cn u tak off the frist day', 'could you take out the first day please'])(
  'a day is taken off: %s',
  (text) => {
    expect(read(text).shorten).toEqual({ end: 'start', by: 1 });
  },
);

describe('a thing that was called by a part of its name', () => {
  const KRAKOW = ['Krakow 5 days in february, 2 people, from Glasgow', 'add the salt mine'];

  it.each(['ok do that on day 2', 'put it on day 2 please', 'can we have it on day 2'])(
    'is moved: %s',
    async (message) => {
      const { plan } = await ask(message, { after: KRAKOW });
      expect(plan?.days[1]?.items.map(({ title }) => title).join()).toContain('Salt Mine');
    },
  );

  it('is asked after where the message before was about something else', async () => {
    const { change, reply } = await ask('ok do that on day 2', { after: [...KRAKOW, 'make it cheaper'] });
    expect(change.kind).toBe('none');
    expect(reply).toContain('What is to be on day 2?');
  });
});

describe('the order of two towns of which one is an island', () => {
  const SPLIT = ['Hvar and Split 7 days in september, two people from Warsaw', 'swap the two towns'];

  it.each([
    'actually do the island first and split after',
    'the island first please',
    'do Hvar first, Split afterwards',
  ])('is turned round: %s', async (message) => {
    const { plan } = await ask(message, { after: SPLIT });
    expect(plan?.days[1]?.city).toBe('Hvar');
  });

  it.each(['what is there on the island', 'is the island quieter in May?'])('stays: %s', async (message) => {
    expect((await ask(message, { after: SPLIT })).change.kind).toBe('none');
  });
});

describe('breakfast', () => {
  it.each(['must have breakfast', 'with breakfast please', 'breakfast included', 'including breakfast'])(
    'is one of the stay: %s',
    (text) => {
      expect(read(text).stay?.wants).toEqual(['breakfast']);
    },
  );

  it.each(['we want to start with breakfast', 'breakfast at 8', 'where do we have breakfast?'])(
    'is one of a day: %s',
    (text) => {
      expect(read(text).stay?.wants ?? []).toEqual([]);
    },
  );
});

describe('what is known', () => {
  const REYKJAVIK = ['Reykjavik 4 days in february, 2 people, from Glasgow'];

  it.each([
    ['how cold is it then', 'I do not know how hot or cold it is'],
    ['which adapter do i bring', 'sockets of type'],
    ['just send me day 2', 'Day 2'],
    ['how far is it from there to the harbour', 'I cannot measure from its door'],
    ['ok hold it for us', 'I book nothing'],
    ['can i look at it offline on the train', 'opens without a network'],
    ['need a cot in the room', 'cot'],
  ])('is said: %s', async (message, answer) => {
    const { reply } = await ask(message, { after: REYKJAVIK });
    expect(reply).toContain(answer);
    expect(reply).not.toContain('Said by the way');
  });
});

describe('what is asked in other words', () => {
  const TOKYO = ['8 days in Tokyo at the end of January from Vancouver, just me'];

  it.each([
    ['is it ok for a woman on her own', /how safe Tokyo will be/],
    ['would that be fine for two girls', /how safe Tokyo will be/],
    ['which bit of town should i stay in', /Where to stay in Tokyo/],
    ['what side of town is best to stay', /Where to stay in Tokyo/],
    ['does it fit now?', /no budget/],
    ['are we within it now', /no budget/],
    ['how many hours in the car all in all', /No way by car/],
    ['how much time on the train', /No way by train/],
  ])('is answered: %s', async (message, words) => {
    const { reply, change } = await ask(message, { after: TOKYO });
    expect(change.kind).toBe('none');
    expect(reply).toMatch(words);
  });

  it('is none of who comes along', async () => {
    const { reply } = await ask('good, two ladies join me', { after: TOKYO });
    expect(reply).toContain('for three');
  });
});

describe('what one of them can do', () => {
  const KRAKOW = ['4 days in Krakow in June from Stockholm, 2 of us'];

  it.each([
    'can he do the salt mine',
    'can she manage the salt mine?',
    'can my mum still climb the tower',
    'and auschwitz or is that too much for 4 days',
  ])('is asked, and changes no day: %s', async (message) => {
    const { plan, change } = await ask(message, { after: KRAKOW });
    expect(change.kind === 'none' || plan === undefined).toBe(true);
  });

  it('is a wish where it is to be in place of something', async () => {
    const { plan } = await ask('can we do the salt mine instead', { after: KRAKOW });
    expect(JSON.stringify(plan?.days)).toContain('Wieliczka');
  });
});

it.each([
  ["sister's dropped out, just us two and her kids now", '2+2'],
  ['just the two of us and the kids', '2+2'],
  ['just us two now', '2+0'],
])('kids come where they are named, whosever they are: %s', async (text, people) => {
  const three = 'Valencia 5 days from 13 April 2027 from Bristol, 3 adults and 2 kids aged 3 and 10';
  expect(await tripAfter(three, text)).toMatchObject({ people });
});

it.each(['with the catamaran or ferry, no flying between', 'by catamaran', 'take the ferry or catamaran'])(
  'a boat is one by its other name: %s',
  (text) => {
    expect(read(text).modes?.wanted).toContain('boat');
  },
);
it('a catamaran that is sailed for fun is no way', () => {
  expect(read('a catamaran tour on day 2').modes?.wanted ?? []).toEqual([]);
});

it.each(['hates crowds', 'hated the boat', 'hates it', 'loves markets', 'wants no boats'])(
  'a word that is near the name of a town is none: %s',
  (text) => {
    expect(read(text).destinations).toEqual([]);
  },
);
it.each(['Hawes instead', 'add Hawes'])('the town itself is one: %s', (text) => {
  expect(read(text).destinations.map(({ place }) => place.name)).toEqual(['Hawes']);
});
