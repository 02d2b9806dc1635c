/** Writes the public pages into the built app as HTML, before the worker's list of files is made (decision 0012). */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { build, type Plugin, type Rolldown } from 'vite';
import { criticalCss } from './criticalCss.ts';
import {
  ARTICLE_FRAME,
  ARTICLE_THREAD,
  PAGES_PROGRAM,
  type ArticleFrame,
  type WrittenPage,
} from './articleFrame.ts';
import { type Files, pageDocument, shellDocument } from './document.ts';

interface Drawn {
  /** What a member sees before the app has drawn. */
  readonly frames: { readonly home: string; readonly shell: string };
  readonly pages: readonly WrittenPage[];
  /** A sample. */
  readonly article: WrittenPage;
}

const ENTRY = 'src/app/prerender.tsx';
const MAIN = '/src/main.tsx';
/** What every page stands on: the entry, and the last of what it asks for in turn, which imports the others. */
const EVERY_PAGE = [MAIN, '/src/app/start.tsx'];
/** What is fetched in one go: a page, the data layer, and what waits until the browser is idle. */
const PART = /\/src\/(?:pages\/\w+\/\w+Pages?|data\/(?:dataLayer|runtime)|app\/shell\/Corner)\.tsx?$/;

/** What parses articles where there is no browser. */
const SERVER_ONLY = /\/node_modules\/parse5\//;

/**
 * The program that draws the pages stays beside the app, in `dist/pages`, for articles (server/site/articles).
 *
 * Beside the pages it notes what each page stands on and each script is made of, in `dist/madeOf.json`, for the
 * test that holds them to what docs/architecture.md says (e2e/specs/site/firstPage.spec.ts).
 */
export function prerender(): Plugin {
  let folder = '';
  let program = '';
  let notes = '';
  let chunks: readonly Rolldown.OutputChunk[] = [];
  return {
    name: 'waymark:prerender',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
      program = resolve(config.root, 'dist/pages');
      notes = resolve(config.root, 'dist/madeOf.json');
    },
    writeBundle: (_options, bundle) => {
      chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      handler: async () => {
        if (chunks.length === 0) return;
        if (chunks.some(({ moduleIds }) => moduleIds.some((id) => SERVER_ONLY.test(id))))
          throw new Error('What parses articles on the server is in a script of the app');
        const template = await readFile(join(folder, 'index.html'), 'utf8');
        const graph = new Graph(chunks);
        const { frames, pages, article } = await drawPages(program);
        const shell = shellDocument(template, addresses(graph.filesOf([])), frames.shell);
        await writeFile(join(folder, 'shell.html'), shell);
        const frameOf = async (html: string, files: Files) => {
          const sheets = await Promise.all(files.sheets.map((name) => readFile(join(folder, name), 'utf8')));
          return { css: criticalCss(sheets.join(''), html), ...addresses(files) };
        };
        const ofArticle: ArticleFrame = {
          template,
          frame: frames.shell,
          ...(await frameOf(article.html + frames.shell, graph.filesOf([`/${article.component}.tsx`]))),
        };
        await writeFile(join(program, ARTICLE_FRAME), JSON.stringify(ofArticle));
        await copyFile(
          fileURLToPath(new URL('./drawArticles.mjs', import.meta.url)),
          join(program, ARTICLE_THREAD),
        );
        for (const page of pages) {
          const frame = page.path === '/' ? frames.home : null;
          const files = graph.filesOf([`/${page.component}.tsx`]);
          const html = pageDocument(template, {
            ...page,
            frame,
            ...(await frameOf(page.html + (frame ?? ''), files)),
          });
          const file = join(folder, page.path, 'index.html');
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, html);
        }
        await writeFile(notes, JSON.stringify(graph.madeOf()));
      },
    },
  };
}

/** Builds the app for Node, and has it draw its pages. */
async function drawPages(program: string): Promise<Drawn> {
  await build({
    logLevel: 'warn',
    build: { ssr: ENTRY, outDir: program },
    // Node finds no named exports in the build that it names for Node
    ssr: { noExternal: ['workbox-window'] },
  });
  const worker = new Worker(new URL('./drawPages.mjs', import.meta.url), {
    workerData: pathToFileURL(join(program, PAGES_PROGRAM)).href,
  });
  const drawn = await new Promise<Drawn>((resolveDrawn, reject) => {
    worker.once('message', resolveDrawn);
    worker.once('error', reject);
  });
  await worker.terminate();
  return drawn;
}

const fromRoot = (name: string) => `/${name}`;

function addresses({ entry, sheets, scripts }: Files): Files {
  return { entry: fromRoot(entry), sheets: sheets.map(fromRoot), scripts: scripts.map(fromRoot) };
}

/** By their names in the build's folder. */
interface PageFiles extends Files {
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
    const entry = this.#holding(MAIN);
    const chunksOf = (end: string) => [...this.#reach(this.#holding(end))];
    const all = [...new Set([...EVERY_PAGE, ...modules].flatMap(chunksOf))];
    const sheets = all.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
    return {
      entry: entry.fileName,
      sheets: [...new Set(sheets)],
      scripts: all.filter((chunk) => chunk !== entry).map((chunk) => chunk.fileName),
      modules: all.flatMap((chunk) => chunk.moduleIds),
    };
  }

  /** What each part stands on, by its source file, and what each script is made of, by its name. */
  madeOf() {
    const scripts = Object.fromEntries([...this.#chunks].map(([name, chunk]) => [name, chunk.moduleIds]));
    const parts = Object.values(scripts)
      .flat()
      .filter((id) => PART.test(id));
    return { parts: Object.fromEntries(parts.map((id) => [id, this.filesOf([id]).modules])), scripts };
  }

  #holding(end: string): Rolldown.OutputChunk {
    const chunk = [...this.#chunks.values()].find(({ moduleIds }) =>
      moduleIds.some((id) => id.endsWith(end)),
    );
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
