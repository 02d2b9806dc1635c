/** Who goes on with a question when the page that asks it goes away: at once, and without a look at the time. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MessageRow } from '@/data/local/rows.ts';
import { sendMessage } from '@/data/repositories/chat/chat.ts';
import { replySoFar } from '@/data/repositories/chat/chatReplies.ts';
import { ANA, type Tab } from '../support/browser.ts';
import { chatWorld, plain } from '../support/chatWorld.ts';
import { events } from '../support/fakeServer.ts';

const world = chatWorld();
const asked = () => world.browser.server.requests.filter(({ path }) => path.endsWith('/token-chat')).length;
const charges = () => [...world.browser.server.charges.values()];

/** A question whose answer has begun, and goes on for as long as its page is there. */
async function askIn(tab: Tab): Promise<string> {
  world.browser.server.fail({ how: 'stream', text: events(['text', { delta: 'Day 1' }]), after: 'hangs' });
  const id = await sendMessage(tab.context, ANA, 'Kyoto?', plain);
  void tab.drainer.drain();
  await expect.poll(() => replySoFar(tab.context, id)?.text).toBe('Day 1');
  return id;
}

/** Every state that the question is shown in. */
async function shownStates(work: () => Promise<void>): Promise<string[]> {
  const seen: string[] = [];
  const { messages } = world.tab.db;
  const note = (message: Partial<MessageRow>) => {
    if (message.state && message.role === 'user') seen.push(message.state);
  };
  const onUpdate = (changes: object, _key: unknown, before: MessageRow) => note({ ...before, ...changes });
  messages.hook('updating', onUpdate);
  await work();
  messages.hook('updating').unsubscribe(onUpdate);
  return seen;
}

describe.each([true, false])('a page that is left (Web Locks: %s)', (webLocks) => {
  it('gives its question to the next at once, though the browser keeps it for Back', async () => {
    if (!webLocks) world.withoutWebLocks();
    const left = world.tab;
    await askIn(left);
    left.drainer.leave();
    await expect.poll(async () => (await left.db.outbox.toArray()).map(({ lease }) => lease)).toEqual([null]);
    expect(await world.states()).toEqual(['user waiting', 'assistant partial']);
    world.tab = world.browser.openTab();
    await world.tab.drainer.drain({ forced: true });
    expect(await world.states()).toEqual(['user sent', 'assistant sent']);
    expect(charges()).toEqual([700]);
  });

  it('says nothing any more of what another took over', async () => {
    if (!webLocks) world.withoutWebLocks();
    const left = world.tab;
    await askIn(left);
    const next = world.browser.openTab();
    left.drainer.leave();
    world.browser.server.fail({ how: 'stream', text: '', after: 'hangs' });
    void next.drainer.drain({ forced: true });
    await expect.poll(asked).toBe(2);
    world.browser.clock.advance(10_000);
    await left.drainer.drain({ forced: true });
    expect(await world.states()).toEqual(['user sending', 'assistant sending']);
    expect(asked()).toBe(2);
  });

  it('sends again when it comes back and nobody did', async () => {
    if (!webLocks) world.withoutWebLocks();
    await askIn(world.tab);
    world.tab.drainer.leave();
    await world.tab.drainer.drain({ forced: true });
    await expect.poll(() => world.states()).toEqual(['user sent', 'assistant sent']);
    expect(charges()).toEqual([700]);
  });
});

it('is not in line any more once it is left itself', async () => {
  const other = world.browser.openTab();
  await askIn(world.tab);
  await other.drainer.drain();
  other.drainer.leave();
  world.tab.drainer.leave();
  world.tab = world.browser.openTab();
  await world.tab.drainer.drain({ forced: true });
  await expect.poll(() => world.states()).toEqual(['user sent', 'assistant sent']);
  expect(asked()).toBe(2);
});

it('takes a dead tab over without a step back to waiting', async () => {
  await askIn(world.tab);
  world.tab.die();
  world.tab = world.browser.openTab();
  const seen = await shownStates(() => world.tab.drainer.drain({ forced: true }));
  expect(seen).not.toContain('waiting');
  expect(await world.states()).toEqual(['user sent', 'assistant sent']);
});

describe('a page of the app', () => {
  const page = new EventTarget();
  beforeEach(() => {
    vi.stubGlobal('document', new EventTarget());
    vi.stubGlobal('window', page);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('gives its questions back when it goes', async () => {
    const tab = world.browser.openTab({ drainsByItself: true });
    await askIn(tab);
    page.dispatchEvent(new Event('pagehide'));
    await expect.poll(() => world.states()).toEqual(['user waiting', 'assistant partial']);
  });

  it('is in line behind the tab that sends, and goes on the moment that it is killed', async () => {
    const other = world.browser.openTab({ drainsByItself: true });
    other.context.kick();
    await other.drainer.drain();
    await askIn(world.tab);
    world.tab.die();
    world.tab = other;
    await expect.poll(() => world.states()).toEqual(['user sent', 'assistant sent']);
    expect(charges()).toEqual([700]);
  });
});
