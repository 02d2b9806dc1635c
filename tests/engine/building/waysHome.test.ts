/** A plan whose way home is not to be planned lacks none; the checks beside it say so of those alone that do. */
import { describe, expect, it } from 'vitest';
import { checkOrigin } from '../../../domain/itinerary/checkPlaces.ts';
import { ask } from '../../functions/support/assistant.ts';

describe('the way home', () => {
  it.each([
    ['one way to Rome for 4 days from 3 May 2027, from London', null],
    ['Rome 4 days from 3 May 2027, from London, my flight home leaves at 18:30 on the last day', null],
    [
      'our cruise leaves Civitavecchia sunday 12 sept 2027, have to be on board by 4pm. flying from Denver, want 2 full days in Rome before that',
      null,
    ],
    ['Rome 3 days and Naples 2 days from 3 May 2027, from London, home to Oslo', 'Oslo'],
    ['Rome 4 days from 3 May 2027, from London', undefined],
  ])('is known to end elsewhere, or nowhere: %s', async (message, home) => {
    const { plan } = await ask(message);
    expect(plan?.home).toBe(home);
    expect(plan && checkOrigin(plan)).toEqual([]);
  });

  it('is missed where it is to be planned', async () => {
    const { plan } = await ask('Rome 4 days from 3 May 2027, from London');
    expect(plan && checkOrigin({ ...plan, legs: plan.legs.slice(0, 1) })).toMatchObject([
      { check: 'origin' },
    ]);
  });

  it('is all that is missed of who has the way there', async () => {
    const { plan } = await ask('our plane lands at 14:10', {
      after: ['Rome 4 days from 3 May 2027, from London'],
    });
    expect(plan?.ownWayThere).toBe(true);
    expect(plan && checkOrigin(plan)).toEqual([]);
    expect(plan && checkOrigin({ ...plan, ownWayThere: undefined })).toMatchObject([{ check: 'origin' }]);
  });

  it('is told again once it is wished for', async () => {
    const { plan } = await ask('make it a round trip', {
      after: ['one way to Rome for 4 days from 3 May 2027, from London'],
    });
    expect(plan?.home).toBeUndefined();
    expect(plan && checkOrigin(plan)).toEqual([]);
  });
});
