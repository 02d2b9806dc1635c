/**
 * Answers that are not the server's: a portal's page, a proxy's error page, a host that answers every path with the
 * app. The server speaks JSON, streams of events and files that are no pages. A page in their place is no network.
 */

/** Markup, but for pictures that are written in it. */
const PAGE = /^\s*<(?!svg|\?xml)/i;
/** "Network Authentication Required" (RFC 6585): only portals say it. */
const LOG_IN_TO_THE_NETWORK = 511;

export const FOREIGN_WORDS =
  'Waymark was not reached: something on the way answered in its place. On a public Wi-Fi, log in to the network first.';

/** Somebody between this device and the server answered; whoever asked has no network. */
export class ForeignAnswer extends Error {
  override readonly name = 'ForeignAnswer';
}

/** Throws {@link ForeignAnswer} where the head of an answer says already that it is not the server's. */
export function refuseForeignHead({ status, headers }: Pick<Response, 'status' | 'headers'>): void {
  const type = headers.get('content-type') ?? '';
  if (status === LOG_IN_TO_THE_NETWORK || /\bhtml\b/i.test(type))
    throw new ForeignAnswer(`${status} ${type}`);
}

/** Throws {@link ForeignAnswer} where a body is a page, whatever its type says. */
export function refuseForeignBody(start: string): void {
  if (PAGE.test(start)) throw new ForeignAnswer('a page');
}
