/** A day arranged anew, decided by the server: what a page may send, and what anybody might. */
import { beforeAll, expect, it } from 'vitest';
import type { HandEdit } from '@domain/trips/edits.ts';
import { describeOnBoth, type Account } from '../../support/backend.ts';
import { callTrips, keepTrip, pending, sendEdits } from '../../support/trips.ts';

type Arrange = Extract<HandEdit, { kind: 'arrangeDay' }>;

describeOnBoth('a day arranged anew', (backend) => {
  let owner: Account;
  beforeAll(async () => {
    owner = await backend().account();
  });

  /** A trip, and its first day as it is, without these. */
  async function dayWithout(...titles: string[]): Promise<{ id: string; edit: Arrange }> {
    const { id, plan } = await keepTrip(backend(), owner);
    const items = plan.days[0]?.items.filter(({ title }) => !titles.includes(title)) ?? [];
    return {
      id,
      edit: {
        kind: 'arrangeDay',
        day: 1,
        items: items.map(({ id: item, title, start, end }) => ({ item, title, start, end })),
      },
    };
  }

  it('is kept, with a rest in it, and taken back', async () => {
    const { id, edit } = await dayWithout('Louvre');
    const rest = { id: crypto.randomUUID(), start: '14:00', end: '16:00' };
    const kept = await sendEdits(backend(), owner, id, pending({ ...edit, rest }));
    expect(kept.outcomes).toMatchObject([{ status: 'applied', message: null }]);
    const titles = kept.trip.plan?.days[0]?.items.map(({ title }) => title);
    expect(titles).toContain('Rest');
    expect(titles).not.toContain('Louvre');
    const back = await sendEdits(backend(), owner, id, pending({ kind: 'undo' }, { baseRevision: 2 }));
    expect(back.trip.plan?.days[0]?.items.map(({ title }) => title)).toContain('Louvre');
  });

  it('loses no flight, moves none, and has nothing of another day or of nobody', async () => {
    const { id, edit } = await dayWithout();
    const [flight, ...others] = edit.items;
    if (!flight) throw new Error('The day has no flight');
    const foreign = { ...flight, item: 'item-of-nobody', title: 'Nobody’s' };
    const overlap = edit.items.map((entry) =>
      entry.title === 'Lunch' ? { ...entry, start: '11:50' } : entry,
    );
    const { trip, outcomes } = await sendEdits(
      backend(),
      owner,
      id,
      pending({ ...edit, items: others }),
      pending({ ...edit, items: [{ ...flight, end: '10:15' }, ...others] }),
      pending({ ...edit, items: [...edit.items, foreign] }),
      pending({ ...edit, items: [...edit.items, flight] }),
      pending({ ...edit, items: overlap }),
      pending({ ...edit, day: 30 }),
    );
    expect(outcomes.map(({ status }) => status)).toEqual([
      'conflict',
      'conflict',
      'gone',
      'gone',
      'conflict',
      'gone',
    ]);
    expect(outcomes.slice(0, 2).map(({ message }) => message)).toEqual(
      Array.from({ length: 2 }, () => '“Fly to Paris” has an hour of its own and stays where it is.'),
    );
    expect(trip.revision).toBe(1);
  });

  it.each([
    ['in Japanese', '日'],
    ['in characters that JSON spells out', '\u0001'],
  ])('is kept with as many and as long titles as a day can have, %s', async (_, letter) => {
    const { id, edit } = await dayWithout();
    const items = Array.from({ length: 16 }, (_each, index) => ({
      item: `${letter.repeat(38)}${index + 10}`,
      title: letter.repeat(200),
      start: '10:00',
      end: '11:00',
    }));
    const long = pending({ ...edit, items });
    const { outcomes } = await sendEdits(backend(), owner, id, long);
    expect(outcomes).toMatchObject([{ id: long.id, status: 'gone' }]);
  });

  it('of another form is no request', async () => {
    const { id, edit } = await dayWithout();
    const hostile: unknown[] = [
      { ...edit, items: Array.from({ length: 17 }, () => edit.items[0]) },
      { ...edit, items: { length: 2 } },
      { ...edit, items: [{ ...edit.items[0], start: '9:00' }] },
      { ...edit, items: [{ ...edit.items[0], title: 'x'.repeat(100_000) }] },
      { ...edit, day: 1.5 },
      { ...edit, rest: { id: crypto.randomUUID(), start: '__proto__', end: 'constructor' } },
    ];
    for (const one of hostile) {
      const edits = [{ ...pending({ kind: 'undo' }), edit: one }];
      const answer = await callTrips(backend(), owner, { action: 'edit', trip_id: id, edits });
      expect(answer.status).toBe(400);
    }
    const row = await owner.client.from('trips').select('revision').eq('id', id).single();
    expect(row.data).toEqual({ revision: 1 });
  });

  it('leaves no markup and no prototype behind', async () => {
    const { id, edit } = await dayWithout('Louvre');
    const body = JSON.stringify({
      action: 'edit',
      trip_id: id,
      edits: [pending({ ...edit, rest: { id: crypto.randomUUID(), start: '14:00', end: '15:00' } })],
    }).replace('"kind":"arrangeDay"', '"kind":"arrangeDay","__proto__":{"admin":true},"title":"<img src=x>"');
    const answer = await callTrips(backend(), owner, JSON.parse(body));
    expect(answer.status).toBe(200);
    expect(JSON.stringify(answer.body)).not.toContain('<img');
    expect(JSON.stringify(answer.body)).not.toContain('admin');
  });
});
