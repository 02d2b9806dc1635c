/** What a follow-up damages, and whether it gives up. */
import { describe, expect, it } from 'vitest';
import type { CheckedPlan } from '../../../../domain/itinerary/itinerary.ts';
import { damageOf, isQuestion } from '../dialogue/damage.ts';
import { judgeFollowUp } from '../dialogue/judgeDialogue.ts';
import { plan, turn } from './plans.ts';

const shorter = plan({ days: plan().days.slice(0, 2) });
const later = plan({ days: plan().days.map((day, index) => ({ ...day, date: `2027-04-${20 + index}` })) });
const alone = plan({ party: { adults: 1, children: 0 } });
const fromMilan = plan({ origin: 'Milan' });
const onlyPorto = plan({ cities: ['Porto'], stays: plan().stays.slice(1) });
const withFaro = plan({ cities: ['Lisbon', 'Porto', 'Faro'] });

const damage = (message: string, after: CheckedPlan | null) => damageOf({ message, before: plan(), after });

const gaveUp = (message: string, reply: string, wish: Parameters<typeof judgeFollowUp>[1] = null) =>
  judgeFollowUp(turn({ message, reply, before: plan() }), wish, {}).hasGivenUp;

const isDone = (message: string, wish: Parameters<typeof judgeFollowUp>[1], after = plan()) =>
  judgeFollowUp(turn({ message, before: plan(), after }), wish, {}).isDone;

describe('damage', () => {
  it.each<[string, CheckedPlan | null]>([
    ['is there something under 100 a night', shorter],
    ['we do not want to walk more than 5k a day', shorter],
    ['a hotel with a pool', shorter],
    ['make day 2 slower', shorter],
    ['a week later', shorter],
    ['add a day trip to Sintra', shorter],
    ['one more night in Porto', shorter],
    ['no museums', later],
    ['what time does day 1 start', later],
    ['more vegetarian food', alone],
    ['send it to my wife', alone],
    ['fly home from Milan', fromMilan],
    ['by train, not by plane', fromMilan],
    ['how far is Faro from Porto', withFaro],
    ['a cheaper hotel', withFaro],
    ['then drive to Porto', onlyPorto],
    ['is Lisbon safe?', onlyPorto],
    ['more food', null],
  ])('is found: %s', (message, after) => {
    expect(damage(message, after)).toHaveLength(1);
  });

  it.each<[string, CheckedPlan | null]>([
    ['make it 2 days', shorter],
    ['two days less please', shorter],
    ['can we leave one day earlier?', shorter],
    ['can we be home by sunday night', shorter],
    ['delete the last day', shorter],
    ['a week later', later],
    ['start on a friday', later],
    ['what about May?', later],
    ['just me actually', alone],
    ['my kids are not coming', alone],
    ['we leave from Milan', fromMilan],
    ['skip Lisbon', onlyPorto],
    ['Porto only', onlyPorto],
    ['add Faro', withFaro],
    ['and then a week on the coast', withFaro],
    ['undo', shorter],
    ['start over', null],
    ['thanks', plan()],
  ])('is not found where it was asked: %s', (message, after) => {
    expect(damage(message, after)).toEqual([]);
  });

  it('needs a plan before it', () => {
    expect(damageOf({ message: 'no museums', before: null, after: plan() })).toEqual([]);
  });
});

describe('a question', () => {
  it.each(['what plugs do they use', 'ok and how far is it?', 'is it safe', 'wait, which days are those'])(
    'is %s',
    (text) => {
      expect(isQuestion(text)).toBe(true);
    },
  );
  it.each(['can we leave earlier?', 'what about May?', 'is it possible to add a day?', 'make it cheaper'])(
    'is not %s',
    (text) => {
      expect(isQuestion(text)).toBe(false);
    },
  );
});

describe('giving up', () => {
  const NOT_SURE = 'I am not sure what to change about Lisbon.';
  const ALREADY = 'The plan already is as you ask. The plan stays as it was.';

  it('is an answer that does not follow, or finds nothing to do', () => {
    expect(gaveUp('book it', NOT_SURE)).toBe(true);
    expect(gaveUp('we want to see the castle', ALREADY)).toBe(true);
    expect(gaveUp('book it', 'I cannot book.')).toBe(false);
  });

  it('is not one to thanks, to what the plan has already, or where the wish is met', () => {
    expect(gaveUp('that sounds good, thanks', ALREADY)).toBe(false);
    expect(gaveUp('yeah like four days', ALREADY)).toBe(false);
    expect(gaveUp('keep it', ALREADY, { same: true })).toBe(false);
  });

  it('takes a change that the wish asks for as no damage', () => {
    const own = turn({ message: 'the usual', before: plan(), after: shorter });
    expect(judgeFollowUp(own, { days: [2, 2] }, {}).damage).toEqual([]);
    expect(judgeFollowUp(own, { days: [3, 3] }, {}).damage).toEqual(['2 days instead of 4']);
    expect(judgeFollowUp(own, null, {}).damage).toEqual(['2 days instead of 4']);
  });

  it('finds what the wish tells to be broken, though the message has words for it', () => {
    const own = turn({ message: 'one of the kids is allergic', before: plan(), after: alone });
    expect(judgeFollowUp(own, { people: 3 }, {}).damage).toEqual(['people: 1 instead of 3']);
    expect(
      judgeFollowUp(turn({ message: 'add a day', before: shorter }), { days: [3, 3] }, {}).damage,
    ).toEqual([]);
  });
});

describe('a follow-up of a dialogue that went wrong before', () => {
  it('is done where only what was wrong before fails', () => {
    expect(isDone('a cheaper hotel', { people: 4 }, plan({ title: 'Cheaper' }))).toBe(true);
    expect(isDone('a cheaper hotel', null)).toBeNull();
  });

  it('is not done where its own words ask for what fails, or where it breaks a key', () => {
    expect(isDone('we are four people', { people: 4 })).toBe(false);
    expect(isDone('a cheaper hotel', { people: 3 }, alone)).toBe(false);
  });
});

it('another kept trip that is gone back to is no damage of the one at hand', () => {
  const told = turn({ message: 'and the other one, a museum', before: plan(), after: later });
  expect(judgeFollowUp(told, null, {}).damage).not.toEqual([]);
  expect(judgeFollowUp({ ...told, isOpened: true }, null, {}).damage).toEqual([]);
});
