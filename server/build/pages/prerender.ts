/** Writes the public pages into the built app as HTML, before the worker's list of files is made (decision 0012). */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { build, type Plugin, type Rolldown } from 'vite';
import { criticalCss } from './criticalCss.ts';
import { pageDocument, type PageAddresses, shellDocument } from './document.ts';

/** As src/app/prerender.tsx answers it. */
interface WrittenPage {
  readonly path: string;
  readonly component: string;
  readonly title: string;
  readonly description: string;
  readonly canonical: string | null;
  readonly html: string;
}

const ENTRY = 'src/app/prerender.tsx';
/** The entry, and what it asks for first: every page stands on it. */
const MAIN = '/src/main.tsx';
const START = '/src/app/start.tsx';
/** Parts of the first page that come alive after it. */
const BELOW = ['/HomeSections.tsx', '/HeroMap.tsx'];
/** What every page fetches once it is idle. */
const IDLE = '/Corner.tsx';
/** What every page but the first needs to find its own code. */
const PAGE_FILES = '/src/app/pageFiles.ts';
/** What is opened in the air, and what of it is fetched apart; what is missed most comes first. */
const AIR = [
  '/src/data/dataLayer.ts',
  '/src/data/runtime.ts',
  '/OfflinePage.tsx',
  '/DeviceNotices.tsx',
  '/AccountMenu.tsx',
  '/AssistantPage.tsx',
  '/Markdown.tsx',
  '/AssistantPanel.tsx',
  '/MyTripsPage.tsx',
  '/TripPage.tsx',
  '/TripScreen.tsx',
  '/MemberHome.tsx',
  '/MemberToday.tsx',
  '/Toasts.tsx',
  '/@supabase/supabase-js/dist/index.mjs',
  '/session/deviceTime.ts',
  '/FlightsPage.tsx',
  '/HotelsPage.tsx',
  '/BlogPage.tsx',
  '/BlogPostPage.tsx',
  '/remote/blog.ts',
];

export interface Prerender extends Plugin {
  /** Scripts and sheets without which no page opens, and the home page's, once they are written. */
  readonly shellFiles: readonly string[];
  /** Those of what is opened in the air, in the order in which they are wanted. */
  readonly airFiles: readonly string[];
}

/**
 * Beside the pages it notes which files the home page stands on, and of which modules its scripts are made, in
 * `dist/firstPage.json`, for the test that holds a first visit to its budget (e2e/specs/site/firstPage.spec.ts).
 */
export function prerender(): Prerender {
  const shellFiles: string[] = [];
  const airFiles: string[] = [];
  let folder = '';
  let scratch = '';
  let note = '';
  let chunks: readonly Rolldown.OutputChunk[] = [];
  return {
    shellFiles,
    airFiles,
    name: 'waymark:prerender',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
      scratch = resolve(config.root, 'dist/pages');
      note = resolve(config.root, 'dist/firstPage.json');
    },
    writeBundle: (_options, bundle) => {
      chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      handler: async () => {
        if (chunks.length === 0) return;
        const template = await readFile(join(folder, 'index.html'), 'utf8');
        const graph = new Graph(chunks);
        const shell = graph.filesOf([PAGE_FILES]);
        // a page opens once its own rules are there, too
        const air = AIR.map((name) => graph.filesOf([name]));
        airFiles.push(...new Set(air.flatMap(({ scripts, sheets }) => [...scripts, ...sheets])));
        await writeFile(join(folder, 'shell.html'), shellDocument(template, addresses(shell)));
        for (const page of await drawPages(scratch)) {
          const isFirst = page.path === '/';
          const own = `/${page.component}.tsx`;
          const files = graph.filesOf(isFirst ? [own] : [PAGE_FILES, own]);
          // what is fetched later stands in the HTML too, and wants its rules
          const { sheets: names } = isFirst ? graph.filesOf([own, ...BELOW]) : files;
          const sheets = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
          const html = pageDocument(template, {
            ...page,
            css: criticalCss(sheets.join(''), page.html),
            ...addresses({ ...files, sheets: names }),
          });
          const file = join(folder, page.path, 'index.html');
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, html);
          if (!isFirst) continue;
          const firstPage = [...names, files.entry, ...files.scripts];
          await writeFile(note, JSON.stringify({ files: firstPage, modules: files.modules }));
          const below = graph.filesOf([PAGE_FILES, ...BELOW, IDLE]);
          shellFiles.push(...firstPage, ...below.sheets, ...below.scripts);
        }
      },
    },
  };
}

function addresses({ entry, sheets, scripts }: PageFiles): PageAddresses {
  return { entry: `/${entry}`, sheets: fromRoot(sheets), scripts: fromRoot(scripts) };
}

function fromRoot(names: readonly string[]): string[] {
  return names.map((name) => `/${name}`);
}

/** Builds the app for Node, has it draw its pages, and takes that build away again. */
async function drawPages(scratch: string): Promise<readonly WrittenPage[]> {
  await build({
    logLevel: 'warn',
    build: { ssr: ENTRY, outDir: scratch },
    // Node finds no named exports in the build that it names for Node
    ssr: { noExternal: ['workbox-window'] },
  });
  try {
    const worker = new Worker(new URL('./drawPages.mjs', import.meta.url), {
      workerData: pathToFileURL(join(scratch, 'prerender.js')).href,
    });
    const written = await new Promise<readonly WrittenPage[]>((resolvePages, reject) => {
      worker.once('message', resolvePages);
      worker.once('error', reject);
    });
    await worker.terminate();
    return written;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

interface PageFiles {
  readonly entry: string;
  readonly sheets: readonly string[];
  /** Besides the entry. */
  readonly scripts: readonly string[];
  /** What all of its scripts are made of, the entry's included: paths of source files. */
  readonly modules: readonly string[];
}

/** Which files a page stands on. */
class Graph {
  readonly #chunks: ReadonlyMap<string, Rolldown.OutputChunk>;

  constructor(chunks: readonly Rolldown.OutputChunk[]) {
    this.#chunks = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  }

  /** @param modules how those end that a page needs beyond what every page does @throws Error where no chunk holds one */
  filesOf(modules: readonly string[]): PageFiles {
    const main = this.#holding(MAIN);
    const all = new Set([MAIN, START, ...modules].flatMap((end) => [...this.#reach(this.#holding(end))]));
    const sheets = [...all].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
    return {
      entry: main.fileName,
      sheets: [...new Set(sheets)],
      scripts: [...all].filter((chunk) => chunk !== main).map((chunk) => chunk.fileName),
      modules: [...all].flatMap((chunk) => chunk.moduleIds),
    };
  }

  /** Where a module is imported from: its own facade, where the build made one, or the chunk that it lies in. */
  #holding(end: string): Rolldown.OutputChunk {
    const chunks = [...this.#chunks.values()];
    const chunk =
      chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(end)) ??
      chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(end)));
    if (!chunk) throw new Error(`No chunk holds ${end}`);
    return chunk;
  }

  /** A chunk with all that it imports, what is imported first. */
  #reach(chunk: Rolldown.OutputChunk, entered = new Set<string>()): Set<Rolldown.OutputChunk> {
    entered.add(chunk.fileName);
    const reached = new Set<Rolldown.OutputChunk>();
    for (const name of chunk.imports) {
      const imported = this.#chunks.get(name);
      if (!imported || entered.has(name)) continue;
      for (const one of this.#reach(imported, entered)) reached.add(one);
    }
    return reached.add(chunk);
  }
}
