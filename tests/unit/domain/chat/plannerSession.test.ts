import { describe, expect, it } from 'vitest';
import {
  newPlannerSession,
  offersBooking,
  type PlannerEvent,
  plannerTransition,
  plannerWords,
  requestOf,
  restorePlannerSession,
  welcomeWords,
} from '@domain/chat/plannerSession.ts';

const booking = { url: 'https://deals.example/rome', destination: 'Rome' };
const ask: PlannerEvent = { type: 'send', id: 'q1', text: '  Culture in May ' };
const plan: PlannerEvent = { type: 'replied', content: '## Day 1', booking };

const after = (destination: string | null, ...events: PlannerEvent[]) =>
  events.reduce(plannerTransition, newPlannerSession(destination));

describe('the planner session', () => {
  it('welcomes by the destination, or without one', () => {
    expect(welcomeWords('Rome')).toMatch(/^Great! You're interested in a trip to Rome\.\.\. .*vibe/);
    expect(welcomeWords(null)).toMatch(/^Welcome!/);
  });

  it('sends what was typed, trimmed', () => {
    const session = after(null, ask);
    expect(session).toMatchObject({
      status: 'asking',
      turns: [{ id: 'q1', role: 'user', content: 'Culture in May' }],
    });
  });

  it('ignores a send that is empty, and a second one while the first is being answered', () => {
    expect(after(null, { type: 'send', id: 'q1', text: ' \n' })).toEqual(newPlannerSession(null));
    expect(after(null, ask, { type: 'send', id: 'q2', text: 'and hotels' })).toEqual(after(null, ask));
  });

  it('offers to book after a reply with details, until the traveller goes on planning', () => {
    expect(offersBooking(after(null, ask, { type: 'replied', content: 'Where from?', booking: null }))).toBe(
      false,
    );
    expect(offersBooking(after(null, ask))).toBe(false);
    const planned = after(null, ask, plan);
    expect(offersBooking(planned)).toBe(true);
    const goingOn = plannerTransition(planned, { type: 'go_on' });
    expect(offersBooking(goingOn)).toBe(false);
    const again = [{ type: 'send', id: 'q2', text: 'cheaper' } as const, plan].reduce(
      plannerTransition,
      goingOn,
    );
    expect(offersBooking(again)).toBe(true);
  });

  it('goes on planning after a reply without details', () => {
    const session = after(
      null,
      ask,
      plan,
      { type: 'go_on' },
      { type: 'send', id: 'q2', text: 'thanks' },
      { type: 'replied', content: 'Enjoy', booking: null },
    );
    expect(session).toMatchObject({ booking, goingOn: true });
    expect(offersBooking(session)).toBe(false);
  });

  it('keeps a failed question, says the words of the spec, and asks again under the same id', () => {
    const failed = after(null, ask, { type: 'failed', why: 'other' });
    expect(failed.status).toBe('failed');
    expect(failed.turns.map(({ content }) => content)).toEqual(['Culture in May', plannerWords.failed]);
    const again = plannerTransition(failed, { type: 'retry' });
    expect(again).toEqual(after(null, ask));
  });

  it('keeps a question that the balance does not cover, and can ask it again', () => {
    const refused = after(null, ask, { type: 'failed', why: 'no_tokens' });
    expect(refused).toMatchObject({ status: 'no_tokens', turns: [{ id: 'q1' }] });
    expect(plannerTransition(refused, { type: 'retry' }).status).toBe('asking');
  });

  it.each(['stop', 'connection'] as const)(
    'keeps what came of an answer (%s), and goes on with it',
    (how) => {
      const end: PlannerEvent = how === 'stop' ? { type: 'stop' } : { type: 'failed', why: how };
      const begun = after(null, ask, { type: 'progress', text: 'Rome in' }, end);
      expect(begun).toMatchObject({ status: how === 'stop' ? 'stopped' : 'broken', begun: '' });
      expect(begun.turns).toEqual([
        { id: 'q1', role: 'user', content: 'Culture in May' },
        { id: 'q1:begun', role: 'assistant', content: 'Rome in', partial: true },
      ]);
      const again = plannerTransition(begun, { type: 'retry' });
      expect(again).toEqual(after(null, ask, { type: 'progress', text: 'Rome in' }));
      expect(requestOf(again)).toEqual(requestOf(after(null, ask)));
      expect(plannerTransition(again, plan)).toEqual(after(null, ask, plan));
    },
  );

  it('says the words of the spec for a connection that broke before anything came', () => {
    expect(after(null, ask, { type: 'failed', why: 'connection' }).status).toBe('failed');
  });

  it('shows what came above the words for a failure, and gives it back to Retry', () => {
    const failed = after(null, ask, { type: 'progress', text: 'Rome in' }, { type: 'failed', why: 'other' });
    expect(failed.turns.map(({ content }) => content)).toEqual([
      'Culture in May',
      'Rome in',
      plannerWords.failed,
    ]);
    expect(plannerTransition(failed, { type: 'retry' })).toMatchObject({ begun: 'Rome in' });
  });

  it('is asked further after a stop with what was read of the answer', () => {
    const events: PlannerEvent[] = [{ type: 'progress', text: 'A long plan' }, { type: 'stop' }];
    const next: PlannerEvent = { type: 'send', id: 'q2', text: 'Shorter, please' };
    expect(requestOf(after(null, ask, ...events, next))).toEqual([
      { role: 'user', content: 'Culture in May' },
      { role: 'assistant', content: 'A long plan' },
      { role: 'user', content: 'Shorter, please' },
    ]);
  });

  it('restores what an older version kept, which knew of no answers on their way', () => {
    const { begun: _begun, ...old } = after('Rome', ask);
    expect(restorePlannerSession(old, null)).toEqual({ ...after('Rome', ask), typed: '' });
  });

  it.each<[PlannerEvent]>([
    [{ type: 'stop' }],
    [{ type: 'progress', text: 'x' }],
    [plan],
    [{ type: 'failed', why: 'other' }],
    [{ type: 'retry' }],
  ])('ignores what nobody waits for (%#)', (event) => {
    expect(after(null, event)).toEqual(newPlannerSession(null));
  });

  it('starts over without the place that it was opened for', () => {
    expect(after('Rome', ask, plan, { type: 'start_over' })).toEqual(newPlannerSession(null));
  });

  it('tells the assistant the place that was chosen, and none of the notices', () => {
    const failed = after(
      'Rome',
      ask,
      { type: 'failed', why: 'other' },
      { type: 'send', id: 'q2', text: 'hello?' },
    );
    expect(requestOf(failed)).toEqual([
      { role: 'user', content: 'I would like to plan a trip to Rome.' },
      { role: 'assistant', content: welcomeWords('Rome') },
      { role: 'user', content: 'Culture in May' },
      { role: 'user', content: 'hello?' },
    ]);
    expect(requestOf(after(null, ask))).toEqual([{ role: 'user', content: 'Culture in May' }]);
  });

  it('restores what was kept, for the same place or for none in particular', () => {
    const kept = structuredClone(after('Rome', ask, plan));
    const restored = { ...kept, typed: '' };
    expect(restorePlannerSession(kept, null)).toEqual(restored);
    expect(restorePlannerSession({ ...kept, typed: 'and' }, 'Rome')).toEqual({ ...kept, typed: 'and' });
    expect(restorePlannerSession(kept, 'Paris')).toBeNull();
  });

  it.each([
    [undefined],
    ['text'],
    [{ turns: [] }],
    [{ ...newPlannerSession(null), booking: { url: 'javascript:alert(1)' } }],
  ])('does not restore what cannot be read (%#)', (stored) => {
    expect(restorePlannerSession(stored, null)).toBeNull();
  });
});
