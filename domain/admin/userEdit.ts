/** The admin's edit form (requirements §2, §4 and §5): staged here, saved on Save Changes alone. */
import { isPlainLine } from '../text/text.ts';
import { parseTier, planOf, type PlanTier } from '../billing/plans.ts';
import { applyAdjustments, hasFraction, MAX_TOKENS, parseWhole, tokensToSave } from './tokens.ts';
import type { AdminUser } from './users.ts';

export interface UserEdit {
  readonly plan: PlanTier;
  /** Total Tokens as typed. */
  readonly tokens: string;
  /** What stands in Adjust Tokens. */
  readonly amount: string;
  /** What was credited and debited on top of the stored balance; null once the total was set in another way. */
  readonly adjustments: readonly number[] | null;
  readonly status: AdminUser['status'];
  readonly role: string;
}

/** The fields that are saved; one that did not change is not sent. */
export type UserChanges = Partial<
  Pick<AdminUser, 'token_balance' | 'status' | 'role'> & { subscription_status: string }
>;

type EditCheck =
  | { readonly ok: true; readonly changes: UserChanges }
  | { readonly ok: false; readonly field: 'tokens' | 'role'; readonly message: string };

const MAX_ROLE_CHARS = 50;
const DEFAULT_ROLE = 'user';

/** The form as it opens. */
export function startEdit(user: AdminUser): UserEdit {
  return {
    plan: storedPlan(user),
    tokens: String(user.token_balance),
    amount: '',
    adjustments: [],
    status: user.status,
    role: user.role,
  };
}

/** Changing the plan sets both the tier and the balance to that plan's allotment. */
export function choosePlan(edit: UserEdit, plan: PlanTier): UserEdit {
  return { ...edit, plan, tokens: String(planOf(plan).tokens), adjustments: null };
}

export function typeTokens(edit: UserEdit, tokens: string): UserEdit {
  return { ...edit, tokens, adjustments: null };
}

/**
 * Stages what stands in Adjust Tokens and empties it, so that a second press does nothing; null unless it is a whole
 * number greater than zero.
 */
export function adjustTokens(
  edit: UserEdit,
  direction: 'credit' | 'debit',
): { readonly edit: UserEdit; readonly amount: number } | null {
  const amount = parseWhole(edit.amount);
  if (amount === null || amount <= 0 || amount > MAX_TOKENS || hasFraction(edit.amount)) return null;
  const by = direction === 'credit' ? amount : -amount;
  const tokens = String(applyAdjustments(tokensToSave(edit.tokens), [by]));
  const adjustments = edit.adjustments && [...edit.adjustments, by];
  return { edit: { ...edit, tokens, amount: '', adjustments }, amount };
}

/** What saving would send, or what is wrong with which field. An empty role is 'user', as in a new account. */
export function checkEdit(user: AdminUser, edit: UserEdit): EditCheck {
  const tokens = tokensToSave(edit.tokens);
  const role = edit.role.trim() || DEFAULT_ROLE;
  if (tokens > MAX_TOKENS) {
    const message = `Total Tokens must be at most ${MAX_TOKENS.toLocaleString('en-US')}.`;
    return { ok: false, field: 'tokens', message };
  }
  if (role.length > MAX_ROLE_CHARS) {
    return { ok: false, field: 'role', message: `Role must be at most ${MAX_ROLE_CHARS} characters long.` };
  }
  if (!isPlainLine(role)) {
    return { ok: false, field: 'role', message: 'Role must be one line of plain text.' };
  }
  const changes: UserChanges = {};
  if (edit.plan !== storedPlan(user)) changes.subscription_status = edit.plan;
  if (tokens !== user.token_balance) changes.token_balance = tokens;
  if (edit.status !== user.status) changes.status = edit.status;
  if (role !== user.role) changes.role = role;
  return { ok: true, changes };
}

/** Whether an account already is as the changes say. */
export function isAsChanged(user: AdminUser, changes: UserChanges): boolean {
  const { subscription_status, token_balance, status, role } = { ...user, ...changes };
  return (
    user.subscription_status === subscription_status &&
    user.token_balance === token_balance &&
    user.status === status &&
    user.role === role
  );
}

/**
 * The form after somebody else changed the account: what was left alone here follows, what was set here stays, and
 * credits and debits are counted again on the balance as it is now.
 */
export function rebaseEdit(edit: UserEdit, before: AdminUser, now: AdminUser): UserEdit {
  const start = startEdit(before);
  const next = startEdit(now);
  const { adjustments } = edit;
  return {
    ...edit,
    plan: edit.plan === start.plan ? next.plan : edit.plan,
    status: edit.status === start.status ? next.status : edit.status,
    role: edit.role === start.role ? next.role : edit.role,
    tokens: adjustments === null ? edit.tokens : String(applyAdjustments(now.token_balance, adjustments)),
  };
}

const whole = (value: number) => value.toLocaleString('en-US');

/** What somebody else changed meanwhile, in a sentence. */
export function describeClash(before: AdminUser, now: AdminUser): string {
  const parts = [
    before.token_balance !== now.token_balance &&
      `the balance went from ${whole(before.token_balance)} to ${whole(now.token_balance)}`,
    storedPlan(before) !== storedPlan(now) && `the plan is now ${storedPlan(now)}`,
    before.status !== now.status && `the status is now ${now.status}`,
    before.role !== now.role && `the role is now ${now.role}`,
  ].filter((part) => part !== false);
  // changed, and changed back, between the two readings
  if (parts.length === 0) return 'The account was changed at the same moment. Nothing was saved. Save again.';
  return `While you were editing, ${parts.join(', ')}. Nothing was saved. Check the figures and save again.`;
}

function storedPlan(user: Pick<AdminUser, 'subscription_status'>): PlanTier {
  return parseTier(user.subscription_status) ?? 'Free';
}
