/** Verdicts, and what is honestly said. */
import { describe, expect, it } from 'vitest';
import type { Wish } from '../caseFile.ts';
import { needsIn, unheard } from '../honesty/health.ts';
import { judgeTurn } from '../judgeTurn.ts';
import { plan, turn } from './plans.ts';
import type { Turn } from '../turn.ts';

const REGIONS = { Colorado: 'Denver|Boulder' };
const SAID =
  'Lisbon, Faro and Porto for 4 days from 12 April with 2 friends under $900 in total, no flights, rooms where smoking is permitted please';

function judge(wish: Wish, own: Partial<Turn>, said = SAID) {
  return judgeTurn(wish, turn(own), said, REGIONS);
}

const NOT_TAKEN = 'I did not take into account: ';
const isSilent = (wish: Wish, reply: string, own: Partial<Turn> = {}, said = SAID) =>
  judge({ kind: 'plan', ...wish }, { reply, ...own }, said).isSilent;
const needless = (quote: string) =>
  judge({ kind: 'plan', days: [4, 4] }, { reply: `I did not take into account: “${quote}”.` }).needless;

describe('the verdict', () => {
  const PLAN: Wish = { kind: 'plan', days: [4, 4], says: [['smoking', 'smok']] };

  it.each<[string, Wish, Partial<Turn>]>([
    ['right', PLAN, { reply: 'With smoking rooms.' }],
    ['partly', PLAN, {}],
    ['wrong', { ...PLAN, days: [5, 5] }, { reply: 'With smoking rooms.' }],
    ['wrong', PLAN, { reply: '', after: null, crash: 'Error: no' }],
    ['asked-back', PLAN, { after: null, reply: 'Where to?' }],
    ['not-understood', PLAN, { after: null, reply: 'I do not know a place called “Porto”: where to?' }],
    ['suggested', PLAN, { after: null, reply: 'Corfu or Crete would suit you.' }],
    ['right', { kind: 'ask' }, { after: null, reply: 'From where?' }],
    ['right', { kind: 'ask' }, { after: null, reply: 'Tell me where you leave from.' }],
    ['wrong', { kind: 'ask' }, { after: null, reply: 'Well.' }],
    ['right', { kind: 'info' }, { after: null, reply: 'It is safe.' }],
    ['wrong', { kind: 'info' }, {}],
    ['wrong', { kind: 'suggest' }, {}],
    ['right', { kind: 'either' }, { after: null, reply: 'Which of both?' }],
    ['right', { kind: 'either', days: [4, 4] }, {}],
    ['wrong', { kind: 'either', days: [5, 5] }, {}],
    ['right', { same: true }, { before: plan() }],
    ['wrong', { same: true }, { before: plan({ budget: 1 }) }],
    ['right', { changed: true }, { before: plan({ budget: 1 }) }],
    ['wrong', { changed: true }, { before: plan() }],
    ['wrong', { days: [4, 4] }, { after: null, reply: 'Well.' }],
  ])('is %s for %j', (verdict, wish, own) => {
    expect(judge(wish, own).verdict).toBe(verdict);
  });
});

