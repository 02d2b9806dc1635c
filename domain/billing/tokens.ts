/**
 * Token rules. A turn is reserved before the model is called and settled after, so that turns that run at the
 * same time cannot spend the same tokens (requirements §9: a balance of 0 or less blocks chat).
 */

/**
 * No turn is charged more than this, whatever the model reports; and so much is set aside for each, so that turns
 * which run at the same time cannot promise the same tokens twice. A smaller balance is reserved whole.
 */
export const MAX_CHARGE_PER_TURN = 4_000;

/**
 * A reservation that was neither settled nor released by then is given back: its server died. Seconds. A device has given
 * a turn up before, and begins it again as soon; one that ends after all is settled once, whichever of the two comes first.
 */
export const RESERVATION_TTL_SECONDS = 90;

/** What a model reports of one turn; providers leave fields out. */
export interface TurnUsage {
  readonly inputTokens?: number | undefined;
  readonly outputTokens?: number | undefined;
  readonly totalTokens?: number | undefined;
}

/** A usable estimate where a provider reports no usage: about four characters a token. */
export function estimateTokens(text: string): number {
  return tokensOfLength(text.length);
}

/** As {@link estimateTokens}, of a text of so many characters. */
export function tokensOfLength(characters: number): number {
  return Math.ceil(characters / 4);
}

/**
 * Tokens to charge for a turn: the reported total, else input + output, else `estimate`; at most
 * {@link MAX_CHARGE_PER_TURN}. An answer that changed nothing is free (engine/usage.ts): usage and estimate are 0.
 */
export function chargeFor(usage: TurnUsage, estimate: number): number {
  const reported = usage.totalTokens ?? sum(usage.inputTokens, usage.outputTokens);
  const isUsable = reported !== undefined && Number.isFinite(reported) && reported > 0;
  const tokens = isUsable ? reported : estimate;
  return Math.min(MAX_CHARGE_PER_TURN, Math.max(0, Math.ceil(tokens)));
}

function sum(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined && b === undefined ? undefined : (a ?? 0) + (b ?? 0);
}
