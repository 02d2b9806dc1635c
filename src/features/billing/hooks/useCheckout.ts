import { useEffect, useRef, useState } from 'react';
import { useDoor } from '@/data/door/door.ts';
import type { CheckoutReply } from '@domain/billing/billing.ts';
import { checkoutWords, describeCheckoutError, describeMock } from '@domain/billing/checkout.ts';
import { toAppError } from '@domain/errors/appError.ts';
import type { PaidTier } from '@domain/billing/plans.ts';
import { leaveTo } from '@/platform/leave.ts';
import { showToast } from '@/ui/feedback/toasts/toast.ts';

/** How long the mock's toast stands (requirements §8, Checkout). */
const MOCK_TOAST_MS = 15_000;

interface Checkout {
  /** The plan whose purchase is on its way; its button says 'Processing...'. */
  readonly pending: PaidTier | null;
  /** What a mock checkout answered last; the app stays where it is. */
  readonly mock: CheckoutReply | null;
  readonly buy: (tier: PaidTier) => void;
}

/**
 * Buying a plan: the browser goes to the payment page; in mock mode only a toast says what is not set up (requirements
 * §4, Checkout). A second press while one is on its way does nothing; nor does an answer that comes when the
 * traveller has gone on to another page.
 */
export function useCheckout(buyer: { readonly userId: string; readonly email: string } | null): Checkout {
  const door = useDoor();
  const [pending, setPending] = useState<PaidTier | null>(null);
  const [mock, setMock] = useState<CheckoutReply | null>(null);
  const busy = useRef(false);
  const left = useRef(false);

  useEffect(() => {
    // back from the payment page, with the page as it was left
    const wake = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      busy.current = false;
      setPending(null);
    };
    left.current = false;
    window.addEventListener('pageshow', wake);
    return () => {
      left.current = true;
      window.removeEventListener('pageshow', wake);
    };
  }, []);

  async function start(tier: PaidTier): Promise<void> {
    if (buyer === null || busy.current) return;
    busy.current = true;
    setPending(tier);
    setMock(null);
    try {
      const { billing } = await door.load();
      const reply = await billing.startCheckout(buyer, tier);
      if (left.current) return;
      if (!reply.mock_mode && reply.url !== undefined) {
        leaveTo(reply.url);
        return;
      }
      setMock(reply);
      showToast({
        title: checkoutWords.mockTitle,
        description: describeMock(reply),
        duration: MOCK_TOAST_MS,
      });
    } catch (thrown) {
      if (left.current) return;
      showToast({
        title: checkoutWords.errorTitle,
        description: describeCheckoutError(toAppError(thrown)),
        variant: 'destructive',
      });
    }
    busy.current = false;
    setPending(null);
  }

  return { pending, mock, buy: (tier) => void start(tier) };
}