describe('a key that fails', () => {
  it.each<[string, Wish, string]>([
    ['budget', { budget: [900, 900] }, 'under $900 in total'],
    ['days', { days: [5, 5] }, '4 days'],
    ['start', { start: '2027-04-20' }, 'from 12 April'],
    ['people', { people: 5 }, 'with 2 friends'],
    ['wantMode', { wantMode: 'flight' }, 'no flights'],
    ['says', { says: [['smoking', 'smok']] }, 'where smoking is permitted'],
    ['places', { places: ['Lisbon', 'Porto', 'Faro'] }, 'Faro'],
  ])('%s is admitted by a quote of its words, and by no other', (_key, wish, quote) => {
    expect(isSilent(wish, `${NOT_TAKEN}“${quote}”.`)).toBe(false);
    expect(isSilent(wish, `${NOT_TAKEN}“please”.`)).toBe(true);
    expect(isSilent(wish, 'Here is your plan.')).toBe(true);
  });

  it('is admitted by a quote in a list, and not by one below the first day', () => {
    const wish: Wish = { says: [['smoking', 'smok']] };
    expect(isSilent(wish, `${NOT_TAKEN}\n- “where smoking is permitted”\n`)).toBe(false);
    expect(isSilent(wish, 'I did not take “where smoking is permitted” into account.')).toBe(false);
    expect(isSilent(wish, `### Day 1\n\n${NOT_TAKEN}“where smoking is permitted”.`)).toBe(true);
  });

  it('is admitted by a refusal that holds its words', () => {
    const wish: Wish = { wantMode: 'flight' };
    expect(isSilent(wish, 'I found no flight for these days.')).toBe(false);
    expect(isSilent(wish, 'I found no hotel for these days.')).toBe(true);
  });

  it('is not admitted by a quote of nearly everything', () => {
    expect(isSilent({ days: [5, 5] }, `${NOT_TAKEN}“${SAID}”.`)).toBe(true);
  });

  it('is not admitted by what the engine takes for itself, nor by how it read a word', () => {
    expect(isSilent({ people: 5 }, 'You did not say how many travel: no friends.')).toBe(true);
    expect(isSilent({ places: ['Faro', 'Porto'] }, 'I read “Porto” as Porto, and cannot tell more.')).toBe(
      true,
    );
  });

  it('is not admitted by a quote of the words of another key', () => {
    const wish: Wish = { people: 5, says: [['zoo', 'zoo']] };
    const own = 'Lisbon, 2 brits, the zoo';
    expect(isSilent(wish, `${NOT_TAKEN}“the zoo”.`, {}, own)).toBe(true);
    expect(isSilent(wish, `${NOT_TAKEN}“2 brits”, “the zoo”.`, {}, own)).toBe(false);
  });

  it('is not admitted by half: one silent key makes a silent miss', () => {
    const wish: Wish = { days: [5, 5], people: 5 };
    expect(isSilent(wish, `${NOT_TAKEN}“4 days”.`)).toBe(true);
    expect(isSilent(wish, `${NOT_TAKEN}“4 days”, “with 2 friends”.`)).toBe(false);
  });

  it('can be the whole message, where no plan came of it', () => {
    const none = { after: null };
    expect(isSilent({}, 'I do not know a place called “Porto”.', none)).toBe(false);
    expect(isSilent({}, 'A fine idea. Where to start?', none)).toBe(true);
  });

  it.each<[string, Partial<Turn>]>([
    ['wrong sums', { after: plan({ total: 1 }) }],
    ['a crash', { after: null, crash: 'Error' }],
    ['an unsaid total over the budget', { after: plan({ budget: 900 }) }],
  ])('is never admitted for %s', (_name, own) => {
    expect(isSilent({}, `${NOT_TAKEN}“under $900 in total”.`, own)).toBe(true);
  });
});

describe('a quote of a right answer', () => {
  it('has no need where its words carry a key that is met, or are small talk', () => {
    expect(needless('for 4 days')).toEqual(['for 4 days']);
    expect(needless('please')).toEqual(['please']);
  });

  it('has need where no key is about its words', () => {
    expect(needless('where smoking is permitted')).toEqual([]);
  });
});

describe('a need of health', () => {
  it.each<[string, string]>([
    ['Severe peanut allergy, Bangkok', 'A plan without peanuts, for the allergy.'],
    ['my wife is pregnant', 'Calm days: you are expecting.'],
    ['grandpa uses a wheelchair', 'Step-free ways.'],
    ['I am diabetic', 'Meals at regular hours, for diabetes; insulin travels in hand luggage.'],
    ['recovering from hip surgery', 'Short walks.'],
    ['one of us is coeliac', 'Gluten-free places.'],
  ])('is heard or not: %s', (message, heard) => {
    const needs = needsIn(message);
    expect(needs.length).toBeGreaterThan(0);
    expect(unheard(needs, heard)).toEqual([]);
    expect(unheard(needs, 'Massaman curry and som tam.')).toEqual(needs);
  });

  it('is not heard by what a day happens to have', () => {
    const needs = needsIn('severe peanut allergy');
    expect(unheard(needs, 'A plan.\n\n### Day 1\n\nPeanuts for the allergy.')).toEqual(needs);
  });

  it('is none where nobody tells one', () => {
    expect(needsIn('4 days in Rome, we like food and walking')).toEqual([]);
  });
});
