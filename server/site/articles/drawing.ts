/** Articles drawn on a thread: the app takes tens of milliseconds for one, and a second to load. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { BlogPost } from '../../../domain/blog.ts';
import { ARTICLE_THREAD, PAGES_PROGRAM, type WrittenPage } from '../../build/pages/articleFrame.ts';

/** What one may take, on a machine that is busy with other things. */
const DEADLINE_MS = 60_000;

/** As server/build/pages/drawArticles.mjs answers it. */
type Answer = { readonly page: WrittenPage } | { readonly failure: string };

/**
 * Draws one article after the other. The thread is there while any is left to draw, and a new one follows on one that
 * failed.
 */
export class Drawing {
  readonly #folder: string;
  #thread: Worker | null = null;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #isClosed = false;

  /** @param folder `dist/pages` of a build */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** How many have been asked for and are not drawn yet. */
  get waiting(): number {
    return this.#waiting;
  }

  /** @throws Error where it cannot be drawn, and once this is closed */
  async draw(post: BlogPost, siteUrl: string): Promise<WrittenPage> {
    this.#waiting += 1;
    const drawn = this.#last.then(() => this.#drawNext(post, siteUrl));
    this.#last = drawn.catch(() => {}).then(() => this.#settle());
    return drawn;
  }

  /** Breaks off what is being drawn. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#endThread();
    await this.#last;
  }

  async #settle(): Promise<void> {
    this.#waiting -= 1;
    if (this.#waiting === 0) await this.#endThread();
  }

  async #drawNext(post: BlogPost, siteUrl: string): Promise<WrittenPage> {
    if (this.#isClosed) throw new Error('Nothing is drawn any more');
    this.#thread ??= new Worker(join(this.#folder, ARTICLE_THREAD), {
      workerData: pathToFileURL(join(this.#folder, PAGES_PROGRAM)).href,
    });
    try {
      const answer = await answerOf(this.#thread, { post, siteUrl });
      if ('page' in answer) return answer.page;
      throw new Error(answer.failure);
    } catch (error) {
      await this.#endThread();
      throw error;
    }
  }

  async #endThread(): Promise<void> {
    const thread = this.#thread;
    this.#thread = null;
    await thread?.terminate();
  }
}

function answerOf(thread: Worker, asked: object): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => end(() => reject(new Error('it took too long'))), DEADLINE_MS);
    const end = (settle: () => void) => {
      clearTimeout(timer);
      thread.removeAllListeners();
      // what comes after an answer is nobody's: without a listener it would end the process
      thread.on('error', () => {});
      settle();
    };
    thread.once('message', (answer: Answer) => end(() => resolve(answer)));
    thread.once('error', (error) => end(() => reject(error)));
    thread.once('exit', () => end(() => reject(new Error('the thread ended'))));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port takes no origin
    thread.postMessage(asked);
  });
}
