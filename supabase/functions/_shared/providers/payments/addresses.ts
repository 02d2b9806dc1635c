/** Return addresses of a checkout, built from the site's own address and nothing that a client sent. */
import type { PaymentMode } from '../../../../../domain/billing/billing.ts';

/** Where a paid checkout leads (requirements §2, Checkout success and cancel). `sessionId` goes in as it is. */
export function successUrl(
  siteUrl: string,
  session: {
    readonly id: string;
    readonly tier: string;
    readonly tokens: number;
    readonly mode: PaymentMode;
  },
): string {
  const query = new URLSearchParams({
    tier: session.tier,
    tokens: String(session.tokens),
    mode: session.mode,
    mock: String(session.mode === 'mock'),
  });
  return `${new URL('/checkout-success', siteUrl).href}?session_id=${session.id}&${query.toString()}`;
}

/** Where a checkout that was left leads. */
export function cancelUrl(siteUrl: string): string {
  return new URL('/checkout-cancel', siteUrl).href;
}
