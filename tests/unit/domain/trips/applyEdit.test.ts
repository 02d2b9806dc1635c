import { MAX_PLAN_CHARS } from '@domain/itinerary/itinerary.ts';
import { describe, expect, it } from 'vitest';
import { checkItinerary } from '@domain/itinerary/itineraryChecks.ts';
import { applyEdit, isUndoable } from '@domain/trips/applyEdit.ts';
import type { HandEdit } from '@domain/trips/edits.ts';
import { MAX_UNDO, type Trip } from '@domain/trips/trip.ts';
import { dayInWords, idOf, longTrip, soundTrip } from './trip.ts';

function edited(trip: Trip, edit: HandEdit): Trip {
  const outcome = applyEdit(trip, edit);
  if (outcome.outcome !== 'applied') throw new Error(`Not applied: ${outcome.reason}`);
  return outcome.trip;
}

describe('a trip by itself', () => {
  it('is one that its own offers check', () => {
    const { plan, offers } = soundTrip();
    expect(plan && offers && checkItinerary(plan, offers, '')).toEqual([]);
  });
});

describe('an edit of the trip', () => {
  it('renames it, archives it and takes it out again; only the name is a state that undo brings back', () => {
    const trip = soundTrip();
    const named = edited(trip, { kind: 'rename', title: 'Spring' });
    expect(named).toMatchObject({ title: 'Spring', undoDepth: 1, revision: 3 });
    expect(isUndoable(trip, named)).toBe(true);
    const archived = edited(named, { kind: 'archive' });
    expect(archived).toMatchObject({ state: 'archived', undoDepth: 1 });
    expect(isUndoable(named, archived)).toBe(false);
    expect(edited(archived, { kind: 'reopen' }).state).toBe('open');
  });

  it.each<HandEdit>([{ kind: 'rename', title: 'Paris and Rome' }, { kind: 'reopen' }])(
    'that changes nothing leaves the same trip: $kind',
    (edit) => {
      const trip = soundTrip();
      expect(edited(trip, edit)).toBe(trip);
    },
  );

  it('cannot undo by itself: the state before is needed', () => {
    expect(applyEdit(soundTrip(), { kind: 'undo' })).toEqual({
      outcome: 'conflict',
      reason: 'nothing_to_undo',
    });
    expect(applyEdit(soundTrip({ undoDepth: 1 }), { kind: 'undo' })).toMatchObject({
      reason: 'needs_network',
    });
  });

  it('never counts more states than are kept', () => {
    const trip = soundTrip({ undoDepth: MAX_UNDO });
    expect(edited(trip, { kind: 'rename', title: 'Other' }).undoDepth).toBe(MAX_UNDO);
  });
});

const titles = ({ plan }: Trip) => plan!.days.flatMap(({ items }) => items.map(({ title }) => title));

describe('an item whose id is another one’s by now', () => {
  const seen = soundTrip();
  const removal: HandEdit = { kind: 'removeItem', item: idOf(seen, 'Louvre'), title: 'Louvre' };
  const walk = idOf(seen, 'Food walk');
  /** As after a rebuild: the ids of two items change places, and one may be called otherwise. */
  const rebuilt = (title: (was: string) => string = (was) => was): Trip => {
    const ids = new Map([
      [removal.item, walk],
      [walk, removal.item],
    ]);
    const days = seen.plan!.days.map((day) => ({
      ...day,
      items: day.items.map((item) => ({
        ...item,
        id: ids.get(item.id) ?? item.id,
        title: title(item.title),
      })),
    }));
    return { ...seen, plan: { ...seen.plan!, days } };
  };

  it('is found by the title that was seen', () => {
    const after = titles(edited(rebuilt(), removal));
    expect(after).not.toContain('Louvre');
    expect(after).toContain('Food walk');
  });

  it('is gone where no item has the title, or several have it', () => {
    const renamed = rebuilt((was) => (was === 'Louvre' ? 'Orsay' : was));
    expect(applyEdit(renamed, removal)).toEqual({ outcome: 'gone', reason: 'item_gone' });
    const twice = rebuilt((was) => (was === 'Food walk' ? 'Walk' : was));
    const [first] = twice.plan!.days;
    const copy = { ...first!.items.find(({ title }) => title === 'Louvre')!, id: 'copy' };
    const days = twice.plan!.days.map((day) =>
      day === first ? { ...day, items: [...day.items, copy] } : day,
    );
    const doubled = { ...twice, plan: { ...twice.plan!, days } };
    expect(applyEdit(doubled, removal)).toEqual({ outcome: 'gone', reason: 'item_gone' });
  });

  it('is still the one under the id where nothing says what was seen', () => {
    const { title: _title, ...byId } = removal;
    expect(titles(edited(rebuilt(), byId))).not.toContain('Food walk');
  });
});

