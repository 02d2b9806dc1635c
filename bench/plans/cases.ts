/** A conversation of the benchmark, and what its last answer must be. */
import type { Traveller } from '../../engine/traveller.ts';

export interface PlanWish {
  /** Towns in their order. */
  readonly cities: readonly string[];
  readonly days?: number;
  readonly adults?: number;
  readonly children?: number;
  /** ISO dates between which the first day must lie. */
  readonly from?: string;
  readonly until?: string;
  /** Words that the answer must hold. */
  readonly says?: RegExp;
}

export interface Case {
  /** The traveller's messages; the last is judged. */
  readonly messages: readonly string[];
  readonly traveller?: Partial<Traveller>;
  /**
   * `plan`: every check must pass. `infeasible`: a plan over the budget, which says so and what would fit.
   * `ask`: no plan, but a question or an honest word.
   */
  readonly kind: 'plan' | 'infeasible' | 'ask';
  readonly wish?: PlanWish;
  /** Words of an answer that is no plan. */
  readonly says?: RegExp;
}
