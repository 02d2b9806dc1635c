/** Runs turns of the embedded planner with the sample providers, at a fixed time. */
import { runTurn } from '../../../supabase/functions/_shared/assistant/runTurn.ts';
import type { Turn } from '../../../supabase/functions/_shared/assistant/turn.ts';
import { parseEnv } from '../../../supabase/functions/_shared/env.ts';
import { createProviders } from '../../../supabase/functions/_shared/providers/providers.ts';
import type { Traveller } from '../../../engine/traveller.ts';
import type { ChatTurn } from '../../../domain/chat/chatApi.ts';

export const NOW = new Date('2026-11-21T09:00:00Z');
export const TODAY = '2026-11-21';

export const ENV = { SUPABASE_URL: 'http://backend.test', SUPABASE_SERVICE_ROLE_KEY: 'service' };

const noNetwork: typeof fetch = () => Promise.reject(new Error('The embedded providers use no network'));

const providers = createProviders(parseEnv(ENV), noNetwork);

export interface AskOptions {
  /** Earlier messages of the traveller, oldest first; they are really asked. */
  readonly after?: readonly string[];
  readonly traveller?: Partial<Traveller>;
}

/** The assistant's turn for a message, after the turns before it. */
export async function ask(message: string, options: AskOptions = {}): Promise<Turn> {
  const traveller: Traveller = { today: TODAY, interests: [], ...options.traveller };
  const history: ChatTurn[] = [];
  for (const earlier of options.after ?? []) {
    const turn = await runTurn({ message: earlier, history, traveller, now: NOW }, providers);
    history.push({ role: 'user', content: earlier }, { role: 'assistant', content: turn.reply });
  }
  return runTurn({ message, history, traveller, now: NOW }, providers);
}
