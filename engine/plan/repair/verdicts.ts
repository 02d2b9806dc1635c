/** What the checks have answered to the plans of this turn, read back from the conversation by schema. */
import { z } from 'zod';
import { PLAN_TOOL } from '../../toolNames.ts';
import { CHECK_NAMES } from '../../../domain/itinerary/finding.ts';
import type { Prompt } from '../../sdk.ts';

const problemSchema = z.object({
  /** Missing where the plan could not be checked at all. */
  check: z.enum(CHECK_NAMES).optional(),
  day: z.number().int().optional(),
  item: z.string().optional(),
  offerId: z.string().optional(),
});
export type Problem = z.output<typeof problemSchema>;

const verdictSchema = z.discriminatedUnion('accepted', [
  z.object({ accepted: z.literal(true) }),
  z.object({ accepted: z.literal(false), problems: z.array(problemSchema) }),
]);
type Verdict = z.output<typeof verdictSchema>;

/** An answer that cannot be read ends the matter: the plan stays as it was handed in. */
const UNREADABLE: Verdict = { accepted: true };

/** The verdicts since the traveller's last message, oldest first. */
export function readVerdicts(prompt: Prompt): Verdict[] {
  const lastUser = prompt.findLastIndex(({ role }) => role === 'user');
  return prompt.slice(lastUser + 1).flatMap((message) =>
    message.role === 'tool'
      ? message.content.flatMap((part) => {
          if (part.type !== 'tool-result' || part.toolName !== PLAN_TOOL) return [];
          if (part.output.type !== 'json') return [UNREADABLE];
          return [verdictSchema.safeParse(part.output.value).data ?? UNREADABLE];
        })
      : [],
  );
}

/** The problems of each plan that was refused, oldest first. */
export function refusalsOf(verdicts: readonly Verdict[]): (readonly Problem[])[] {
  return verdicts.flatMap((verdict) => (verdict.accepted ? [] : [verdict.problems]));
}
