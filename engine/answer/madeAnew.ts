/** What a plan that is made anew has no more of the one before. */
import type { Choices } from '../edits/chosenOffers.ts';
import { bookedNights } from '../plan/heldItems.ts';
import type { Remark } from '../say/remarks.ts';
import { saysNotKept } from '../say/talk/notKept.ts';
import type { Itinerary } from '../../domain/itinerary/itinerary.ts';

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
