/** The letters of a text as bits of a number; letters that share a bit only make two texts look more alike. */
export function letterBits(text: string): number {
  let bits = 0;
  for (let at = 0; at < text.length; at += 1) bits |= 1 << (text.charCodeAt(at) & 31);
  return bits;
}

/**
 * Whether texts with these {@link letterBits} are surely more than `limit` apart: one mistake takes a letter away,
 * adds one, or both. It costs a hundredth of the distance itself.
 */
export function surelyApart(a: number, b: number, limit: number): boolean {
  let left = a ^ b;
  for (let mistakes = 2 * limit; mistakes > 0 && left !== 0; mistakes -= 1) left &= left - 1;
  return left !== 0;
}

/**
 * Optimal string alignment distance: insertions, deletions, substitutions and swaps of neighbours each count one.
 * @returns the distance, or `limit + 1` as soon as it is known to exceed the limit.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      }
      current.push(cost);
      best = Math.min(best, cost);
    }
    if (best > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? limit + 1;
}
