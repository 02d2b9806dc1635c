/** Reading one message. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadGazetteer, type Gazetteer } from '../../../supabase/functions/_shared/places/gazetteer.ts';
import { findDates } from '../../../supabase/functions/_shared/planner/parse/dates.ts';
import { parseMessage } from '../../../supabase/functions/_shared/planner/parse/parseMessage.ts';
import { findBudget } from '../../../supabase/functions/_shared/planner/parse/budget.ts';
import {
  findDays,
  findDaysDelta,
  findParty,
} from '../../../supabase/functions/_shared/planner/parse/quantities.ts';
import {
  findInterests,
  findNeeds,
  findStartDay,
  findSwap,
  findTopics,
} from '../../../supabase/functions/_shared/planner/parse/wishes.ts';
import { ask, TODAY } from '../support/assistant.ts';

let gazetteer: Gazetteer;
beforeAll(async () => {
  gazetteer = await loadGazetteer();
});

describe('dates, read on Saturday 21 November 2026', () => {
  it.each([
    ['in April', '2027-04-01', '2027-04-30'],
    ['April 2028', '2028-04-01', '2028-04-30'],
    ['in December', '2026-12-01', '2026-12-31'],
    ['in November', '2026-11-24', '2026-11-30'],
    ['10–14 April', '2027-04-10', '2027-04-14'],
    ['10 to 14 April', '2027-04-10', '2027-04-14'],
    ['10th - 14th of April', '2027-04-10', '2027-04-14'],
    ['April 10-14', '2027-04-10', '2027-04-14'],
    ['28 April to 3 May', '2027-04-28', '2027-05-03'],
    ['Dec 28 - Jan 3', '2026-12-28', '2027-01-03'],
    ['2027-03-05 to 2027-03-10', '2027-03-05', '2027-03-10'],
    ['2027-03-05', '2027-03-05', '2027-03-05'],
    ['4/25/2027', '2027-04-25', '2027-04-25'],
    ['25/4/2027', '2027-04-25', '2027-04-25'],
    ['3 July', '2027-07-03', '2027-07-03'],
    ['July 3rd, 2028', '2028-07-03', '2028-07-03'],
    ['first week of May', '2027-05-01', '2027-05-07'],
    ['last week of May', '2027-05-25', '2027-05-31'],
    ['mid-June', '2027-06-11', '2027-06-20'],
    ['late September', '2027-09-21', '2027-09-30'],
    ['this weekend', '2026-11-21', '2026-11-22'],
    ['next weekend', '2026-11-27', '2026-11-29'],
    ['next Friday', '2026-11-27', '2026-11-27'],
    ['on Monday', '2026-11-23', '2026-11-23'],
    ['next month', '2026-12-01', '2026-12-31'],
    ['tomorrow', '2026-11-22', '2026-11-22'],
    ['in three weeks', '2026-12-12', '2026-12-12'],
    ['at Christmas', '2026-12-22', '2026-12-28'],
    ['in spring', '2027-04-01', '2027-05-31'],
    ['Kyoto, April', '2027-04-01', '2027-04-30'],
  ])('%s', (text, start, end) => {
    expect(findDates(text, TODAY)?.wish).toMatchObject({ start, end, movedFrom: null });
  });

  it.each([
    ['this summer', '2027-07-15', '2027-07-18'],
    ['in spring', '2027-04-02', '2027-04-05'],
    ['in winter', '2027-01-10', '2027-01-13'],
  ])('%s while it is under way is this one', (text, today, start) => {
    expect(findDates(text, today)?.wish).toMatchObject({ start, movedFrom: null });
    expect(findDates(text, today)?.wish.end.slice(0, 4)).toBe('2027');
  });

  it.each([
    ['this weekend', '2026-11-18', '2026-11-20', '2026-11-22'],
    ['next weekend', '2026-11-18', '2026-11-27', '2026-11-29'],
    ['this weekend', '2026-11-22', '2026-11-22', '2026-11-22'],
    ['next weekend', '2026-11-22', '2026-11-27', '2026-11-29'],
  ])('%s, said on %s', (text, today, start, end) => {
    expect(findDates(text, today)?.wish).toMatchObject({ start, end, kind: 'days' });
  });

  it.each([
    ['30 February', '2027-02-28'],
    ['31 April', '2027-04-30'],
    ['from 28 June to 31 June', '2027-06-28'],
  ])('takes the last of the month for %s, and keeps what was typed', (text, start) => {
    const wish = findDates(text, TODAY)?.wish;
    expect(wish?.start).toBe(start);
    expect(text.toLowerCase()).toContain(wish?.impossible);
  });

  it('knows a leap day for a real one', () => {
    expect(findDates('29 February 2028', TODAY)?.wish).toMatchObject({
      start: '2028-02-29',
      movedFrom: null,
    });
    expect(findDates('29 February 2028', TODAY)?.wish).not.toHaveProperty('impossible');
  });

  it.each([
    ['10 to 14 May 2024', '2027-05-10', '10 to 14 may 2024'],
    ['2020-02-29', '2027-02-28', '2020-02-29'],
    ['in April 2025', '2027-04-01', 'in april 2025'],
    ['last August', '2027-08-01', 'last august'],
  ])('moves %s to a year to come and keeps what was typed', (text, start, movedFrom) => {
    expect(findDates(text, TODAY)?.wish).toMatchObject({ start, movedFrom });
  });

  it.each([
    'we may go',
    'march on',

    '2027-13-40',
    'for 10 people',
    'the second of two',
    '99/99/2027',
  ])('finds none in “%s”', (text) => {
    expect(findDates(text, TODAY)).toBeNull();
  });

  it('takes the dates out of the text, so that they are not read again', () => {
    expect(parseMessage('Rome 10–14 April for 2 under 2k', TODAY, gazetteer)).toMatchObject({
      days: 5,
      party: { adults: 2, children: 0 },
      budget: { amount: 2_000, per: 'trip' },
    });
  });
});

describe('quantities', () => {
  it.each([
    ['five days', 5],
    ['5-day trip', 5],
    ['a week', 7],
    ['two weeks', 14],
    ['3 nights', 4],
    ['a fortnight', 14],
    ['long weekend', 4],
    ['a weekend', 3],
    ['one day', 1],
    ['a few days', 3],
    ['a vegan week in Rome', 7],
    ['next week in Rome', null],
    ['no length here', null],
    ['add a museum day', null],
    ['day trips', null],
  ])('length: %s', (text, days) => {
    expect(findDays(text)).toBe(days);
  });

  it.each([
    ['for two', 2, 0],
    ['2 adults and a child', 2, 1],
    ['with my wife', 2, 0],
    ['solo', 1, 0],
    ['family of four', 2, 2],
    ['just me', 1, 0],
    ['with 3 kids', 2, 3],
    ['group of 6', 6, 0],
    ['we like food', 2, 0],
    ['me and 3 friends', 4, 0],
    ['for 4 people', 4, 0],
  ])('party: %s', (text, adults, children) => {
    expect(findParty(text)).toEqual({ adults, children });
  });

  it.each(['for two weeks', 'for 5 days', 'a trip'])('no party in “%s”', (text) => {
    expect(findParty(text)).toBeNull();
  });

  it.each([
    ['under $2,500', 2_500, 'trip'],
    ['under 2k', 2_000, 'trip'],
    ['$1.5k', 1_500, 'trip'],
    ['€1.500', 1_650, 'trip'],
    ['£800 each', 1_040, 'person'],
    ['$150 a night', 150, 'night'],
    ['$99 per person', 99, 'person'],
    ['budget of 3000', 3_000, 'trip'],
    ['$99 trillion', 99e12, 'trip'],
    ['2000 euros', 2_200, 'trip'],
    ['$5', 5, 'trip'],
    ['A$2,000', 1_300, 'trip'],
    ['CHF 1000', 1_200, 'trip'],
    ['90000 baht', 2_610, 'trip'],
    ['300,000 yen', 1_980, 'trip'],
    ['R$ 10.000', 1_800, 'trip'],
    ['2k EUR per person', 2_200, 'person'],
  ])('budget: %s', (text, amount, per) => {
    expect(findBudget(text)?.amount).toBeCloseTo(amount);
    expect(findBudget(text)?.per).toBe(per);
  });

  it.each(['for 2 people', 'under 5 hours', 'about 3 days', '$0', 'no money talk'])(
    'no budget in “%s”',
    (text) => {
      expect(findBudget(text)).toBeNull();
    },
  );
});

describe('changes of length and start', () => {
  it.each([
    ['one day less', -1],
    ['two fewer days', -2],
    ['cut a day', -1],
    ['a day longer', 1],
    ['two more days', 2],
    ['add a day', 1],
    ['another day', 1],
    ['add a museum day', 0],
    ['a day in Nara', 0],
    ['five days', 0],
  ])('%s', (text, delta) => {
    expect(findDaysDelta(text)).toBe(delta);
  });

  it.each([
    ['start on the 12th', 12],
    ['leave on the 3rd', 3],
    ['can we go on the 31st?', 31],
    ['the 2nd week', null],
    ['start in May', null],
  ])('%s', (text, day) => {
    expect(findStartDay(text)).toBe(day);
  });
});

describe('wishes', () => {
  it.each([
    ['vegetarian, no stairs', ['vegetarian'], ['step-free']],
    ['my mother has a bad knee and eats halal', ['halal'], ['short walks']],
    ['we use a wheelchair and one is coeliac', ['gluten-free'], ['step-free']],
    ['we love steps and steak', [], []],
  ])('needs: %s', (text, diets, mobility) => {
    expect(findNeeds(text)).toEqual({ diets, mobility });
  });

  it('reads likes and dislikes', () => {
    expect(findInterests('we like food and temples, no museums')).toEqual({
      interests: ['food', 'temples'],
      avoid: ['museums'],
    });
    expect(findInterests("I don't like nightlife but love hiking").avoid).toEqual(['nightlife']);
  });
  it('reads swaps and topics', () => {
    expect(findSwap('swap day 2 and 3')).toEqual([2, 3]);
    expect(findSwap('switch days two with four')).toEqual([2, 4]);
    expect(findTopics('hello, do I need a visa?')).toEqual(['visa', 'greeting']);
  });
});

/** Names of what a message names. */
function read(text: string) {
  const { destinations, origin, country } = parseMessage(text, TODAY, gazetteer);
  return { to: destinations.map(({ place }) => place.name), from: origin?.place.name ?? null, country };
}

