/** Ready for the flight: what a check found of each thing this device keeps, and the verdict. */
import type { PackPartName } from './plannerFiles.ts';
import type { RecentSearch } from './search/search.ts';

/** What is checked, in the order in which it is shown. */
export const READY_PARTS = ['shell', 'trip', 'planner', 'article', 'chat', 'search', 'unsent'] as const;
export type ReadyPart = (typeof READY_PARTS)[number];

/** Files or pictures that were opened, and those of them that did not. */
export interface Opened {
  readonly all: number;
  /** Not on this device. */
  readonly missing: number;
  /** There, and not what they are taken for: cut off, of another type, or not to be decoded. */
  readonly damaged: number;
}

export type Finding =
  | {
      readonly part: 'shell';
      /** `unsupported`: this browser stores no apps. `absent`: nothing is stored, or the worker does not answer. */
      readonly worker: 'ready' | 'absent' | 'unsupported';
      readonly files: Opened;
    }
  | {
      readonly part: 'article';
      readonly slug: string;
      readonly title: string;
      /** Its text can be read. */
      readonly text: boolean;
      readonly pictures: Opened;
    }
  | {
      readonly part: 'planner';
      readonly parts: readonly {
        readonly name: PackPartName;
        /** As it is sent. */
        readonly bytes: number;
        /** Every file of it opens. */
        readonly isHere: boolean;
        /** The traveller has asked for it on this device. */
        readonly isWanted: boolean;
      }[];
    }
  | { readonly part: 'trip'; readonly trips: number; readonly unreadable: number }
  | {
      readonly part: 'chat';
      readonly messages: number;
      readonly unreadable: number;
      /** Those that the server has lost. */ readonly lost: number;
    }
  | {
      readonly part: 'search';
      readonly key: string;
      readonly answer: 'offers' | 'none' | 'unreadable';
      /** Null where not even what was searched for can be read. */
      readonly search: RecentSearch | null;
      /** Epoch ms. */
      readonly storedAt: number;
    }
  | {
      readonly part: 'unsent';
      /** Kinds of the outbox rows that wait, oldest first. */
      readonly waiting: readonly string[];
      readonly refused: number;
      readonly unreadable: number;
    }
  /** The device's storage did not let itself be read. */
  | { readonly part: 'storage'; readonly of: ReadyPart };

/** `nothing`: there is nothing of it on this device; that is neither good nor bad. */
export type Verdict = 'opens' | 'broken' | 'nothing';

const SEARCH_VERDICTS = { offers: 'opens', none: 'nothing', unreadable: 'broken' } as const;

function isWhole({ missing, damaged }: Opened): boolean {
  return missing === 0 && damaged === 0;
}

export function verdictOf(finding: Finding): Verdict {
  switch (finding.part) {
    case 'shell':
      return finding.worker === 'ready' && finding.files.all > 0 && isWhole(finding.files)
        ? 'opens'
        : 'broken';
    case 'article':
      return finding.text && isWhole(finding.pictures) ? 'opens' : 'broken';
    case 'planner':
      if (finding.parts.some(({ isHere, isWanted }) => isWanted && !isHere)) return 'broken';
      return finding.parts.some(({ name, isHere }) => name === 'planner' && isHere) ? 'opens' : 'nothing';
    case 'trip':
      if (finding.unreadable > 0) return 'broken';
      return finding.trips > 0 ? 'opens' : 'nothing';
    case 'chat':
      if (finding.unreadable > 0) return 'broken';
      return finding.messages > 0 ? 'opens' : 'nothing';
    case 'search':
      return SEARCH_VERDICTS[finding.answer];
    case 'unsent':
      if (finding.refused > 0 || finding.unreadable > 0) return 'broken';
      return finding.waiting.length > 0 ? 'opens' : 'nothing';
    case 'storage':
      return 'broken';
  }
}

/**
 * Whether the button that fetches what is missing can mend it. A search is not: its prices may have changed, so it is
 * asked again only when the traveller wants that. One that cannot even be named is taken away.
 */
export function isMendable(finding: Finding): boolean {
  if (verdictOf(finding) !== 'broken') return false;
  switch (finding.part) {
    case 'shell':
      return finding.worker !== 'unsupported';
    case 'trip':
    case 'planner':
    case 'article':
    case 'chat':
      return true;
    case 'search':
      return finding.search === null;
    case 'unsent':
    case 'storage':
      return false;
  }
}

export interface Readiness {
  /** Things that open, of all that are there. */
  readonly opens: number;
  readonly all: number;
  readonly mendable: number;
}

/** Whether it counts: a planner that nobody asked for was fetched for the case, and is not missed. */
function counts(finding: Finding): boolean {
  return finding.part !== 'planner' || finding.parts.some(({ isWanted }) => isWanted);
}

/** The verdict on all of it. */
export function summarise(findings: readonly Finding[]): Readiness {
  const verdicts = findings.filter(counts).map(verdictOf);
  return {
    opens: verdicts.filter((verdict) => verdict === 'opens').length,
    all: verdicts.filter((verdict) => verdict !== 'nothing').length,
    mendable: findings.filter(isMendable).length,
  };
}
