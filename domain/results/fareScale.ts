/** How tall the bars of days with prices are drawn. */

/** The ground lies below the cheapest by this share of what the days differ by, so that it has a bar as well. */
const GROUND_OF_SPREAD = 0.5;
/** And by this share of the cheapest at least: a dollar's difference is not drawn as a doubling. */
const GROUND_OF_LOWEST = 0.05;

/**
 * Each price as a share of the dearest one's bar, from a ground below the cheapest rather than from zero, where all would
 * look alike; 0 where there is no price. Whoever draws it says that it does not start from zero.
 * @param prices US dollars
 */
export function fareShares(prices: readonly (number | null)[]): number[] {
  const known = prices.filter((price) => price !== null);
  const [lowest, highest] = [Math.min(...known), Math.max(...known)];
  const below = Math.max((highest - lowest) * GROUND_OF_SPREAD, lowest * GROUND_OF_LOWEST);
  const ground = Math.max(0, lowest - below);
  return prices.map((price) =>
    price === null || highest === ground ? 0 : (price - ground) / (highest - ground),
  );
}
