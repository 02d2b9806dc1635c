/** What a model writes: only where the engine knows nothing, marked, and without an offer that nobody found. */
import { describe, expect, it, vi } from 'vitest';
import { tokensOfLength } from '../../../../domain/billing/tokens.ts';
import { checkedProse } from '../../../../supabase/functions/_shared/assistant/model/prose.ts';
import { Talk } from '../../support/assistant.ts';
import { completion } from '../../support/completions.ts';
import { acts, ModelTalk, words, type Play } from '../../support/modelStub.ts';
import { holdTimeLimits } from '../../support/timeLimit.ts';

const KNOWN = ['Hotel Seine, 4 stars: $150 a night', 'Flight AF 1680, $1,240.00', 'Day 2: Food walk, $45'];
const check = (text: string, isCut = false) => checkedProse({ text, isCut }, KNOWN);

describe('words of a model', () => {
  it.each<[string, string]>([
    ['Shops close at noon on Sundays. Ask your hotel.', 'Shops close at noon on Sundays. Ask your hotel.'],
    // thoughts
    ['<think>They want… </think>Shops close at noon.', 'Shops close at noon.'],
    ['<thinking>$5</thinking>\nShops close.<think>and so on', 'Shops close.'],
    ['Hm, let me see.</think>Shops close.', 'Shops close.'],
    // prices
    ['Shops close. A ticket is €17. Book ahead.', 'Shops close. Book ahead.'],
    ['A ticket is 17 euros. Book ahead.', 'Book ahead.'],
    ['It costs USD 90 or so. Book ahead.', 'Book ahead.'],
    ['Das kostet 1.200 Euro. Frag im Hotel.', 'Frag im Hotel.'],
    ['約3,000円です。予約してください。', '予約してください。'],
    ['Your hotel is $150 a night, the flight $1,240.', 'Your hotel is $150 a night, the flight $1,240.'],
    ['You pay 150 dollars a night. Book ahead.', 'You pay 150 dollars a night. Book ahead.'],
    ...[
      '**120** euros',
      '120 EUROS',
      'a hundred euros',
      '500 ₽',
      '120 kr',
      'Rs 500',
      '40 bucks',
      '€１２０',
      '€12.40',
      '150 JPY',
      '$12,40',
      '$150-200',
      '1 150 USD',
      '120 (EUR)',
      '| 120 | EUR |',
      '€\u200b120',
      '&euro;120',
    ].map((price): [string, string] => [`Expect ${price} for it. Book ahead.`, 'Book ahead.']),
    ['Expect €\n120 for it.\nBook ahead.', 'Book ahead.'],
    // addresses and markup
    ['Write to help@evil.test. Book ahead.', 'Book ahead.'],
    ['See evil.test for more. Book ahead.', 'Book ahead.'],
    ['Call +39 06 1234 5678. Book ahead.', 'Book ahead.'],
    ['# Free\n===\n> **Book** [ahead](x).', 'Free\nBook ahead(x).'],
    ['Trains run from 09:00 to 12:30. Platform TO 12 is theirs.', 'Trains run from 09:00 to 12:30.'],
    // flights
    ['Take BA 2490 at noon. Book ahead.', 'Book ahead.'],
    ['Your flight is AF1680. Be early.', 'Your flight is AF1680. Be early.'],
    // hotels
    ['Stay at the Grand Palace Hotel. Book ahead.', 'Book ahead.'],
    ['Hotel Adlon is fine. Book ahead.', 'Book ahead.'],
    ['The Ritz has tea. Book ahead.', 'Book ahead.'],
    ['You could stay at Zannier Phum Baitang. Book ahead.', 'Book ahead.'],
    ['You sleep at Hotel Seine. The hotel has a list.', 'You sleep at Hotel Seine. The hotel has a list.'],
    // deeds
    ["I've booked it for you. Anything else?", 'Anything else?'],
    ['Your room is booked. Anything else?', 'Anything else?'],
    ['The flight has been confirmed. Anything else?', 'Anything else?'],
    // lists keep their lines
    ['- Shops close at noon.\n- A ticket is $9.\n- Bring cash.', 'Shops close at noon.\nBring cash.'],
  ])('%j go out as %j', (written, told) => {
    expect(check(written)?.replace(/\n+/g, '\n')).toBe(told.replace(/\n+/g, '\n'));
  });

  it.each(['', ' \n ', '…', '<think>all of it', 'It is $17.', '<think>a</think> <think>b'])(
    '%j are none',
    (written) => {
      expect(check(written)).toBeNull();
    },
  );

  it('that are cut say so, and lose the sentence that was', () => {
    expect(check('Shops close at noon. On Sundays they do not', true)).toBe(
      'Shops close at noon.\n\nThe answer was cut.',
    );
    expect(check('Shops close at no', true)).toBeNull();
    const long = check('Shops close at noon. '.repeat(200));
    expect(long?.length).toBeLessThan(1_600);
    expect(long).toMatch(/noon\.\n\nThe answer was cut\.$/);
  });

  it('without anything known name no price at all', () => {
    expect(checkedProse({ text: 'It is $150. Ask.', isCut: false }, [])).toBe('Ask.');
  });

  it.each(['<think>', '<think></think>', '€1 ', '1 ', '1 000', 'Hotel ', 'A ', '. ', '</think>', '1,'])(
    'are read in no time, %j again and again',
    (piece) => {
      const started = performance.now();
      check(piece.repeat(200_000 / piece.length));
      expect(performance.now() - started).toBeLessThan(1_000);
    },
  );
});

