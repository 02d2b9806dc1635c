/** The sandbox's payment page, as HTML that needs no script. */
import { html, raw } from 'hono/html';
import type { Plan } from '../../domain/billing/plans.ts';
import { PAYMENT_STYLE } from './paymentStyle.ts';

type Html = ReturnType<typeof html>;

interface PaymentPageProps {
  /** Path of the session; each button posts to a path under it. */
  readonly action: string;
  readonly plan: Plan;
  readonly isMock: boolean;
  /** The last try was declined. */
  readonly isDeclined: boolean;
  /** Checkouts that an account can pay in an hour. */
  readonly mostPerHour: number;
  /** Rules of {@link pageFonts}. */
  readonly fonts: string;
}

const count = new Intl.NumberFormat('en-US');

/** What is bought, what it costs, and the three buttons. */
export function paymentPage(props: PaymentPageProps): Html {
  const { action, plan, isMock, isDeclined, mostPerHour, fonts } = props;
  const price = `$${(plan.priceCents / 100).toFixed(2)}`;
  return frame(
    `Pay for ${plan.name}, sandbox`,
    fonts,
    html`
      <p class="sample">${isMock ? 'Sandbox, mock checkout' : 'Sandbox'}</p>
      <h1>Pay for ${plan.name}</h1>
      <p class="lead">
        This is a test payment. No card is asked for, no money moves, and the plan is real on this server.
      </p>
      ${
        isDeclined
          ? html`<p class="declined" role="alert">
              The payment was declined. You have not been charged. Try again, or go back to your plan as it
              is.
            </p>`
          : ''
      }
      <dl>
        <div>
          <dt>Plan</dt>
          <dd>${plan.name}, monthly</dd>
        </div>
        <div>
          <dt>Tokens</dt>
          <dd>${count.format(plan.tokens)}</dd>
        </div>
        <div class="total">
          <dt>Due today</dt>
          <dd>${price}</dd>
        </div>
      </dl>
      <form method="post" action="${action}/pay">
        <button class="pay" type="submit">Pay</button>
        <button type="submit" formaction="${action}/decline">Decline</button>
        <button type="submit" formaction="${action}/cancel">Cancel</button>
      </form>
      <p class="note">
        Pay goes through. Decline is what a card without funds answers. Cancel leaves without paying.
      </p>
      <p class="note">${perHour(mostPerHour)}</p>
    `,
  );
}

function perHour(most: number): string {
  return `An account can pay ${most === 1 ? 'once' : `${most} times`} an hour here.`;
}

const CLOSED = {
  unknown: ['This checkout is not there', 'It may be older than a day, or its address has a typing error.'],
  cancelled: ['This checkout was cancelled', 'You have not been charged. Your plan is as it was.'],
  paid: ['This checkout is paid', 'One step is left: your plan and its tokens come when you finish.'],
  completed: ['This checkout is paid', 'Your plan and its tokens are on your account.'],
  too_many: [
    'That is enough for this hour',
    'You have had as many plans here as an account can have in an hour. You have not been charged, and this checkout stays open: come back to it later.',
  ],
} as const;

interface ClosedPageProps {
  readonly reason: keyof typeof CLOSED;
  /** Where its button leads. */
  readonly next: { readonly label: string; readonly href: string };
  /** Rules of {@link pageFonts}. */
  readonly fonts: string;
}

/** A session that cannot be paid any more. */
export function closedPage({ reason, next, fonts }: ClosedPageProps): Html {
  const [title, text] = CLOSED[reason];
  return frame(
    `${title}, sandbox`,
    fonts,
    html`
      <p class="sample">Sandbox</p>
      <h1>${title}</h1>
      <p class="lead">${text}</p>
      <p><a class="way" href="${next.href}">${next.label}</a></p>
    `,
  );
}

function frame(title: string, fonts: string, body: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>${title}, Waymark</title>
        <style>
          ${raw(fonts)}
          ${PAYMENT_STYLE}
        </style>
      </head>
      <body>
        <header>
          <svg width="20" height="26" viewBox="0 0 18 24" aria-hidden="true" focusable="false">
            <rect x="7.5" y="1" width="9" height="10" rx="1.4" />
            <rect x="1.5" y="13" width="9" height="10" rx="1.4" />
          </svg>
          <span>Waymark</span>
        </header>
        <main>${body}</main>
      </body>
    </html>`;
}
