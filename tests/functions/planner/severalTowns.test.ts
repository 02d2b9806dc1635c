/** Trips of several towns: every booking that the plan rests on can be made. */
import { describe, expect, it } from 'vitest';
import type { Turn } from '../../../supabase/functions/_shared/assistant/turn.ts';
import { chatResultsSchema } from '../../../supabase/functions/_shared/domain/chat.ts';
import { ask } from '../support/assistant.ts';

/** Bookings of the plan that no card shows. */
function withoutCard({ plan, results }: Turn): (string | undefined)[] {
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