describe('removing', () => {
  it('a tour takes its cost along, and nothing else', () => {
    const trip = soundTrip();
    const after = edited(trip, { kind: 'removeItem', item: idOf(trip, 'Food walk') });
    expect(after.plan?.costs.map(({ label }) => label)).not.toContain('Food walk');
    expect(after.plan?.costs).toHaveLength((trip.plan?.costs.length ?? 0) - 1);
    expect(after.plan?.total).toBe((trip.plan?.total ?? 0) - 120);
    expect(after.plan?.warnings).toEqual([]);
  });

  it('a tour whose offer nobody knows any more takes its cost along by its name', () => {
    const trip = soundTrip({ offers: null });
    const after = edited(trip, { kind: 'removeItem', item: idOf(trip, 'Food walk') });
    expect(after.plan?.total).toBe((trip.plan?.total ?? 0) - 120);
  });

  it('a sight leaves the costs: meals and entry fees are a sum of the day', () => {
    const trip = soundTrip();
    const after = edited(trip, { kind: 'removeItem', item: idOf(trip, 'Louvre') });
    expect(after.plan?.total).toBe(trip.plan?.total);
    expect(dayInWords(after, 1).join()).not.toContain('Louvre');
  });

  it('the train to the next town is refused, with what the check found', () => {
    const trip = soundTrip();
    expect(applyEdit(trip, { kind: 'removeItem', item: idOf(trip, 'Train to Rome') })).toMatchObject({
      outcome: 'conflict',
      reason: 'check',
      finding: { check: 'way', day: 3 },
    });
  });

  it('the last item of a day is refused: the day would be empty', () => {
    let trip = longTrip(2);
    for (const title of ['Morning walk 1', 'Lunch', 'Museum 1', 'Free']) {
      trip = edited(trip, { kind: 'removeItem', item: idOf(trip, title, 1) });
    }
    expect(applyEdit(trip, { kind: 'removeItem', item: idOf(trip, 'Dinner', 1) })).toMatchObject({
      finding: { check: 'emptyDay' },
    });
  });

  it.each<HandEdit>([
    { kind: 'removeItem', item: 'nothing' },
    { kind: 'moveItem', item: 'nothing', day: 1, index: 0 },
    { kind: 'retimeItem', item: 'nothing', start: '09:00', end: '10:00' },
    { kind: 'noteItem', item: 'nothing', note: '' },
  ])('and every other edit of what is gone says so: $kind', (edit) => {
    expect(applyEdit(soundTrip(), edit)).toEqual({ outcome: 'gone', reason: 'item_gone' });
    expect(applyEdit(soundTrip({ plan: null }), edit)).toEqual({ outcome: 'gone', reason: 'item_gone' });
  });
});

const move = (trip: Trip, title: string, fromDay: number, day: number, index: number) =>
  applyEdit(trip, { kind: 'moveItem', item: idOf(trip, title, fromDay), day, index });

