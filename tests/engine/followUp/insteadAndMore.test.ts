/** Follow-ups that were taken for something else: one town rather than another, nights somewhere, another trip, a park. */
import { describe, expect, it } from 'vitest';
import { ask, Talk } from '../../functions/support/assistant.ts';

const DUBLIN = 'Dublin 4 days from 11 May 2027, me and my girlfriend, flying from Hamburg';
const TOKYO = '6 days in Tokyo from 16 November 2027, me and my kids 10 and 13, from Vancouver';
const HANOI = 'Hanoi 8 days from 9 February 2027, just me, from Sydney';
const CRETE = 'Chania and Heraklion, a week from 1 June 2027 for three from Stuttgart';

/** About two trips, the second of them at hand. */
async function talked(): Promise<Talk> {
  const talk = new Talk();
  await talk.say('Palermo 5 days from 12 October 2027, 2 people from Cologne');
  await talk.say("different trip now: New York over Easter with my daughter, she's 16");
  return talk;
}

describe('a town in place of the only one', () => {
  it.each(['then rather Seville', 'ok then rather Seville please', 'rather Seville then'])(
    'is what “%s” says, and none after it',
    async (message) => {
      const { reply } = await ask(message, { after: [DUBLIN] });
      expect(reply).toContain('## Seville: 4 days for two');
    },
  );

  it('comes after it where that is said', async () => {
    const { reply } = await ask('then Seville, 2 days', { after: [DUBLIN] });
    expect(reply).toContain('## Dublin and Seville');
  });

  it('is one of two that were asked about, whoever comes along', async () => {
    const { reply } = await ask("ok gran canaria for a week, 2 adults plus him (he's 2)", {
      after: ['tenerife or gran canaria in january with a toddler, whats nicer'],
    });
    expect(reply).toContain('## Gran Canaria: 7 days for 2 adults and 1 child');
  });
});

describe('one town of the plan', () => {
  it.each(['then stay in Heraklion the whole week', "let's base ourselves in Heraklion for the whole trip"])(
    'is all that is left after “%s”',
    async (message) => {
      const { reply } = await ask(message, { after: [CRETE] });
      expect(reply).toContain('## Heraklion: 7 days for three');
    },
  );

  it('stays one of them where a hotel is spoken of', async () => {
    const { reply } = await ask('can we stay in the same hotel the whole time', { after: [CRETE] });
    expect(reply).not.toContain('Left out');
  });
});

describe('more days', () => {
  it.each(['plus 2 more days in Hakone', '2 more days in Hakone', 'add 2 extra days in Hakone'])(
    'somewhere new are days of a stop: %s',
    async (message) => {
      const { reply } = await ask(message, { after: [TOKYO] });
      expect(reply).toContain('## Tokyo and Hakone: 8 days');
    },
  );

  it('where one is already make that longer', async () => {
    const { reply } = await ask('2 more days in Tokyo', { after: [TOKYO] });
    expect(reply).toContain('## Tokyo: 8 days');
  });

  it.each(['one night on Goso', 'two nights in Zzyrb'])(
    'somewhere that nobody knows are not the length of the trip: %s',
    async (message) => {
      const { reply, change } = await ask(message, { after: [TOKYO] });
      expect(change.kind).toBe('none');
      expect(reply).toMatch(/I did not take into account: “.*(?:Goso|Zzyrb)/);
    },
  );
});

describe('a park that several towns have', () => {
  it.each(['add disney sea', 'add disneyland', 'also Disney for the kids'])(
    'is that of the plan’s town: %s',
    async (message) => {
      const { reply } = await ask(message, { after: [TOKYO] });
      expect(reply).toContain('## Tokyo: 6 days');
      expect(reply).not.toContain('Santa Ana');
    },
  );
});

describe('a question in the tail of a sentence', () => {
  it.each(['oh wait tet is in february isnt it, will everything be shut', "Tet is in February, isn't it?"])(
    'is answered, and moves nothing: %s',
    async (message) => {
      const { reply } = await ask(message, { after: [HANOI] });
      expect(reply).not.toContain('What changed');
      expect(reply).toContain('Lunar New Year is on Sat 6 February');
    },
  );
});

describe('what was put in some changes ago', () => {
  it.each(["and undo the disney thing, they say they're too old", 'leave out the disney thing'])(
    'goes out by name: %s',
    async (message) => {
      const { reply } = await ask(message, { after: [TOKYO, 'add disney sea', 'make it 7 days'] });
      expect(reply).toContain('## Tokyo: 7 days');
      expect(reply).not.toMatch(/Disney sea on day/i);
    },
  );

  it('is not undone where the plan has no such thing', async () => {
    const { reply } = await ask('undo the Kyoto thing', {
      after: [TOKYO, 'add disney sea', 'make it 7 days'],
    });
    expect(reply).toContain('I can take back only the newest change');
  });
});

describe('a feast', () => {
  it('moves the trip and not its length: can it be after Easter', async () => {
    const { reply } = await ask('right and can it be after easter', { after: [HANOI] });
    expect(reply).toContain('## Hanoi: 8 days for one');
    expect(reply).toContain('Mon 29 March 2027');
  });

  it('that a dinner is on changes no length', async () => {
    const { reply } = await ask('a special dinner on Easter Sunday', { after: [HANOI] });
    expect(reply).not.toContain('Length:');
  });
});

it('a second town in the middle of one comes after it', async () => {
  const { reply } = await ask('and 2 nights in Halong Bay somewhere in the middle', { after: [HANOI] });
  expect(reply).toContain('## Hanoi and Halong Bay');
});

describe('another trip, and back', () => {
  it('takes those along whom it names, and not who went before', async () => {
    const talk = await talked();
    const { reply } = await talk.say('show me the plan');
    expect(reply).toContain('for 1 adult and 1 child');
  });

  it.each([
    ['back to palermo, can we squeeze in Cefalu for a day', 'can we squeeze in Cefalu for a day'],
    ['go back to Palermo: one day more', 'one day more'],
    ['and the Palermo one, I forgot, we want a boat trip', 'I forgot, we want a boat trip'],
  ])('opens the one that is named, and says what it did not do: %s', async (message, rest) => {
    const talk = await talked();
    const { reply, change } = await talk.say(message);
    expect(change.kind).toBe('opened');
    expect(reply).toContain(`I did not take into account: “${rest}”`);
    expect(reply).toContain('We are back at “Palermo');
  });

  it('stays where the name is that of no other trip', async () => {
    const talk = await talked();
    const { change } = await talk.say('back to Cologne by plane');
    expect(change.kind).not.toBe('opened');
  });
});
