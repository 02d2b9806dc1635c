import { placeSearchFailure } from '@domain/search/search.ts';
import { showToast } from '@/ui/feedback/toasts/toast.ts';

/** One function for both fields, since they take the same one from one drawing to the next. */
export function reportPlaceSearchFailure(): void {
  showToast(placeSearchFailure);
}
