import { describe, expect, it } from 'vitest';
import { isChangedSince, withReasons } from '@domain/chat/planReasons.ts';
import { tripContentsSchema } from '@domain/trips/trip.ts';
import { applyEdit } from '@domain/trips/applyEdit.ts';
import { readShared, writeShared } from '@domain/takeAlong/sharedTrip.ts';
import { idOf, soundTrip } from '../trips/trip.ts';

const LEAD =
  '**What changed**\n- Cheaper\n\nRome in May.\n\n**Why this way**\n- **Flight:** BA 304\n- **Stay:** Hotel Seine\n\nIt fits.\n\n### What to check\n- Hours\n- Visa';
const plan = soundTrip().plan ?? expect.unreachable();
const told = withReasons(plan, LEAD);

describe('the reasons of a plan', () => {
  it('are the two lists of its answer, without what stands around them', () => {
    expect(told).toEqual({
      ...plan,
      reasons: {
        why: '- **Flight:** BA 304\n- **Stay:** Hotel Seine',
        check: '- Hours\n- Visa',
        of: expect.stringMatching(/^[0-9a-f]{1,8}$/),
      },
    });
    expect(tripContentsSchema.parse({ spec: null, plan: told, offers: null }).plan).toEqual(told);
  });

  it('can be one of them, or none', () => {
    expect(withReasons(plan, '**Why this way**\n- Flight').reasons).toMatchObject({
      why: '- Flight',
      check: '',
    });
    expect(withReasons(plan, 'Rome.\n\n### What to check\n- Hours\n \nThe end.').reasons).toMatchObject({
      why: '',
      check: '- Hours',
    });
    expect(withReasons(plan, 'I tell you **Why this way** is longer')).toBe(plan);
    expect(withReasons(plan, '')).toBe(plan);
  });

  it('are left out where they would make the plan too long to be kept', () => {
    expect(withReasons(plan, `**Why this way**\n- ${'x'.repeat(9_000)}`)).toBe(plan);
    const full = { ...plan };
    const [day] = plan.days;
    const noted = day!.items.map((item) => ({ ...item, note: 'n'.repeat(600) }));
    const room = () => 60_000 - JSON.stringify(full).length;
    while (room() > 8_000) full.days = [...full.days, { ...day!, items: noted }];
    expect(withReasons(full, `**Why this way**\n- ${'x'.repeat(room() - 100)}`).reasons).toBeDefined();
    expect(withReasons(full, `**Why this way**\n- ${'x'.repeat(room())}`)).toBe(full);
  });

  it('stay through edits by hand, and say of which plan they are', () => {
    const trip = soundTrip({ plan: told });
    const after = (edit: Parameters<typeof applyEdit>[1]) => {
      const outcome = applyEdit(trip, edit);
      if (outcome.outcome !== 'applied' || !outcome.trip.plan) throw new Error('The edit was refused');
      return outcome.trip.plan;
    };
    expect(isChangedSince(told)).toBe(false);
    const locked = after({ kind: 'lockItem', item: idOf(trip, 'Louvre'), title: 'Louvre', locked: true });
    expect(locked.reasons).toEqual(told.reasons);
    expect(isChangedSince(locked)).toBe(false);
    const gone = after({ kind: 'removeItem', item: idOf(trip, 'Louvre'), title: 'Louvre' });
    expect(gone.reasons).toEqual(told.reasons);
    expect(isChangedSince(gone)).toBe(true);
    const [leg, ...legs] = told.legs;
    expect(isChangedSince({ ...told, legs: [{ ...leg!, offerId: 'other' }, ...legs] })).toBe(true);
    expect(isChangedSince(plan)).toBe(false);
  });

  it('are not shared: they speak of prices', () => {
    const shared = writeShared(soundTrip({ plan: told }), true) ?? '';
    expect(shared).not.toContain('Visa');
    expect(readShared(shared)).toBeTruthy();
    expect(readShared(shared)).not.toHaveProperty('reasons');
  });
});
