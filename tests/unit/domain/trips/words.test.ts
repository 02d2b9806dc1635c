import { describe, expect, it } from 'vitest';
import { applyEdit, type EditRefusal } from '@domain/trips/applyEdit.ts';
import type { HandEdit } from '@domain/trips/edits.ts';
import { describeEdit, describeRefusal } from '@domain/trips/words.ts';
import { idOf, longTrip, soundTrip } from './trip.ts';

const trip = soundTrip();
const item = idOf(trip, 'Louvre');

describe('an edit in words', () => {
  it.each<[HandEdit, string]>([
    [{ kind: 'rename', title: 'Spring' }, 'Name the trip “Spring”'],
    [{ kind: 'archive' }, 'Archive the trip'],
    [{ kind: 'reopen' }, 'Take the trip out of the archive'],
    [{ kind: 'undo' }, 'Take back the last change'],
    [{ kind: 'removeItem', item }, 'Remove “Louvre”'],
    [{ kind: 'removeItem', item: 'gone' }, 'Remove an item that is not there any more'],
    [{ kind: 'moveItem', item, day: 2, index: 0 }, 'Move “Louvre” to day 2, place 1'],
    [{ kind: 'retimeItem', item, start: '09:00', end: '11:00' }, 'Have “Louvre” from 9:00 AM to 11:00 AM'],
    [{ kind: 'noteItem', item, note: 'Book' }, 'Note at “Louvre”: “Book”'],
    [{ kind: 'noteItem', item, note: '' }, 'Remove the note of “Louvre”'],
  ])('%o', (edit, words) => {
    expect(describeEdit(edit, trip)).toBe(words);
  });
});

describe('a refusal in words', () => {
  it('is that of its reason, a different one for each', () => {
    const reasons: EditRefusal[] = [
      'item_gone',
      'day_gone',
      'trip_gone',
      'unreadable',
      'day_full',
      'no_room',
      'too_long',
      'needs_network',
      'nothing_to_undo',
      'check',
    ];
    const words = reasons.map((reason) => describeRefusal({ outcome: 'conflict', reason }));
    expect(new Set(words).size).toBe(reasons.length);
    for (const each of words) expect(each).toMatch(/^[A-Z].*\.$/);
  });

  it('says what the check found', () => {
    const outcome = applyEdit(longTrip(1), {
      kind: 'retimeItem',
      item: '1-16:30',
      start: '12:30',
      end: '13:30',
    });
    if (outcome.outcome === 'applied') throw new Error('applied');
    expect(describeRefusal(outcome)).toBe('Day 1: “Free” begins before something else has ended.');
  });
});
