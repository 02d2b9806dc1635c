/** Draws articles on a thread of its own, one a message: the build lays it beside the program that it loads. */
import { parentPort, workerData } from 'node:worker_threads';

const { writeArticle } = await import(workerData);

async function draw({ post, siteUrl }) {
  try {
    answer({ page: await writeArticle(post, siteUrl) });
  } catch (error) {
    answer({ failure: error instanceof Error ? error.message : String(error) });
  }
}

function answer(message) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port takes no origin
  parentPort.postMessage(message);
}

parentPort.on('message', (asked) => void draw(asked));
