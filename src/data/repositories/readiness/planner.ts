/** The planner on this device: which of its parts open, and a way to fetch those that were asked for. */
import { plannerWish } from '@/platform/plannerWish.ts';
import type { Finding } from '@domain/readiness.ts';
import type { ReadinessDeps } from './deps.ts';

/** Opens every file of every part; none where this browser can keep no planner. */
export async function checkPlanner({ planner }: ReadinessDeps): Promise<Finding[]> {
  const parts = await planner.parts();
  if (parts.length === 0) return [];
  const wish = plannerWish() ?? [];
  return [{ part: 'planner', parts: parts.map((part) => ({ ...part, isWanted: wish.includes(part.name) })) }];
}

/** Fetches what was asked for and does not open. Throws AppError. */
export async function mendPlanner({ planner }: ReadinessDeps): Promise<void> {
  await planner.fetch(plannerWish() ?? []);
}
