/** The newsletter form (requirements §5 and §8). */
import { isEmail } from './registration.ts';

/** What the table takes at most. */
const MAX_EMAIL_CHARS = 254;

/** The address without the space around it, or null for what is none. */
export function checkNewsletterEmail(typed: string): string | null {
  const email = typed.trim();
  return isEmail(email) && email.length <= MAX_EMAIL_CHARS ? email : null;
}

/** What became of an address. `waiting`: the network is away; it is kept here and sent when the network is back. */
export type NewsletterOutcome = 'subscribed' | 'already' | 'waiting' | 'failed';

/** The toasts of requirements §8, Newsletter. */
export const newsletterWords = {
  invalid: { title: 'Please enter a valid email.', variant: 'destructive' },
  already: { title: "You're already on the list!" },
  failed: {
    title: 'Oh no! Something went wrong.',
    description: "We couldn't add you to the list. Please try again.",
    variant: 'destructive',
  },
  subscribed: {
    title: "Success! You're subscribed!",
    description: 'Your free AI trip planner guide is on its way.',
  },
} as const;
