/**
 * How often one caller may do a thing. They stop somebody who guesses or floods and nobody who travels: a household
 * behind one address signs in, types and searches well below them.
 */
import type { Rate } from './buckets.ts';

export interface RateLimits {
  /** Sign-ins that failed (one that succeeds costs nothing): from one address; */
  readonly signInPerAddress: Rate;
  /** at one account from one address; */
  readonly signInPerAccount: Rate;
  /** at one account from everywhere, so wide that nobody can be locked out cheaply. */
  readonly signInPerAccountOverall: Rate;
  /** Sign-up, recovery and the mail that is sent again, by address and by the mail's recipient. */
  readonly mailPerAddress: Rate;
  readonly mailPerRecipient: Rate;
  /** Changes of an account's password and name; a wrong current password is one too. */
  readonly accountPerUser: Rate;
  /** Links of mails that are followed, and sessions that could not be renewed. */
  readonly tokenPerAddress: Rate;
  readonly newsletterPerAddress: Rate;
  /** Rows of clicks and page views; a phone may bring 200 of each along when it lands. */
  readonly activityPerAddress: Rate;
  /** Every call of /rest/v1. The app asks for a screen's rows in a handful; many people may share one address. */
  readonly restPerAddress: Rate;
  readonly restPerUser: Rate;
  readonly functionsPerAddress: Rate;
  readonly functionsPerUser: Rate;
  /** Secrets of shared trips that open nothing (one that opens costs nothing). */
  readonly linkPerAddress: Rate;
  /**
   * Stripe's calls. On the day that months are renewed it sends hundreds a minute from a handful of addresses; a
   * call without its signature is refused before anything is done.
   */
  readonly webhookPerAddress: Rate;
  /** Turns of the assistant, answered, failed or refused. */
  readonly chatPerUser: Rate;
  /** Edits of trips by hand; a phone may bring hundreds along when it lands. */
  readonly editsPerUser: Rate;
}

export const RATE_LIMITS: RateLimits = {
  signInPerAddress: { burst: 100, perMinute: 30 },
  signInPerAccount: { burst: 15, perMinute: 6 },
  signInPerAccountOverall: { burst: 300, perMinute: 60 },
  mailPerAddress: { burst: 60, perMinute: 20 },
  mailPerRecipient: { burst: 5, perMinute: 1 },
  accountPerUser: { burst: 10, perMinute: 3 },
  tokenPerAddress: { burst: 120, perMinute: 30 },
  newsletterPerAddress: { burst: 30, perMinute: 10 },
  activityPerAddress: { burst: 600, perMinute: 120 },
  restPerAddress: { burst: 3000, perMinute: 1500 },
  restPerUser: { burst: 600, perMinute: 300 },
  functionsPerAddress: { burst: 600, perMinute: 300 },
  functionsPerUser: { burst: 300, perMinute: 150 },
  linkPerAddress: { burst: 60, perMinute: 20 },
  webhookPerAddress: { burst: 10_000, perMinute: 6_000 },
  chatPerUser: { burst: 40, perMinute: 20 },
  editsPerUser: { burst: 1000, perMinute: 200 },
};
