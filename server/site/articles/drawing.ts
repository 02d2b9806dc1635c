/** Articles drawn on a thread: the app takes tens of milliseconds for one, and a second to load. */
import { once } from 'node:events';
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
    this.#thread ??= this.#startThread();
    try {
      const answer = await answerOf(this.#thread, { post, siteUrl });
      if ('page' in answer) return answer.page;
      throw new Error(answer.failure);
    } catch (error) {
      await this.#endThread();
      throw error;
    }
  }

  #startThread(): Worker {
    const thread = new Worker(join(this.#folder, ARTICLE_THREAD), {
      workerData: pathToFileURL(join(this.#folder, PAGES_PROGRAM)).href,
    });
    // between two articles nobody else listens, and it would end the process
    return thread.on('error', () => void this.#endThread());
  }

  async #endThread(): Promise<void> {
    const thread = this.#thread;
    this.#thread = null;
    await thread?.terminate();
  }
}

async function answerOf(thread: Worker, asked: object): Promise<Answer> {
  const ended = new AbortController();
  const timer = setTimeout(() => ended.abort(new Error('it took too long')), DEADLINE_MS);
  const onExit = () => ended.abort(new Error('the thread ended'));
  thread.once('exit', onExit);
  try {
    // rejects with the thread's error, too
    const answered = once(thread, 'message', { signal: ended.signal });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port takes no origin
    thread.postMessage(asked);
    const [answer]: Answer[] = await answered;
    if (!answer) throw new Error('the thread answered nothing');
    return answer;
  } catch (error) {
    throw ended.signal.aborted ? ended.signal.reason : error;
  } finally {
    clearTimeout(timer);
    thread.off('exit', onExit);
  }
}
