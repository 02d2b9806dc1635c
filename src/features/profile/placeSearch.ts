import { showToast } from '@/ui/feedback/toast.ts';

/** Spec section 8: autocomplete failure. */
export function reportPlaceSearchFailure(): void {
  showToast({
    title: 'Autocomplete Error',
    description: 'Could not fetch location suggestions. Please check your connection.',
    variant: 'destructive',
  });
}
