/** Texts as short as they get, as base64url: for an address. */

/** Why a text could not be had back. */
export class InflateError extends Error {
  readonly reason: 'too_large' | 'damaged';

  constructor(reason: InflateError['reason'], cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/** Deflated, a thousandth of what it may inflate to. */
const SLICE_BYTES = 1024;

/** Whether this browser can; Safari before 16.4 and Chrome before 103, which knows other formats, cannot. */
export function canDeflate(): boolean {
  try {
    const streams = [new CompressionStream('deflate-raw'), new DecompressionStream('deflate-raw')];
    return streams.every((stream) => stream.readable instanceof ReadableStream);
  } catch {
    return false;
  }
}

/** Deflated without a header (RFC 1951), as base64url without its padding. */
export async function deflate(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  return toBase64Url(await through(new CompressionStream('deflate-raw'), bytes, Number.POSITIVE_INFINITY));
}

/**
 * The text of {@link deflate}. Reading stops at the limit, however much more there would be.
 * @throws InflateError `too_large`, or `damaged` for what is cut, changed or nothing of the kind
 */
export async function inflate(data: string, maxBytes: number): Promise<string> {
  try {
    const bytes = await through(new DecompressionStream('deflate-raw'), fromBase64Url(data), maxBytes);
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (thrown) {
    if (thrown instanceof InflateError) throw thrown;
    throw new InflateError('damaged', thrown);
  }
}

/** What a stream makes of bytes; they are written while it is read, so that neither waits for the other. */
async function through(
  stream: GenericTransformStream,
  bytes: Uint8Array<ArrayBuffer>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = stream.writable.getWriter();
  // a little at a time: what comes of one write is made before any of it can be counted
  const feed = async () => {
    for (let at = 0; at < bytes.length; at += SLICE_BYTES)
      await writer.write(bytes.subarray(at, at + SLICE_BYTES));
    await writer.close();
  };
  // a failure comes out at the other end as well
  feed().catch(() => {});
  const reader: ReadableStreamDefaultReader<Uint8Array> = stream.readable.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.length;
    if (size > maxBytes) {
      await reader.cancel().catch(() => {});
      throw new InflateError('too_large');
    }
    chunks.push(read.value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(data: string): Uint8Array<ArrayBuffer> {
  const binary = atob(data.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
