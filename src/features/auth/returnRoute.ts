import { paths, sameOriginPath } from '@/config/paths.ts';
import { forgetRoute, keepRoute } from '@/platform/keptRoute.ts';
import { toAppError } from '@domain/errors/appError.ts';

/** What a page that sends somebody to /login leaves in the navigation state. */
export interface LoginState {
  /** Where to go on afterwards. */
  readonly from?: string;
  /** Everything else travels on to that page: a prompt, for instance. */
  readonly [carried: string]: unknown;
}

export interface ReturnRoute {
  readonly to: string;
  readonly state: Record<string, unknown> | null;
}

/** Where to go after signing in: the from-route if it is one of ours, else the profile; with what it carried. */
export function returnRouteOf(state: unknown, fallback: string = paths.profile): ReturnRoute {
  if (typeof state !== 'object' || state === null) return { to: fallback, state: null };
  const { from, ...carried }: LoginState = { ...state };
  const to = sameOriginPath(from);
  if (to === null) return { to: fallback, state: null };
  return { to, state: Object.keys(carried).length > 0 ? carried : null };
}

/** The navigation state with which a guarded page sends a visitor to /login. */
export function loginStateFor(location: {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
}): LoginState {
  const carried = typeof location.state === 'object' && location.state !== null ? location.state : {};
  return { ...carried, from: location.pathname + location.search + location.hash };
}

/**
 * The address of /login for a link in a page that the build wrote: until its script runs, a browser follows the link
 * without a navigation state, and the address alone knows the way back.
 */
export function loginLinkFor(from: string): string {
  return `${paths.login}?${new URLSearchParams({ from }).toString()}`;
}

/** The state that {@link loginLinkFor}'s address stands for, with what it has of its own; null where it names no way back. */
export function loginStateIn(location: {
  readonly search: string;
  readonly state: unknown;
}): LoginState | null {
  const from = new URLSearchParams(location.search).get('from');
  if (from === null) return null;
  return { from, ...(typeof location.state === 'object' ? location.state : {}) };
}

/**
 * Has what waits for the log-in wait for a mail's link, too: kept before the mail is asked for, since it may be there
 * before the answer is, and be followed while the answer is lost. A refusal keeps nothing.
 * @param carried the navigation state of the form's page
 */
export async function keepingRoute(
  email: string,
  carried: unknown,
  askForMail: () => Promise<void>,
): Promise<void> {
  const { to, state } = returnRouteOf(carried);
  if (state !== null) keepRoute(email, { to, state }, Date.now());
  try {
    await askForMail();
  } catch (thrown) {
    if (state !== null && toAppError(thrown).reason !== 'offline') forgetRoute();
    throw thrown;
  }
}