function refused(status: number, message = 'no'): Play {
  return { status, body: { error: { message } } };
}

function reporting(total: number) {
  return { usage: { total_tokens: total } };
}

const overflow = refused(400, 'the prompt exceeds the context size');
const QUESTION = 'Are there lockers at the station?';
const READ = acts({ act: 'ask', text: 'lockers at the station', span: 'lockers at the station' });
const NOTHING = /I find nothing about|I do not know that/;

/** A conversation that has a plan. */
async function planned(): Promise<ModelTalk> {
  const talk = new ModelTalk();
  const first = acts(
    { act: 'go', place: 'Rome', n: 4, span: '4 days in Rome' },
    { act: 'month', n: 5, span: 'in May' },
    { act: 'from', place: 'London', span: 'from London' },
  );
  await talk.say('4 days in Rome in May from London', first);
  return talk;
}

async function ask(...plays: readonly Play[]) {
  return (await planned()).say(QUESTION, READ, ...plays);
}

describe('a question that the engine cannot answer', () => {
  it('is answered by the model, marked, and changes nothing', async () => {
    const { answer, asked } = await ask(
      words('There are lockers at **Termini**.\nAsk there. See [this](https://evil.test/x) too.'),
    );
    expect(answer.reply).toBe(
      'From the model, not checked:\n\n> There are lockers at Termini.\n>\n> Ask there.\n\nThe plan stays as it was.',
    );
    expect(answer).toMatchObject({ plan: undefined, change: { kind: 'none' } });
    expect(asked).toHaveLength(2);
    expect(asked[1]).not.toHaveProperty('tools');
  });

  it('goes with the plan, its offers and the guide as data, in at most 1,500 tokens', async () => {
    const { asked } = await ask(words('At Termini.'));
    const given = asked[1]?.messages[1]?.content ?? '';
    expect(given).toMatch(/^Known:\n/);
    expect(given).toContain('getting around');
    expect(given).toContain(`Question: ${QUESTION}`);
    expect(tokensOfLength(given.length)).toBeLessThanOrEqual(1_510);
  });

  it('is no question that the engine answers', async () => {
    const talk = await planned();
    const visa = acts({ act: 'ask', text: 'visa', span: 'visa' });
    expect((await talk.say('Do I need a visa, do you think, really?', visa)).asked).toHaveLength(1);
    const { answer } = await talk.say(
      'was essen wir an Tag 2',
      acts({ act: 'ask', text: 'dinner', day: 2, span: 'was essen wir an Tag 2' }),
    );
    expect(answer.reply).toMatch(/^- Day 2/);
    expect(answer.reply).not.toContain('From the model');
  });

  it.each<[string, readonly Play[]]>([
    ['429', [refused(429)]],
    ['500', [refused(500)]],
    ['a broken connection', ['cut']],
    ['malformed JSON', [{ body: '{' }]],
    ['an endless answer', ['endless']],
    ['an overflow, twice', [overflow, overflow]],
    ['a refusal', [completion({ content: null, refusal: 'I cannot.' })]],
    ['a content filter', [completion({ content: 'Well' }, 'content_filter')]],
    ['nothing', [words('')]],
    ['thoughts alone', [words('<think>Lockers?')]],
    ['inventions alone', [words('A locker is €7 at the Grand Hotel Termini.')]],
    ['a cut first sentence', [words('There are lock', 'length')]],
  ])('%s: the engine says what it knows, and it costs no more than a reading', async (_, plays) => {
    const { answer, asked } = await ask(...plays);
    expect(answer.reply).toMatch(NOTHING);
    expect(answer.reply).not.toContain('From the model');
    expect(asked).toHaveLength(1 + plays.length);
    expect(answer.usage.totalTokens).toBeLessThanOrEqual(900);
    expect(answer.usage.totalTokens).toBeGreaterThan(0);
  });

  it('is given up after 10 s', async () => {
    const talk = await planned();
    const limit = holdTimeLimits();
    const turn = talk.say(QUESTION, READ, 'hang');
    await vi.waitUntil(() => limit.asked.length === 2, { timeout: 15_000 });
    limit.pass(10_000);
    expect((await turn).answer.reply).toMatch(NOTHING);
    expect(limit.asked).toEqual([10_000, 10_000]);
  });

  it('is asked once more with less when the model cannot take so much', async () => {
    const { answer, asked } = await ask(overflow, words('At Termini.'));
    expect(answer.reply).toContain('At Termini.');
    expect(asked[2]?.messages[1]?.content.length).toBeLessThan(
      (asked[1]?.messages[1]?.content.length ?? 0) / 2,
    );
  });

  it('goes without what the plan says of the profile', async () => {
    const talk = new ModelTalk({}, new Talk({ traveller: { homeLocation: 'Vienna' } }));
    const first = await talk.say(
      '4 days in Rome in May',
      acts({ act: 'go', place: 'Rome', n: 4, span: '4 days in Rome' }),
    );
    expect(first.answer.reply).toContain('from your profile');
    const { asked } = await talk.say(QUESTION, READ, words('At Termini.'));
    expect(asked[1]?.messages[1]?.content).toMatch(/^Known:/);
    expect(asked[1]?.messages[1]?.content).not.toContain('your profile');
  });

  it('costs both calls, and at most 2,500', async () => {
    const cheap = await ask(completion({ content: 'At Termini.' }, 'stop', reporting(1_100)));
    expect(cheap.answer.usage.totalTokens).toBeGreaterThan(1_900);
    expect(cheap.answer.usage.totalTokens).toBeLessThanOrEqual(2_500);
    const dear = await ask(completion({ content: 'At Termini.' }, 'stop', reporting(9_999)));
    expect(dear.answer.usage.totalTokens).toBe(2_500);
  });

  it('is answered before there is any trip', async () => {
    const alliances = acts({ act: 'ask', text: 'airline alliances', span: 'airline alliances' });
    const { answer } = await new ModelTalk().say(
      'What are airline alliances good for?',
      alliances,
      words('Points, and lounges.'),
    );
    expect(answer.reply).toBe('From the model, not checked:\n\n> Points, and lounges.');
  });

  it('is the engine’s where the model reads nothing of it', async () => {
    const { answer, asked } = await (await planned()).say(QUESTION, 'cut', words('At Termini.'));
    expect(answer.reply).toContain('At Termini.');
    expect(asked).toHaveLength(2);
  });
});

