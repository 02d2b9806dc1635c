/** Trips of several towns: every booking that the plan rests on can be made. */
import { describe, expect, it } from 'vitest';
import type { TurnAnswer } from '../../engine/turn.ts';
import { chatResultsSchema } from '../../domain/chat/results.ts';
import { ask } from '../functions/support/assistant.ts';

/** Bookings of the plan that no card shows. */
function withoutCard({ plan, results }: TurnAnswer): (string | undefined)[] {
  const shown = [
    ...[...results.flights, ...results.tours].map(({ id }) => id),
    ...results.hotels.flatMap(({ hotelId, checkIn }) => [hotelId, `${hotelId} ${checkIn}`]),
  ];
  const booked = [...(plan?.legs ?? []), ...(plan?.days.flatMap(({ items }) => items) ?? [])];
  const beds = plan?.stays.filter(({ offerId }) => offerId !== undefined) ?? [];
  return [
    ...booked.map(({ offerId }) => offerId),
    ...beds.map(({ offerId, checkIn }) => `${offerId} ${checkIn}`),
  ].filter((id) => id !== undefined && !shown.includes(id));
}

describe('the cards of a trip of several towns', () => {
  it.each([
    'Rome 3, Florence 3, Venice 3, Vienna 3 and Prague 3 days in May from London, 2 people, budget $9000',
    'Lisbon 2 days, Madrid 2 days, Barcelona 2 days, Rome 2 days, Athens 2 days, Istanbul 2 days, Vienna 2 days and Berlin 2 days in May from London, budget $20000',
  ])('hold every booking of the plan: %s', async (message) => {
    const turn = await ask(message);
    expect(turn.plan?.stays.length).toBeGreaterThan(4);
    expect(withoutCard(turn)).toEqual([]);
    expect(() => chatResultsSchema.parse(turn.results)).not.toThrow();
  });
});

describe('a town that comes twice', () => {
  it.each([
    ['Rome for 2 days, then Florence for 2 days, then Rome for 2 days in May from London', 6],
    ['Rome 2, Florence 2 days, back to Rome 2 days in May from London', 6],
    ['Rome 2 days, Florence 2 days and back to Rome in May from London', 5],
  ])('is a stop twice, and the trip still goes home: %s', async (message, days) => {
    const turn = await ask(message);
    const { plan } = turn;
    expect(plan?.cities).toEqual(['Rome', 'Florence', 'Rome']);
    expect(plan?.days).toHaveLength(days);
    expect(plan?.warnings).toEqual([]);
    expect(plan?.legs.map(({ from, to }) => [from, to])).toEqual([
      ['London', 'Rome'],
      ['Rome', 'Florence'],
      ['Florence', 'Rome'],
      ['Rome', 'London'],
    ]);
    const sights = plan?.days.flatMap(({ items }) => items.filter(({ kind }) => kind === 'sight')) ?? [];
    expect(new Set(sights.map(({ title }) => title)).size).toBe(sights.length);
    expect(withoutCard(turn)).toEqual([]);
  });

  it('is told of once in the opening', async () => {
    const { reply } = await ask(
      'Rome for 2 days, then Florence for 2 days, then Rome for 2 days in May from London',
    );
    expect(reply.match(/Rome in May: /g)).toHaveLength(1);
    expect(reply.match(/Florence in May: /g)).toHaveLength(1);
  });

  it('has something to see on every whole day of a second stay', async () => {
    const { plan } = await ask('Rome 5 days, Florence 2 days, then Rome 5 days in May from London for two');
    const whole = plan?.days.slice(1, -1) ?? [];
    expect(whole).toHaveLength(10);
    for (const { items } of whole) {
      expect(items.some(({ kind }) => kind === 'sight' || kind === 'tour' || kind === 'free')).toBe(true);
    }
    const dinners = plan?.days.flatMap(({ city, items }) =>
      items.filter(({ title }) => city === 'Rome' && title === 'Dinner').map(({ note }) => note),
    );
    expect(new Set(dinners?.slice(0, 8)).size).toBe(8);
  });

  it.each([
    ['Paris and Rome in May. 4 days in Paris, 3 days in Rome', ['Paris', 'Rome'], 7],
    ['4 days in Rome in May, we love Rome', ['Rome'], 4],
    ['London 4 days, Paris 5, Rome 4, back to Los Angeles', ['London', 'Paris', 'Rome'], 13],
  ])('and one that is only named twice is one stop: %s', async (message, cities, days) => {
    const { plan } = await ask(message);
    expect(plan?.cities).toEqual(cities);
    expect(plan?.days).toHaveLength(days);
  });
});
