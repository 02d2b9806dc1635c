const counts = new Intl.NumberFormat('en-US');

/** A count with its thousands separated ("12,500"). */
export function formatCount(count: number): string {
  return counts.format(count);
}