describe('places', () => {
  it.each([
    ['Kyoto from London', ['Kyoto'], 'London'],
    ['London to Kyoto', ['Kyoto'], 'London'],
    ['fly out of JFK to São Paulo', ['São Paulo'], 'John F Kennedy International Airport'],
    ["I'm based in Manchester, take me to cape town", ['Cape Town'], 'Manchester'],
    ['London, Paris and Rome', ['London', 'Paris', 'Rome'], null],
    ['Paris, then back to London', ['Paris'], null],
    ['a week in Nice', ['Nice'], null],
    ['nice hotels in Rome', ['Rome'], null],
    ['we may split the bath', [], null],
    ['Mexico City with kids', ['Mexico City'], null],
    ['Firenze', ['Florence'], null],
    ['Kyoto or Tokyo? what about Marrakech', ['Kyoto', 'Tokyo', 'Marrakesh'], null],
  ])('%s', (text, to, from) => {
    expect(read(text)).toMatchObject({ to, from });
  });

  it.each([
    ['London 4 days, Paris 5, Rome 4, back to Los Angeles', [4, 5, 4], 13],
    ['3 nights Tokyo, 4 nights Kyoto, 2 nights Osaka', [3, 4, 3], 10],
    ['4 days in Paris and 3 in Rome', [4, 3], 7],
    ['Vienna (2 days), Prague (3 days)', [2, 3], 5],
    ['two weeks in Japan: Tokyo, Kyoto, Osaka', [null, null, null], 14],
    ['10 days in London and Paris', [null, null], 10],
    ['Paris for a week and Rome', [7, null], null],
  ])('lengths of single places: %s', (text, own, days) => {
    const message = parseMessage(text, TODAY, gazetteer);
    expect(message.destinations.map((place) => place.days)).toEqual(own);
    expect(message.days).toBe(days);
  });

  it.each([
    ['drop Paris', ['Paris'], [], null],
    ['skip Rome and add Florence', ['Rome'], ['Florence'], 'add'],
    ['replace Paris with Lyon', ['Paris'], ['Lyon'], 'add'],
    ['add Osaka for two days', [], ['Osaka'], 'add'],
    ['what about a day in Nara?', [], ['Nara'], 'dayTrip'],
    ['a day trip to Versailles', [], ['Versailles'], 'dayTrip'],
    ['what about Lisbon?', [], ['Lisbon'], null],
  ])('edits: %s', (text, drops, to, edit) => {
    const message = parseMessage(text, TODAY, gazetteer);
    expect(message.drops.map(({ place }) => place.name)).toEqual(drops);
    expect(message.destinations.map(({ place }) => place.name)).toEqual(to);
    expect(message.edit).toBe(edit);
  });

  it('ends where the traveller goes back to', () => {
    expect(parseMessage('Paris, back to Los Angeles', TODAY, gazetteer).returnTo?.place.name).toBe(
      'Los Angeles',
    );
  });

  it.each(['Atlantis', 'Wakanda', 'Narnia', 'Zzyxqville'])('says that %s is unknown', (name) => {
    for (const text of [`5 days in ${name}`, `trip to ${name}`, name]) {
      expect(parseMessage(text, TODAY, gazetteer)).toMatchObject({ destinations: [], unknown: name });
    }
  });

  it.each([
    ['Kyotto', 'Kyoto'],
    ['Barcelna', 'Barcelona'],
    ['Marakech', 'Marrakesh'],
    ['Copenhaguen', 'Copenhagen'],
    ['Philedelphia', 'Philadelphia'],
  ])('reads %s as %s', (typed, name) => {
    expect(read(`a week in ${typed}`).to).toEqual([name]);
  });

  it('knows a country named alone', () => {
    expect(read('two weeks in Japan')).toEqual({ to: [], from: null, country: 'Japan' });
    expect(read('the UK').country).toBe('United Kingdom');
  });
});

