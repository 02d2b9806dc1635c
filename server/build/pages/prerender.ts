/** Writes the public pages into the built app as HTML, before the worker's list of files is made (decision 0012). */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { build, type Plugin, type Rolldown } from 'vite';
import { criticalCss } from './criticalCss.ts';
import { pageDocument, shellDocument } from './document.ts';

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

/**
 * Beside the pages it notes which modules the home page's scripts are made of, in `dist/firstPage.json`, for the test that
 * holds a first visit to its budget (e2e/specs/site/firstPage.spec.ts).
 */
export function prerender(): Plugin {
  let folder = '';
  let scratch = '';
  let firstPage = '';
  let chunks: readonly Rolldown.OutputChunk[] = [];
  return {
    name: 'waymark:prerender',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
      scratch = resolve(config.root, 'dist/pages');
      firstPage = resolve(config.root, 'dist/firstPage.json');
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
        await writeFile(join(folder, 'shell.html'), shellDocument(template));
        const graph = new Graph(chunks);
        for (const page of await drawPages(scratch)) {
          const files = graph.filesOf(`/${page.component}.tsx`);
          const sheets = await Promise.all(files.sheets.map((name) => readFile(join(folder, name), 'utf8')));
          const html = pageDocument(template, {
            ...page,
            css: criticalCss(sheets.join(''), page.html),
            sheets: files.sheets.map((name) => `/${name}`),
            scripts: files.scripts.map((name) => `/${name}`),
          });
          const file = join(folder, page.path, 'index.html');
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, html);
          if (page.path === '/') await writeFile(firstPage, JSON.stringify(files.modules));
        }
      },
    },
  };
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
  readonly sheets: readonly string[];
  /** Besides those of the entry. */
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

  /** @param module how the page's own module ends @throws Error where no chunk holds it */
  filesOf(module: string): PageFiles {
    const chunks = [...this.#chunks.values()];
    const page = chunks.find((chunk) => chunk.moduleIds.some((id) => id.endsWith(module)));
    const entry = chunks.find((chunk) => chunk.isEntry);
    if (!page || !entry) throw new Error(`No chunk holds ${module}`);
    const before = this.#reach(entry);
    const all = new Set([...before, ...this.#reach(page)]);
    const sheets = [...all].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
    const scripts = [...all].filter((chunk) => !before.has(chunk)).map((chunk) => chunk.fileName);
    return { sheets: [...new Set(sheets)], scripts, modules: [...all].flatMap((chunk) => chunk.moduleIds) };
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
