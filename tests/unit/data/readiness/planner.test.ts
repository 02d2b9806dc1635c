/** The planner among what is checked for the flight, and fetched ahead of it. */
import { noPlanner } from '../../../support/plannerHere.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchAhead } from '@/data/repositories/plannerPack.ts';
import { checkReadiness, getMissing } from '@/data/repositories/readiness/readiness.ts';
import { keepPlannerWish, plannerWish } from '@/platform/plannerWish.ts';
import { findingWords } from '@/features/offline/readinessWords.ts';
import { createPack } from '@/planner/pack.ts';
import type { PackPart } from '@/planner/planner.ts';
import { PACK_PARTS, type PackPartName } from '@domain/plannerFiles.ts';
import { summarise, verdictOf } from '@domain/readiness.ts';
import { ANA } from '../support/browser.ts';
import { readinessWorld } from './world.ts';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  clear: () => kept.clear(),
});
const world = readinessWorld();

const parts = (...here: PackPartName[]): PackPart[] =>
  PACK_PARTS.map((name) => ({ name, bytes: 9_000, isHere: here.includes(name) }));

async function plannerFinding(...here: PackPartName[]) {
  world.packParts.push(...parts(...here));
  const { findings } = await checkReadiness(ANA, world.deps);
  const finding = findings.find(({ part }) => part === 'planner');
  if (!finding) throw new Error('The planner was not checked');
  return { finding, findings };
}

describe('the planner in the check', () => {
  it('is not there where the browser keeps none, nor for a visitor', async () => {
    expect((await checkReadiness(ANA, world.deps)).findings.some(({ part }) => part === 'planner')).toBe(
      false,
    );
    world.packParts.push(...parts('planner'));
    expect((await checkReadiness(null, world.deps)).findings.some(({ part }) => part === 'planner')).toBe(
      false,
    );
  });

  it('opens and does not count where nobody asked for it', async () => {
    const { finding, findings } = await plannerFinding('planner', 'iberia');
    expect(verdictOf(finding)).toBe('opens');
    expect(summarise(findings).all).toBe(summarise(findings.filter((one) => one !== finding)).all);
    const { finding: none } = await plannerFinding();
    expect(verdictOf(none)).not.toBe('broken');
  });

  it('counts once it was asked for, and is fetched where a part of that is gone', async () => {
    keepPlannerWish(['planner', 'farEast']);
    const { finding, findings } = await plannerFinding('planner', 'iberia');
    expect(verdictOf(finding)).toBe('broken');
    expect(summarise(findings).mendable).toBe(1);
    await getMissing(ANA, findings, { searches: [], onProgress: () => {} }, world.deps);
    expect(world.fetchParts).toHaveBeenCalledExactlyOnceWith(['planner', 'farEast']);
  });
});

const file = (name: string, part: PackPartName) => ({
  url: `https://waymark.test/assets/planner/${name}.js`,
  key: name,
  bytes: 3,
  sent: 2,
  part,
});

/** The page's own way to the files, over a worker that lists this version's, and a cache with the older one's. */
const offline = async (...here: string[]) => {
  const files = [file('worker-2', 'planner'), file('base-1', 'planner'), file('farEast-2', 'farEast')];
  const pack = createPack({
    caches: {
      match: async (key) =>
        here.some((name) => name === key)
          ? new Response('abc', { headers: { 'content-type': 'text/javascript' } })
          : undefined,
      open: () => Promise.reject(new Error('nothing is stored')),
    },
    askWorker: async ({ type }) => (type === 'LIST_PACK' ? { type: 'PACK', cache: 'c', files } : null),
  });
  world.packParts.push(...(await pack.parts()));
  const { findings } = await checkReadiness(ANA, world.deps);
  const found = findings.find(({ part }) => part === 'planner');
  if (!found) throw new Error('The planner was not checked');
  return { verdict: verdictOf(found), words: findingWords(found, 0) };
};

