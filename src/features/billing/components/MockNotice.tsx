import type { CheckoutReply } from '@domain/billing/billing.ts';
import classes from './billing.module.css';

/** The mock's steps, for longer than a toast stands, and the page where it can be tried out. */
export function MockNotice({ reply }: { readonly reply: CheckoutReply }) {
  const steps = reply.instructions ? Object.values(reply.instructions) : [];
  return (
    <section className={classes.notice} aria-label="Mock checkout">
      <p>{reply.message}</p>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {reply.payable && reply.url !== undefined && (
        <p>
          <a className={classes.way} href={reply.url}>
            Open the mock checkout
          </a>
        </p>
      )}
    </section>
  );
}
