/** A stream with one chunk a line end, so that events are cut in pieces. */
export function streamed(
  source: string,
  after: 'ends' | 'breaks' | 'hangs',
  signal: AbortSignal | null,
): Response {
  const bytes = new TextEncoder().encode(source);
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        signal?.addEventListener('abort', () => controller.error(new DOMException('Aborted', 'AbortError')));
        for (let at = 0; at < bytes.length; at += 7) controller.enqueue(bytes.slice(at, at + 7));
        if (after === 'ends') controller.close();
      },
      pull(controller) {
        // Only once everything was read: an error throws away what is still in the queue.
        if (after === 'breaks') controller.error(new TypeError('network error'));
      },
    },
    { highWaterMark: 0 },
  );
  return new Response(body, { status: 200, headers: { 'content-type': 'text/event-stream' } });
}
