const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** Whole US dollars with thousands separated ("$1,240"). */
export function formatDollars(amount: number): string {
  return dollars.format(Math.round(amount));
}
