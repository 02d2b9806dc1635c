/** Draws the pages on a thread of its own: the app opens channels and timers, which would keep a build from ending. */
import { parentPort, workerData } from 'node:worker_threads';

const { sampleArticle, writeArticle, writeFrame, writePages } = await import(workerData);
const frames = { home: await writeFrame('/'), shell: await writeFrame('/shell.html') };
const article = await writeArticle(sampleArticle, '');
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port takes no origin
parentPort.postMessage({ frames, pages: await writePages(), article });
