/** Recorded readings of several languages: what the engine makes of them. */
import { describe, expect, it } from 'vitest';
import { acts, ModelTalk, type Act } from '../../support/modelStub.ts';

interface Recorded {
  readonly message: string;
  readonly acts: readonly Act[];
  /** What the answer says, and what it does not. */
  readonly says: readonly RegExp[];
  readonly never: RegExp;
  readonly cities: readonly string[];
  readonly days: number;
}

const RECORDED: Readonly<Record<string, Recorded>> = {
  German: {
    message:
      'Wir möchten im April für 4 Tage nach Paris, ab Berlin, zwei Erwachsene und ein Kind (6). Unser Sohn hat eine Erdnussallergie.',
    acts: [
      { act: 'go', place: 'Paris', n: 4, span: 'für 4 Tage nach Paris' },
      { act: 'month', n: 4, span: 'im April' },
      { act: 'from', place: 'Berlin', span: 'ab Berlin' },
      { act: 'party', n: 2, m: 1, ages: [6], span: 'zwei Erwachsene und ein Kind (6)' },
      { act: 'allergy', text: 'peanuts', span: 'Unser Sohn hat eine Erdnussallergie' },
    ],
    says: [/peanut/i, /3 travellers/],
    never: /did not take into account|auf Englisch/,
    cities: ['Paris'],
    days: 4,
  },
  French: {
    message:
      'Nous voudrions aller à Lisbonne 5 jours en mai, puis 3 jours à Porto, sans voiture, budget 2000 € pour deux.',
    acts: [
      { act: 'go', place: 'Lisbon', n: 5, kind: 'days', span: 'Lisbonne 5 jours' },
      { act: 'month', n: 5, m: null, span: 'en mai' },
      { act: 'go', place: 'Porto', n: 3, span: 'puis 3 jours à Porto' },
      { act: 'way', kind: 'car', not: true, span: 'sans voiture' },
      { act: 'budget', n: 2_000, currency: 'EUR', kind: 'trip', span: 'budget 2000 €' },
      { act: 'party', n: 2, span: 'pour deux' },
    ],
    says: [/2,000 EUR|2000 EUR|\$2,200/i],
    never: /did not take into account/,
    cities: ['Lisbon', 'Porto'],
    days: 8,
  },
  Spanish: {
    message:
      'Queremos ir a Roma del 3 al 9 de mayo, somos tres adultos, nos gustan los museos, nada de vida nocturna. Traemos nuestro telescopio.',
    acts: [
      { act: 'go', place: 'Rome', span: 'ir a Roma' },
      { act: 'dates', date: '2027-05-03', to: '2027-05-09', span: 'del 3 al 9 de mayo' },
      { act: 'party', n: 3, span: 'somos tres adultos' },
      { act: 'taste', kind: 'museums', span: 'nos gustan los museos' },
      { act: 'taste', kind: 'nightlife', not: true, span: 'nada de vida nocturna' },
    ],
    // what no act covers is quoted, in whatever language
    says: [/I did not take into account: “Traemos nuestro telescopio”/, /3 travellers/],
    never: /solo entiendo inglés/,
    cities: ['Rome'],
    days: 7,
  },
  Japanese: {
    message: '4月に京都へ5日間行きたいです。妻は妊娠中です。お寺が好きです。盆栽展も見たい。',
    acts: [
      { act: 'month', n: 4, span: '4月に' },
      { act: 'go', place: 'Kyoto', n: 5, span: '京都へ5日間行きたいです' },
      { act: 'need', kind: 'pregnancy', span: '妻は妊娠中です' },
      { act: 'taste', kind: 'temples', span: 'お寺が好きです' },
    ],
    says: [/pregnan/i, /I did not take into account: “盆栽/],
    never: /英語しか/,
    cities: ['Kyoto'],
    days: 5,
  },
  Russian: {
    message: 'Хочу в Рим на пять дней в мае, я веган',
    acts: [
      { act: 'go', place: 'Rome', n: 5, span: 'Хочу в Рим на пять дней' },
      { act: 'month', n: 5, span: 'в мае' },
      { act: 'diet', text: 'vegan', span: 'я веган' },
    ],
    says: [/vegan/i],
    never: /did not take into account/,
    cities: ['Rome'],
    days: 5,
  },
  'English as it is typed': {
    message:
      'sooo me n the missus r thinkin lisbon?? like 3 nites mid feb, nowt fancy, gotta see belem tower',
    acts: [
      { act: 'go', place: 'Lisbon', n: 3, kind: 'nights', span: 'thinkin lisbon?? like 3 nites' },
      { act: 'month', n: 2, kind: 'mid', span: 'mid feb' },
      { act: 'party', n: 2, span: 'sooo me n the missus r' },
      { act: 'comfort', by: -1, span: 'nowt fancy' },
      { act: 'see', text: 'Belém Tower', span: 'gotta see belem tower' },
    ],
    says: [/Bel[ée]m Tower/i, /for two/],
    never: /did not take into account/,
    cities: ['Lisbon'],
    days: 4,
  },
};