const moved = (trip: Trip, title: string, fromDay: number, day: number, index: number) => {
  const outcome = move(trip, title, fromDay, day, index);
  if (outcome.outcome !== 'applied') throw new Error(`Not applied: ${outcome.reason}`);
  return outcome.trip;
};

describe('moving', () => {
  it('to another day keeps the time where there is room', () => {
    const trip = edited(longTrip(2), { kind: 'removeItem', item: '2-09:30' });
    const after = moved(trip, 'Morning walk 1', 1, 2, 0);
    expect(dayInWords(after, 2)[0]).toBe('09:30–11:30 Morning walk 1');
    expect(dayInWords(after, 1)[0]).toBe('12:00–13:00 Lunch');
  });

  it('takes the nearest free time, and pushes nothing that need not move', () => {
    const after = moved(longTrip(2), 'Free', 1, 2, 4);
    expect(dayInWords(after, 2).slice(2)).toEqual([
      '14:00–16:30 Museum 2',
      '16:30–17:30 Free',
      '17:30–18:30 Free',
      '19:30–21:00 Dinner',
    ]);
  });

  it('within a day pushes what follows, each by as little as it takes', () => {
    const after = moved(longTrip(1), 'Museum 1', 1, 1, 0);
    expect(dayInWords(after, 1)).toEqual([
      '09:30–12:00 Museum 1',
      '12:00–14:00 Morning walk 1',
      '14:00–15:00 Lunch',
      '16:30–17:30 Free',
      '19:30–21:00 Dinner',
    ]);
  });

  it('to where it is changes nothing, and an index past the end is the end', () => {
    const trip = longTrip(1);
    expect(moved(trip, 'Dinner', 1, 1, 15)).toBe(trip);
    expect(dayInWords(moved(trip, 'Free', 1, 1, 15), 1).at(-1)).toBe('21:00–22:00 Free');
  });

  it('to a town where it is not is refused', () => {
    const trip = soundTrip();
    expect(move(trip, 'Louvre', 1, 4, 1)).toMatchObject({ outcome: 'conflict', reason: 'check' });
  });

  it('of a flight is refused: it leaves when it leaves', () => {
    const trip = soundTrip();
    expect(move(trip, 'BA 549, FCO to LHR', 4, 4, 0)).toMatchObject({
      finding: { check: expect.any(String) },
    });
  });

  it('past midnight has no room, and a day that is not there is gone', () => {
    const late = edited(longTrip(2), { kind: 'retimeItem', item: '1-19:30', start: '22:00', end: '23:30' });
    expect(move(late, 'Free', 1, 1, 4)).toEqual({ outcome: 'conflict', reason: 'no_room' });
    expect(move(late, 'Free', 1, 9, 0)).toEqual({ outcome: 'gone', reason: 'day_gone' });
  });

  it('to a day with sixteen items is refused', () => {
    const trip = longTrip(2);
    const plan = trip.plan!;
    const quarter = (index: number) => ({
      ...plan.days[0]!.items[3]!,
      id: `q${index}`,
      start: `0${6 + Math.floor(index / 4)}:${['00', '15', '30', '45'][index % 4]}`,
      end: `0${6 + Math.floor(index / 4)}:${['10', '25', '40', '55'][index % 4]}`,
    });
    const full = {
      ...plan.days[1]!,
      items: [...Array.from({ length: 11 }, (_, i) => quarter(i)), ...plan.days[1]!.items],
    };
    const crowded = { ...trip, plan: { ...plan, days: [plan.days[0]!, full] } };
    expect(move(crowded, 'Free', 1, 2, 0)).toEqual({ outcome: 'conflict', reason: 'day_full' });
  });
});

