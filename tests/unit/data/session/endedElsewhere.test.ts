/** A session that the server has ended: this device is signed out of it at the first refusal, and keeps what is unsent. */
import { describe, expect, it } from 'vitest';
import { isRefusal } from '@/data/remote/session/auth.ts';
import { sendMessage } from '@/data/repositories/chat/chat.ts';
import { refreshProfile } from '@/data/repositories/profile/profile.ts';
import { withToken } from '@/data/withToken.ts';
import { AppError } from '@domain/errors/appError.ts';
import { ANA } from '../support/browser.ts';
import { chatWorld, plain } from '../support/chatWorld.ts';

const world = chatWorld();

/** The server knows the session no more; supabase-js keeps it while its token looks fresh. */
function endElsewhere(): void {
  world.browser.server.validTokens.clear();
  world.browser.onRefresh(async () => 'ended');
}

describe('a session that was ended elsewhere', () => {
  it('ends here when a refresh is refused, and what is unsent goes out after the next sign-in', async () => {
    endElsewhere();
    const id = await sendMessage(world.tab.context, ANA, 'Kyoto?', plain);
    await world.tab.drainer.drain();
    world.browser.clock.advance(60_000);
    await world.tab.drainer.drain({ forced: true });
    expect(world.browser.isSignedIn()).toBe(false);
    expect(await world.tab.db.outbox.count()).toBe(1);

    world.browser.signIn(ANA, { suffix: '-new' });
    world.browser.clock.advance(60_000);
    await world.tab.drainer.drain({ forced: true });
    expect([...world.browser.server.charges.keys()]).toEqual([id]);
    expect(await world.states()).toEqual(['user sent', 'assistant sent']);
  });

  it('ends with the first call that finds out', async () => {
    endElsewhere();
    const { context } = world.tab;
    const call = withToken(ANA, context, () => Promise.reject(new AppError('unauthorized')));
    await expect(call).rejects.toMatchObject({ reason: 'unauthorized' });
    expect(world.browser.isSignedIn()).toBe(false);
  });

  it('does not end for a refresh that died in the network', async () => {
    world.browser.server.validTokens.clear();
    world.browser.onRefresh(async () => {});
    await sendMessage(world.tab.context, ANA, 'Kyoto?', plain);
    await world.tab.drainer.drain();
    world.browser.clock.advance(60_000);
    await world.tab.drainer.drain({ forced: true });
    expect(world.browser.isSignedIn()).toBe(true);
    expect(await world.states()).toEqual(['user waiting']);
  });

  it('does not end where another tab has renewed it meanwhile', async () => {
    world.browser.signIn(ANA, { expiresInSeconds: -60 });
    world.browser.server.profiles.set(ANA, { id: ANA, email: 'ana@waymark.test', role: 'user' });
    world.browser.onRefresh(async () => {
      world.browser.signIn(ANA, { suffix: '-other' });
      return 'ended';
    });
    await refreshProfile(world.tab.context, ANA).catch(() => {});
    expect(world.browser.isSignedIn()).toBe(true);
    expect(world.browser.server.requests.at(-1)?.token).toMatch(/-other$/);
  });
});

describe('a refusal of a refresh', () => {
  it.each([
    ['AuthApiError', 400, 'refresh_token_not_found', true],
    ['AuthApiError', 400, undefined, true],
    ['AuthApiError', 403, 'session_not_found', true],
    ['AuthApiError', 400, 'refresh_token_already_used', false],
    ['AuthApiError', 500, undefined, false],
    ['AuthRetryableFetchError', 0, undefined, false],
    ['AuthRetryableFetchError', 502, undefined, false],
    ['AuthUnknownError', undefined, undefined, false],
  ])('%s %s %s: %s', (name, status, code, refused) => {
    expect(isRefusal({ name, status, code })).toBe(refused);
  });
});
