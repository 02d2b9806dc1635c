/** "What now?" typed while a trip is on: what is heard, what is told of the day, and the change that is proposed and made. */
import { describe, expect, it } from 'vitest';
import { applyEdit } from '@domain/trips/applyEdit.ts';
import { replanDay } from '@domain/trips/replanDay.ts';
import { todayOf } from '@domain/trips/today.ts';
import type { Trip } from '@domain/trips/trip.ts';
import { nowHeard } from '@domain/trips/whatNow/heard.ts';
import { type NowTold, whatNow } from '@domain/trips/whatNow/whatNow.ts';
import { DAY, dublinTrip } from './todayTrip.ts';

const MESSAGE = '11111111-1111-4111-8111-111111111111';
const trip = dublinTrip();

describe('what is heard', () => {
  it.each([
    'What now?',
    'what’s next',
    'What should we do now?',
    'Where do we go next?',
    'ok, so what now',
    'What’s left today?',
    'What is the plan for today?',
  ])('%s asks what is on', (message) => {
    expect(nowHeard(message)).toMatchObject({ trouble: null, hasMore: false, answer: null });
  });

  it.each([
    ['We’re running late', { reason: 'late', minutes: null }],
    ['we are 20 minutes late, what now?', { reason: 'late', minutes: 20 }],
    ['Sorry, running an hour and a half late', { reason: 'late', minutes: 90 }],
    ['We are late by half an hour', { reason: 'late', minutes: 30 }],
    ['I’m 1.5 hours behind schedule', { reason: 'late', minutes: 90 }],
    ['1.5 hrs late', { reason: 'late', minutes: 90 }],
    ['We’re 1.5h late', { reason: 'late', minutes: 90 }],
    ['2.5 h behind schedule', { reason: 'late', minutes: 150 }],
    ['we’re running a bit late for the museum', { reason: 'late', minutes: null }],
    ['It’s raining, what now', { reason: 'rain' }],
    ['it started to rain', { reason: 'rain' }],
    ['Too tired', { reason: 'tired' }],
    ['the kids are exhausted, what should we do now?', { reason: 'tired' }],
    ['It’s closed', { reason: 'closed', name: null }],
    ['the Book of Kells is closed today', { reason: 'closed', name: 'the book of kells' }],
    ['Skip this', { reason: 'skip', name: null, isNext: false }],
    ['can we skip that one', { reason: 'skip', name: null, isNext: false }],
    ['let’s skip the next one', { reason: 'skip', name: null, isNext: true }],
  ])('%s', (message, trouble) => {
    expect(nowHeard(message)).toMatchObject({ trouble, hasMore: false, answer: null });
  });

  it('says that a second reason was given', () => {
    expect(nowHeard('It’s raining and we’re tired')).toMatchObject({
      trouble: { reason: 'rain' },
      hasMore: true,
      answer: null,
    });
  });

  it.each([
    'late',
    'yes',
    'Help',
    'What next to the hotel is open?',
    'Skip the museum',
    'skip it',
    'can we skip that',
    'leave out that',
    '4 days in Lisbon in May',
    'We are tired of museums, more parks please',
    'We arrive late on Tuesday',
    'It rains in Bergen, what should we do there in October?',
    'A less tiring day 2',
    'The Louvre is closed on Tuesdays',
    'What should we do in Dublin now that it is spring?',
  ])('%s is for the planner', (message) => {
    expect(nowHeard(message)).toBeNull();
  });
});

/** The answer at a time in Dublin on the second day. */
function at(time: string, message: string, asked: { trip?: Trip | null; others?: Trip[] } = {}) {
  const { others = [] } = asked;
  return whatNow({
    message,
    messageId: MESSAGE,
    trip: asked.trip === undefined ? trip : asked.trip,
    others,
    now: new Date(`2027-05-04T${time}:00+01:00`),
    read: (id) => Promise.resolve(others.find((other) => other.id === id) ?? null),
  });
}

async function told(...asked: Parameters<typeof at>): Promise<NowTold> {
  const answer = await at(...asked);
  if (!answer) throw new Error('It was left to the planner');
  return answer;
}

/** What the button "Change the day" of an answer sends. */
function wanted({ suggestions }: NowTold): string {
  return suggestions.find(({ label }) => label === 'Change the day')?.value ?? '';
}

