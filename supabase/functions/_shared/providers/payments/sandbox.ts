/**
 * Payments that take no money. The sandbox is the default of the server in server/, which has a payment page; the
 * mock stands in for a provider whose price ids are missing, and is paid on the same page.
 */
import { FunctionFailure } from '../../errors.ts';
import type { CheckoutInstructions } from '../../../../../domain/billing/billing.ts';
import type { PaymentEnv } from './env.ts';
import type { CheckoutDesk } from './payments.ts';

const MOCK_MESSAGE =
  'The payment provider price IDs are not set up, so nothing can be charged. This is a mock checkout.';

const MOCK_INSTRUCTIONS: CheckoutInstructions = {
  step1: 'Open the Stripe dashboard, Product catalogue.',
  step2: 'Add three products with a monthly price in US dollars: Pro $7.99, Premium $19.99, Business $49.99.',
  step3: 'Copy the id of each price (it begins with price_).',
  step4: 'Set STRIPE_PRICE_PRO, STRIPE_PRICE_PREMIUM and STRIPE_PRICE_BUSINESS on the server to these ids.',
  step5:
    'Add a webhook endpoint for /functions/v1/stripe-webhook, set STRIPE_WEBHOOK_SECRET to its signing secret, and restart the server.',
};

/** Unguessable: whoever knows the id may press Pay on its page. */
function newSessionId(mode: string): string {
  return `${mode}_${crypto.randomUUID().replaceAll('-', '')}`;
}

/** The refusal where nothing can be bought. */
export function paymentsOff(): FunctionFailure {
  return new FunctionFailure(
    'not_configured',
    'Plans cannot be bought here at the moment: this server takes no payments.',
  );
}

/** The sandbox; `off` where there is no payment page. */
export function sandboxDesk({ SANDBOX_PAYMENT_URL: page }: PaymentEnv): CheckoutDesk {
  return {
    mode: page === undefined ? 'off' : 'sandbox',
    payable: page !== undefined,
    message: 'Sandbox: no card is asked for and nothing is charged.',
    urlOf: (sessionId) => `${page ?? ''}/${sessionId}`,
    open: async () => {
      if (page === undefined) throw paymentsOff();
      const id = newSessionId('sandbox');
      return { id, url: `${page}/${id}` };
    },
  };
}

/**
 * The mock. A key for real money never leads to a page that gives a plan away, nor does a server that has no such
 * page: there the mock says what is missing, and its address is the list of plans.
 */
export function mockDesk(env: PaymentEnv, siteUrl: string, key: string): CheckoutDesk {
  const page = /^[sr]k_live_/.test(key) ? undefined : env.SANDBOX_PAYMENT_URL;
  const plans = new URL('/pricing', siteUrl).href;
  return {
    mode: 'mock',
    payable: page !== undefined,
    message: MOCK_MESSAGE,
    instructions: MOCK_INSTRUCTIONS,
    urlOf: (sessionId) => (page === undefined ? plans : `${page}/${sessionId}`),
    open: async () => {
      if (page === undefined) return { id: null, url: plans };
      const id = newSessionId('mock');
      return { id, url: `${page}/${id}` };
    },
  };
}
