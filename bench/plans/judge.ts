/** What one case of the benchmark gave. */
import { formatTime } from '../../domain/dates/dayTimes.ts';
import { checkItinerary } from '../../domain/itinerary/itineraryChecks.ts';
import { shownAt } from '../../domain/itinerary/measures.ts';
import type { CheckName } from '../../domain/itinerary/finding.ts';
import type { CheckedPlan } from '../../domain/itinerary/itinerary.ts';
import type { Traveller } from '../../engine/traveller.ts';
import { Conversation, TODAY } from './recorded.ts';
import type { Case, PlanWish } from './cases.ts';

export interface Judged {
  readonly messages: readonly string[];
  readonly kind: Case['kind'];
  readonly isDelivered: boolean;
  /** Checks that fail. */
  readonly failed: readonly CheckName[];
  /** In words: checks, and what of the wish is not met. */
  readonly problems: readonly string[];
  readonly milliseconds: number;
}

/** Holds the conversation with the embedded planner and judges the last answer. */
export async function judge(own: Case): Promise<Judged> {
  const traveller: Traveller = { today: TODAY, interests: [], ...own.traveller };
  const conversation = new Conversation(traveller);
  const [last = '', ...earlier] = own.messages.toReversed();
  for (const message of earlier.toReversed()) await conversation.say(message);
  const start = performance.now();
  const { plan, reply } = await conversation.say(last);
  const milliseconds = performance.now() - start;
  const findings = plan ? checkItinerary(plan, conversation.known, TODAY) : [];
  const failed = [...new Set(findings.map(({ check }) => check))];
  const expected = own.kind === 'infeasible' ? findings.filter(({ check }) => check !== 'budget') : findings;
  return {
    messages: own.messages,
    kind: own.kind,
    isDelivered: plan !== undefined,
    failed,
    problems: [
      ...expected.map(({ check, message }) => `${check}: ${message}`),
      ...(own.kind === 'plan' ? (plan?.warnings ?? []).map((warning) => `warning: ${warning}`) : []),
      ...kindProblems(own, plan, reply),
      ...(plan ? [...wishProblems(plan, own.wish, reply), ...textProblems(plan, reply)] : []),
    ],
    milliseconds,
  };
}

function kindProblems(own: Case, plan: CheckedPlan | undefined, reply: string): string[] {
  return [
    ...(own.kind === 'ask' && plan ? ['a plan where a question was due'] : []),
    ...(own.kind !== 'ask' && !plan ? ['no plan'] : []),
    ...(own.kind === 'infeasible' && plan && plan.total <= (plan.budget ?? Infinity)
      ? ['it fits after all']
      : []),
    ...(own.says && !own.says.test(reply) ? [`the answer does not say ${String(own.says)}`] : []),
  ];
}

function wishProblems(plan: CheckedPlan, wish: PlanWish | undefined, reply: string): string[] {
  if (!wish) return [];
  const first = plan.days[0]?.date ?? '';
  return [
    ...differs('towns', plan.cities.join(', '), wish.cities.join(', ')),
    ...differs('days', plan.days.length, wish.days),
    ...differs('adults', plan.party.adults, wish.adults),
    ...differs('children', plan.party.children, wish.children),
    ...(wish.from !== undefined && first < wish.from ? [`it starts on ${first}, before ${wish.from}`] : []),
    ...(wish.until !== undefined && first > wish.until ? [`it starts on ${first}, after ${wish.until}`] : []),
    ...(wish.says && !wish.says.test(reply) ? [`the answer does not say ${String(wish.says)}`] : []),
  ];
}

function differs(name: string, given: string | number, wanted: string | number | undefined): string[] {
  return wanted === undefined || given === wanted ? [] : [`${name} ${given} instead of ${wanted}`];
}

/** The text says what the data says: each day, each time, the sum. */
function textProblems(plan: CheckedPlan, reply: string): string[] {
  const sections = reply.split(/^### /m);
  const total = `$${Math.round(plan.total).toLocaleString('en-US')}`;
  return [
    ...plan.days.flatMap(({ number, items }) => {
      const section = sections.find((part) => part.startsWith(`Day ${number} `));
      if (section === undefined) return [`the text has no day ${number}`];
      return items
        .filter((item) => !section.includes(`· ${formatTime(shownAt(item))}**`))
        .map((item) => `the text of day ${number} lacks ${item.title} at ${shownAt(item)}`);
    }),
    ...(reply.includes(`**${total}**`) ? [] : [`the text does not say the total ${total}`]),
  ];
}
