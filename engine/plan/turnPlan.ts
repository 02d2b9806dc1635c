/**
 * The plan of a turn. What is handed in is checked by program; a plan that fails goes back with what failed, at
 * most twice, and what still fails then stays with it as warnings that the traveller sees.
 */
import { checkedPlan } from '../../domain/itinerary/checkedPlan.ts';
import type { Finding, KnownOffers } from '../../domain/itinerary/finding.ts';
import { fromOffers } from '../../domain/itinerary/fromOffers.ts';
import { MAX_PLAN_CHARS, type CheckedPlan, type Itinerary } from '../../domain/itinerary/itinerary.ts';
import { checkItinerary } from '../../domain/itinerary/itineraryChecks.ts';
import { keepKnownLinks } from '../../domain/text/links.ts';

const MAX_REFUSALS = 2;
/** What can be mended at once; the rest is told when these are mended. */
const MAX_PROBLEMS = 12;
const NO_LINKS: ReadonlySet<string> = new Set();

/** A finding, or words on a plan that could not be checked. */
type PlanProblem = Pick<Finding, 'message'> & Partial<Finding>;

/** What comes back of a plan. */
export type PlanVerdict =
  | { readonly accepted: true; readonly warnings?: readonly string[] }
  | { readonly accepted: false; readonly problems: readonly PlanProblem[] };

export class TurnPlan {
  #refusals = 0;
  #kept: CheckedPlan | undefined;

  /** The plan that was handed in last, with what it fails; undefined when there was none. */
  get kept(): CheckedPlan | undefined {
    return this.#kept;
  }

  /**
   * Prices, names and dates of bookings are taken from the offers, whatever the plan says.
   * @param ownChecks on what this trip asks beside what every plan must keep
   */
  submit(
    given: Itinerary,
    known: KnownOffers,
    today: string,
    ownChecks: (plan: Itinerary) => readonly Finding[] = () => [],
  ): PlanVerdict {
    const plan = fromOffers(given, known);
    const findings = [...checkItinerary(plan, known, today), ...ownChecks(plan)];
    const kept = checkedPlan(withoutLinks(plan), withoutLinks(findings));
    if (!kept) {
      const message = `The plan is longer than ${MAX_PLAN_CHARS} characters: shorten titles and leave out notes.`;
      return { accepted: false, problems: [{ message }] };
    }
    this.#kept = kept;
    if (findings.length === 0) return { accepted: true };
    if (this.#refusals < MAX_REFUSALS) {
      this.#refusals += 1;
      return { accepted: false, problems: findings.slice(0, MAX_PROBLEMS) };
    }
    return { accepted: true, warnings: kept.warnings };
  }
}

/** A value of the same shape whose texts hold no link; an offer's id is no text, and must stay as it is to be found. */
function withoutLinks<Value>(value: Value): Value;
function withoutLinks(value: unknown): unknown {
  if (typeof value === 'string') return keepKnownLinks(value, NO_LINKS);
  if (Array.isArray(value)) return value.map((part) => withoutLinks(part));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, key === 'offerId' ? part : withoutLinks(part)]),
  );
}
