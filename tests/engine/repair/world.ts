/** A turn of the engine in a world whose offers are not what its searches said, or whose checks say what they like. */
import { TurnOffers } from '../../../engine/offers/turnOffers.ts';
import { TurnPlan, type PlanVerdict } from '../../../engine/plan/turnPlan.ts';
import { offersOf } from '../../../supabase/functions/_shared/assistant/answerTurn.ts';
import type { Providers } from '../../../supabase/functions/_shared/providers/providers.ts';
import type { KnownOffers } from '../../../domain/itinerary/finding.ts';
import type { Itinerary } from '../../../domain/itinerary/itinerary.ts';
import { providers as sample, Talk } from '../../functions/support/assistant.ts';

interface World {
  /** The conversation that the message goes on from. */
  readonly talk?: Talk;
  readonly providers?: Partial<Providers>;
  /** What is on offer when the plan is checked, of what the searches found. */
  readonly known?: (found: KnownOffers) => KnownOffers;
  /** What the check answers, in place of the real one. */
  readonly verdict?: (plan: Itinerary, number: number) => PlanVerdict;
}

/** Runs the turn; `submitted` is every plan that was handed in. */
export async function play(message: string, { talk: before, providers, known, verdict }: World) {
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
  const talk = before ?? new Talk({ source: offersOf({ ...sample, ...providers }) });
  const { reply, plan } = await talk.say(message, { offers: new Offers(), plan: new Plans() });
  return { text: reply, submitted, verdicts, plan, talk };
}
