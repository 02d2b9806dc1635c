import { placeSearchFailure } from '@/domain/forms/placeSearch.ts';
import { showToast } from '@/ui/feedback/toast.ts';

export function reportPlaceSearchFailure(): void {
  showToast(placeSearchFailure);
}