describe('what is told', () => {
  it('has now, next and the way, changes nothing, and offers the five reasons', async () => {
    const answer = await told('10:05', 'What now?');
    expect(answer.reply).toContain('Tue 4 May in Dublin, 10:05 AM there.');
    expect(answer.reply).toContain('- **Now:** Book of Kells, until 11:00 AM');
    expect(answer.reply).toContain('- **Next:** Merrion Square, at 11:15 AM, about 15 min on foot');
    expect(answer).toMatchObject({ change: { kind: 'none' }, plan: undefined, usage: { totalTokens: 0 } });
    expect(answer.suggestions).toHaveLength(5);
    for (const { value } of answer.suggestions) expect(nowHeard(value)?.trouble).not.toBeNull();
  });

  it('says when nothing is on and nothing comes', async () => {
    const { reply } = await told('22:30', 'what’s next?');
    expect(reply).toContain('- **Now:** nothing planned\n- **Next:** nothing more today');
  });

  it('says plainly that no trip is on, and which one is next', async () => {
    const { reply, change } = await told('10:05', 'It’s raining, what now?', {
      trip: dublinTrip(DAY, { startsOn: '2028-05-03', endsOn: '2028-05-05', plan: null }),
    });
    expect(reply).toContain('No trip of yours is on today. “Dublin” begins on Wed 3 May.');
    expect(change).toEqual({ kind: 'none' });
    expect((await told('10:05', 'What now?', { trip: null })).reply).toMatch(
      /^No trip of yours is on today\. While/,
    );
  });

  it.each([
    'Where should I go next?',
    'What’s next?',
    'What should we do instead?',
    'where then?',
    'skip this',
    'skip the next one',
    'keep this day',
    'Change the day',
    'Change the day: skip Merrion Square',
  ])('%s is for the planner where no trip is on', async (message) => {
    expect(await at('10:05', message, { trip: null })).toBeNull();
    expect(await at('10:05', message)).not.toBeNull();
  });

  it('turns to the trip that is on where the chat is about another, and proposes for that one', async () => {
    const other = { ...trip, id: '22222222-2222-4222-8222-222222222222', title: 'Ireland' };
    const answer = await told('10:05', 'We’re 20 minutes late', { trip: null, others: [other] });
    expect(answer.reply).toMatch(/^We are back at “Ireland”, which is on\./);
    expect(answer.change).toEqual({ kind: 'opened', tripId: other.id });
    expect(wanted(answer)).toBe('Change the day: 20 minutes late');
    const archived = { ...other, state: 'archived' as const };
    const none = await told('10:05', 'What now?', { trip: null, others: [archived] });
    expect(none.reply).toContain('No trip of yours is on');
  });
});

describe('a day that goes another way', () => {
  it.each([
    ['We’re running late', '- **Merrion Square** 11:45 AM to 12:45 PM, was 11:15 AM to 12:15 PM'],
    ['It’s raining, what now', '- **Chester Beatty** 11:15 AM to 12:15 PM, was 2:00 PM to 3:00 PM'],
    ['too tired', '- **Rest** 11:15 AM to 12:15 PM'],
    ['It’s closed', '- **Book of Kells** is left out, was 9:30 AM to 11:00 AM'],
    ['Merrion Square is closed', '- **Merrion Square** is left out, was 11:15 AM to 12:15 PM'],
    ['the square is closed', '- **Merrion Square** is left out'],
    ['Skip the next one', '- **Merrion Square** is left out'],
  ])('%s: proposed, and made as proposed when it is wanted', async (message, difference) => {
    const proposed = await told('10:05', message);
    expect(proposed.change).toEqual({ kind: 'none' });
    expect(proposed.reply).toContain(difference);
    expect(proposed.reply).toContain('Nothing is changed until you say so.');
    expect(proposed.suggestions).toContainEqual({
      label: 'Keep the day as it is',
      value: 'Keep the day as it is',
    });
    const made = await told('10:05', wanted(proposed));
    expect(made.reply).toMatch(/^Day 2 is planned anew\./);
    expect(made.reply).toContain(difference);
    expect(made.change).toMatchObject({ kind: 'changed', contents: { plan: made.plan, spec: trip.spec } });
    expect(made.plan?.days[1]).not.toEqual(trip.plan?.days[1]);
    expect(made.usage.totalTokens).toBe(0);
  });

  it('makes the very edit that the trip’s own page makes', async () => {
    const plan = trip.plan;
    const today = plan && todayOf({ ...trip, plan }, Date.parse('2027-05-04T10:05:00+01:00'), 'UTC');
    if (!today) throw new Error('The trip is on');
    const edit = replanDay(
      today,
      { reason: 'tired', rest: MESSAGE },
      (tried) => applyEdit(trip, tried).outcome === 'applied',
    );
    const after = edit && applyEdit(trip, edit);
    const made = await told('10:05', 'Change the day: I am tired');
    expect(after?.outcome === 'applied' && after.trip.plan).toEqual(made.plan);
  });

  it('keeps the day when that is wanted', async () => {
    const answer = await told('10:05', 'Keep the day as it is');
    expect(answer.reply).toMatch(/^The day stays as it is\./);
    expect(answer.change).toEqual({ kind: 'none' });
  });

  it('says why nothing can be changed, and what is left for another time', async () => {
    const { reply, change } = await told('15:30', 'It’s raining and we’re tired');
    expect(reply).toMatch(/^Nothing that is left today is known to be outdoors/);
    expect(reply).toContain('One thing at a time');
    expect(change).toEqual({ kind: 'none' });
    expect((await told('23:30', 'Skip this')).reply).toMatch(/^Nothing is left today that could go\./);
  });

  it('offers other delays and other places where none was said', async () => {
    const late = await told('10:05', 'I’m late');
    expect(late.suggestions.map(({ label }) => label)).toContain('60 minutes late');
    const closed = await told('10:05', 'It’s closed');
    expect(closed.suggestions.map(({ label }) => label)).toContain('Merrion Square is closed');
  });

  it('takes a museum for the one that is on, and leaves what the day has not got to the planner', async () => {
    expect((await told('10:05', 'the museum is closed')).reply).toContain(
      'Without “Book of Kells”, which is closed',
    );
    expect(await at('10:05', 'The Louvre is closed')).toBeNull();
    expect(await at('10:05', 'The Louvre is closed', { trip: null })).toBeNull();
  });
});