describe('a recorded reading', () => {
  it.each(Object.entries(RECORDED))('%s becomes a plan of the engine', async (_, recorded) => {
    const { answer, asked } = await new ModelTalk().say(recorded.message, acts(...recorded.acts));
    expect(answer.plan?.cities).toEqual(recorded.cities);
    expect(answer.plan?.days).toHaveLength(recorded.days);
    for (const said of recorded.says) expect(answer.reply).toMatch(said);
    expect(answer.reply).not.toMatch(recorded.never);
    expect(asked).toHaveLength(1);
    expect(answer.usage.totalTokens).toBeGreaterThan(0);
    expect(answer.usage.totalTokens).toBeLessThanOrEqual(2_500);
  });

  it('is a dialogue, and a change is only what was asked', async () => {
    const talk = new ModelTalk();
    const say = async (message: string, ...given: Act[]) => (await talk.say(message, acts(...given))).answer;
    const first = await say(
      '4 Tage Rom im Mai, ab London',
      { act: 'go', place: 'Rome', n: 4, span: '4 Tage Rom' },
      { act: 'month', n: 5, span: 'im Mai' },
      { act: 'from', place: 'London', span: 'ab London' },
    );
    const titles = (plan = first.plan) =>
      plan?.days.map(({ items }) => items.map(({ title }) => title)) ?? [];
    const lighter = await say('mach den zweiten Tag ruhiger', {
      act: 'day',
      day: 2,
      kind: 'lighter',
      span: 'mach den zweiten Tag ruhiger',
    });
    expect(lighter.change.kind).toBe('changed');
    expect(titles(lighter.plan)[1]?.length).toBeLessThan(titles()[1]?.length ?? 0);
    expect(titles(lighter.plan)[2]).toEqual(titles()[2]);
    const asked = await say('Brauche ich ein Visum?', {
      act: 'ask',
      text: 'visa',
      span: 'Brauche ich ein Visum',
    });
    expect(asked).toMatchObject({ plan: undefined, change: { kind: 'none' } });
    expect(asked.reply).toMatch(/visa|passport/i);
    const longer = await say('und einen Tag länger bitte', {
      act: 'longer',
      by: 1,
      span: 'einen Tag länger',
    });
    expect(longer.plan?.days).toHaveLength(5);
    const back = await say('mach das rückgängig', {
      act: 'command',
      kind: 'undo',
      span: 'mach das rückgängig',
    });
    expect(back.change).toEqual({ kind: 'undone' });
    expect(back.plan?.days).toHaveLength(4);
    // the change of before is quoted as it was typed
    expect(back.reply).toContain('“und einen Tag länger bitte”');
    const again = await say('fang von vorn an', {
      act: 'command',
      kind: 'start over',
      span: 'fang von vorn an',
    });
    expect(again.change).toEqual({ kind: 'left' });
  });

  it('goes back to another trip in any words', async () => {
    const talk = new ModelTalk();
    await talk.say('3 Tage Dublin', acts({ act: 'go', place: 'Dublin', n: 3, span: '3 Tage Dublin' }));
    await talk.say('another trip');
    await talk.say('3 Tage Oslo', acts({ act: 'go', place: 'Oslo', n: 3, span: '3 Tage Oslo' }));
    const { answer } = await talk.say(
      'zurück zu Dublin',
      acts({ act: 'openTrip', text: 'Dublin', span: 'zurück zu Dublin' }),
    );
    expect(answer.change.kind).toBe('opened');
  });
});

describe('a message that needs no model', () => {
  it.each([
    'hello',
    'Hi there',
    'thanks',
    'thanks a lot',
    'undo',
    'start over',
    'another trip',
    'show me the plan',
  ])('“%s” is answered without one, and free', async (message) => {
    const { answer, asked } = await new ModelTalk().say(message);
    expect(asked).toEqual([]);
    expect(answer.usage.totalTokens).toBe(0);
  });

  it('is one for a trip that cannot be read', async () => {
    const talk = new ModelTalk();
    await talk.say('3 days in Oslo', acts({ act: 'go', place: 'Oslo', n: 3, span: '3 days in Oslo' }));
    const [trip] = talk.talk.trips.values();
    const [state] = trip?.states ?? [];
    if (!trip || !state) throw new Error('No trip was made');
    trip.states[0] = { ...state, spec: { version: 99 } };
    const { answer, asked } = await talk.say('mach es billiger');
    expect(answer.reply).toContain('nothing of it is lost');
    expect(asked).toEqual([]);
  });

  it('is not a greeting with a wish beside it', async () => {
    const { asked } = await new ModelTalk().say(
      'hi, somethin in lisboa pls',
      acts({ act: 'go', place: 'Lisbon', span: 'somethin in lisboa' }),
    );
    expect(asked).toHaveLength(1);
  });
});
