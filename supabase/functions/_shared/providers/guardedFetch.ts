/**
 * fetch as providers are called with: it follows no redirect, so that a key never goes to another host, and reads
 * no more of an answer than an answer can sensibly hold.
 */

/** Largest answer that is read, in bytes, after decompression. */
export const MAX_ANSWER_BYTES = 5 * 1024 * 1024;

/** An answer that is larger than the limit. */
class AnswerTooLarge extends Error {
  constructor() {
    super(`The answer is larger than ${MAX_ANSWER_BYTES} bytes`);
    this.name = 'AnswerTooLarge';
  }
}

/**
 * Guards a fetch. A redirect comes back as the answer it is (3xx); a body over the limit fails while it is read.
 */
export function guardFetch(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'manual' });
    // a browser-like runtime hides redirects behind status 0, which no Response can be made with
    if (!response.body || response.status < 200) return response;
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(limiter()), { status, statusText, headers });
  };
}

function limiter(): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > MAX_ANSWER_BYTES) controller.error(new AnswerTooLarge());
      else controller.enqueue(chunk);
    },
  });
}
