/**
 * Property tests of a function's door, from its own schema and one valid example: what the schema refuses must be
 * answered 400 with the field that it names, what it accepts must be answered, and nothing may be answered 500.
 */
import fc from 'fast-check';
import { z } from 'zod';
import { functionErrorSchema } from '../../../domain/errors/functionErrors.ts';
import { mutations, type Json } from './mutations.ts';
import { post } from './backend.ts';

const MAX_BODY_BYTES = 64 * 1024;
const RUNS = 100;
/** A refused key may be as long as the body; it is cut. */
const MAX_FIELD_CHARS = 200;

export interface FuzzRow {
  /** As under /functions/v1/. */
  readonly name: string;
  /** Answers a request with state of its own: requests must not depend on those before. */
  readonly call: (request: Request) => Promise<Response>;
  readonly schema: z.core.$ZodType;
  /** What the schema accepts and the function answers with 2xx. */
  readonly valid: Json;
  /** The JSON body of a POST, unless it is a GET's query. */
  readonly sentAs?: 'query';
  /** No body at all counts as `{}`. */
  readonly emptyAllowed?: boolean;
  /** Bytes of the largest body; 64 KB unless told. */
  readonly maxBytes?: number;
  /** Fields that may be refused with 400 for what the schema alone cannot know. */
  readonly refusedToo?: RegExp;
  /** Statuses other than 2xx that input of the right shape may get: 403 for somebody else's id, 404, 409. */
  readonly refusals?: readonly number[];
  /** What a 2xx answer holds. */
  readonly answer?: z.core.$ZodType;
}

/** Bodies that no mutation makes. */
export const RAW_BODIES: readonly (readonly [name: string, body: string | Uint8Array<ArrayBuffer>])[] = [
  ['nothing', ''],
  ['white space', ' \n'],
  ['half an object', '{"type":'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a number', '1e999'],
  ['a text', '"flights"'],
  ['two documents', '{}{}'],
  ['NUL', '\0'],
  ['brackets 20,000 deep', '['.repeat(20_000) + ']'.repeat(20_000)],
  ['objects 10,000 deep', '{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000)],
  ['bytes that are no UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ['a prototype', '{"__proto__":{"type":"flights"},"constructor":{"prototype":{}}}'],
  ['a body that is too large', `"${'x'.repeat(MAX_BODY_BYTES)}"`],
];

/** Sends spoiled copies of the valid input. @throws the counterexample, with the seed to run it again */
export async function fuzz(row: FuzzRow, runs: number = RUNS): Promise<void> {
  await fc.assert(
    fc.asyncProperty(mutations(row.valid), (input) =>
      check(row, row.sentAs === 'query' ? asQuery(input) : asBody(input)),
    ),
    { numRuns: runs, examples: [[row.valid]] },
  );
}

/** Sends one raw body. @throws Error that says what was answered instead */
export async function sendRaw(row: FuzzRow, body: string | Uint8Array<ArrayBuffer>): Promise<void> {
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
  let seen: unknown = NOT_JSON;
  try {
    seen = JSON.parse(text);
  } catch {
    // stays NOT_JSON
  }
  const request = new Request(post({}), { body, duplex: 'half' } as RequestInit);
  await check(row, { request, seen, text, bytes: new TextEncoder().encode(text).byteLength });
}

/** Sends the valid input as it is; a row whose example is refused tests nothing. */
export async function sendValid(row: FuzzRow): Promise<number> {
  const { request } = row.sentAs === 'query' ? asQuery(row.valid) : asBody(row.valid);
  return (await row.call(request)).status;
}

const NOT_JSON = Symbol('not JSON');

interface Sent {
  readonly request: Request;
  /** What the function's schema is given. */
  readonly seen: unknown;
  readonly text: string;
  readonly bytes: number;
}

function asBody(input: Json): Sent {
  const text = JSON.stringify(input);
  const bytes = new TextEncoder().encode(text).byteLength;
  return { request: post(text), seen: JSON.parse(text), text, bytes };
}

function asQuery(input: Json): Sent {
  const url = new URL('http://backend.test/functions/v1/any');
  const entries =
    typeof input === 'object' && input !== null ? Object.entries(input) : [['q', input] as const];
  for (const [name, value] of entries) {
    url.searchParams.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return {
    request: new Request(url),
    seen: Object.fromEntries(new URL(url).searchParams),
    text: url.search,
    bytes: 0,
  };
}

async function check(
  {
    name,
    call,
    schema,
    sentAs,
    emptyAllowed,
    maxBytes = MAX_BODY_BYTES,
    refusedToo,
    refusals = [],
    answer,
  }: FuzzRow,
  sent: Sent,
): Promise<void> {
  const response = await call(sent.request);
  const text = await response.text();
  const told = `${name} answered ${response.status} ${text.slice(0, 300)}`;
  if (response.status >= 500) throw new Error(told);
  if (sent.bytes > maxBytes) {
    if (response.status !== 413) throw new Error(`${told}; it should be 413`);
    return;
  }
  const isEmpty = emptyAllowed === true && sent.text.trim() === '';
  const expected = refusedField(schema, isEmpty ? {} : sent.seen, sentAs ?? 'body');
  const error = functionErrorSchema.safeParse(parseJson(text));
  if (expected !== null) {
    const field = error.data?.field ?? '';
    const isRight =
      response.status === 400 &&
      (field === expected || refusedToo?.test(field) === true) &&
      error.data?.message.includes(field) === true;
    if (!isRight) throw new Error(`${told}; it should be 400 naming ${expected}`);
    return;
  }
  if (refusals.includes(response.status)) {
    if (!error.success) throw new Error(`${told}; in another shape`);
    return;
  }
  if (response.status === 400 && error.data?.field !== undefined && refusedToo?.test(error.data.field))
    return;
  if (!response.ok) throw new Error(`${told}; its own schema accepts the input`);
  const parsed = answer && z.safeParse(answer, parseJson(text));
  if (parsed && !parsed.success) throw new Error(`${told}; ${parsed.error.message}`);
}

/** The field that a refusal must name; null when the schema accepts the input. */
function refusedField(schema: z.core.$ZodType, seen: unknown, whole: string): string | null {
  if (seen === NOT_JSON) return whole;
  const parsed = z.safeParse(schema, seen);
  if (parsed.success) return null;
  const [issue] = parsed.error.issues;
  const path = issue?.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue?.path;
  return path?.map(String).join('.').slice(0, MAX_FIELD_CHARS) || whole;
}

function parseJson(text: string): unknown {
  return text === '' ? null : JSON.parse(text);
}
