/** A row of profiles (requirements §3) and what the screens derive from it. */
import { type Profile } from './profile.ts';
import { allowanceOf, parseTier } from '../billing/plans.ts';
import { isAdmin } from './role.ts';

type Fields<K extends keyof Profile> = Pick<Profile, K>;
type Account = Fields<'role' | 'subscription_status' | 'token_balance'>;

/** A choice stored as a JSON-encoded string, as a list; a plain word counts as itself, garbage as nothing. */
export function decodeChoices(stored: string | null): string[] {
  if (stored === null || stored.trim() === '') return [];
  try {
    const value: unknown = JSON.parse(stored);
    const list = Array.isArray(value) ? value : [value];
    return list.filter((entry): entry is string => typeof entry === 'string' && entry !== '');
  } catch {
    return [stored];
  }
}

/** The widget's rule for a complete profile (requirements §2): these five are all present. */
export function isComplete(
  profile: Fields<'nickname' | 'home_location' | 'travel_style' | 'budget_per_night' | 'travel_vibe'>,
): boolean {
  const texts = [profile.nickname, profile.home_location, profile.travel_style];
  return (
    texts.every((text) => text !== null && text.trim() !== '') &&
    profile.budget_per_night !== null &&
    decodeChoices(profile.travel_vibe).length > 0
  );
}

/** Tokens left as the app counts them: infinite for admins (requirements §4) and for Business (requirements §6). */
export function displayBalance(profile: Account): number {
  const unlimited = isAdmin(profile) || parseTier(profile.subscription_status) === 'Business';
  return unlimited ? Number.POSITIVE_INFINITY : profile.token_balance;
}

/** A balance of 0 or less blocks the chat (requirements §9). */
export function isOutOfTokens(profile: Account): boolean {
  return displayBalance(profile) <= 0;
}

export interface TokenMeter {
  /** 0 to 100, whole; above an allowance (top-ups) it stays at 100. */
  percent: number;
  balance: number;
  allowance: number;
}

/** Balance divided by allowance (requirements §2); null where tokens are unlimited and there is no meter. */
export function tokenMeter(profile: Account): TokenMeter | null {
  const balance = displayBalance(profile);
  if (!Number.isFinite(balance)) return null;
  const allowance = allowanceOf(profile.subscription_status);
  const percent = Math.round((Math.max(0, balance) / allowance) * 100);
  return { percent: Math.min(100, percent), balance: Math.max(0, balance), allowance };
}

const whole = (value: number) => Math.trunc(value).toLocaleString('en-US');

/** The chat widget's header: 'Unlimited Tokens', else balance / plan total. */
export function balanceLabel(profile: Account): string {
  const meter = tokenMeter(profile);
  return meter ? `${whole(meter.balance)} / ${whole(meter.allowance)}` : 'Unlimited Tokens';
}

/** One or two capitals from the nickname, else from the email (requirements §2, Shell). */
export function initialsOf(profile: { nickname: string | null; email: string }): string {
  const nickname = profile.nickname?.trim() ?? '';
  const words = (nickname || (profile.email.split('@')[0] ?? '')).split(/[\s._+-]+/).filter(Boolean);
  const letters = words.slice(0, 2).map((word) => String.fromCodePoint(word.codePointAt(0) ?? 63));
  return letters.join('').toUpperCase() || '?';
}

/** The welcome page's name: the first word of the full name, or 'Adventurer'. */
export function firstNameOf(fullName: string | null | undefined): string {
  return fullName?.trim().split(/\s+/)[0] || 'Adventurer';
}