describe('whatever is typed', () => {
  const words = fc.constantFrom(
    'Kyoto',
    'Kyotto',
    'from',
    'London',
    'to',
    'in',
    'April',
    '10',
    '–',
    '14',
    'may',
    '$',
    '5',
    '€2k',
    'for',
    'two',
    'days',
    'nights',
    'swap',
    'no',
    'museums',
    'cheaper',
    '2024',
    'weekend',
    'next',
    'visa',
    '!',
    '\n',
    '🏝️',
    '東京',
    'مرحبا',
    '0',
    '-1',
  );
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.array(words, { maxLength: 25 }).map((list) => list.join(' ')),
    fc.array(words, { maxLength: 25 }).map((list) => list.join('')),
  );

  it('is read without throwing, and dates lie ahead', () => {
    fc.assert(
      fc.property(text, (typed) => {
        const { dates, days, budget } = parseMessage(typed, TODAY, gazetteer);
        expect(dates === null || (dates.start >= TODAY && dates.end >= dates.start)).toBe(true);
        expect(days ?? 1).toBeGreaterThan(0);
        expect(budget?.amount ?? 1).toBeGreaterThan(0);
      }),
      { numRuns: 300 },
    );
  });

  it('is answered', async () => {
    await fc.assert(
      fc.asyncProperty(
        text.filter((typed) => typed.trim() !== ''),
        async (typed) => {
          const { reply, suggestions } = await ask(typed);
          expect(reply.length).toBeGreaterThan(20);
          expect(suggestions.length).toBeGreaterThan(0);
          expect(reply).not.toMatch(/undefined|NaN|\[object|Invalid Date/);
        },
      ),
      { numRuns: 60 },
    );
  }, 30_000);
});
