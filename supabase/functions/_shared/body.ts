/** Reading a request's body and query: size limit, JSON, schema; what fails is 400 and names the field. */
// as a value: it brings the English words of a refusal, which `zod/mini` lacks
import { z } from 'zod';
import { FunctionFailure } from './errors.ts';

/** Largest request body, in bytes. */
const MAX_BODY_BYTES = 64 * 1024;

/** A refused key may be as long as the body. */
const MAX_FIELD_CHARS = 200;

interface ReadOptions {
  /** No body at all counts as `{}`. */
  readonly emptyAllowed?: boolean;
  readonly maxBytes?: number;
  /** A body without this field may not be larger than any other function's. */
  readonly largeFor?: string;
}

/**
 * Reads a JSON body and parses it.
 * @throws FunctionFailure too_large; bad_request with the path of the first refused field ("params.from.name"), or
 * `body` when it is no JSON.
 */
export async function readJson<Schema extends z.core.$ZodType>(
  request: Request,
  schema: Schema,
  { emptyAllowed = false, maxBytes = MAX_BODY_BYTES, largeFor }: ReadOptions = {},
): Promise<z.output<Schema>> {
  const text = await readText(request, maxBytes);
  if (emptyAllowed && text.trim() === '') return parseOrRefuse(schema, {}, 'body');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new FunctionFailure('bad_request', 'The request body must be JSON.', { field: 'body' });
  }
  if (
    largeFor !== undefined &&
    !has(value, largeFor) &&
    new TextEncoder().encode(text).length > MAX_BODY_BYTES
  ) {
    throw tooLarge(MAX_BODY_BYTES);
  }
  return parseOrRefuse(schema, value, 'body');
}

/** Parses the query string's parameters (the first value of each). */
export function readQuery<Schema extends z.core.$ZodType>(
  request: Request,
  schema: Schema,
): z.output<Schema> {
  const params = Object.fromEntries(new URL(request.url).searchParams);
  return parseOrRefuse(schema, params, 'query');
}

function parseOrRefuse<Schema extends z.core.$ZodType>(
  schema: Schema,
  value: unknown,
  whole: string,
): z.output<Schema> {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const path = issue?.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue?.path;
  const field = path?.map(String).join('.').slice(0, MAX_FIELD_CHARS) || whole;
  throw new FunctionFailure('bad_request', `${field}: ${issue?.message ?? 'is not valid'}`, { field });
}

/** A request's body as text. @throws FunctionFailure too_large over `maxBytes`, bad_request when it breaks off */
export async function readText(request: Request, maxBytes: number): Promise<string> {
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (declared > maxBytes) throw tooLarge(maxBytes);
  if (!request.body) return '';
  const reader = request.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read().catch((cause: unknown) => {
      throw new FunctionFailure('bad_request', 'The request body did not arrive.', { field: 'body', cause });
    });
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      throw tooLarge(maxBytes);
    }
    text += decoder.decode(value, { stream: true });
  }
}

function has(value: unknown, field: string): boolean {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, field);
}

function tooLarge(maxBytes: number): FunctionFailure {
  return new FunctionFailure('too_large', `The request is larger than ${maxBytes / 1024} KB.`);
}
