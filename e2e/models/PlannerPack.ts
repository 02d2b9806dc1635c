/** The planner's files and its worker, as a page of the built app has them. */
import type { Page } from 'playwright/test';

interface Listed {
  readonly url: string;
  readonly part: string;
}

export class PlannerPack {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Asks the service worker, and answers what it says. */
  async tell(message: { readonly type: string; readonly parts?: readonly string[] }): Promise<unknown> {
    return this.#page.evaluate(async (sent) => {
      const { active } = await navigator.serviceWorker.ready;
      const { port1, port2 } = new MessageChannel();
      const answer = new Promise((resolve) => {
        port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => resolve(data));
      });
      port1.start();
      active?.postMessage(sent, [port2]);
      return answer;
    }, message);
  }

  /** The files of this build. */
  async files(): Promise<readonly Listed[]> {
    const answer = await this.tell({ type: 'LIST_PACK' });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the worker answers is the test's to see
    return (answer as { readonly files: readonly Listed[] }).files;
  }

  /** Parts with a file in the cache, each once, in the order of the alphabet. */
  async stored(): Promise<string[]> {
    const files = await this.files();
    const urls = await this.#page.evaluate(async () =>
      (await (await caches.open('waymark-planner')).keys()).map(({ url }) => url),
    );
    return [...new Set(files.filter(({ url }) => urls.includes(url)).map(({ part }) => part))].toSorted();
  }

  /** Starts the worker of this build and has it answer each message; what it says, in their order. */
  async answers(messages: readonly unknown[]): Promise<{ type: string; told?: unknown; part?: string }[]> {
    const file = (await this.files()).find(({ url }) => /\/worker-[^/]+\.js$/.test(url));
    if (!file) throw new Error('The build has no planner');
    return this.#page.evaluate(
      async ({ url, list }) => {
        const worker = new Worker(url, { type: 'module' });
        const said: { type: string }[] = [];
        let onSaid: (() => void) | null = null;
        worker.addEventListener('message', ({ data }: MessageEvent<{ type: string }>) => {
          said.push(data);
          onSaid?.();
        });
        worker.addEventListener('error', () => {
          said.push({ type: 'broken' });
          onSaid?.();
        });
        const next = async () => {
          if (said.length === 0) await new Promise<void>((resolve) => (onSaid = resolve));
          return said.shift() ?? { type: 'none' };
        };
        const first = await next();
        if (first.type !== 'ready') return [first];
        const answers: { type: string }[] = [];
        for (const [id, asked] of list.entries()) {
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes no origin
          worker.postMessage({ id, asked });
          answers.push(await next());
        }
        worker.terminate();
        return answers;
      },
      { url: file.url, list: messages },
    );
  }
}
