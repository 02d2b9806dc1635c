/**
 * What the worker answers, as a table: first match wins, everything else goes to the network untouched. Nothing
 * that carries a session is in it: the backend's answers are never cached here.
 */
import { IMAGE_CACHE } from '../src/config/names.ts';
import { paths } from '../src/config/paths.ts';
import { packPartOf } from '../domain/plannerFiles.ts';

/** Paths of the backend. They are never the app's pages, and never cached. */
const BACKEND = /^\/(rest|auth|storage|functions|_)/;

export interface Asked {
  url: URL;
  method: string;
  mode: RequestMode;
  destination: RequestDestination;
  /** Origin of the app. */
  origin: string;
}

export type Handling =
  /** The shell: answers every route of the app at once, with or without a network. */
  | { how: 'shell' }
  /** A built file that this version does not know: an older version's, for a tab that still runs it. */
  | { how: 'stored-then-network' }
  /** A file of the planner, which is stored once it is asked for. */
  | { how: 'planner' }
  | { how: 'cache-first'; cache: string; maxEntries: number; maxAgeSeconds: number };

interface Rule {
  name: string;
  matches: (asked: Asked) => boolean;
  handling: Handling;
}

const DAY_SECONDS = 86_400;

const sameOrigin = ({ url, origin }: Asked) => url.origin === origin;

const rules: readonly Rule[] = [
  {
    name: 'pages',
    matches: (asked) => sameOrigin(asked) && asked.mode === 'navigate' && !hasExtension(asked.url.pathname),
    handling: { how: 'shell' },
  },
  {
    name: 'the planner',
    matches: (asked) => sameOrigin(asked) && packPartOf(asked.url.pathname) !== null,
    handling: { how: 'planner' },
  },
  {
    name: 'built files',
    matches: (asked) => sameOrigin(asked) && asked.url.pathname.startsWith('/assets/'),
    handling: { how: 'stored-then-network' },
  },
  {
    name: 'images',
    matches: (asked) => sameOrigin(asked) && asked.destination === 'image',
    handling: { how: 'cache-first', cache: IMAGE_CACHE, maxEntries: 80, maxAgeSeconds: 30 * DAY_SECONDS },
  },
];

/** /robots.txt and the like are files, not pages. */
function hasExtension(pathname: string): boolean {
  return /\.[a-z0-9]+$/i.test(pathname);
}

/** What another app shares: the one form that is posted to a page of the app, the assistant's. */
export function isShare(asked: Asked): boolean {
  const { url, method, mode } = asked;
  return method === 'POST' && mode === 'navigate' && sameOrigin(asked) && url.pathname === paths.assistant;
}

/** How a request is handled; null leaves it to the network. */
export function handlingOf(asked: Asked): Handling | null {
  if (asked.method !== 'GET' || (sameOrigin(asked) && BACKEND.test(asked.url.pathname))) return null;
  return rules.find((rule) => rule.matches(asked))?.handling ?? null;
}
