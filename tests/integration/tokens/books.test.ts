/** The books of tokens: who may call their functions, and read and write their rows. */
import { expect, it } from 'vitest';
import { describeOnBoth } from '../../support/backend.ts';

describeOnBoth('the books of tokens', (backend) => {
  it('are for the service alone to write in', async () => {
    const account = await backend().account();
    const turn = { p_user: account.id, p_message: crypto.randomUUID() };
    for (const client of [account.client, backend().visitor()]) {
      const calls = [
        client.rpc('reserve_tokens', {
          ...turn,
          p_amount: 1,
          p_ttl_seconds: 1,
          p_first_response: true,
        }),
        client.rpc('settle_turn', { ...turn, p_used: -5000, p_reply: {}, p_turn: {} }),
        client.rpc('release_tokens', turn),
      ];
      for (const { error } of await Promise.all(calls)) expect(error?.code).toBe('42501');
    }
  });

  it('are read by their owner, who cannot write in them', async () => {
    const [owner, other] = await Promise.all([backend().account(), backend().account()]);
    const service = backend().service();
    const held = await service.rpc('reserve_tokens', {
      p_user: owner.id,
      p_message: crypto.randomUUID(),
      p_amount: 1_000,
      p_ttl_seconds: 60,
      p_first_response: false,
    });
    expect(held.data).toMatchObject({ outcome: 'held' });
    const topup = {
      user_id: owner.id,
      email: owner.email,
      source: 'checkout',
      tier: 'Pro',
      tokens_added: 100_000,
      plan_name: 'Pro',
      reference: crypto.randomUUID(),
    };
    await backend().put('token_topups', topup);
    await expect(backend().put('token_topups', topup)).rejects.toThrow('token_topups_reference_key');
    const session = {
      id: crypto.randomUUID(),
      user_id: owner.id,
      tier: 'Pro',
      tokens: 100_000,
      mode: 'sandbox',
    };
    await backend().put('checkout_sessions', session);
    for (const table of ['token_topups', 'token_reservations', 'checkout_sessions'] as const) {
      expect((await owner.client.from(table).select('user_id')).data).toEqual([{ user_id: owner.id }]);
      expect((await other.client.from(table).select('user_id')).data).toEqual([]);
      expect((await backend().visitor().from(table).select('user_id')).error?.code).toBe('42501');
    }
    const forged = await owner.client.from('token_topups').insert({ ...topup, reference: 'forged' });
    expect(forged.error?.code).toBe('42501');
    const paid = await owner.client
      .from('checkout_sessions')
      .insert({ ...session, id: 'forged-session', state: 'paid' });
    expect(paid.error?.code).toBe('42501');
    const change = owner.client.from('checkout_sessions').update({ state: 'paid' }).eq('id', session.id);
    expect((await change).error?.code).toBe('42501');
    const state = await service.from('checkout_sessions').select('state').eq('id', session.id).single();
    expect(state.data).toEqual({ state: 'open' });
  });
});
