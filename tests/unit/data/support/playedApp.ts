/** An account that has used the app on a device, and what is stored of it. */
import { refreshProfile } from '@/data/repositories/profile/profile.ts';
import { sendMessage, syncChat } from '@/data/repositories/chat/chat.ts';
import { searchFlights } from '@/data/repositories/searches.ts';
import { ANA } from './browser.ts';
import { type chatWorld, plain } from './chatWorld.ts';

type ChatWorld = ReturnType<typeof chatWorld>;

export const PROFILE = { id: ANA, email: 'ana@waymark.test', role: 'user', token_balance: 10_000 };
export const SEARCH = {
  from: { name: 'London' },
  to: { name: 'Kyoto' },
  departure: null,
  returnDate: null,
  tripType: 'one-way',
  passengers: 1,
} as const;

/** How many rows there are of each kind. */
export async function stored({ tab }: ChatWorld): Promise<Record<string, number>> {
  const counts = tab.db.tables.map(async (table) => [table.name, await table.count()] as const);
  return Object.fromEntries((await Promise.all(counts)).filter(([, count]) => count > 0));
}

/** Ana's profile, a question with its answer, and a search. */
export async function playTheApp({ tab, browser }: ChatWorld): Promise<void> {
  browser.server.profiles.set(ANA, PROFILE);
  await refreshProfile(tab.context, ANA);
  await sendMessage(tab.context, ANA, 'Hi!', plain);
  await tab.drainer.drain();
  browser.server.charges.clear();
  browser.server.fail({ how: 'answer', status: 200, body: { success: true, data: [] } });
  await searchFlights(tab.context, SEARCH);
  await syncChat(tab.context, ANA);
}
