/** Follow-ups from a seeded grammar: kinds in turn, over plans of several shapes. */
import { seededRandom } from '../../supabase/functions/_shared/providers/sample/random.ts';
import type { CheckedPlan } from '../../domain/itinerary/itinerary.ts';
import { firstSight, KINDS, type Kind, type Words } from './followUpKinds.ts';

export interface FollowUp {
  readonly kind: string;
  readonly first: string;
  readonly message: string;
  /** Messages between the first and the last. */
  readonly between: readonly string[];
  readonly problems: Kind['problems'];
}

/** Each with a whole second day in the first town, a third one, and several nights. */
const PLANS: Words = [
  '5 days in Rome in May for two from London',
  '6 days in Kyoto in April for two from London, we like temples',
  'a week in Lisbon in September for 2 adults and a child from Berlin',
  '5 days in Istanbul in April for three from Paris, under $6000',
  '6 days in Mexico City in November for two from Houston, vegetarian',
  'Rome and Florence, 9 days in May for two from New York',
  '10 days in Tokyo, Kyoto and Osaka in October for two from Los Angeles',
  '5 days in Tallinn in June for two from Berlin',
  'Vienna and Prague, 8 days in June for four from Paris',
];

/** The message with what is named by the plan before it. */
export function spoken(message: string, plan: CheckedPlan): string {
  return message.replace('{sight}', firstSight(plan));
}

/** Kinds in turn, each in words and over a plan that the seed chooses. */
export function generateFollowUps(seed: string, count: number): FollowUp[] {
  return Array.from({ length: count }, (_, index) => {
    const random = seededRandom(`${seed}|follow-up|${index}`);
    const kind = KINDS[index % KINDS.length] ?? KINDS[0];
    return {
      kind: kind.name,
      first: random.pick(PLANS),
      message: random.pick(kind.phrases),
      between: kind.between ?? [],
      problems: kind.problems,
    };
  });
}
