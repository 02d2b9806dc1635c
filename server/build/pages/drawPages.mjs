/** Draws the pages on a thread of its own: the app opens channels and timers, which would keep a build from ending. */
import { parentPort, workerData } from 'node:worker_threads';

const { sampleArticle, writeArticle, writePages } = await import(workerData);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port takes no origin
parentPort.postMessage({ pages: await writePages(), article: await writeArticle(sampleArticle, '') });
