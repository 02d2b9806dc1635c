/** Spec section 8: what is said when the location autocomplete fails. */
export const placeSearchFailure = {
  title: 'Autocomplete Error',
  description: 'Could not fetch location suggestions. Please check your connection.',
  variant: 'destructive',
} as const;
