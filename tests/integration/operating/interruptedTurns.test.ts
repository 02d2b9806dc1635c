/** Questions whose turn ended with the server. */
import { describe, expect, it } from 'vitest';
import { RESERVATION_TTL_SECONDS } from '@domain/billing/tokens.ts';
import { endInterruptedTurns } from '../../../server/database/interruptedTurns.ts';
import { describeOnEmbedded } from '../../support/backend.ts';
import { callFunction, tokenOf } from '../../support/functions.ts';

describeOnEmbedded('a question whose turn ended with the server', (backend) => {
  describe('after the next start', () => {
    it('is answered at once, and what was set aside for it is there again', async () => {
      const account = await backend().account({ token_balance: 5_000 });
      const message_id = crypto.randomUUID();
      const reserve = async (p_amount: number) => {
        const { data } = await backend().service().rpc('reserve_tokens', {
          p_user: account.id,
          p_message: message_id,
          p_amount,
          p_ttl_seconds: RESERVATION_TTL_SECONDS,
          p_first_response: false,
        });
        return data;
      };
      expect(await reserve(5_000)).toMatchObject({ outcome: 'held', reserved: 5_000 });
      const ask = async () =>
        callFunction(
          backend(),
          'token-chat',
          { user_id: account.id, message_id, message: 'Three days in Rome from London in May' },
          await tokenOf(account.client),
        );
      expect((await ask()).error?.error).toBe('in_progress');
      await endInterruptedTurns(backend().database);
      expect((await ask()).status).toBe(200);
      // an answer that was kept is as it was
      await endInterruptedTurns(backend().database);
      expect(await reserve(1)).toMatchObject({ outcome: 'replay' });
    });
  });
});
