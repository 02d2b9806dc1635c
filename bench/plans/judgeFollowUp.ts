/** What one follow-up of the benchmark gave. */
import { checkItinerary } from '../../domain/itinerary/itineraryChecks.ts';
import { Conversation, TODAY } from './recorded.ts';
import { spoken, type FollowUp } from './followUps.ts';

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
  const conversation = new Conversation(traveller);
  const say = async (typed: string) => {
    const { plan, reply } = await conversation.say(typed);
    return { plan, reply, findings: plan ? checkItinerary(plan, conversation.known, TODAY) : [] };
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
