import { placeSearchWords } from '@/domain/search.ts';
import { showToast } from '@/ui/feedback/toast.ts';

/** Spec section 8, Chat: autocomplete failure. */
export function reportPlaceSearchFailure(): void {
  showToast({ ...placeSearchWords, variant: 'destructive' });
}
