/**
 * Where somebody who signs up was going, and what they carried: the mail's link opens a page of its own, which knows
 * nothing of the one before. It is the new account's alone: nobody else who logs in on this device is led there.
 */
import { KEPT_ROUTE_KEY } from '@/config/names.ts';
import { sameOriginPath } from '@/config/paths.ts';

/** A confirmation that comes later leads to the welcome page and no further, ms. */
const KEPT_MS = 7 * 24 * 60 * 60_000;
/** Of what is carried, as text. */
const MOST_CHARS = 20_000;

export interface KeptRoute {
  readonly to: string;
  readonly state: Readonly<Record<string, unknown>>;
}

/** Keeps it until {@link forgetRoute}; without storage the welcome page has its own three ways. @param now epoch ms */
export function keepRoute(email: string, { to, state }: KeptRoute, now: number): void {
  const kept = JSON.stringify({ email: nameOf(email), to, state, at: now });
  if (kept.length > MOST_CHARS) return;
  try {
    localStorage.setItem(KEPT_ROUTE_KEY, kept);
  } catch {
    // a private window
  }
}

/** What was kept for an account; null for none, for another account's, and once it is too old. @param now epoch ms */
export function keptRoute(email: string, now: number): KeptRoute | null {
  let stored: unknown;
  try {
    stored = JSON.parse(localStorage.getItem(KEPT_ROUTE_KEY) ?? 'null');
  } catch {
    return null;
  }
  if (typeof stored !== 'object' || stored === null) return null;
  const { email: own, to, state, at }: Partial<Record<'email' | 'to' | 'state' | 'at', unknown>> = stored;
  const path = sameOriginPath(to);
  const isOwn = own === nameOf(email) && typeof at === 'number' && Math.abs(now - at) < KEPT_MS;
  if (!isOwn || path === null || typeof state !== 'object' || state === null) return null;
  return { to: path, state: { ...state } };
}

/** What a route carries: the prompt, as pages hand it on; null for none. */
export function promptIn({ initialPrompt, prefilledQuery }: KeptRoute['state']): string | null {
  const prompt = initialPrompt ?? prefilledQuery;
  return typeof prompt === 'string' && prompt.trim() !== '' ? prompt : null;
}

/** An account has asked this: what was kept for it is forgotten if it was that, and anything else stays. @param now epoch ms */
export function routeFollowed(email: string, prompt: string, now: number): void {
  const kept = keptRoute(email, now);
  if (kept && promptIn(kept.state)?.trim() === prompt.trim()) forgetRoute();
}

/** It is not wanted. */
export function forgetRoute(): void {
  try {
    localStorage.removeItem(KEPT_ROUTE_KEY);
  } catch {
    // nothing was kept
  }
}

function nameOf(email: string): string {
  return email.trim().toLowerCase();
}
