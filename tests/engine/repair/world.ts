/** A turn of the planner in a world whose offers are not what its searches said, or whose checks say what they like. */
import { generateText, stepCountIs, type ModelMessage } from 'ai';
import { hasAnswered } from '../../../supabase/functions/_shared/assistant/answer.ts';
import { createTools } from '../../../supabase/functions/_shared/assistant/tools.ts';
import { TRAVELLER_OPTION } from '../../../engine/traveller.ts';
import { TurnOffers } from '../../../supabase/functions/_shared/assistant/turnOffers.ts';
import { TurnPlan, type PlanVerdict } from '../../../supabase/functions/_shared/assistant/turnPlan.ts';
import { parseEnv } from '../../../supabase/functions/_shared/env.ts';
import { createPlannerModel } from '../../../supabase/functions/_shared/assistant/plannerModel.ts';
import { createProviders, type Providers } from '../../../supabase/functions/_shared/providers/providers.ts';
import type { KnownOffers } from '../../../domain/itinerary/finding.ts';
import type { Itinerary } from '../../../domain/itinerary/itinerary.ts';
import { ENV, NOW, TODAY } from '../../functions/support/assistant.ts';

const noNetwork: typeof fetch = () => Promise.reject(new Error('The embedded providers use no network'));
export const sample = createProviders(parseEnv(ENV), noNetwork);

interface World {
  /** What was said before, and what it was answered. */
  readonly history?: readonly (readonly [said: string, answered: string])[];
  readonly providers?: Partial<Providers>;
  /** What is on offer when the plan is checked, of what the searches found. */
  readonly known?: (found: KnownOffers) => KnownOffers;
  /** What the check answers, in place of the real one. */
  readonly verdict?: (plan: Itinerary, number: number) => PlanVerdict;
}

/** Runs the turn; `submitted` is every plan that was handed in. */
export async function play(message: string, { providers, known, verdict, history = [] }: World) {
  const submitted: Itinerary[] = [];
  const verdicts: PlanVerdict[] = [];
  class Plans extends TurnPlan {
    override submit(...given: Parameters<TurnPlan['submit']>): PlanVerdict {
      submitted.push(given[0]);
      const real = super.submit(...given);
      const answer = verdict ? verdict(given[0], submitted.length) : real;
      verdicts.push(answer);
      return answer;
    }
  }
  class Offers extends TurnOffers {
    override known(): KnownOffers {
      return known ? known(super.known()) : super.known();
    }
  }
  const plan = new Plans();
  const tools = createTools({
    providers: { ...sample, ...providers },
    now: NOW,
    offers: new Offers(),
    plan,
    onOffers: () => {},
    onSuggestions: () => {},
  });
  const messages: ModelMessage[] = [
    ...history.flatMap(([said, answered]): ModelMessage[] => [
      { role: 'user', content: said },
      { role: 'assistant', content: answered },
    ]),
    { role: 'user', content: message },
  ];
  const { text } = await generateText({
    model: createPlannerModel(),
    messages,
    tools,
    stopWhen: [stepCountIs(10), hasAnswered],
    providerOptions: { [TRAVELLER_OPTION]: { today: TODAY, interests: [] } },
  });
  return { text, submitted, verdicts, plan: plan.kept };
}
