/** What one follow-up of the benchmark gave. */
import { runTurn } from '../../supabase/functions/_shared/assistant/runTurn.ts';
import { checkItinerary } from '../../domain/itinerary/itineraryChecks.ts';
import type { ChatTurn } from '../../domain/chat/chatApi.ts';
import { recordOffers } from './recorded.ts';
import { spoken, type FollowUp } from './followUps.ts';

const NOW = new Date('2026-11-21T09:00:00Z');
const TODAY = '2026-11-21';
const traveller = { today: TODAY, interests: [] };

export interface JudgedFollowUp {
  readonly kind: string;
  readonly messages: readonly string[];
  readonly problems: readonly string[];
}

/** Holds the conversation, and compares the plan before the last message with the one after it. */
export async function judgeFollowUp({
  kind,
  first,
  between,
  message,
  problems,
}: FollowUp): Promise<JudgedFollowUp> {
  const history: ChatTurn[] = [];
  const say = async (typed: string) => {
    const { providers, known } = recordOffers();
    const { plan, reply } = await runTurn(
      { message: typed, history: [...history], traveller, now: NOW },
      providers,
    );
    history.push({ role: 'user', content: typed }, { role: 'assistant', content: reply });
    return { plan, reply, findings: plan ? checkItinerary(plan, known, TODAY) : [] };
  };
  const { plan: planned, reply: opening } = await say(first);
  let before = planned;
  for (const typed of between) before = (await say(typed)).plan ?? before;
  if (!before || !planned) return { kind, messages: [first], problems: ['no plan to go on from'] };
  const last = spoken(message, before);
  const { plan: after, reply, findings } = await say(last);
  return {
    kind,
    messages: [first, ...between, last],
    problems: [
      ...(/What changed/.test(opening) ? ['the first answer speaks of changes'] : []),
      ...findings.map(({ check, message: words }) => `${check}: ${words}`),
      ...(after?.warnings ?? []).map((warning) => `warning: ${warning}`),
      ...problems({ first: planned, before, after, reply }),
    ],
  };
}
