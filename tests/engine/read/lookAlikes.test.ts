/** Sentences that look like what a pattern was made for, and are not. */
import { describe, expect, it } from 'vitest';
import { TOLD_COOL } from '../../../content/words/openWishes.ts';
import { IS_WEIGHED } from '../../../content/words/questionWords.ts';
import { otherLanguage } from '../../../engine/read/acts/talk/language.ts';
import { takeawayIn } from '../../../engine/read/acts/talk/takeaway.ts';
import { INFO_TOPICS } from '../../../content/words/infoTopics.ts';
import { SHORT_FORMS } from '../../../content/words/shortForms.ts';
import { loadGazetteer } from '../../../engine/facts/gazetteer.ts';
import { ask } from '../../functions/support/assistant.ts';
import { parseMessage } from '../../../engine/read/parseMessage.ts';
import { Words } from '../../../engine/read/words.ts';

const gazetteer = await loadGazetteer();
const topic = (name: string, text: string) =>
  INFO_TOPICS.some(([topicName, pattern]) => topicName === name && pattern.test(text));
const written = (text: string) =>
  SHORT_FORMS.reduce((done, [pattern, out]) => done.replace(pattern, out), text);

describe('look-alikes', () => {
  it.each([
    'Is it possible to get a better hotel than this one',
    'is it possible to take the train rather than the plane',
    'would a bus other than this work',
  ])('weighs nothing: %s', (text) => expect(IS_WEIGHED.test(text)).toBe(false));

  it.each(['is the bus cheaper than the train', 'are the caves worth it'])('weighs: %s', (text) =>
    expect(IS_WEIGHED.test(text)).toBe(true),
  );

  it.each([
    ['Mild by the sea; snow some days on Teide', false],
    ['Sunny and dry, cool nights', false],
    ['Dry; the nights are cool', false],
    ['Bright days, a cold sea', false],
    ['Cool and wet', true],
    ['Cold, dry and bright', true],
    ['Snow and frost', true],
    ['Most of it is closed', true],
  ])('is told cool or not: %s', (text, is) => expect(TOLD_COOL.test(text)).toBe(is));

  it.each([
    ['book the earlier flight', null],
    ['book the two rooms', 'booking'],
    ['swap it for a cabin without internet', null],
    ['will I have the plan without internet', 'takeaway'],
  ])('is for elsewhere or not: %s', (text, is) => expect(takeawayIn(text)).toBe(is));

  it.each([
    ['is it ok for two girls to share a double bed?', false],
    ['Is it comfortable for two ladies?', false],
    ['is Porto good for a girls trip?', false],
    ['are they ok for three girls in one room', false],
    ['would that be fine for two girls', true],
    ['is it ok for girls on their own?', true],
    ['is it fine for a single woman', true],
    ['is it good for ladies at night', true],
  ])('asks for safety or not: %s', (text, is) => expect(topic('safety', text)).toBe(is));

  it.each([
    ['we are two with big suitcases, will we fit?', false],
    ['add Sintra on day 3, will it fit?', false],
    ['does it all fit?', true],
    ['and does it still fit now?', true],
    ['the budget is 900, does that fit?', true],
  ])('asks for the budget or not: %s', (text, is) => expect(topic('fit', text)).toBe(is));

  it.each([
    'This is over Easter, Rome for 4 nights, 2 adults from London',
    "it's over Christmas, not in May",
    "no it's christmas, not new year",
  ])('keeps the feast: %s', (text) => expect(written(text)).toBe(text));

  it.each(['oh thats easter. the weekend after then', "hm that's christmas. one week later then"])(
    'only tells of the feast: %s',
    (text) => expect(written(text)).not.toMatch(/easter|christmas/),
  );

  it.each([
    'Costa Blanca 7 nights 600 per person',
    'costa rica 10 days 900 per person',
    'Costa Adeje 900 per person',
  ])('is no Italian: %s', (text) =>
    expect(otherLanguage.read(new Words(text), { today: '2026-12-01', gazetteer })).toBeNull(),
  );
});

describe('a party before a place or a thing', () => {
  it.each([
    'Get us two somewhere warm in May from London for 5 days',
    'find us two something cheap in Rome in May',
    'send us two back to Rome in May',
  ])('%s', async (text) => {
    expect(parseMessage(text, '2026-11-22', await loadGazetteer()).party?.adults).toBe(2);
  });

  it.each([
    'Italy from London by train, in Rome only on 9 May, in Florence and Siena for the rest',
    '2 adults, Rome and Naples in May, in Pompeii only on 9 May',
  ])('is a day of one of its towns, and not the whole: %s', (text) =>
    expect(parseMessage(text, '2026-12-01', gazetteer).impliedDays).toBeNull(),
  );

  it('is the whole where it is of the one town', () => {
    expect(
      parseMessage('we are in Paris only on 9 May, two of us', '2026-12-01', gazetteer).impliedDays,
    ).toBe(1);
  });
});

it('counts no cot as a baby', () => {
  const text = 'Palanga in July from Vilnius. us two, kids 2 and 6. need a baby cot';
  expect(parseMessage(text, '2026-12-01', gazetteer).party).toEqual({ adults: 2, children: 2 });
});

it('counts the whole party where some of it share a room', async () => {
  const after = ['Kathmandu and Pokhara 8 days in October from Kolkata for 4, budget inr 150000'];
  const { plan } = await ask('she gets her own room, us three share one', { after });
  expect(plan?.party.adults ?? 4).toBe(4);
});

it('flies nobody of whom none will', () => {
  const text = '5 days in Ohio from Hartford, neither of us will get on a plane';
  expect(parseMessage(text, '2026-12-01', gazetteer).modes?.banned).toContain('flight');
});
