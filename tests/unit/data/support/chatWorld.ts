/** What the chat's tests share: one browser, one tab, Ana signed in. */
import { afterEach, beforeEach } from 'vitest';
import { readReplies } from '@/data/local/partialReplies.ts';
import type { ChatMessage } from '@domain/chat/messages.ts';
import { withReplies } from '@domain/chat/partialReply.ts';
import type { Planner } from '@/planner/planner.ts';
import { noPlanner } from '../../../support/plannerHere.ts';
import { ANA, type Browser, createBrowser, type Tab } from './browser.ts';

export const plain = { conversation: 'assistant', priority: false } as const;
export const planner = { conversation: 'planner', priority: false } as const;

export interface ChatWorld {
  browser: Browser;
  tab: Tab;
  /** As stored, oldest first, with what came of replies that are not whole. */
  messages(): Promise<readonly ChatMessage[]>;
  states(): Promise<string[]>;
  /** Starts again in a browser without Web Locks. */
  withoutWebLocks(): void;
}

/** @param plannerOf makes who answers without a network */
export function chatWorld(plannerOf?: () => Planner): ChatWorld {
  const open = (webLocks: boolean) => {
    world.browser = createBrowser({ webLocks, planner: plannerOf?.() ?? noPlanner });
    world.browser.signIn(ANA);
    world.tab = world.browser.openTab();
  };
  const first = createBrowser();
  const world: ChatWorld = {
    browser: first,
    tab: first.openTab(),
    async messages() {
      const { db } = world.tab;
      const rows = await db.messages.orderBy('[userId+createdAt]').toArray();
      return withReplies(rows, await readReplies(db, ANA));
    },
    states: async () => (await world.messages()).map(({ role, state }) => `${role} ${state}`),
    withoutWebLocks: () => open(false),
  };
  beforeEach(() => open(true));
  afterEach(() => world.browser.close());
  return world;
}
