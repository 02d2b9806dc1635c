import { describe, expect, it } from 'vitest';
import { isSamePlan, planReasons } from '@domain/chat/planReasons.ts';
import { soundTrip } from '../trips/trip.ts';

const LEAD =
  '**What changed**\n- Cheaper\n\nRome in May.\n\n**Why this way**\n- **Flight:** BA 304\n- **Stay:** Hotel Seine\n\nIt fits.\n\n### What to check\n- Hours\n- Visa';

describe('the reasons of a plan', () => {
  it('are the two lists of its answer, without what stands around them', () => {
    expect(planReasons(LEAD)).toEqual({
      why: '- **Flight:** BA 304\n- **Stay:** Hotel Seine',
      check: '- Hours\n- Visa',
    });
  });

  it('can be one of them, or none', () => {
    expect(planReasons('**Why this way**\n- Flight')).toEqual({ why: '- Flight', check: '' });
    expect(planReasons('Rome.\n\n### What to check\n- Hours\n \nThe end.')).toEqual({
      why: '',
      check: '- Hours',
    });
    expect(planReasons('I tell you **Why this way** is longer')).toBeNull();
    expect(planReasons('')).toBeNull();
  });
});

describe('a plan that goes the same way', () => {
  const plan = soundTrip().plan ?? expect.unreachable();

  it('may differ in what it costs and in what is locked', () => {
    const days = plan.days.map((day) => ({
      ...day,
      items: day.items.map((item) => ({ ...item, locked: true as const })),
    }));
    expect(isSamePlan(plan, { ...plan, days, total: 1 })).toBe(true);
  });

  it('has the same offers, and the same items at the same hours', () => {
    const [leg, ...legs] = plan.legs;
    expect(isSamePlan(plan, { ...plan, legs: [{ ...leg!, offerId: 'other' }, ...legs] })).toBe(false);
    const [day, ...days] = plan.days;
    expect(isSamePlan(plan, { ...plan, days: [{ ...day!, items: day!.items.slice(1) }, ...days] })).toBe(
      false,
    );
  });
});
