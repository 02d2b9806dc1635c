/** Texts that patterns with two ways through them would never come back from: the test ends, or its time runs out. */
import { beforeAll, expect, it } from 'vitest';
import { loadGazetteer, type Gazetteer } from '../../../engine/facts/gazetteer.ts';
import { questionsIn } from '../../../engine/read/follow/questions.ts';
import { readMessage } from '../../../engine/read/parseMessage.ts';
import { fromStored } from '../../../engine/trip/storedSpec.ts';
import { Talk, TODAY } from '../../functions/support/assistant.ts';

const MAX_CHARS = 4_000;
const HARD = [
  `Rome for two ${'gay '.repeat(900)}men`,
  `${'can not '.repeat(450)}x`,
  `under a hundred${'-xhundred'.repeat(400)}_`,
  `Rome, 2 kids ${'no nuts '.repeat(450)}`,
  `Rome 3 days, ${'999 5yo, '.repeat(300)}`,
  `gig 9:00 ${'on---- '.repeat(500)}`,
  'twenty '.repeat(571),
  `allergic to ${'x'.repeat(3_900)}`,
  'wheelchair '.repeat(363),
  'no '.repeat(1_330),
  `4 girls, ${'girls '.repeat(660)}`,
  `direct flights: a to b, ${'we hate buses '.repeat(283)}`,
  'who?'.repeat(1_000),
].map((text) => text.slice(0, MAX_CHARS));

let gazetteer: Gazetteer;
beforeAll(async () => {
  gazetteer = await loadGazetteer();
});

it.each(HARD)('is read: %.40s', (text) => {
  expect(readMessage(text, { today: TODAY, gazetteer }).acts.length).toBeGreaterThanOrEqual(0);
});

it('asks no more than a few questions at once', () => {
  expect(questionsIn('what time do we land? which hotel is it?')).toHaveLength(2);
  expect(questionsIn('which day is it? '.repeat(200))).toHaveLength(1);
  const many = ['land', 'eat', 'go', 'pay', 'swim', 'sleep', 'leave'].map((word) => `when do we ${word}?`);
  expect(questionsIn(many.join(' '))).toEqual([many.join(' ')]);
});

it.each([
  `Rome 3 days in May, swimming with ${'a'.repeat(300)}`,
  `Rome 3 days in May, skip L${'o'.repeat(320)}`,
  'Rome 3 days in May, 999 5yo, 999 5yo, 999 5yo, 999 5yo, 999 5yo',
  `Rome 3 days in May, budget £17${'0'.repeat(307)}`,
  `3 days in Rome from Delhi in May, 15000${"'".repeat(3_900)}pp`,
])('makes a trip that can be read again: %.50s', async (text) => {
  const { change } = await new Talk().say(text);
  const spec = change.kind === 'created' ? change.contents.spec : null;
  expect(spec && fromStored(spec, gazetteer).kind).toBe('read');
});