describe('an update after which there is no network', () => {
  it('says of a planner that was asked for that it is missing', async () => {
    keepPlannerWish(['planner', 'farEast']);
    // of the version before, but for the one file that both have
    expect(await offline('worker-1', 'base-1', 'farEast-1')).toEqual({
      verdict: 'broken',
      words: 'Does not open: The planner itself, Guides to China, Japan and Korea. Get what is missing.',
    });
  });

  it('says of one that was fetched ahead that it is not here', async () => {
    kept.clear();
    expect(await offline('worker-1', 'base-1', 'farEast-2')).toEqual({
      verdict: 'nothing',
      words: 'The assistant plans without a network once its planner is on this device.',
    });
  });
});

const EUROPE = ['britishIsles', 'midEurope', 'nordics', 'iberia', 'italyAndBalkans'] as const;
const AMERICA = ['canada', 'easternStates', 'westernStates', 'middleAmerica', 'southAmerica'] as const;
const ASIA = ['farEast', 'southeastAsia', 'nearEast', 'southAsia'] as const;

describe('what is wanted of it', () => {
  it('is read with care', () => {
    expect(plannerWish()).toBeNull();
    keepPlannerWish(['farEast']);
    expect(plannerWish()).toEqual(['farEast']);
    kept.set('waymark-planner', '["farEast","atlantis",7]');
    expect(plannerWish()).toEqual(['farEast']);
    // parts of the first version, and of two later ones
    kept.set('waymark-planner', '["europe","asia","americas"]');
    expect(plannerWish()).toEqual([...AMERICA, ...ASIA, ...EUROPE]);
    kept.set('waymark-planner', '["northernEurope","northAmerica"]');
    expect(plannerWish()).toEqual([
      'canada',
      'easternStates',
      'westernStates',
      'britishIsles',
      'midEurope',
      'nordics',
    ]);
    kept.set('waymark-planner', '["latinAmerica","eastAsia"]');
    expect(plannerWish()).toEqual(['middleAmerica', 'southAmerica', 'farEast', 'southeastAsia']);
    kept.set('waymark-planner', '{');
    expect(plannerWish()).toBeNull();
  });
});

const ahead = async (here: readonly PackPart[], zone = 'Europe/Berlin') => {
  const fetch = vi.fn<(names: readonly PackPartName[]) => Promise<void>>(async () => {});
  await fetchAhead(
    { ...world.deps.ctx, planner: { ...noPlanner, parts: async () => here, fetch } },
    ANA,
    zone,
  );
  return fetch.mock.calls.map(([names]) => names);
};

const refuse = () => Promise.reject(new TypeError('Failed to fetch'));

describe('fetched ahead', () => {
  const link = { saveData: false, effectiveType: '4g' };
  beforeEach(() => {
    Object.assign(link, { saveData: false, effectiveType: '4g' });
    vi.stubGlobal('navigator', { connection: link });
  });
  afterEach(() => void vi.stubGlobal('navigator', undefined));

  it('is the program and home, once', async () => {
    expect(await ahead(parts())).toEqual([['planner'], ...EUROPE.map((part) => [part])]);
    expect(await ahead(parts('planner'), 'America/Lima')).toEqual(AMERICA.map((part) => [part]));
    expect(await ahead(parts('planner'), 'Asia/Tokyo')).toEqual(ASIA.map((part) => [part]));
    expect(await ahead(parts('planner', ...EUROPE))).toEqual([]);
    expect(await ahead([])).toEqual([]);
  });

  it('is what was asked for, too: an update takes the files of the version before away', async () => {
    keepPlannerWish(['planner', 'farEast']);
    expect(await ahead(parts(...EUROPE))).toEqual([['planner'], ['farEast']]);
    link.effectiveType = '3g';
    expect(await ahead(parts(...EUROPE))).toEqual([]);
  });

  it('is nothing on a bad link, where data is saved, and where it was removed', async () => {
    link.effectiveType = '3g';
    expect(await ahead(parts())).toEqual([]);
    link.effectiveType = '4g';
    link.saveData = true;
    expect(await ahead(parts())).toEqual([]);
    link.saveData = false;
    keepPlannerWish([]);
    expect(await ahead(parts())).toEqual([]);
  });

  it('disturbs nobody where it fails', async () => {
    await expect(
      fetchAhead(
        { ...world.deps.ctx, planner: { ...noPlanner, parts: async () => parts(), fetch: refuse } },
        ANA,
        'Europe/Berlin',
      ),
    ).resolves.toBeUndefined();
  });
});
