/** Ready for the flight: a check that opens each thing, and a way to fetch what is missing. */
import { type AppErrorReason, toAppError } from '@domain/errors/appError.ts';
import { type Finding, isMendable, type ReadyPart } from '@domain/readiness.ts';
import type { RecentSearch } from '@domain/search/search.ts';
import { checkArticles, mendArticle } from './articles.ts';
import { checkChat, mendChat } from './chat.ts';
import type { ReadinessDeps } from './deps.ts';
import { checkPlanner, mendPlanner } from './planner.ts';
import { askAgain, checkSearches, dropSearch, isAskable } from './searches.ts';
import { checkShell, mendShell } from './shell.ts';
import { checkTrips, mendTrips } from './trips.ts';

export interface Checked {
  readonly findings: readonly Finding[];
  /** Searches that can be asked again, newest first. */
  readonly askable: readonly RecentSearch[];
  /** Epoch ms. */
  readonly at: number;
}

/**
 * Opens everything that stands on this device for an account, or for a visitor (null). Nothing is fetched. What is
 * unsent changes by itself: `watchUnsent` tells of it.
 */
export async function checkReadiness(userId: string | null, deps: ReadinessDeps): Promise<Checked> {
  const { ctx } = deps;
  const parts = await Promise.all([
    guarded('shell', async () => [(await checkShell(deps)).finding]),
    guarded('trip', async () => (userId === null ? [] : [await checkTrips(userId, ctx)])),
    guarded('planner', async () => (userId === null ? [] : checkPlanner(deps))),
    guarded('article', () => checkArticles(deps)),
    guarded('chat', async () => (userId === null ? [] : [await checkChat(userId, ctx)])),
    guarded('search', () => checkSearches(userId, ctx)),
  ]);
  const findings = parts.flat();
  const askable = findings.flatMap((finding) =>
    finding.part === 'search' && finding.search && isAskable(finding.search, ctx) ? [finding.search] : [],
  );
  return { findings, askable, at: ctx.clock.now() };
}

/** A part whose storage fails says so; the others are checked all the same. */
async function guarded(of: ReadyPart, check: () => Promise<readonly Finding[]>): Promise<readonly Finding[]> {
  try {
    return await check();
  } catch {
    return [{ part: 'storage', of }];
  }
}

export interface Progress {
  /** From 0 to 1. */
  readonly share: number;
  readonly what: { readonly finding: Finding } | { readonly search: RecentSearch };
}

export interface MendOptions {
  /** Searches to ask again, for prices of now; the traveller's choice. */
  readonly searches: readonly RecentSearch[];
  readonly onProgress: (progress: Progress) => void;
}

/**
 * Fetches what is missing, one thing after the other. Answers why something could not be had, null where all was;
 * without a network nothing is tried. What came of it, the next check says.
 */
export async function getMissing(
  userId: string | null,
  findings: readonly Finding[],
  { searches, onProgress }: MendOptions,
  deps: ReadinessDeps,
): Promise<AppErrorReason | null> {
  const { connectivity } = deps.ctx;
  if (connectivity.get() === 'offline' && (await connectivity.probe()) === 'offline') return 'offline';
  const jobs: Job[] = [
    ...findings
      .filter(isMendable)
      .map((finding) => ({ what: { finding }, run: mending(finding, userId, deps) })),
    ...searches.map((search) => ({ what: { search }, run: () => askAgain(search, deps.ctx) })),
  ];
  let problem: AppErrorReason | null = null;
  for (const [index, { what, run }] of jobs.entries()) {
    const report = (share: number) => onProgress({ share: (index + share) / jobs.length, what });
    report(0);
    try {
      await run(report);
    } catch (thrown) {
      problem ??= toAppError(thrown).reason;
    }
  }
  return problem;
}

interface Job {
  readonly what: Progress['what'];
  readonly run: (report: (share: number) => void) => Promise<void>;
}

function mending(finding: Finding, userId: string | null, deps: ReadinessDeps): Job['run'] {
  return async (report) => {
    if (finding.part === 'shell') await mendShell(deps, (done, all) => report(done / all));
    if (finding.part === 'trip' && userId !== null) await mendTrips(userId, deps.ctx);
    if (finding.part === 'planner') await mendPlanner(deps);
    if (finding.part === 'article') await mendArticle(finding.slug, deps);
    if (finding.part === 'chat' && userId !== null) await mendChat(userId, deps.ctx);
    if (finding.part === 'search') await dropSearch(finding.key, deps.ctx);
  };
}
