/** A device whose clock is wrong: set ahead or behind instead of the zone, and corrected later. */
import { GoTrueClient } from '@supabase/supabase-js';
import { describe, expect, it, vi } from 'vitest';
import { inDeviceTime } from '@/data/remote/session/deviceTime.ts';
import { sendMessage } from '@/data/repositories/chat/chat.ts';
import { isTokenFresh, parseStoredSession } from '@domain/accounts/session.ts';
import { ANA } from '../support/browser.ts';
import { chatWorld, plain } from '../support/chatWorld.ts';

const world = chatWorld();
const HOUR = 3_600_000;

describe.each([
  ['two hours ahead', 2 * HOUR],
  ['a day ahead', 24 * HOUR],
  ['two hours behind', -2 * HOUR],
  ['a day behind', -24 * HOUR],
])('with a clock that is %s', (_name, offset) => {
  it('a token that was issued just now is used at once, and refreshed once at most', async () => {
    const real = world.browser.clock.now();
    // As another page stored it, by the server's clock.
    world.browser.clock.set(real + offset);
    world.browser.signIn(ANA, { expiresInSeconds: HOUR / 1000 - offset / 1000 });
    const refresh = vi.fn(async () =>
      world.browser.signIn(ANA, { expiresInSeconds: HOUR / 1000 - offset / 1000, suffix: '-new' }),
    );
    world.browser.onRefresh(refresh);
    await sendMessage(world.tab.context, ANA, 'Kyoto?', plain);
    await world.tab.drainer.drain();
    expect(await world.states()).toEqual(['user sent', 'assistant sent']);
    expect(refresh.mock.calls.length).toBeLessThanOrEqual(1);
  });

  it('what was typed then is sent at once when it is corrected', async () => {
    const real = world.browser.clock.now();
    world.tab.connectivity.set('offline');
    world.browser.clock.set(real + offset);
    world.browser.server.fail({ how: 'lost' });
    await sendMessage(world.tab.context, ANA, 'Kyoto?', plain);
    world.browser.clock.set(real + 1_000);
    world.browser.signIn(ANA);
    world.browser.server.heal();
    world.tab.connectivity.set('online');
    await world.tab.drainer.drain();
    expect(await world.states()).toEqual(['user sent', 'assistant sent']);
  });

  it('what was tried then is tried again at once when it is corrected', async () => {
    const real = world.browser.clock.now();
    world.browser.clock.set(real + offset);
    world.browser.signIn(ANA);
    world.browser.server.fail({ how: 'lost' }, { how: 'lost' });
    await sendMessage(world.tab.context, ANA, 'Kyoto?', plain);
    await world.tab.drainer.drain();
    expect(await world.states()).toEqual(['user waiting']);
    // Corrected an hour later, so that whoever waited would do so by either clock.
    world.browser.clock.set(real + HOUR);
    world.browser.signIn(ANA);
    world.browser.server.heal();
    await world.tab.drainer.drain();
    expect(await world.states()).toEqual(['user sent', 'assistant sent']);
  });
});

describe('the end of a session', () => {
  it('is counted by this device’s clock, whatever the server’s says', async () => {
    const behind = Math.round(Date.now() / 1000) - 2 * 3600;
    const session = {
      access_token: 'a.b.c',
      refresh_token: 'r',
      token_type: 'bearer',
      expires_in: 3600,
      expires_at: behind + 3600,
      user: { id: ANA, email: 'ana@waymark.test' },
    };
    const answer = vi.fn(async () => new Response(JSON.stringify(session), { status: 200 }));
    const kept = new Map<string, string>();
    const supabaseAuth = new GoTrueClient({
      url: 'http://waymark.test/auth/v1',
      autoRefreshToken: false,
      storageKey: 'session',
      storage: {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
      },
      fetch: inDeviceTime(answer),
    });
    await supabaseAuth.signInWithPassword({ email: 'ana@waymark.test', password: 'x' });
    await supabaseAuth.getSession();
    await supabaseAuth.getSession();
    // Not refreshed again: the first one is good.
    expect(answer).toHaveBeenCalledOnce();
    const stored = parseStoredSession(JSON.parse(kept.get('session') ?? 'null'));
    expect(stored && isTokenFresh(stored, Date.now())).toBe(true);
    expect(stored && isTokenFresh(stored, Date.now() + 3_600_000)).toBe(false);
  });

  it.each([
    ['http://waymark.test/rest/v1/trips', '{"expires_in":1,"expires_at":2}'],
    ['http://waymark.test/auth/v1/token?grant_type=password', 'nonsense'],
    ['http://waymark.test/auth/v1/token', '{"error_code":"invalid_credentials"}'],
    ['http://waymark.test/auth/v1/signup', 'null'],
  ])('leaves other answers of %s as they are', async (address, text) => {
    const response = await inDeviceTime(async () => new Response(text))(address);
    expect(await response.text()).toBe(text);
  });
});