/** A completion that suggests sights: town, name, what. */
function ideas(...given: readonly (readonly [string, string, string])[]) {
  return acts(JSON.stringify({ ideas: given.map(([town, name, what]) => ({ town, name, what })) }));
}

describe('a town without a guide', () => {
  const GYUMRI = acts({ act: 'go', place: 'Gyumri', n: 3, span: '3 Tage Gyumri' });
  const plan = (...plays: Play[]) => new ModelTalk().say('3 Tage Gyumri', GYUMRI, ...plays);

  it('has ideas, marked, that are not in the plan', async () => {
    const { answer } = await plan(
      ideas(
        ['Gyumri', 'Black Fortress', 'a round fort above the town'],
        ['Gyumri', '[Vardanants Square](https://evil.test)', 'the main square'],
        ['Gyumri', 'Grand Hotel Gyumri', 'a hotel'],
        ['Gyumri', 'Museum', 'tickets are $5'],
        ['Paris', 'Louvre', 'a museum'],
      ),
    );
    expect(answer.reply).toContain(
      'Ideas for Gyumri, from the model, not checked and not in the plan:\n\n- Black Fortress: a round fort above the town',
    );
    expect(answer.reply).not.toMatch(/Grand Hotel|\$5\b|Louvre|evil\.test\//);
    expect(answer.lead).toContain('Black Fortress');
    expect(JSON.stringify(answer.plan)).not.toContain('Black Fortress');
    expect(answer.usage.totalTokens).toBeLessThanOrEqual(2_500);
  });

  it.each<[string, Play]>([
    ['500', refused(500)],
    ['malformed JSON', acts('{"ideas": [')],
    ['another schema', acts('{"ideas": "none"}')],
    ['words', words('The Black Fortress.')],
    ['none', ideas()],
  ])('%s: has none, and its plan', async (_, play) => {
    const { answer } = await plan(play);
    expect(answer.reply).not.toContain('from the model');
    expect(answer.plan?.cities).toEqual(['Gyumri']);
  });

  it('is told of once', async () => {
    const gyumri = new ModelTalk();
    await gyumri.say('3 Tage Gyumri', GYUMRI, ideas(['Gyumri', 'Black Fortress', 'a fort']));
    const longer = acts({ act: 'longer', by: 1, span: 'länger' });
    expect((await gyumri.say('einen Tag länger', longer)).asked).toHaveLength(1);
  });
});
