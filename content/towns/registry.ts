/**
 * The guides by city name. A host provides those of each part of the world, all at once (all.ts) or where they are needed;
 * which towns have one is known of all.
 */
import { normalize } from '../../domain/text/normalize.ts';
import heads from '../guideHeads.json' with { type: 'json' };
import { GUIDE_PARTS, type GuidePart } from '../../domain/plannerFiles.ts';
import type { GuideHead } from './parts.ts';
import type { CityGuide } from './types.ts';

/** There is a guide, and its part of the world is not provided. */
export class GuideNotHere extends Error {
  readonly part: GuidePart;

  constructor(part: GuidePart) {
    super(`The guides of ${part} are not provided`);
    this.name = 'GuideNotHere';
    this.part = part;
  }
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a test holds the file against the guides themselves
const written = heads as unknown as Readonly<Record<GuidePart, readonly Omit<GuideHead, 'part'>[]>>;

/** Every guide's head, by part of the world. */
const HEADS: readonly GuideHead[] = GUIDE_PARTS.flatMap((part) =>
  written[part].map((head) => ({ ...head, part })),
);

const headByName = new Map(
  [
    ...HEADS.flatMap((head) => head.aliases.map((name) => [name, head] as const)),
    ...HEADS.map((head) => [head.city, head] as const),
  ].map(([name, head]) => [normalize(name), head]),
);

const guideByHead = new Map<GuideHead, CityGuide>();
const headByCity = new Map(HEADS.map((head) => [head.city, head]));

/** Names of the cities with a guide. */
export const GUIDED_CITIES: readonly string[] = HEADS.map(({ city }) => city);

/** Makes the guides of a part known; what is known already stays as it is. */
export function provideGuides(part: GuidePart, guides: readonly unknown[]): void {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a test reads every file by the schema; no phone does so again
  for (const guide of guides as readonly CityGuide[]) {
    const head = headByCity.get(guide.city);
    if (head?.part === part && !guideByHead.has(head)) guideByHead.set(head, guide);
  }
}

/** What is known of the guide of a city by this name or another of its names; null where none is written. */
export function guideHeadOf(city: string): GuideHead | null {
  return headByName.get(normalize(city)) ?? null;
}

/**
 * The guide of a city by this name or another of its names; null where none is written.
 * @throws GuideNotHere
 */
export function guideOf(city: string): CityGuide | null {
  const head = guideHeadOf(city);
  if (!head) return null;
  const guide = guideByHead.get(head);
  if (!guide) throw new GuideNotHere(head.part);
  return guide;
}
