/** A plan that is made anew, against the one before: what that would be now, and what there is no more of it. */
import type { Choices } from '../edits/chosenOffers.ts';
import { bookedNights } from '../plan/heldItems.ts';
import type { Remark } from '../say/remarks.ts';
import { saysNotKept } from '../say/talk/notKept.ts';
import type { CheckedPlan, Itinerary } from '../../domain/itinerary/itinerary.ts';
import { checkDemands } from '../plan/demands/checkDemands.ts';
import { repairedPlan } from '../plan/repair/repairedPlan.ts';
import { TurnPlan } from '../plan/turnPlan.ts';
import type { Found } from '../offers/found.ts';
import type { Brief } from '../plan/brief/brief.ts';
import type { TurnDesk } from '../turn.ts';

interface MadeAnew {
  readonly checked: Itinerary | null;
  /** Days whose changes by hand had to go. */
  readonly lost: readonly number[];
  /** Titles of what was locked, booked or added by hand and had to go. */
  readonly unheld: readonly string[];
  readonly choices: Pick<Choices, 'gone'>;
}

/** What had to go, and what was booked for other nights. */
export function handRemarks(before: Itinerary, { checked, lost, unheld, choices }: MadeAnew): Remark[] {
  const now = checked === null ? new Map<string, number>() : bookedNights(checked);
  const others = [...bookedNights(before)].flatMap(([title, nights]): Remark[] => {
    const after = now.get(title);
    return after === undefined || after === nights
      ? []
      : [{ code: 'booked_nights', title, nights, now: after }];
  });
  return [
    ...(lost.length === 0 ? [] : [{ code: 'own_changes_lost', days: lost } as const]),
    ...(unheld.length === 0 ? [] : [{ code: 'held_lost', titles: unheld } as const]),
    ...others,
    ...(choices.gone.length === 0 ? [] : [{ code: 'chosen_gone', names: choices.gone } as const]),
  ];
}

/** That its offers are not there, as a device without a network finds: where the plan before had some, it is no small print. */
export function missingOffers(before: Itinerary, failures: readonly string[]): string[] {
  const hadSome = before.days.some(({ items }) => items.some(({ offerId }) => offerId !== undefined));
  return hadSome ? failures.filter(saysNotKept) : [];
}

/** The kept trip as it would be made, from the same offers. */
export function remadeOf(brief: Brief, found: Found, desk: TurnDesk, today: string): CheckedPlan | null {
  const turn = new TurnPlan();
  const demands = (plan: Itinerary) => checkDemands(plan, brief);
  repairedPlan(brief, found, (plan) => turn.submit(plan, desk.offers.known(), today, demands));
  return turn.kept ?? null;
}
