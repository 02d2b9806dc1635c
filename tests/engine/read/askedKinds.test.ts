/** First messages that only ask, wish for a place without a name, or put a sight on a weekday. */
import { describe, expect, it } from 'vitest';
import { ask } from '../../functions/support/assistant.ts';

describe('a wish without a place', () => {
  it.each([
    ['snow', /Banff|Innsbruck|Interlaken|Salzburg|Whistler/],
    [
      'somewhere by the sea that is not dear, last week of august out of krakow',
      /Barcelona|Split|Lisbon|Naples|Nice|Valencia|Málaga/,
    ],
    ['ski trip', /Banff|Innsbruck|Interlaken|Whistler/],
    ['mountains', /Banff|Interlaken|Lucerne/],
    ['looking for a mountain destination with cozy villages', /Whistler|Zermatt|Innsbruck|Interlaken/],
    [
      'birthday weekend for 6 girls somewhere with spa, max 3 hrs from manchester',
      /flight of 3 hours at most/,
    ],
    ['hen do for 7 from Bristol, a beach, 3h max flight', /7 travellers.*flight of 3 hours at most/s],
  ])('gets towns: %s', async (text, expected) => {
    const { reply, plan } = await ask(text);
    expect(plan).toBeUndefined();
    expect(reply).toMatch(/1\. \*\*/);
    expect(reply).toMatch(expected);
    expect(reply).not.toContain('did not take into account');
  });

  it.each([
    ['where can 8 lads go, max 2h flight from dublin, 2 nights in march, nobody wants prague', 'Prague'],
    ['somewhere for a weekend in may, max 3 hrs from manchester, no one wants Ibiza', 'Ibiza'],
    ['where to take my wife, 4 nights in june, max 3 hours from london, not paris', 'Paris'],
  ])('proposes no town that is not wanted: %s', async (text, town) => {
    const { reply, plan } = await ask(text);
    expect(plan).toBeUndefined();
    expect(reply).toMatch(/1\. \*\*/);
    expect(reply).not.toContain(`**${town}**`);
    expect(reply).toContain(`that it is not to be ${town}`);
  });
});

describe('a question about a thing', () => {
  it.each([
    [
      'is the japan rail pass worth it for 10 days tokyo kyoto and hiroshima?',
      /Tokyo to Kyoto by train.*\$/s,
    ],
    ['is the paris museum pass worth it for 4 days?', /paris museum pass” costs and covers I do not know/],
    ['is the roma pass any good for 3 days in rome', /roma pass/],
    [
      'do u know the ferry from ancona to split, something like that in june for 4?',
      /“ferry”.*Ancona to Split/s,
    ],
    ['have you heard of the hurtigruten ship from bergen to kirkenes?', /“hurtigruten ship”/],
    ['is a day in bruges worth it from brussels?', /for you to say.*Bruges/s],
    ['when do the wildebeest cross in the masai mara?', /late July to September/],
  ])('is answered with no plan: %s', async (text, expected) => {
    const { reply, plan } = await ask(text);
    expect(plan).toBeUndefined();
    expect(reply).toMatch(expected);
  });

  it.each([
    [
      'when do the wildebeest cross the river in the masai mara? plan 5 days for then',
      '2027-07-25',
      '2027-09-30',
    ],
    ['when are the tulips out in amsterdam and can you plan 3 days for then', '2027-03-25', '2027-05-10'],
  ])('is planned in its season where a plan is wished for: %s', async (text, from, until) => {
    const day = (await ask(text)).plan?.days[0]?.date ?? '';
    expect(day >= from && day <= until).toBe(true);
  });
});

describe('a sight on a weekday', () => {
  it.each([
    [
      'paris mon to wed 15-17 march, tuesday is for the louvre',
      /Louvre is shut on Tuesdays, day 2/,
      'Louvre',
    ],
    ['Paris 15-18 march, tuesday: louvre', /Louvre is shut on Tuesdays, day 2/, 'Louvre'],
    [
      'florence sat to tues 10-13 april, monday is for the uffizi',
      /Uffizi is shut on Mondays, day 3/,
      'Uffizi',
    ],
  ])('on which it rests is on another, and it is said: %s', async (text, said, sight) => {
    const { reply, plan } = await ask(text);
    expect(reply).toMatch(said);
    expect(reply.match(/ is shut on /g)).toHaveLength(1);
    expect(plan?.days.flatMap(({ items }) => items).some(({ title }) => title.includes(sight))).toBe(true);
    expect(reply).not.toContain('did not take into account');
  });

  it('on which it is open is on that day', async () => {
    const { plan } = await ask('vienna 3 days from mon 3 may, wednesday is for the kunsthistorisches museum');
    const day = plan?.days.find(({ items }) =>
      items.some(({ title }) => title.includes('Kunsthistorisches')),
    );
    expect(day?.date).toBe('2027-05-05');
  });
});

describe('a length behind towns that "and" joins', () => {
  it.each([
    ['Banff and Jasper for 7 days plus 2 nights Vancouver', [4, 3, 3]],
    ['3 days Rome, then Florence and Venice for 5 days', [3, 3, 2]],
    ['2 nights Vancouver plus Banff and Jasper for 7 days', [2, 4, 3]],
    ['Kyoto and Osaka for a week plus 3 nights Tokyo', [4, 3, 4]],
  ])('is for both: %s', async (text, days) => {
    const { plan } = await ask(text);
    expect(plan?.days).toHaveLength(days.reduce((sum, own) => sum + own, 0));
  });
});

it.each([
  'Tokyo for 6 days then perhaps Osaka for 3, undecided on the last bit',
  "I'm planning a round trip from Boston to Denver, 5 days",
])('quotes nothing of what asks for nothing: %s', async (text) => {
  expect((await ask(text)).reply).not.toContain('did not take into account');
});

it('the seats and the price of a hired car are neither people nor the budget', async () => {
  const { plan } = await ask(
    '5 days in Phoenix from Dallas, rent a minivan for 7 people at about $80 per day',
  );
  expect(plan?.party.adults).toBe(1);
  expect(plan?.budget ?? null).toBeNull();
});
