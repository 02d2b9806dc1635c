/** What answers cost (requirements §9: about 10 chats of the 10,000 tokens at sign-up). */
import { describe, expect, it } from 'vitest';
import type { PlanItem } from '../../../domain/itinerary/itinerary.ts';
import { usageOf } from '../../../engine/usage.ts';
import { Talk } from '../../functions/support/assistant.ts';

const ROME = '5 days in Rome in May for two from London';
const FREE_TOKENS = 10_000;

/** The item with a long note, and one that the traveller put beside it. */
const withAdded = (item: PlanItem): PlanItem[] => [
  { ...item, note: 'n'.repeat(600) },
  { ...item, own: true, title: 'o'.repeat(120) },
];

describe('tokens of an answer', () => {
  it('are those of the message and the answer for a plan', async () => {
    const { usage, reply } = await new Talk().say(ROME);
    expect(usage.inputTokens).toBe(Math.ceil(ROME.length / 4));
    expect(usage.outputTokens).toBe(Math.ceil(reply.length / 4));
    expect(usage.totalTokens).toBe((usage.inputTokens ?? 0) + (usage.outputTokens ?? 0));
  });

  it('are those of what changed for a change', async () => {
    const talk = new Talk();
    const plan = await talk.say(ROME);
    const change = await talk.say('make day 2 lighter');
    expect(change.usage.totalTokens).toBeGreaterThan(0);
    expect(change.usage.totalTokens).toBeLessThan((plan.usage.totalTokens ?? 0) / 2);
  });

  it('are the same however much was added by hand, which costs nothing', async () => {
    const talk = new Talk();
    const { plan: before } = await talk.say(ROME);
    const { plan: after, change } = await talk.say('make day 2 lighter');
    if (!before || !after) throw new Error('There is no plan');
    const padded = (own: typeof before) => ({
      ...own,
      days: own.days.map((day, at) => (at === 1 ? day : { ...day, items: day.items.flatMap(withAdded) })),
    });
    const cost = (from: typeof before, to: typeof before) =>
      usageOf('make day 2 lighter', { reply: 'r'.repeat(4_000), plan: to, change }, from).totalTokens;
    expect(cost(padded(before), padded(after))).toBe(cost(before, after));
  });

  it.each([
    'hello',
    'is it safe?',
    'which hotel?',
    'we must rehearse the trombone quartet',
    'show me the plan again',
    'thanks',
    '¿dónde queremos ir para dos semanas?',
  ])('are none for “%s”', async (message) => {
    const talk = new Talk();
    await talk.say(ROME);
    expect((await talk.say(message)).usage.totalTokens).toBe(0);
  });

  it('are none where a place is asked back', async () => {
    expect((await new Talk().say('a holiday in September for two')).usage.totalTokens).toBe(0);
  });

  it('are enough for ten plain messages, and not for a hundred', async () => {
    const talk = new Talk();
    let used = 0;
    for (const message of [
      'hello',
      ROME,
      'make day 2 lighter',
      'what is the weather like?',
      'another hotel please',
      'we like food',
      'one day less',
      'a week in Lisbon in June for two from London',
      'make it cheaper',
      'thanks, that is great',
    ])
      used += (await talk.say(message)).usage.totalTokens ?? 0;
    expect(used).toBeLessThanOrEqual(FREE_TOKENS);
    expect(used).toBeGreaterThan(FREE_TOKENS / 4);
  });
});
