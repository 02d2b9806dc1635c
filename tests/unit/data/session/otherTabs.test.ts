/** What the other tabs of a browser do when an account signs out in one. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetEnded } from '@/data/outbox/earlierAccounts.ts';
import { forgetAccount } from '@/data/outbox/signOut.ts';
import { syncChat } from '@/data/repositories/chat/chat.ts';
import { saveDraft } from '@/data/repositories/drafts.ts';
import { AT_ONCE, cancelOwed, owe, owedRemovals } from '@/platform/owed.ts';
import { ANA, BEN } from '../support/browser.ts';
import { chatWorld } from '../support/chatWorld.ts';
import { stored } from '../support/playedApp.ts';

const world = chatWorld();
afterEach(() => cancelOwed(owedRemovals()));

describe('another tab, while one signs out', () => {
  const typed = { userId: ANA, name: 'chat', value: 'Half typed', updatedAt: 1 };

  it.each([
    ['stays with what is kept', true, 1],
    ['goes with what is discarded', false, 0],
  ])('what it wrote meanwhile %s', async (_name, keepUnsent, left) => {
    const other = world.browser.openTab();
    const { broadcast } = world.tab.context;
    // after everything was removed, and before anybody is told
    const post = vi.spyOn(broadcast, 'post');
    post.mockImplementationOnce((message) => {
      void other.db.drafts.put(typed);
      broadcast.post(message);
    });
    await forgetAccount(world.tab, ANA, { keepUnsent });
    await expect.poll(() => world.tab.db.drafts.count()).toBe(left);
    // the session is stored until the server was told
    await saveDraft(other.context, ANA, 'planner', 'Too late');
    await expect(syncChat(other.context, ANA)).rejects.toMatchObject({ reason: 'unauthorized' });
    world.browser.signOut();
    await forgetEnded(other, ANA);
    expect((await stored(world))['drafts'] ?? 0).toBe(left);
    expect(owedRemovals()).toHaveLength(left);
  });

  it('has it removed at the end of the session where storage fails just then', async () => {
    const other = world.browser.openTab();
    const { broadcast } = world.tab.context;
    vi.spyOn(broadcast, 'post').mockImplementationOnce((message) => {
      vi.spyOn(other.db.outbox, 'where').mockImplementationOnce(() => {
        throw new DOMException('', 'UnknownError');
      });
      void other.db.drafts.put(typed);
      broadcast.post(message);
    });
    await forgetAccount(world.tab, ANA, { keepUnsent: false });
    await expect.poll(() => world.tab.db.drafts.count()).toBe(1);
    world.browser.signOut();
    await forgetEnded(other, ANA);
    expect(await stored(world)).toEqual({});
    expect(owedRemovals()).toEqual([]);
  });

  it('keeps what is owed sooner than it could be by this one', async () => {
    const other = world.browser.openTab();
    const atOnce = { userId: ANA, keepUnsent: false, dueAt: AT_ONCE };
    owe(atOnce);
    await other.db.drafts.put(typed);
    const { broadcast, clock } = world.tab.context;
    broadcast.post({ type: 'signed_out', userId: ANA, keepUnsent: false, at: clock.now() });
    await expect.poll(() => other.db.drafts.count()).toBe(0);
    expect(owedRemovals()).toEqual([atOnce]);
  });

  it('lets an account that is back work on where it hears of the sign-out long after', async () => {
    const other = world.browser.openTab();
    const { broadcast, clock } = world.tab.context;
    const heard = vi.fn<(message: unknown) => void>();
    other.context.broadcast.listen(heard);
    broadcast.post({ type: 'signed_out', userId: ANA, keepUnsent: false, at: clock.now() - 60_000 });
    await vi.waitFor(() => expect(heard).toHaveBeenCalled());
    await saveDraft(other.context, ANA, 'planner', 'Back again');
    await syncChat(other.context, ANA);
    expect(await other.db.drafts.count()).toBe(1);
  });

  it('leaves an account alone that is not the one', async () => {
    const other = world.browser.openTab();
    await other.db.drafts.put(typed);
    await forgetAccount(world.tab, BEN, { keepUnsent: false });
    await saveDraft(other.context, ANA, 'planner', 'Mine');
    expect(await world.tab.db.drafts.count()).toBe(2);
  });
});
