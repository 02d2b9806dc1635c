/** The repositories as one object, over what one page, or one tab of a test, works with. */
import { bind } from './bind.ts';
import type { DataContext } from './context.ts';
import { forgetEarlierAccounts, forgetEnded, forgetOwed } from './outbox/earlierAccounts.ts';
import { keepDraining } from './outbox/keepDraining.ts';
import { leftBehind } from './outbox/leftBehind.ts';
import * as outbox from './outbox/outbox.ts';
import { forgetAccount, settleBeforeSignOut } from './outbox/signOut.ts';
import { deleteAccount } from './repositories/account.ts';
import * as activity from './repositories/activity.ts';
import * as admin from './repositories/admin.ts';
import * as billing from './repositories/billing.ts';
import * as chat from './repositories/chat/chat.ts';
import { keepFreeResponse, onFreeResponse } from './repositories/chat/chatFree.ts';
import * as replies from './repositories/chat/chatReplies.ts';
import { chooseTrip, leaveTrip, watchCurrentTrip } from './repositories/chat/chatTrip.ts';
import * as drafts from './repositories/drafts.ts';
import * as articles from './repositories/keptArticles.ts';
import { createKeptDrafts } from './repositories/keptDrafts.ts';
import { bringBack } from './repositories/bringBack.ts';
import { hasPlanner, planFirst } from './repositories/firstPlan.ts';
import { collectMyData } from './repositories/myData.ts';
import * as newsletter from './repositories/newsletter.ts';
import { changeAvatar } from './repositories/profile/avatar.ts';
import * as introduction from './repositories/profile/introduction.ts';
import { fetchAhead, fetchParts } from './repositories/plannerPack.ts';
import * as profile from './repositories/profile/profile.ts';
import * as profileDrafts from './repositories/profile/profileDrafts.ts';
import * as profileSaves from './repositories/profile/profileSaves.ts';
import { mendArticle } from './repositories/readiness/articles.ts';
import { pageDeps } from './repositories/readiness/deps.ts';
import { checkReadiness, getMissing } from './repositories/readiness/readiness.ts';
import { watchUnsent } from './repositories/readiness/unsent.ts';
import { forgetRecentSearches, watchRecentSearches } from './repositories/recentSearches.ts';
import * as searches from './repositories/searches.ts';
import { mailTips } from './repositories/tips.ts';
import * as tripLinks from './repositories/trips/tripLinks.ts';
import * as trips from './repositories/trips/trips.ts';
import type { Runtime } from './runtime.ts';

export type DataLayer = ReturnType<typeof createDataLayer>;

/** Everything that features do with data. */
export function createDataLayer(runtime: Runtime) {
  const ctx: DataContext = runtime.context;
  return {
    account: {
      ...bind(ctx, { deleteAccount, collectMyData, bringBack, leftBehind }),
      ...bind(runtime, {
        forgetAccount,
        forgetEarlierAccounts,
        forgetEnded,
        forgetOwed,
        settleBeforeSignOut,
      }),
    },
    activity: bind(ctx, activity),
    admin: bind(ctx, admin),
    articles: bind(ctx, articles),
    billing: bind(ctx, billing),
    chat: bind(ctx, {
      ...chat,
      ...replies,
      keepFreeResponse,
      onFreeResponse,
      chooseTrip,
      leaveTrip,
      watchCurrentTrip,
    }),
    newsletter: bind(ctx, newsletter),
    outbox: { ...bind(ctx, outbox), keepDraining: () => keepDraining(runtime) },
    planner: { ...ctx.planner, ...bind(ctx, { fetchAhead, fetch: fetchParts, hasPlanner, planFirst }) },
    profile: bind(ctx, { ...profile, ...profileDrafts, ...profileSaves, ...introduction, changeAvatar }),
    readiness: { ...bind(ctx, { pageDeps, watchUnsent }), checkReadiness, getMissing, mendArticle },
    searches: bind(ctx, { ...searches, forgetRecentSearches, watchRecentSearches }),
    trips: bind(ctx, { ...trips, ...tripLinks, mailTips }),
    /** What is typed into a field, while it is typed. */
    keptDraft: createKeptDrafts(ctx.clock, bind(ctx, drafts)),
  };
}