describe('another time and a note', () => {
  it('stand in the order of the day', () => {
    const trip = longTrip(1);
    const after = edited(trip, { kind: 'retimeItem', item: '1-16:30', start: '08:00', end: '09:00' });
    expect(dayInWords(after, 1)[0]).toBe('08:00–09:00 Free');
    const noted = edited(after, { kind: 'noteItem', item: '1-16:30', note: 'Coffee' });
    expect(noted.plan?.days[0]?.items[0]?.note).toBe('Coffee');
    expect(noted.undoDepth).toBe(2);
    expect(edited(noted, { kind: 'noteItem', item: '1-16:30', note: 'Coffee' })).toBe(noted);
  });

  it.each([
    ['that overlaps', '12:30', '13:30', 'overlap'],
    ['that ends before it begins', '18:00', '17:00', 'order'],
  ])('%s is refused', (_what, start, end, check) => {
    expect(applyEdit(longTrip(1), { kind: 'retimeItem', item: '1-16:30', start, end })).toMatchObject({
      outcome: 'conflict',
      finding: { check },
    });
  });

  it('a note that makes the plan too long to be stored is refused', () => {
    let trip = longTrip(30);
    let reason = '';
    for (const { id } of trip.plan!.days.flatMap(({ items }) => items)) {
      const outcome = applyEdit(trip, { kind: 'noteItem', item: id, note: 'w'.repeat(600) });
      if (outcome.outcome === 'applied') trip = outcome.trip;
      else reason = outcome.reason;
    }
    expect(reason).toBe('too_long');
  });

  it('why it is so gives way to an edit that has no room beside it', () => {
    const trip = longTrip(30);
    const plan = structuredClone(trip.plan!);
    const [first, ...others] = plan.days.flatMap(({ items }) => items);
    const room = () => MAX_PLAN_CHARS - JSON.stringify(plan).length;
    for (const item of others) if (room() > 12_000) item.note = 'w'.repeat(600);
    const left = room() - 300;
    expect(left).toBeLessThan(16_000);
    const why = 'w'.repeat(Math.ceil(left / 2));
    const check = 'c'.repeat(Math.floor(left / 2));
    const full = { ...trip, plan: { ...plan, reasons: { why, check, of: '0' } } };
    const outcome = applyEdit(full, { kind: 'noteItem', item: first!.id, note: 'n'.repeat(600) });
    expect(outcome.outcome === 'applied' && outcome.trip.plan).toMatchObject({ days: expect.any(Array) });
    expect(outcome.outcome === 'applied' && outcome.trip.plan?.reasons).toBeUndefined();
  });
});

const late = () => {
  const trip = longTrip(2);
  const plan = structuredClone(trip.plan!);
  Object.assign(plan.days[0]!.items[4]!, { start: '23:00', end: '23:30', title: 'Supper' });
  plan.days[1]!.items.splice(4, 1);
  return { ...trip, plan: { ...plan, warnings: ['Day 1: “Supper” is at an unusual hour.', 'Old news.'] } };
};

describe('a plan that fails a check already', () => {
  it('takes edits that make it no worse, and keeps warnings that it knows nothing of', () => {
    const trip = late();
    const after = edited(trip, { kind: 'noteItem', item: '1-19:30', note: 'Late' });
    expect(after.plan?.warnings).toEqual(trip.plan.warnings);
  });

  it('loses the warning with the fault', () => {
    const after = edited(late(), { kind: 'retimeItem', item: '1-19:30', start: '20:00', end: '21:00' });
    expect(after.plan?.warnings).toEqual(['Old news.']);
  });

  it('has the words follow where the fault moves', () => {
    const trip = late();
    const after = edited(trip, { kind: 'moveItem', item: '1-19:30', day: 2, index: 5 });
    expect(after.plan?.warnings).toEqual(['Old news.', 'Day 2: “Supper” is at an unusual hour.']);
  });

  it('takes no edit that makes it worse', () => {
    expect(
      applyEdit(late(), { kind: 'retimeItem', item: '2-12:00', start: '17:40', end: '18:20' }),
    ).toMatchObject({
      finding: { check: 'meals', day: 2 },
    });
  });
});
