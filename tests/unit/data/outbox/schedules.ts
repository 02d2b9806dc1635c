/** Random steps of two devices of one account, a phone with two tabs and a tablet, and how each is played. */
import fc from 'fast-check';
import { forgetAccount } from '@/data/outbox/signOut.ts';
import { logClick, logPageView } from '@/data/repositories/activity.ts';
import { sendMessage, syncChat } from '@/data/repositories/chat/chat.ts';
import { editTrip, syncTrips, undoTrip } from '@/data/repositories/trips/trips.ts';
import { soundTrip } from '../../domain/trips/trip.ts';
import { ANA, type Browser, type Tab } from '../support/browser.ts';
import { plain, planner } from '../support/chatWorld.ts';
import type { Fault } from '../support/fakeServer.ts';

const HOUR = 3_600_000;

/** Of the phone the first two, of the tablet the last. */
const TABS = [0, 1, 2] as const;
type TabIndex = (typeof TABS)[number];

interface Writing {
  readonly do: 'ask' | 'plan' | 'click' | 'view';
  readonly tab: TabIndex;
  readonly as: 'ana' | 'visitor';
}
interface Changing {
  readonly do: 'rename' | 'undo';
  readonly tab: TabIndex;
}
export type Step =
  | Writing
  | Changing
  | { do: 'sync' | 'sign out' | 'sign in'; tab: TabIndex }
  | { do: 'set the clock' | 'wait'; tab: TabIndex; ms: number }
  | { do: 'drain'; tabs: TabIndex[]; faults: Fault[] }
  | { do: 'network'; tab: TabIndex; on: boolean };

const fault: fc.Arbitrary<Fault> = fc.oneof(
  fc.constant<Fault>({ how: 'lost' }),
  fc.constant<Fault>({ how: 'unanswered' }),
  fc.boolean().map<Fault>((arrived) => ({ how: 'tab_dies', arrived })),
  fc.constant<Fault>({ how: 'tab_leaves' }),
  fc.constant<Fault>({ how: 'answer', status: 429, body: {}, retryAfter: 5 }),
  fc.constant<Fault>({ how: 'busy' }),
  fc.constantFrom<Fault>({ how: 'portal' }, { how: 'portal', status: 503 }, { how: 'portal', type: '' }),
);
const tab = fc.constantFrom(...TABS);
export const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('ask' as const, 'plan' as const, 'click' as const, 'view' as const),
      tab,
      as: fc.constantFrom('ana' as const, 'visitor' as const),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('drain' as const),
      tabs: fc.uniqueArray(tab, { minLength: 1, maxLength: 3 }),
      faults: fc.array(fault, { maxLength: 3 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('wait' as const), tab, ms: fc.constantFrom(500, 20_000, 90_000) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constantFrom('rename' as const, 'undo' as const, 'sync' as const), tab }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('network' as const), tab, on: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constantFrom('sign out' as const, 'sign in' as const), tab }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('set the clock' as const),
      tab,
      ms: fc.constantFrom(2 * HOUR, -2 * HOUR, 26 * HOUR),
    }),
  },
);

/** Names are enough for it: what a plan takes is judged in tests of its own, and is dear. */
export const TRIP = soundTrip({ plan: null, offers: null });

/** What one device has written, in order. */
interface Written {
  readonly asked: string[];
  readonly planned: string[];
  readonly clicked: { readonly ana: string[]; readonly visitor: string[] };
  readonly viewed: string[];
  readonly renamed: string[];
  undone: number;
}

export interface Device {
  readonly browser: Browser;
  readonly written: Written;
}

export interface World {
  readonly phone: Device;
  readonly tablet: Device;
  readonly tabs: [Tab, Tab, Tab];
  /** How much was written, to tell one text from the next. */
  labels: number;
}

const deviceOf = ({ phone, tablet }: World, index: TabIndex) => (index === 2 ? tablet : phone);

function reopenTheDead(world: World): void {
  for (const index of TABS) {
    if (world.tabs[index].isDead()) world.tabs[index] = deviceOf(world, index).browser.openTab();
  }
}

async function write(world: World, current: Writing): Promise<void> {
  const { context } = world.tabs[current.tab];
  const { browser, written } = deviceOf(world, current.tab);
  const label = String((world.labels += 1));
  const isAnas = current.do === 'ask' || current.do === 'plan' || current.as === 'ana';
  if (current.do === 'view') {
    await logPageView(context, `/${label}`);
    written.viewed.push(`/${label}`);
  } else if (isAnas && !browser.isSignedIn()) return;
  else if (current.do === 'ask') written.asked.push(await sendMessage(context, ANA, label, plain));
  else if (current.do === 'plan') written.planned.push(await sendMessage(context, ANA, label, planner));
  else {
    await logClick(context, `https://partner.test/${label}`, current.as === 'ana' ? ANA : null);
    written.clicked[current.as].push(`https://partner.test/${label}`);
  }
}

/** Changes the trip by hand, where the device has it, or takes its newest change back. */
async function change(world: World, current: Changing): Promise<void> {
  const { context } = world.tabs[current.tab];
  const { browser, written } = deviceOf(world, current.tab);
  if (!browser.isSignedIn()) return;
  const title = String((world.labels += 1));
  if (current.do === 'undo') {
    const refused = await undoTrip(context, ANA, TRIP.id);
    if (!refused || refused.reason === 'needs_network') written.undone += 1;
  } else if (!(await editTrip(context, ANA, TRIP.id, { kind: 'rename', title }))) written.renamed.push(title);
}

export async function sync({ context, connectivity }: Tab): Promise<void> {
  if (connectivity.get() === 'offline' || !context.session.current()) return;
  await syncChat(context, ANA);
  await syncTrips(context, ANA);
}

export function signIn(browser: Browser): void {
  browser.signIn(ANA, { expiresInSeconds: 1e7 });
}

/** Plays one step; a drain ends when it is done or its tab is dead. */
export async function play(world: World, current: Step): Promise<void> {
  if (current.do === 'drain') {
    world.phone.browser.server.fail(...current.faults);
    const draining = current.tabs.map((index) => world.tabs[index]);
    await Promise.all(draining.map((one) => Promise.race([one.drainer.drain(), one.death])));
    // what is left of the faults is not meant for what follows
    world.phone.browser.server.heal();
    return reopenTheDead(world);
  }
  const { browser } = deviceOf(world, current.tab);
  const one = world.tabs[current.tab];
  switch (current.do) {
    case 'wait':
      return browser.clock.advance(current.ms);
    case 'set the clock':
      return browser.clock.set(browser.clock.now() + current.ms);
    case 'sign in':
      return signIn(browser);
    case 'network':
      return one.connectivity.set(current.on ? 'online' : 'offline');
    case 'sign out':
      if (!browser.isSignedIn()) return;
      await Promise.race([forgetAccount(one, ANA, { keepUnsent: true }), one.death]);
      browser.signOut();
      break;
    case 'sync':
      await sync(one);
      break;
    case 'rename':
    case 'undo':
      await change(world, { do: current.do, tab: current.tab });
      break;
    case 'ask':
    case 'plan':
    case 'click':
    case 'view':
      await Promise.race([write(world, current), one.death]);
  }
  reopenTheDead(world);
}
